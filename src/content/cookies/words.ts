import { languageInHand } from '../../kit/speech.ts';
import { nbsp } from '../../kit/typography.ts';
import type { Purpose } from '../../ui/browser/consentName.ts';
import { type PageTerms, pageTerms } from '../../ui/browser/pageTerms.ts';
import { type TextOverrides, translate } from '../../ui/text.ts';
import { cookieTexts } from './texts.ts';

type Key = Exclude<keyof typeof cookieTexts.values, 'text' | 'textMore' | 'saved'>;

/** A text of the notice, in the words of this shop. */
export const cookieWord = (key: Key): string => nbsp(translate(cookieTexts, pageTerms().texts, key));

const WHY = { preferences: 'whyPreferences', statistics: 'whyStatistics', marketing: 'whyMarketing' } as const;

/** What was saved, in words: what is necessary always is. */
export function savedText(agreed: readonly Purpose[], texts: TextOverrides): string {
  const names = (['necessary', ...agreed] as const).map((purpose) => translate(cookieTexts, texts, purpose));
  const listed = new Intl.ListFormat(languageInHand()).format(names.map((name) => name.toLowerCase()));
  return translate(cookieTexts, texts, 'saved', { purposes: listed });
}

/** What the notice says about the purposes that a shop asks for. */
export function noticeText(
  purposes: readonly Purpose[],
  { texts, counts }: Pick<PageTerms, 'texts' | 'counts'>,
): string {
  const why = purposes.map((purpose) =>
    translate(cookieTexts, texts, counts && purpose === 'preferences' ? 'whyVisits' : WHY[purpose]),
  );
  const words = { purposes: new Intl.ListFormat(languageInHand()).format(why) };
  return nbsp(translate(cookieTexts, texts, purposes.length < 2 ? 'text' : 'textMore', words));
}
