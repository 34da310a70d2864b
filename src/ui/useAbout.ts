import { inCurrency } from '../kit/currencyRate.ts';
import type { Grosze } from '../kit/money.ts';
import { formatMoney } from '../kit/priceFormat.ts';
import { aboutTexts } from './about.texts.ts';
import { shownRate } from './shownRate.ts';
import { useText } from './TextContext.tsx';

/** Words for an amount in the currency that a visitor has chosen: "około 19,66 €"; undefined for who has chosen none. */
export function useAbout(): (amount: Grosze) => string | undefined {
  const t = useText(aboutTexts);
  const rate = shownRate();
  return (amount) => rate && t('about', { amount: formatMoney(inCurrency(amount, rate), rate.code) });
}
