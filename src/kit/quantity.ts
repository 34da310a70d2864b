import { bareQuantity } from './bareQuantity.ts';
import { isEnglish } from './speech.ts';

/** A quantity counted in 10^precision parts of a unit: 0,5 kg at precision 1 is 5. Always a safe integer, never a float. */
export type Parts = number;

function fromDigits(text: string, precision: number): Parts | undefined {
  const [, whole, fraction = ''] = /^(\d+)(?:[.,](\d+))?$/.exec(text) ?? [];
  if (whole === undefined || fraction.length > precision) return undefined;
  const parts = Number(whole + fraction.padEnd(precision, '0'));
  return Number.isSafeInteger(parts) ? parts : undefined;
}

/** A quantity as typed, with a comma or a point. Undefined when negative, no number, or finer than the unit allows. */
export function parseQuantity(text: string, precision: number): Parts | undefined {
  return fromDigits(text.trim(), precision);
}

/**
 * Reads a quantity generously, as people type it: with too many decimals, a sign or an exponent it gives the nearest part; a
 * negative one is 0, "1 000" is a thousand, and "2 szt." two. Undefined for what is no number.
 */
export function readQuantity(typed: string, precision: number): Parts | undefined {
  const text = bareQuantity(typed);
  const exact = fromDigits(text, precision);
  if (exact !== undefined) return exact;
  const number = Number(text.replace(',', '.') || 'none');
  if (Number.isNaN(number)) return undefined;
  return Math.min(Math.round(Math.max(0, number) * 10 ** precision), MOST);
}

/** More than any shop has, and far from where whole numbers end. */
const MOST = 10 ** 12;

/** A quantity that arrived as a number, in units. Undefined when negative, not finite, or finer than the unit allows. */
export function fromWire(units: number, precision: number): Parts | undefined {
  return fromDigits(String(units), precision);
}

/** Units as a number for the calls: 5 at precision 1 gives 0.5. For carrying only, never for counting. */
export function toWire(parts: Parts, precision: number): number {
  return parts / 10 ** precision;
}

/** Units for reading and for a quantity field: "0,5", "12". No trailing zeros, no grouping; `parseQuantity` reads it back. */
export function formatQuantity(parts: Parts, precision: number): string {
  const digits = String(Math.abs(parts)).padStart(precision + 1, '0');
  const cut = digits.length - precision;
  const fraction = digits.slice(cut).replace(/0+$/, '');
  return `${parts < 0 ? '\u2212' : ''}${digits.slice(0, cut)}${fraction === '' ? '' : `${isEnglish() ? '.' : ','}${fraction}`}`;
}

/** Units with a point and every decimal, for programs: 5 at precision 1 gives "0.5", 50 at precision 2 "0.50". */
export function decimalQuantity(parts: Parts, precision: number): string {
  const digits = String(Math.abs(parts)).padStart(precision + 1, '0');
  const cut = digits.length - precision;
  return `${parts < 0 ? '-' : ''}${digits.slice(0, cut)}${precision === 0 ? '' : `.${digits.slice(cut)}`}`;
}

/**
 * Rule of a quantity, in parts. `step` > 0, `min` ≥ 0 (a minimum of 0 lets 0 through); `max` undefined means no upper
 * bound.
 */
export type QuantityRule = { readonly step: Parts; readonly min: Parts; readonly max: Parts | undefined };

/** Allowed quantity and why it differs: a bound (`min`, `max`) outranks the step; `ok` means nothing changed. */
export type CorrectedQuantity = { readonly parts: Parts; readonly reason: 'ok' | 'min' | 'max' | 'step' };

/**
 * The least multiple of `step` that is not below `wanted`, within the bounds: who asks for a square metre of tiles needs
 * no less. The minimum counts rounded up to a step, the maximum rounded down to one.
 * Undefined when no multiple of the step fits: min above max, or no step between them.
 * @throws RangeError for a step that is not a positive integer
 */
export function correctQuantity(wanted: Parts, rule: QuantityRule): CorrectedQuantity | undefined {
  const { step } = rule;
  if (!Number.isSafeInteger(step) || step <= 0) throw new RangeError(`Not a step: ${step}`);
  const { min: lowest, max: highest } = stepBounds(rule);
  if (highest !== undefined && (highest < 0 || lowest > highest)) return undefined;
  const enough = stepsUp(Math.max(wanted, 0), step);
  if (wanted < lowest) return { parts: lowest, reason: 'min' };
  if (highest !== undefined && enough > highest) return { parts: highest, reason: 'max' };
  return { parts: enough, reason: enough === wanted ? 'ok' : 'step' };
}

/** The bounds as they can be reached in whole steps: the nearest step inside each. */
export const stepBounds = ({ step, min, max }: QuantityRule): { min: Parts; max: Parts | undefined } => ({
  min: stepsUp(min, step),
  max: max === undefined ? undefined : stepsDown(max, step),
});

/** The least multiple of `step` that is not below `parts`. */
export function stepsUp(parts: Parts, step: Parts): Parts {
  const over = parts % step;
  return over > 0 ? parts - over + step : parts - over;
}

/** The greatest multiple of `step` that is not above `parts`. */
export function stepsDown(parts: Parts, step: Parts): Parts {
  const over = parts % step;
  return over < 0 ? parts - over - step : parts - over;
}
