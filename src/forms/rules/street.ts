import { err, ok } from '../../kit/result.ts';
import type { Checked, MissingCode } from '../codes.ts';
import { hasBritishHouse, splitStreet } from './houseNumber.ts';
import { LONGEST } from './lengths.ts';
import { lettered, type TextCodes } from './names.ts';
import { tidy } from './tidy.ts';

export interface StreetCodes extends TextCodes {
  noNumber: MissingCode;
}

const STREET = /^[\p{L}\p{M}\p{Nd} .,/"„”'’()№°&+–‐-]+$/u;

/** Codes of the number, to be shown beside the number and not beside the street. */
export const NUMBER_CODES: ReadonlySet<string> = new Set<MissingCode>([
  'no_street_number',
  'no_street_number_uk',
  'no_invoice_street_number',
]);

/** Street and house number in one line, as the wire sends them. `region` is a country's code of two letters. */
export function checkStreetLine(value: string, region: string, codes: StreetCodes): Checked {
  const text = tidy(value, LONGEST.street + 1 + LONGEST.street_number);
  const line = text.ok ? lettered(text.value, STREET, codes) : text;
  return !line.ok || hasNumber(line.value, region) ? line : err({ code: noNumber(region, codes) });
}

/** The street alone, where the number has a field of its own. */
export function checkStreet(value: string, codes: TextCodes): Checked {
  const text = tidy(value, LONGEST.street);
  return text.ok ? lettered(text.value, STREET, codes) : text;
}

/** The number's own field: Polish ones begin with a digit; elsewhere a house may have a name. */
export function checkStreetNumber(value: string, region: string, codes: StreetCodes): Checked {
  const text = tidy(value, LONGEST.street_number);
  if (!text.ok) return text;
  if (text.value !== '' && !STREET.test(text.value)) return err({ code: codes.illegal });
  const fits = region === 'PL' ? /^(?:nr\.? ?)?\d/i.test(text.value) : /[\p{L}\p{Nd}]/u.test(text.value);
  return fits ? ok(text.value) : err({ code: noNumber(region, codes) });
}

function hasNumber(line: string, region: string): boolean {
  if (region === 'PL') return splitStreet(line) !== undefined;
  return region === 'GB' ? hasBritishHouse(line) : /\d/.test(line);
}

const noNumber = (region: string, { noNumber }: StreetCodes): MissingCode =>
  region === 'GB' ? 'no_street_number_uk' : noNumber;
