/** Whole hundredths of the currency unit (for PLN: grosze). Always a safe integer. */
export type Grosze = number;

const BASIS = 10_000;

function requireSafe(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a safe integer: ${value}`);
  return value;
}

/**
 * The one rounding rule of the shop: to the nearest integer, a half goes away from zero
 * (half up to the grosz, as the VAT Act art. 106e(11) rounds).
 * Both arguments are safe integers; the result is exact.
 * @throws RangeError for a zero denominator or an argument that is no safe integer
 */
export function divideRounded(numerator: number, denominator: number): number {
  requireSafe(numerator);
  if (requireSafe(denominator) === 0) throw new RangeError('Division by zero');
  // The remainder of two doubles is exact, and so is the quotient of what it leaves; a plain n / d is not.
  const remainder = numerator % denominator;
  const whole = (numerator - remainder) / denominator;
  const away = 2 * Math.abs(remainder) >= Math.abs(denominator) ? Math.sign(numerator) * Math.sign(denominator) : 0;
  return whole + away + 0; // + 0 turns -0 into 0
}

/**
 * a × b ÷ denominator under the same rule, exact even where a × b passes 2^53.
 * @throws RangeError as `divideRounded`, and when the result itself is no safe integer
 */
export function multiplyDivide(a: number, b: number, denominator: number): number {
  const product = a * b;
  if (Number.isSafeInteger(product)) return divideRounded(product, denominator);
  if (requireSafe(denominator) === 0) throw new RangeError('Division by zero');
  const big = BigInt(requireSafe(a)) * BigInt(requireSafe(b));
  const divisor = BigInt(denominator);
  const negative = big < 0n !== divisor < 0n;
  const top = big < 0n ? -big : big;
  const bottom = divisor < 0n ? -divisor : divisor;
  const rounded = (2n * top + bottom) / (2n * bottom);
  return requireSafe(Number(negative ? -rounded : rounded)) + 0;
}

/** Net of a gross amount; the rate in basis points (2300 = 23 %). */
export function netFromGross(gross: Grosze, vatBp: number): Grosze {
  return multiplyDivide(gross, BASIS, BASIS + vatBp);
}

/** Gross of a net amount; the rate in basis points. `netFromGross` takes the result back to the same net. */
export function grossFromNet(net: Grosze, vatBp: number): Grosze {
  return multiplyDivide(net, BASIS + vatBp, BASIS);
}

/** The part of an amount given in basis points (1500 = 15 %). */
export function percentOf(amount: Grosze, bp: number): Grosze {
  return multiplyDivide(amount, bp, BASIS);
}

/** Reduction from `before` to `now` in whole percent; negative when the price rose, 0 without an earlier price. */
export function reductionPercent(before: Grosze, now: Grosze): number {
  return savingsPercent(before, now, 0);
}

/** Reduction like `reductionPercent`, with 0 or 1 decimal: (10 000, 8 740, 1) gives 12.6. */
export function savingsPercent(before: Grosze, now: Grosze, decimals: 0 | 1): number {
  if (before <= 0) return 0;
  const scale = decimals === 1 ? 10 : 1;
  return multiplyDivide(before - now, 100 * scale, before) / scale;
}

/** Price of a line: `unitPrice` is for one whole unit, `parts` counts units in 10^precision parts. */
export function lineTotal(unitPrice: Grosze, parts: number, precision: number): Grosze {
  return multiplyDivide(unitPrice, parts, 10 ** precision);
}
