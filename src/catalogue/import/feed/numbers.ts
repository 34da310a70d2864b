import { type Grosze, multiplyDivide } from '../../../kit/money.ts';
import type { Parts } from '../../../kit/quantity.ts';
import type { Vat } from '../../model.ts';

/** The number digits / 10^scale, both whole. */
export interface Decimal {
  digits: number;
  /** 0 to 6; no more than needed: "1.50" has 1. */
  scale: number;
}

const DECIMAL = /^(\d{1,9})(?:[.,](\d*))?$/;
const MOST_DECIMALS = 6;

/**
 * "115", "93.5", "12.000". Decimals past the sixth, which only come from a division, are cut.
 * Undefined for anything else, negative numbers too.
 */
export function readDecimal(text: string): Decimal | undefined {
  const match = DECIMAL.exec(text);
  if (match === null) return undefined;
  const fraction = (match[2] ?? '').slice(0, MOST_DECIMALS).replace(/0+$/, '');
  return { digits: Number(`${match[1]}${fraction}`), scale: fraction.length };
}

/** A gross amount, to the nearest grosz. */
export const grossGrosze = ({ digits, scale }: Decimal): Grosze => multiplyDivide(digits, 100, 10 ** scale);

/** A net amount with VAT added before the one rounding: net prices of feeds have more decimals than money has. */
export const grossFromNetDecimal = ({ digits, scale }: Decimal, vatBp: number): Grosze =>
  multiplyDivide(digits, 10_000 + vatBp, 100 * 10 ** scale);

/** A quantity in parts, rounded down: what is left of a part cannot be sold. */
export function wholeParts({ digits, scale }: Decimal, precision: number): Parts {
  if (scale <= precision) return digits * 10 ** (precision - scale);
  const finer = 10 ** (scale - precision);
  return (digits - (digits % finer)) / finer;
}

/** Pieces that an order holds at least; undefined for one, and for what is no such number. */
export const readMinimum = (text: string): number | undefined =>
  /^[1-9]\d{0,4}$/.test(text) && text !== '1' ? Number(text) : undefined;

/** "23.0", "8", "zw". Undefined for what is no rate of VAT in a shop („np.”, „oo”, text). */
export function readVat(text: string): Vat | undefined {
  if (/^(?:zw\.?|zwoln\w*|exempt)$/i.test(text)) return { bp: 0, exempt: true };
  const rate = readDecimal(text.replace(/ ?%$/, ''));
  if (rate === undefined || rate.scale > 2) return undefined;
  const bp = rate.digits * 10 ** (2 - rate.scale);
  return bp <= 10_000 ? { bp, exempt: false } : undefined;
}

/** A GTIN of 8, 12, 13 or 14 digits whose last digit checks the others (GS1 General Specifications, 7.9). */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text) || /^0+$/.test(text)) return false;
  let sum = 0;
  for (let at = text.length - 1, weight = 1; at >= 0; at -= 1, weight = 4 - weight) sum += Number(text[at]) * weight;
  return sum % 10 === 0;
}
