import { err, ok } from '../../kit/result.ts';
import type { Checked, ZipcodeCode } from '../codes.ts';
import { type Country, countryOf } from '../countries.ts';
import { LONGEST } from './lengths.ts';
import { plain, tidy } from './tidy.ts';

/** Letters and digits are mixed in ways that X and Y cannot write. */
const EIRCODE = /^([AC-FHKNPRTV-Y]\d[0-9W])-?([0-9AC-FHKNPRTV-Y]{4})$/;
const ANY = /^[A-Z0-9 -]{2,12}$/;
/** Signs of countries on cars, put before postcodes in letters from abroad where they are not the country's code. */
const CAR_SIGNS: Readonly<Record<string, string>> = Object.fromEntries(
  'AT:A BE:B DE:D ES:E FI:FIN FR:F HU:H IE:IRL IT:I LU:L NO:N PT:P SE:S SI:SLO'
    .split(' ')
    .map((pair) => pair.split(':')),
);

/** Formats for a shopper with a wrong postcode; none where there are no postcodes. */
export const zipcodeFormats = (region: string): readonly string[] => countryOf(region)?.formats ?? [];

/** A country without postcodes asks for none. */
export const asksZipcode = (region: string): boolean => countryOf(region)?.formats.length !== 0;

/**
 * A postcode of a country (its code of two letters), as it is written there: "00950" becomes "00-950". `missing` is the
 * code for none at all.
 */
export function checkZipcode(value: string, region: string, missing: ZipcodeCode = 'incorect_zipcode'): Checked {
  const formats = zipcodeFormats(region);
  const text = tidy(value, LONGEST.zipcode);
  if (!text.ok) return text;
  if (text.value === '') return asksZipcode(region) ? err({ code: missing, formats }) : text;
  const written = formatZipcode(text.value, region);
  return written === undefined ? err({ code: 'incorect_zipcode', formats }) : ok(written);
}

/**
 * "59-700 Bolesławiec" in the field of a Polish postcode: what belongs to each field. Undefined where there is nothing to part,
 * and where the town's own field names another.
 */
export function partZipcode(line: string, town: string, region: string): { zipcode: string; city: string } | undefined {
  if (region !== 'PL' || line.length > LONGEST.zipcode) return undefined;
  const [, zipcode, city = ''] = /^(\d\d[\p{Pd}. ]?\d{3})[ ,]+(\p{L}.*)$/u.exec(line.trim()) ?? [];
  if (zipcode === undefined) return undefined;
  const own = town.trim().toLowerCase();
  return own === '' || own === city.toLowerCase() ? { zipcode, city } : undefined;
}

/** Characters of a postcode. */
const LONGEST_CODE = 16;

/** The postcode as the country writes it, undefined when it is none. */
export function formatZipcode(value: string, region: string): string | undefined {
  if (value.length > LONGEST_CODE) return undefined;
  const country = countryOf(region);
  // The end of a line of an address is copied along.
  const text = plain(value).trim().replace(/[.,]$/, '').toUpperCase();
  if (!country || country.formats.length === 0) return ANY.test(text) ? text : undefined;
  for (const bare of readings(text.replaceAll(' ', '').replaceAll('.', '-'), country)) {
    // A hyphen left out is forgiven, and one for a space; one that stands elsewhere is not.
    if (country.code === 'IE' && EIRCODE.test(bare)) return bare.replace(EIRCODE, '$1 $2');
    for (const format of country.formats) {
      const written = fitted(bare, format);
      if (written !== undefined) return written;
    }
  }
  return undefined;
}

/**
 * Readings of a postcode: as it is, and without the country in front: "DE-56068", "D-56068"; with it where it belongs
 * there: "LV-1010".
 */
function readings(bare: string, { code, formats }: Pick<Country, 'code' | 'formats'>): string[] {
  const signs = [code, CAR_SIGNS[code] ?? code].sort((one, other) => other.length - one.length);
  const sign = signs.find((one) => bare.startsWith(one));
  if (sign === undefined) return formats.some((one) => one.startsWith(code)) ? [bare, code + bare] : [bare];
  const rest = bare.slice(sign.length);
  const own = rest.startsWith('-') ? rest.slice(1) : rest;
  return [bare, own, code + own];
}

/** A postcode of the country, made up, to show how it looks; undefined where there are none or it is an example itself. */
export const zipcodeExample = (region: string): string | undefined => {
  const format = zipcodeFormats(region)[0];
  if (format === undefined || /\d/.test(format)) return format;
  if (region === 'PL') return '00-001';
  let digits = 0;
  let letters = 0;
  return [...format]
    .map((sign) => (sign === 'X' ? DIGITS[digits++] : sign === 'Y' ? LETTERS[letters++] : sign))
    .join('');
};

const DIGITS = '1234567';
const LETTERS = 'ABCDEF';

function fitted(bare: string, format: string): string | undefined {
  const isExample = /\d/.test(format);
  let place = 0;
  let written = '';
  for (const sign of format) {
    const given = bare[place] ?? '';
    if (sign === ' ') {
      written += ' ';
      if (given === '-') place += 1;
    } else if (sign === '-' && given !== '-') written += '-';
    else if (!fits(given, sign, isExample)) return undefined;
    else {
      written += given;
      place += 1;
    }
  }
  return place === bare.length ? written : undefined;
}

function fits(given: string, sign: string, isExample: boolean): boolean {
  if (sign === 'X' && !isExample) return given >= '0' && given <= '9';
  if (sign === 'Y' && !isExample) return given >= 'A' && given <= 'Z';
  return given === sign;
}

/** Tells whether a keyboard of digits is enough; the form adds the hyphen or space. */
export const hasDigitsOnly = (region: string): boolean => {
  const formats = zipcodeFormats(region);
  return formats.length > 0 && formats.every((format) => [...format].every((sign) => 'X -'.includes(sign)));
};
