import { decimalPoint } from '../kit/decimals.ts';
import { formatMoney } from '../kit/priceFormat.ts';
import { isEnglish } from '../kit/speech.ts';
import type { Translate } from '../ui/text.ts';
import type { Credit } from './credit.ts';
import type { instalmentTexts } from './texts.ts';

type T = Translate<(typeof instalmentTexts)['values']>;

/** "11,90 %" of basis points; in English "11.90%". */
export const rateText = (bp: number): string => percent(bp, 2);

/** "12,6 %" of tenths: always with one decimal, as the directive asks at least. */
export const aprText = (tenths: number): string => percent(tenths, 1);

function percent(value: number, decimals: number): string {
  const digits = String(value).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}${decimalPoint()}${digits.slice(-decimals)}${isEnglish() ? '' : '\u00A0'}%`;
}

/** "9 równych rat po 43,06 zł i ostatnia 43,05 zł". */
export function instalmentWords(t: T, { plan, instalment, last }: Credit, currency: string): string {
  const equal = (n: number) => t('equal', { n, instalment: formatMoney(instalment, currency) });
  if (last === instalment) return equal(plan.months);
  return t('equalAndLast', { equal: equal(plan.months - 1), last: formatMoney(last, currency) });
}

export const exampleWords = (t: T, credit: Credit, currency: string): string =>
  t('exampleText', {
    apr: aprText(credit.apr),
    price: formatMoney(credit.amount, currency),
    amount: formatMoney(credit.amount, currency),
    rate: rateText(credit.plan.rateBp),
    commission: formatMoney(credit.commission, currency),
    months: t('months', { n: credit.plan.months }),
    instalments: instalmentWords(t, credit, currency),
    cost: formatMoney(credit.total - credit.amount, currency),
    total: formatMoney(credit.total, currency),
  });
