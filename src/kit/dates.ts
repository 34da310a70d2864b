import { isEnglish } from './speech.ts';
import { type Wall, wall } from './wall.ts';

/**
 * Polish dates in Warsaw time. Intl gives only the numbers; the words are written here, so that server and browser
 * print the same bytes. Day and month are held together by U+00A0.
 */
export const MONTHS_GENITIVE = [
  'stycznia',
  'lutego',
  'marca',
  'kwietnia',
  'maja',
  'czerwca',
  'lipca',
  'sierpnia',
  'września',
  'października',
  'listopada',
  'grudnia',
] as const;

const NBSP = '\u00A0';

const two = (n: number): string => String(n).padStart(2, '0');
const dayMonth = ({ day, month }: Wall): string => `${day}${NBSP}${monthName(month)}`;

/** English names, unlike Polish ones, are alike in all locale data. */
const monthName = (month: number): string | undefined =>
  isEnglish()
    ? new Date(Date.UTC(2000, month - 1)).toLocaleString('en-GB', { month: 'long', timeZone: 'UTC' })
    : MONTHS_GENITIVE[month - 1];

/** "29 listopada 2026". All functions here take epoch ms and throw RangeError for a time no date can hold. */
export function formatDate(ms: number): string {
  const at = wall(ms);
  return `${dayMonth(at)} ${at.year}`;
}

/** Date as "29.11.2026". */
export function formatDateShort(ms: number): string {
  const { day, month, year } = wall(ms);
  return [two(day), two(month), year].join(isEnglish() ? '/' : '.');
}

/** Day as "29 listopada". */
export function formatDayMonth(ms: number): string {
  return dayMonth(wall(ms));
}

/** Time as "18:05". */
export function formatTime(ms: number): string {
  const { hour, minute } = wall(ms);
  return `${two(hour)}:${two(minute)}`;
}

/** "2026-11-29": the Warsaw day, for machines. */
export function isoDate(ms: number): string {
  const { day, month, year } = wall(ms);
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}
