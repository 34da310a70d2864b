import { fold } from '../../kit/fold.ts';
import { err, ok } from '../../kit/result.ts';
import type { Checked } from '../codes.ts';
import { LONGEST } from './lengths.ts';
import { plain, tidy } from './tidy.ts';

/** `today` tells the Warsaw day, YYYY-MM-DD; `minAge` in full years. */
export interface BirthDateTerms {
  today(): string;
  minAge?: number | undefined;
}

const EARLIEST = '1900-01-01';

/** A day that exists, from 1900 until today; kept as YYYY-MM-DD. */
export function checkBirthDate(value: string, terms: BirthDateTerms): Checked {
  const text = tidy(value, LONGEST.birth_date);
  const day = text.ok ? dayIn(plain(text.value)) : undefined;
  if (day === undefined) return err({ code: 'birth_date' });
  const today = terms.today();
  const { minAge } = terms;
  // Written so, days compare as text.
  if (day < EARLIEST || day > today) return err({ code: 'birth_date', because: 'future' });
  if (minAge !== undefined && day > yearsBefore(today, minAge))
    return err({ code: 'birth_date', because: 'age', age: minAge });
  return ok(day);
}

/** Days are also written as on Polish documents, „12.05.1987 r.”, „12 maja 1987” or „12 V 1987”: the day first. */
function dayIn(text: string): string | undefined {
  const line = text.replace(/r\.?$/i, '').trim();
  const tight = line.replace(/ ?([./-]) ?/g, '$1');
  if (!/^(?:--|\.\.|\/\/| {2})$/.test(tight.replace(/[^ ./-]/g, ''))) return undefined;
  const written = tight.split(/[ ./-]/);
  const [year = '', month = '', day = ''] = /^\d{4}$/.test(written[0] ?? '') ? written : written.reverse();
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(day)) return undefined;
  const iso = `${year}-${monthOf(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : undefined;
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
/** The first letters of a month, whatever its case or ending. */
const STARTS = [
  'sty lut mar kwi maj cze lip sie wrz paz lis gru'.split(' '),
  'jan feb mar apr may jun jul aug sep oct nov dec'.split(' '),
];

/** The number of a month; 0 where it is none. */
function monthOf(word: string): string {
  if (/^\d{1,2}$/.test(word)) return word;
  const roman = ROMAN.indexOf(word.toUpperCase());
  const [polish = -1, english = -1] = STARTS.map((starts) => starts.indexOf(fold(word).slice(0, 3)));
  return String(Math.max(roman, polish, english) + 1);
}

function isDay(text: string): boolean {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!found) return false;
  const [year, month, day] = found.slice(1).map(Number);
  const date = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day));
  return date.getUTCMonth() + 1 === month && date.getUTCDate() === day;
}

/** Born on 29 February, a person is a year older on 1 March of the other years; text comparison agrees. */
const yearsBefore = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;
