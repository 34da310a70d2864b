import { err, ok } from '../../kit/result.ts';
import type { Checked, MissingCode } from '../codes.ts';
import { hasBritishHouse, saysNone, splitStreet } from './houseNumber.ts';
import { LONGEST } from './lengths.ts';
import { lettered, type TextCodes } from './names.ts';
import { tidy } from './tidy.ts';

export interface StreetCodes extends TextCodes {
  noNumber: MissingCode;
}

/** Behind a number the code of a door may stand, and what is in brackets. */
const LINE = /^[\p{L}\p{M}\p{N}\p{Pd} .,:/#!_"„”“«»'’‘‛`´·()№°º&+*[\]\\]+$/u;
const STREET = /^[\p{L}\p{M}\p{N}\p{Pd} .,:/#!_"„”“«»'’‘‛`´·()№°º&+]+$/u;

/** Street and house number in one line, as the wire sends them. `region` is a country's code of two letters. */
export function checkStreetLine(value: string, region: string, codes: StreetCodes): Checked {
  const text = tidy(value, LONGEST.street + 1 + LONGEST.street_number);
  if (text.ok && !/^[^*[\]\\]*$/.test(text.value.split(/\d/)[0] ?? '')) return err({ code: codes.illegal });
  const line = text.ok ? lettered(upright(text.value), LINE, codes) : text;
  return !line.ok || hasNumber(line.value, region) ? line : err({ code: noNumber(region, codes) });
}

/** "12\4" is typed with the other stroke of the keyboard. */
const upright = (number: string): string => number.replaceAll('\\', '/');

/** The street alone, where the number has a field of its own. */
export function checkStreet(value: string, codes: TextCodes): Checked {
  const text = tidy(value, LONGEST.street);
  return text.ok ? lettered(text.value, STREET, codes) : text;
}

/** The number's own field. A house may have a name, a plot of land its own number, and some have none („b/n”). */
export function checkStreetNumber(value: string, region: string, codes: StreetCodes): Checked {
  const text = tidy(value, LONGEST.street_number);
  if (!text.ok) return text;
  if (text.value !== '' && !LINE.test(text.value)) return err({ code: codes.illegal });
  return /[\p{L}\p{N}]/u.test(text.value) ? ok(upright(text.value)) : err({ code: noNumber(region, codes) });
}

/** Tells whether a line needs no separate number. */
export function hasNumber(line: string, region: string): boolean {
  if (region === 'PL') return splitStreet(line) !== undefined;
  // On Malta houses have names as in Britain.
  if (region === 'GB' || (region === 'MT' && line.includes(','))) return hasBritishHouse(line);
  // An Eircode is one door; houses of the Irish country have nothing else.
  return region === 'IE' || /\d|lieu[ -]?dit/i.test(line) || saysNone(line);
}

const noNumber = (region: string, { noNumber }: StreetCodes): MissingCode =>
  region === 'GB' || region === 'MT' ? 'no_street_number_uk' : noNumber;
