import type { CurrencyRate } from '../kit/currencyRate.ts';
import { pageTerms } from './browser/pageTerms.ts';

declare global {
  /** On a server, which makes pages of several at a time: the currency of the work in hand. */
  var rateInHand: (() => CurrencyRate | undefined) | undefined;
}

/** Currency in which amounts are told besides; none on pages of everybody. A document brings it along with its other terms. */
export const shownRate = (): CurrencyRate | undefined =>
  typeof document === 'undefined' ? globalThis.rateInHand?.() : pageTerms().rate;
