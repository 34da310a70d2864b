import { err, ok } from '../../kit/result.ts';
import type { Checked, IllegalCode, Issue, PhoneCode } from '../codes.ts';
import { countryOf } from '../countries.ts';
import { LONGEST } from './lengths.ts';
import { plain, tidy } from './tidy.ts';

/** Least characters of a number whose country is not known (docs/contract/forms.md#rules). */
const SHORTEST = 9;
/** Copied along with the number, in front of all of it. */
const LABEL = /^(?:(?:tel|telefon|phone|kom|mob|nr)[.: ]+){1,3}/i;
const SIGNS = /^[\d +()./*#-]+$/;
/** Numbers are kept for programs that dial them; an extension is dialled by hand. */
const EXTENSION = /^[\d +()./*#-]+,? ?(?:wewn?|w|ext|x)[.: ]*\d{1,6}$/i;
/** A value of only these is a telephone number (docs/contract/forms.md#rules); `phoneOrEmail` takes a whole number with other signs in it too. */
const PHONE_CLASS = /^[\d *#+()]+$/;

export interface PhoneCodes {
  missing: PhoneCode;
  illegal: IllegalCode;
}

/** The number in its international form ("+48512345678"), undefined when the country has no such number. */
export type PhoneOfCountry = (value: string, region: string) => string | undefined;

/** Characters that anybody types; nothing looks at more of them. */
const LOOKED_AT = LONGEST.email;

/** A number in the signs of a keyboard, without its label, brackets around its first digits, and a comma behind it. */
const spelled = (value: string): string =>
  plain(value)
    .trim()
    .replace(LABEL, '')
    .trimStart()
    .replace(/^\(([\d +-]+)\)/, '$1 ')
    .replace(/[,;]$/, '')
    .trim();

/**
 * What a number may mean, the likeliest first: its country's code was typed too although the prefix says it, or without
 * "+"; it is as it stands; it begins with the zero that numbers of the country do not have.
 */
function meanings(number: string, region: string): string[] {
  const { prefix, rest } = parted(number);
  const code = prefix || (countryOf(region)?.prefix ?? '');
  const bare = rest.replace(/^\(?0\)?/, '');
  const hasZero = bare !== rest && !bare.startsWith('0');
  return [
    ...(code !== '' && rest.startsWith(code) ? [`+${rest}`] : []),
    number,
    ...(hasZero ? [`${prefix && `+${prefix} `}${bare}`] : []),
  ];
}

/** The digits of a prefix that is parted from its number by a space or a bracket. */
function parted(number: string): { prefix: string; rest: string } {
  const [, prefix = ''] = /^\+(\d+)[ (]/.exec(number) ?? [];
  return { prefix, rest: prefix === '' ? number : number.slice(prefix.length + 1).trimStart() };
}

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
  const number = spelled(text.value);
  if (number === '') return err({ code: codes.missing });
  if (EXTENSION.test(number)) return err({ code: codes.illegal, because: 'extension' });
  if (!SIGNS.test(number)) return err({ code: codes.illegal });
  if (region !== undefined && ofCountry) {
    for (const meaning of meanings(number, region)) {
      const kept = ofCountry(meaning, region);
      if (kept !== undefined) return ok(kept);
    }
    const { prefix, rest } = parted(number);
    const isPrefix = prefix !== '' && ofCountry(rest, region) !== undefined;
    return err({ code: codes.missing, because: isPrefix ? 'prefix' : 'country' });
  }
  return number.length < SHORTEST ? err({ code: codes.missing, because: 'short' }) : ok(number);
}

/** A prefix as it begins an international number: "+48" of "0048", "(+48)" or "48"; empty without digits. */
export function writtenPrefix(prefix: string): string {
  const digits = plain(prefix.slice(0, LOOKED_AT)).replace(/\D/g, '').replace(/^0+/, '');
  return digits && `+${digits}`;
}

/** A number with the prefix of the field before it, which counts where the number has none of its own. */
export function withPrefix(value: string, prefix = ''): string {
  if (value.length > LOOKED_AT) return value;
  const number = spelled(value);
  const before = writtenPrefix(prefix);
  return before === '' || number === '' || number.startsWith('+') || number.startsWith('00')
    ? value
    : `${before} ${number}`;
}

/** The part of an address that a mistake is told at: the prefix, where the number is right without it. */
export function partAtFault<Part extends string>(
  part: Part,
  issue: Issue,
  values: Readonly<Partial<Record<string, string>>>,
): Part | 'phone_prefix' {
  const value = values[part] ?? '';
  const isPrefix = 'because' in issue && issue.because === 'prefix' && withPrefix(value, values.phone_prefix) !== value;
  return isPrefix ? 'phone_prefix' : part;
}

/**
 * Class of a value in a field for either. At most 254 characters are looked at. A whole number that is parted by
 * hyphens, dots or strokes, has an extension, or was pasted, is no address either.
 */
export function phoneOrEmail(value: string): 'phone' | 'email' {
  if (value.length > LOOKED_AT) return 'email';
  const number = plain(value).trim();
  const isNumber = SIGNS.test(number) || EXTENSION.test(number);
  const isWhole = isNumber && number.replace(/\D/g, '').length >= SHORTEST;
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
