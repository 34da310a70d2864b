import { DAY, MINUTE } from './clock.ts';
import { formatDayMonth, isoText } from './dates.ts';
import { isEnglish } from './speech.ts';
import { clockText, type DayNumber, dateOf, dayNumber, epochOf, warsawTime } from './wall.ts';
import { WEEK } from './week.ts';

/** Days by number: what most pages do without, so that it stands apart from `wall.ts`. */

/** 1 Monday … 7 Sunday. 1 January 1970 was a Thursday. */
export const weekdayOf = (day: DayNumber): number => ((((day + 3) % 7) + 7) % 7) + 1;

const WEEKDAYS = ['poniedziałek', 'wtorek', 'środa', 'czwartek', 'piątek', 'sobota', 'niedziela'];

/** Days of the week as English writes them, Monday first. */
export const ENGLISH_WEEKDAYS = WEEK.map((name) => name.charAt(0).toUpperCase() + name.slice(1));

/** Names of weekdays in the language in hand, Monday first. */
export const weekdays = (): readonly string[] => (isEnglish() ? ENGLISH_WEEKDAYS : WEEKDAYS);

export const weekdayName = (day: DayNumber): string => weekdays()[weekdayOf(day) - 1] ?? '';

/** Day of a moment in Warsaw as "piątek 27 listopada". */
export const formatWeekdayDayMonth = (ms: number): string => `${weekdayName(warsawTime(ms).day)} ${formatDayMonth(ms)}`;

/** An ISO day as "piątek 27 listopada". It takes noon, so that no time zone makes it another day. */
export const formatIsoDay = (day: string): string => formatWeekdayDayMonth(Date.parse(`${day}T12:00:00Z`));

/** An ISO day with its hour, where it has one: "piątek 27 listopada, 17:00". */
export const formatIsoDayAt = ({ day, hour }: { day: string; hour?: string | undefined }): string =>
  hour === undefined ? formatIsoDay(day) : `${formatIsoDay(day)}, ${hour}`;

/** Day as "2026-11-29". */
export const isoDay = (day: DayNumber): string => isoText(dateOf(day));

/** Number of a day written as `isoDay` writes it; undefined for a day that does not exist and for any other text. */
export function readIsoDay(text: string): DayNumber | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = dayNumber(Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8)));
  return isoDay(day) === text ? day : undefined;
}

/** "2026-11-29T16:00:00+01:00": ISO 8601 with what clocks in Warsaw show. */
export function isoTime(day: DayNumber, minute: number): string {
  const offset = (day * DAY + minute * MINUTE - epochOf(day, minute)) / MINUTE;
  return `${isoDay(day)}T${clockText(minute)}:00${offset < 0 ? '-' : '+'}${clockText(Math.abs(offset))}`;
}
