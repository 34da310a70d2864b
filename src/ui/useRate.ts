import { formatDate } from '../kit/dates.ts';
import type { Grosze } from '../kit/money.ts';
import { formatRate } from '../kit/priceFormat.ts';
import { rateTexts } from './rate.texts.ts';
import type { Sum } from './Sums.tsx';
import { shownRate } from './shownRate.ts';
import { useText } from './TextContext.tsx';
import { useAbout } from './useAbout.ts';

/** Words on the rate of the other currency, its day, and what is charged; undefined for who has chosen none. */
export function useRateWords(): string | undefined {
  const t = useText(rateTexts);
  const rate = shownRate();
  if (!rate) return undefined;
  const of = [formatDate(rate.date), ...(rate.source === undefined ? [] : [rate.source])].join(', ');
  return t('rate', { code: rate.code, rate: formatRate(rate.rate, rate.home), of, home: rate.home });
}

/** Row under a total: the same amount in the other currency, and by what rate. */
export function useAboutSum(): (amount: Grosze) => readonly Sum[] {
  const t = useText(rateTexts);
  const [about, note, rate] = [useAbout(), useRateWords(), shownRate()];
  return (amount) =>
    rate === undefined
      ? []
      : [{ key: 'about', label: t('sum', { code: rate.code }), value: about(amount) ?? '', note }];
}
