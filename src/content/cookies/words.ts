import { languageInHand } from '../../kit/speech.ts';
import { nbsp } from '../../kit/typography.ts';
import { pageTerms } from '../../ui/browser/pageTerms.ts';
import type { Purpose } from '../../ui/browser/purposes.ts';
import { type TextOverrides, translate } from '../../ui/text.ts';
import { cookieTexts } from './texts.ts';

type Key = Exclude<keyof typeof cookieTexts.values, 'textMore'>;

/** A text of the notice, in the words of this shop. */
export const cookieWord = (key: Key): string => nbsp(translate(cookieTexts, pageTerms().texts, key));

const WHY = { preferences: 'whyPreferences', statistics: 'whyStatistics', marketing: 'whyMarketing' } as const;

/** What the notice says about the purposes that a shop asks for. */
export function noticeText(purposes: readonly Purpose[], texts: TextOverrides): string {
  if (purposes.length < 2) return translate(cookieTexts, texts, 'text');
  const why = purposes.map((purpose) => translate(cookieTexts, texts, WHY[purpose]));
  return translate(cookieTexts, texts, 'textMore', { purposes: new Intl.ListFormat(languageInHand()).format(why) });
}
