import { type Grosze, multiplyDivide } from './money.ts';

/** Currencies of shops, and those that amounts are told in, by their codes of ISO 4217. */
export const CURRENCIES = ['PLN', 'EUR', 'CZK', 'USD', 'GBP'] as const;

export type Currency = (typeof CURRENCIES)[number];

/** Another currency that amounts are told in besides, by a rate of a day. Nothing is charged in it. */
export interface CurrencyRate {
  code: Currency;
  /** What one unit of it costs in the currency of the shop, in ten-thousandths: 4.2731 is 42 731. */
  rate: number;
  /** Day that the rate is of, epoch ms. */
  date: number;
  /** Who published it, in the merchant's words. */
  source?: string;
  /** Currency of the shop, which is charged. */
  home: Currency;
}

/** Parts of a unit that a rate is counted in: central banks publish four decimals. */
export const RATE_PARTS = 10_000;

/** Amount of the shop in the other currency, in hundredths of its unit, rounded once by the rule of the shop. */
export const inCurrency = (amount: Grosze, { rate }: Pick<CurrencyRate, 'rate'>): number =>
  multiplyDivide(amount, RATE_PARTS, rate);
