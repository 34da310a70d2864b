import { err, ok } from '../../kit/result.ts';
import type { Checked, IllegalCode, PhoneCode } from '../codes.ts';
import { LONGEST } from './lengths.ts';
import { plain, tidy } from './tidy.ts';

/** Least characters of a number whose country is not known (docs/contract/forms.md#rules). */
const SHORTEST = 9;
/** Copied along with the number, in front of all of it. */
const LABEL = /^(?:tel|telefon|phone|kom|mob)[.:]+/i;
const SIGNS = /^[\d +()./*#-]+$/;
/** A value of only these is a telephone number (docs/contract/forms.md#rules); `phoneOrEmail` takes a whole number with other signs in it too. */
const PHONE_CLASS = /^[\d *#+()]+$/;

export interface PhoneCodes {
  missing: PhoneCode;
  illegal: IllegalCode;
}

/** The number in its international form ("+48512345678"), undefined when the country has no such number. */
export type PhoneOfCountry = (value: string, region: string) => string | undefined;

/**
 * A telephone number. With a region (a country's code of two letters) and `ofCountry` the country's own numbering
 * decides, unless the number begins with the prefix of another one; else nine characters are enough.
 */
export function checkPhone(
  value: string,
  region: string | undefined,
  codes: PhoneCodes,
  ofCountry?: PhoneOfCountry,
): Checked {
  const text = tidy(value, LONGEST.phone + LONGEST.phone_prefix);
  if (!text.ok) return text;
  const number = plain(text.value).replace(LABEL, '').trim();
  if (number === '') return err({ code: codes.missing });
  if (!SIGNS.test(number)) return err({ code: codes.illegal });
  if (region !== undefined && ofCountry) {
    const kept = ofCountry(number, region);
    return kept === undefined ? err({ code: codes.missing, because: 'country' }) : ok(kept);
  }
  return number.length < SHORTEST ? err({ code: codes.missing, because: 'short' }) : ok(number);
}

/** A number with the prefix of the field before it, which counts where the number has none of its own. */
export function withPrefix(value: string, prefix = ''): string {
  const number = value.trimStart().replace(LABEL, '').trimStart();
  const digits = prefix.trim();
  if (digits === '' || number === '' || number.startsWith('+') || number.startsWith('00')) return value;
  return `${digits.startsWith('+') ? digits : `+${digits}`} ${number}`;
}

/**
 * Class of a value in a field for either. At most 254 characters are looked at. A whole number that is parted by
 * hyphens, dots or strokes, or was pasted, is no address either.
 */
export function phoneOrEmail(value: string): 'phone' | 'email' {
  if (value.length > LONGEST.email) return 'email';
  const number = plain(value).trim();
  const isWhole = SIGNS.test(number) && number.replace(/\D/g, '').length >= SHORTEST;
  return PHONE_CLASS.test(value) || isWhole ? 'phone' : 'email';
}

/** "512 345 678" for nine Polish digits, grouped as the country writes them; anything else as it was. */
export function formatPhone(value: string, region: string): string {
  if (region !== 'PL' || value.length > LONGEST.phone) return value;
  const digits = plain(value)
    .replace(LABEL, '')
    .replace(/[ ()./-]/g, '');
  const found = /^(?:(?:\+|00)48)?(\d{9})$/.exec(digits)?.[1];
  if (found === undefined) return value;
  const parts = /^(?:45|5[0137]|6[069]|7[2389]|88)/.test(found) ? [3, 6] : [2, 5, 7];
  const cuts = [0, ...parts, 9];
  return cuts
    .slice(1)
    .map((to, place) => found.slice(cuts[place], to))
    .join(' ');
}

/** A stored number as it stands beside the field of its prefix: "512 345 678" of "+48512345678". */
export const besidePrefix = (value: string, prefix: string, region: string): string =>
  /^\+\d/.test(prefix) && value.startsWith(prefix) ? formatPhone(value.slice(prefix.length), region) : value;
