import { grouped } from './grouped.ts';
import { divideRounded, type Grosze } from './money.ts';
import { isEnglish } from './speech.ts';

// Written by hand and not with Intl: server and browser may carry different locale data, and pages must match byte for byte.
const NBSP = '\u00A0';
const MINUS = '\u2212';

/** Polish CLDR data write only these two with a sign; other currencies show their ISO 4217 code. */
const SIGNS: Readonly<Record<string, string>> = { PLN: 'zł', EUR: '€' };

const unit = (currency: string): string => NBSP + (SIGNS[currency] ?? currency);
const minus = (value: number): string => (value < 0 ? MINUS : '');

/** Amount in its currency: "1234" and "00" are "1 234,00 zł" in Polish and "PLN 1,234.00" in English. */
function amountText(negative: boolean, whole: string, fraction: string, separator: string, currency: string): string {
  const sign = negative ? MINUS : '';
  if (!isEnglish()) return `${sign}${grouped(whole, separator)}${fraction && `,${fraction}`}${unit(currency)}`;
  return `${sign}${currency}${NBSP}${grouped(whole, ',')}${fraction && `.${fraction}`}`;
}

/** The default price mask: "1 234,00 zł", all spaces U+00A0, minus U+2212 (docs/contract/product.md#prices). */
export function formatMoney(grosze: Grosze, currency = 'PLN'): string {
  const digits = String(Math.abs(grosze)).padStart(3, '0');
  return amountText(grosze < 0, digits.slice(0, -2), digits.slice(-2), NBSP, currency);
}

/** A bound that is announced: whole units under the rounded mask, any other amount in full, for nothing may be rounded away. */
export const formatBound = (grosze: Grosze, currency?: string): string =>
  grosze % 100 === 0 ? formatMoneyRounded(grosze, currency) : formatMoney(grosze, currency);

/** The rounded price mask: whole units, a dot between thousands, "1.234 zł" (docs/contract/product.md#prices). */
export function formatMoneyRounded(grosze: Grosze, currency = 'PLN'): string {
  const whole = divideRounded(grosze, 100);
  return amountText(whole < 0, String(Math.abs(whole)), '', '.', currency);
}

/** Rate of a currency in ten-thousandths: "4,2731 zł" (`currencyRate.ts`). */
export function formatRate(rate: number, currency: string): string {
  const digits = String(rate).padStart(5, '0');
  return amountText(false, digits.slice(0, -4), digits.slice(-4), NBSP, currency);
}

/** "15 %", "−12,6 %": percent with at most one decimal, dropped when it is 0; in English "−12.6%". */
export function formatPercent(n: number): string {
  const tenths = Math.round(Math.abs(n) * 10);
  const [point, thousands, space] = isEnglish() ? ['.', ',', ''] : [',', NBSP, NBSP];
  const decimal = tenths % 10 === 0 ? '' : `${point}${tenths % 10}`;
  return `${tenths === 0 ? '' : minus(n)}${grouped(String(Math.floor(tenths / 10)), thousands)}${decimal}${space}%`;
}

/** A whole number of points, grouped: "1 200". */
export function formatPoints(n: number): string {
  return minus(n) + grouped(String(Math.abs(n)), isEnglish() ? ',' : NBSP);
}
