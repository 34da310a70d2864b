import { err, ok } from '../../kit/result.ts';
import type { Checked } from '../codes.ts';
import { LONGEST } from './lengths.ts';
import { tidy } from './tidy.ts';

/** `today` is the Warsaw day, YYYY-MM-DD; `minAge` in full years. */
export interface BirthDateTerms {
  today: string;
  minAge?: number | undefined;
}

const EARLIEST = '1900-01-01';

/** A day that exists, written YYYY-MM-DD, from 1900 until today. */
export function checkBirthDate(value: string, { today, minAge }: BirthDateTerms): Checked {
  const text = tidy(value, LONGEST.birth_date);
  if (!text.ok || !isDay(text.value)) return err({ code: 'birth_date' });
  const day = text.value;
  // Written so, days compare as text.
  if (day < EARLIEST || day > today) return err({ code: 'birth_date', because: 'future' });
  if (minAge !== undefined && day > yearsBefore(today, minAge))
    return err({ code: 'birth_date', because: 'age', age: minAge });
  return ok(day);
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
