import { nbsp } from '../kit/typography.ts';
import { type TextOverrides, translate } from '../ui/text.ts';
import type { Forced } from './cookies.ts';
import { regionNoticeTexts as texts } from './notice.texts.ts';

export interface NoticeWords {
  title: string;
  text: string;
  /** Label of the button that leads back. */
  restore: string;
}

/** Words of the notice: of the country, of the postcode, or of both at once. */
export function noticeWords({ region, zipcode }: Forced, overrides: TextOverrides): NoticeWords {
  const [country = '', usual = ''] = [region?.currentCountry, region?.defaultCountry];
  const now = { country, zipcode: zipcode?.currentZipcode ?? '' };
  const before = { country: usual, zipcode: zipcode?.defaultZipcode ?? '' };
  const [title, text, restore] =
    region && zipcode
      ? [
          translate(texts, overrides, 'both', now),
          translate(texts, overrides, 'bothUsual', before),
          'restoreBoth' as const,
        ]
      : region
        ? [
            translate(texts, overrides, 'region', now),
            translate(texts, overrides, 'regionUsual', before),
            'restoreRegion' as const,
          ]
        : [
            translate(texts, overrides, 'zipcode', now),
            translate(texts, overrides, 'zipcodeUsual', before),
            'restoreZipcode' as const,
          ];
  return { title: nbsp(title), text: nbsp(text), restore: translate(texts, overrides, restore) };
}
