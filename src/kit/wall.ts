import { memo } from './bounded.ts';
import { DAY, MINUTE } from './clock.ts';

// Conversion between moments and clocks in Warsaw, for engines without Temporal. Days are counted, so that one day more
// is + 1 whatever the clocks do.

/** Made by the first who asks: it takes a slow telephone a tenth of a second, on pages that tell no hour too. */
let warsaw: Intl.DateTimeFormat | undefined;

/** Wall time in Warsaw. Months count from 1. */
export type Wall = { year: number; month: number; day: number; hour: number; minute: number };

/** Days since 1 January 1970, by the calendar. */
export type DayNumber = number;

/** Throws RangeError for a time no date can hold. */
export function wall(ms: number): Wall {
  const { day, minute } = warsawTime(ms);
  return { ...dateOf(day), hour: Math.floor(minute / 60), minute: minute % 60 };
}

function askIntl(ms: number): Wall {
  const numbers = { year: 0, month: 0, day: 0, hour: 0, minute: 0 };
  // American English has the Gregorian calendar and these digits wherever the visitor is.
  warsaw ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'Europe/Warsaw',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  for (const { type, value } of warsaw.formatToParts(ms)) {
    if (Object.hasOwn(numbers, type)) numbers[type as keyof Wall] = Number(value);
  }
  return numbers;
}

/** A day past the end of its month runs into the next. */
export const dayNumber = (year: number, month: number, day: number): DayNumber => Date.UTC(year, month - 1, day) / DAY;

export function dateOf(day: DayNumber): { year: number; month: number; day: number } {
  const date = new Date(day * DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** The Warsaw day that holds `ms`, and the minute of it that clocks show. */
export function warsawTime(ms: number): { day: DayNumber; minute: number } {
  const shown = ms + ahead(ms);
  const day = Math.floor(shown / DAY);
  return { day, minute: Math.floor((shown - day * DAY) / MINUTE) };
}

/** Clocks change at a quarter at the finest. Asking Intl takes 5 µs, and a page asks about the same hours again and again. */
const QUARTER = 15 * MINUTE;
const aheadAt = memo(1000, (quarter: number): number => {
  const { year, month, day, hour, minute } = askIntl(quarter);
  return dayNumber(year, month, day) * DAY + (hour * 60 + minute) * MINUTE - quarter;
});

/** Offset of Warsaw from UTC at a moment, in ms. */
const ahead = (ms: number): number => aheadAt(Math.floor(ms / QUARTER) * QUARTER);

/**
 * Moment at which clocks in Warsaw show this minute of this day, epoch ms. A time that the spring change skips counts
 * as an hour later; one that the autumn change repeats means its first run.
 */
export function epochOf(day: DayNumber, minute: number): number {
  const shown = day * DAY + minute * MINUTE;
  const before = ahead(shown - DAY);
  const after = ahead(shown + DAY);
  if (ahead(shown - before) === before) return shown - before;
  return ahead(shown - after) === after ? shown - after : shown - before;
}

/** "05" of 5. */
export const twoDigits = (n: number): string => String(n).padStart(2, '0');

/** "14:05" of a minute of the day. */
export const clockText = (minute: number): string => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
