import { memo } from './bounded.ts';
import { weekdayOf } from './days.ts';
import { type DayNumber, dateOf, dayNumber } from './wall.ts';

/** Days off by the Polish Act of 18 January 1951; `since` is the first year of those added to it later. */
const FIXED: readonly { month: number; day: number; since?: number }[] = [
  { month: 1, day: 1 },
  { month: 1, day: 6, since: 2011 },
  { month: 5, day: 1 },
  { month: 5, day: 3, since: 1990 },
  { month: 8, day: 15, since: 1989 },
  { month: 11, day: 1 },
  { month: 11, day: 11, since: 1989 },
  { month: 12, day: 24, since: 2025 },
  { month: 12, day: 25 },
  { month: 12, day: 26 },
];

/** Easter Sunday and Monday, Pentecost, Corpus Christi: days after Easter. */
const MOVING = [0, 1, 49, 60];

const SUNDAY = 7;

/** Easter Sunday of the Gregorian calendar, by the arithmetic of Gauss with Lichtenberg's correction. */
export function easter(year: number): DayNumber {
  const century = Math.floor(year / 100);
  const moon = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25);
  const sun = 2 - Math.floor((3 * century + 3) / 4);
  const golden = year % 19;
  const seed = (19 * golden + moon) % 30;
  const corrected = Math.floor(seed / 29) + (Math.floor(seed / 28) - Math.floor(seed / 29)) * Math.floor(golden / 11);
  const fullMoon = 21 + seed - corrected;
  const firstSunday = 7 - ((year + Math.floor(year / 4) + sun) % 7);
  const distance = 7 - ((fullMoon - firstSunday) % 7);
  // A day of March; past 31 it runs into April.
  return dayNumber(year, 3, fullMoon + distance);
}

/** Public holidays of a year but the plain Sundays, in order. Right from 1990 on, as far as the Act says today. */
export function publicHolidays(year: number): DayNumber[] {
  const fixed = FIXED.filter(({ since = 0 }) => year >= since).map(({ month, day }) => dayNumber(year, month, day));
  const sunday = easter(year);
  return [...fixed, ...MOVING.map((after) => sunday + after)].sort((a, b) => a - b);
}

/** Years asked for, so that a walk over days counts Easter once. A shop looks at two or three. */
const holidaysOf = memo(20, (year: number): ReadonlySet<DayNumber> => new Set(publicHolidays(year)));

/** Tells whether a day is a public holiday; a plain Sunday is none. */
export const isPublicHoliday = (day: DayNumber): boolean => holidaysOf(dateOf(day).year).has(day);

/** Tells whether it is a Sunday or a public holiday. */
export const isDayOff = (day: DayNumber): boolean => weekdayOf(day) === SUNDAY || isPublicHoliday(day);
