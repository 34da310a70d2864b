import type { Grosze } from '../kit/money.ts';

/** An amount and when it is paid: years after the first drawdown, as a fraction. */
export interface Flow {
  amount: Grosze;
  years: number;
}

const presentValue = (flows: readonly Flow[], rate: number): number =>
  flows.reduce((sum, { amount, years }) => sum + amount * (1 + rate) ** -years, 0);

/** A rate above it is no loan; the search ends there. */
const HIGHEST = 1e6;
/** Far finer than the ninth decimal that is shown from; a page asks for several rates, so that steps count. */
const NEAR = 1e-12;

/**
 * Annual percentage rate of charge, as a fraction: the X at which what is lent and what is paid are worth the same
 * (Directive 2008/48/EC, annex I; the same equation stands in Directive (EU) 2023/2225, annex III). Everything is lent
 * before it is paid back, so that one X fits.
 * @throws RangeError where no rate below a million times fits
 */
export function annualRate(drawdowns: readonly Flow[], repayments: readonly Flow[]): number {
  const gain = (rate: number) => presentValue(repayments, rate) - presentValue(drawdowns, rate);
  let low = -0.99;
  let high = 1;
  while (gain(high) > 0) {
    high *= 10;
    if (high > HIGHEST) throw new RangeError('No annual rate fits what is paid back');
  }
  while (high - low > NEAR * Math.max(1, high)) {
    const middle = (low + high) / 2;
    if (gain(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Rate in tenths of a percent, rounded half up (annex I, remark (d)). 0.1257 gives 126. */
export const tenthsOfPercent = (rate: number): number =>
  // The search leaves errors far behind the ninth decimal; without the first rounding they would decide a half.
  Math.round(Math.round(rate * 1e9) / 1e6) + 0;
