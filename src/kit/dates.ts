import { isEnglish } from './speech.ts';
import { twoDigits, type Wall, wall } from './wall.ts';

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

/** A day and its month, from 1, as "29 listopada". */
export const dayMonth = ({ day, month }: Pick<Wall, 'day' | 'month'>): string => `${day}${NBSP}${monthName(month)}`;

/** English names, unlike Polish ones, are alike in all locale data. */
export const englishMonth = (month: number): string =>
  new Date(Date.UTC(2000, month - 1)).toLocaleString('en-GB', { month: 'long', timeZone: 'UTC' });

const monthName = (month: number): string | undefined =>
  isEnglish() ? englishMonth(month) : MONTHS_GENITIVE[month - 1];

/** "29 listopada 2026". All functions here take epoch ms and throw RangeError for a time no date can hold. */
export function formatDate(ms: number): string {
  const at = wall(ms);
  return `${dayMonth(at)} ${at.year}`;
}

/** Date as "29.11.2026". */
export function formatDateShort(ms: number): string {
  const { day, month, year } = wall(ms);
  return [twoDigits(day), twoDigits(month), year].join(isEnglish() ? '/' : '.');
}

/** Day as "29 listopada". */
export function formatDayMonth(ms: number): string {
  return dayMonth(wall(ms));
}

/** Time as "18:05". */
export function formatTime(ms: number): string {
  const { hour, minute } = wall(ms);
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** "2026-11-29": a day for machines. */
export const isoText = ({ year, month, day }: Pick<Wall, 'year' | 'month' | 'day'>): string =>
  `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;

/** The Warsaw day of a moment as "2026-11-29". */
export const isoDate = (ms: number): string => isoText(wall(ms));
