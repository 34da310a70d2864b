import { err, ok, type Result } from '../kit/result.ts';
import { type DayNumber, dateOf, dayNumber } from '../kit/wall.ts';
import { type Letter, readFormat, type Token } from './format.ts';
import { READ } from './names.ts';

/** What is wrong with a typed date: the five errors of jQuery UI 1.13.1, with what tells them in words. */
export type DateFault =
  /** `at`: place in what was typed, from 0. */
  | { code: 'number'; at: number; letter: Letter }
  | { code: 'name'; at: number; letter: Letter; found: string }
  | { code: 'literal'; at: number; expected: string; found: string }
  | { code: 'extra'; rest: string }
  | { code: 'invalid'; year: number; month: number; day: number };

export interface ParseTerms {
  /** The year that stands for a missing one, and whose century a short one belongs to. */
  year: number;
  /** Short years up to this one are of this century; ten years from now unless given. */
  shortYearCutoff?: number;
}

interface Read {
  year: number;
  month: number;
  day: number;
  ofYear: number;
  whole?: DayNumber;
}

const MISSING = -1;
const MS_OF_DAY = 86_400_000n;
/** Ticks of 100 ns from 1 January of the year 1 to 1970. */
export const TICKS_TO_1970 = 621_355_968_000_000_000n;
export const TICKS_OF_DAY = MS_OF_DAY * 10_000n;

/**
 * A date as `format` says it is written, by the rules of jQuery UI 1.13.1; undefined for an empty text. A weekday is
 * read and not compared with the date.
 */
export function parseDate(format: string, value: string, terms: ParseTerms): Result<DayNumber | undefined, DateFault> {
  if (value === '') return ok(undefined);
  const read: Read = { year: MISSING, month: MISSING, day: MISSING, ofYear: MISSING };
  let at = 0;
  for (const token of readFormat(format)) {
    const step = readToken(token, value, at, read);
    if (!step.ok) return step;
    at += step.value;
  }
  const rest = value.slice(at);
  if (/^\S/.test(rest)) return err({ code: 'extra', rest });
  return read.whole === undefined ? dayOf(read, terms) : ok(read.whole);
}

/** Reads one part of a date into `read`, and tells how many characters it took. */
function readToken(token: Token, value: string, at: number, read: Read): Result<number, DateFault> {
  if ('literal' in token) {
    const found = value.charAt(at);
    return found === token.literal ? ok(1) : err({ code: 'literal', at, expected: token.literal, found });
  }
  const { letter } = token;
  if (letter === 'D' || letter === 'DD' || letter === 'M' || letter === 'MM') {
    const rest = value.slice(at).toLowerCase();
    const found = READ[letter].find(({ name }) => rest.startsWith(name));
    if (!found) return err({ code: 'name', at, letter, found: /^\S*/.exec(value.slice(at))?.[0] ?? '' });
    if (letter === 'M' || letter === 'MM') read.month = found.place + 1;
    return ok(found.name.length);
  }
  const digits = DIGITS[letter].exec(value.slice(at))?.[0];
  if (digits === undefined) return err({ code: 'number', at, letter });
  keep(letter, digits, read);
  return ok(digits.length);
}

type Numeric = Exclude<Letter, 'D' | 'DD' | 'M' | 'MM'>;

/** Only years have a least number of digits. */
const DIGITS: Readonly<Record<Numeric, RegExp>> = {
  d: /^\d{1,2}/,
  dd: /^\d{1,2}/,
  o: /^\d{1,3}/,
  oo: /^\d{1,3}/,
  m: /^\d{1,2}/,
  mm: /^\d{1,2}/,
  y: /^\d{2}/,
  yy: /^\d{4}/,
  '@': /^\d{1,14}/,
  '!': /^\d{1,20}/,
};

function keep(letter: Numeric, digits: string, read: Read): void {
  switch (letter) {
    case 'd':
    case 'dd':
      read.day = Number(digits);
      break;
    case 'm':
    case 'mm':
      read.month = Number(digits);
      break;
    case 'o':
    case 'oo':
      read.ofYear = Number(digits);
      break;
    case 'y':
    case 'yy':
      read.year = Number(digits);
      break;
    case '@':
      read.whole = Number(BigInt(digits) / MS_OF_DAY);
      break;
    case '!':
      read.whole = Number((BigInt(digits) - TICKS_TO_1970) / TICKS_OF_DAY);
  }
}

function dayOf({ year: typed, month, day, ofYear }: Read, terms: ParseTerms): Result<DayNumber, DateFault> {
  const year = fullYear(typed, terms);
  const found = ofYear === MISSING ? dayNumber(year, month, day) : dayNumber(year, 1, ofYear);
  if (ofYear !== MISSING) return dateOf(found).year === year ? ok(found) : err({ code: 'invalid', year, month, day });
  const real = dateOf(found);
  return real.year === year && real.month === month && real.day === day
    ? ok(found)
    : err({ code: 'invalid', year, month, day });
}

function fullYear(typed: number, { year: now, shortYearCutoff }: ParseTerms): number {
  if (typed === MISSING) return now;
  if (typed >= 100) return typed;
  const cutoff = shortYearCutoff ?? (now % 100) + 10;
  return typed + now - (now % 100) - (typed <= cutoff ? 0 : 100);
}
