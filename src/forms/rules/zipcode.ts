import { err, ok } from '../../kit/result.ts';
import type { Checked, ZipcodeCode } from '../codes.ts';
import { countryOf } from '../countries.ts';
import { LONGEST } from './lengths.ts';
import { tidy } from './tidy.ts';

/** Letters and digits are mixed in ways that X and Y cannot write. */
const EIRCODE = /^[AC-FHKNPRTV-Y]\d[0-9W][0-9AC-FHKNPRTV-Y]{4}$/;
const ANY = /^[A-Z0-9 -]{2,12}$/;

/** What is offered to a shopper whose postcode is wrong; none where anything goes. */
export const zipcodeFormats = (region: string): readonly string[] => countryOf(region)?.formats ?? [];

/**
 * A postcode of a country (its code of two letters), as it is written there: "00950" becomes "00-950". `missing` is the
 * code for none at all.
 */
export function checkZipcode(value: string, region: string, missing: ZipcodeCode = 'incorect_zipcode'): Checked {
  const formats = zipcodeFormats(region);
  const text = tidy(value, LONGEST.zipcode);
  if (!text.ok) return text;
  if (text.value === '') return err({ code: missing, formats });
  const written = formatZipcode(text.value, region);
  return written === undefined ? err({ code: 'incorect_zipcode', formats }) : ok(written);
}

/** The postcode as the country writes it, undefined when it is none. At most 12 characters are looked at. */
export function formatZipcode(value: string, region: string): string | undefined {
  if (value.length > LONGEST.zipcode) return undefined;
  const country = countryOf(region);
  const text = value.toUpperCase();
  if (!country || country.formats.length === 0) return ANY.test(text.trim()) ? text.trim() : undefined;
  // A hyphen left out is forgiven, one that stands elsewhere is not.
  const bare = text.replaceAll(' ', '');
  if (country.code === 'IE') return EIRCODE.test(bare) ? `${bare.slice(0, 3)} ${bare.slice(3)}` : undefined;
  for (const format of country.formats) {
    const written = fitted(bare, format);
    if (written !== undefined) return written;
  }
  return undefined;
}

function fitted(bare: string, format: string): string | undefined {
  const isExample = /\d/.test(format);
  let place = 0;
  let written = '';
  for (const sign of format) {
    const given = bare[place] ?? '';
    if (sign === ' ') written += ' ';
    else if (sign === '-' && given !== '-') written += '-';
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

/** Whether a keyboard of digits is enough; the hyphen or space is put in by the form. */
export const hasDigitsOnly = (region: string): boolean => {
  const formats = zipcodeFormats(region);
  return formats.length > 0 && formats.every((format) => [...format].every((sign) => 'X -'.includes(sign)));
};
