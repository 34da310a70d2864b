import { type Parts, stepsDown } from '../kit/quantity.ts';

/** Points that a quantity earns: each unit earns `each`, and no part of a point is given. */
export function pointsEarned(each: number, quantity: Parts, precision: number): number {
  const unit = 10 ** precision;
  return stepsDown(each * quantity, unit) / unit;
}
