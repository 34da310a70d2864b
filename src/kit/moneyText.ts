import type { Grosze } from './money.ts';

/** Amounts as they are typed, carried and written into files. */

// A literal: what is made by a call when the module starts would keep the module in pages that use nothing of it.
const TYPED_MONEY =
  /^(?<whole>\d+|\d{1,3}(?:[ \u00A0\u202F]\d{3})+)(?:[.,](?<fraction>\d{1,2}))?(?:[ \u00A0\u202F]?zł)?$/iu;

function fromDigits(whole: string, fraction: string): Grosze | undefined {
  const value = Number(whole + fraction.padEnd(2, '0'));
  return Number.isSafeInteger(value) ? value : undefined;
}

/**
 * An amount as a person types it: "84", "84.5", "84,50", "1 234,50 zł".
 * Undefined for anything else: negative amounts, more than two decimals, a point used for grouping.
 */
export function parseMoney(text: string): Grosze | undefined {
  const groups = TYPED_MONEY.exec(text.trim())?.groups;
  if (groups?.whole === undefined) return undefined;
  return fromDigits(groups.whole.replace(/\D/g, ''), groups.fraction ?? '');
}

/** "123.00": an amount as the calls carry it. */
export function toDecimal(grosze: Grosze): string {
  if (!Number.isSafeInteger(grosze)) throw new RangeError(`Not a safe integer: ${grosze}`);
  const digits = String(Math.abs(grosze)).padStart(3, '0');
  return `${grosze < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A price written as a number in a shop file: 84.5 gives 8450. Undefined past two decimals or past safe integers. */
export function fromDecimalNumber(n: number): Grosze | undefined {
  // The shortest text of a double is what the merchant wrote; 1.15 * 100 is not 115.
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(String(n));
  if (match === null) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  const value = fromDigits(whole, fraction);
  return sign === '-' && value !== undefined ? 0 - value : value;
}
