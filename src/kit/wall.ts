import { DAY, HOUR, MINUTE } from './clock.ts';

// Conversion between moments and clocks in Warsaw, for engines without Temporal. Days are counted, so that one day more
// is + 1 whatever the clocks do.

/** Wall time in Warsaw. Months count from 1. */
export type Wall = { year: number; month: number; day: number; hour: number; minute: number };

/** Days since 1 January 1970, by the calendar. */
export type DayNumber = number;

/** Throws RangeError for a time no date can hold. */
export function wall(ms: number): Wall {
  const { day, minute } = warsawTime(ms);
  return { ...dateOf(day), hour: Math.floor(minute / 60), minute: minute % 60 };
}

/** A day past the end of its month runs into the next. */
export const dayNumber = (year: number, month: number, day: number): DayNumber => Date.UTC(year, month - 1, day) / DAY;

/** Year, month (1 is January) and day of the month. */
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

/** The last Sunday of a month, 01:00 UTC: when clocks change all over the Union. Months count from 0. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * DAY;
}

/** The year that was last asked for, and its summer time, epoch ms. */
let known: number;
let from: number;
let to: number;

/** Since when Poland changes its clocks as the Union does, by Directive 2000/84/EC. */
const AS_THE_UNION = 1996;

/**
 * Offset of Warsaw from UTC at a moment, in ms. Reckoned, because `Intl` takes a slow telephone a seventh of a second to be
 * ready: it is asked of years before 1996 alone. A test holds both against the time zones of Node.
 */
function ahead(ms: number): number {
  const date = new Date(ms);
  const year = date.getUTCFullYear();
  if (Number.isNaN(year)) throw new RangeError('time');
  if (year < AS_THE_UNION) {
    // Swedish writes as ISO 8601 does.
    const shown = date.toLocaleString('sv', { timeZone: 'Europe/Warsaw' }).replace(' ', 'T');
    return Date.parse(`${shown}Z`) - date.setMilliseconds(0);
  }
  if (year !== known) {
    known = year;
    from = lastSunday(year, 2);
    to = lastSunday(year, 9);
  }
  return ms >= from && ms < to ? 2 * HOUR : HOUR;
}

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

/** The last millisecond of the Warsaw day so many days later. */
export const endOfDay = (ms: number, days: number): number => epochOf(warsawTime(ms).day + days + 1, 0) - 1;

/** "05" of 5. */
export const twoDigits = (n: number): string => String(n).padStart(2, '0');

/** "14:05" of a minute of the day. */
export const clockText = (minute: number): string => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;

/** Minute of the day that `clockText` writes. */
export const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
