import { weekdayOf } from '../kit/days.ts';
import { isDayOff } from '../kit/holidays.ts';
import type { DayNumber } from '../kit/wall.ts';
import type { ShippingSettings } from './settings.ts';

type Week = Pick<ShippingSettings, 'weekdays' | 'closed'>;

/** Carriers bring parcels Monday to Friday, whenever the shop itself is closed. */
export const CARRIER_WEEK: Week = { weekdays: [1, 2, 3, 4, 5], closed: [] };

/** A shop closed for longer than this promises nothing. */
const LONGEST_WAIT = 400;

/** Do parcels leave (or arrive) on this day. */
export function isWorkingDay(day: DayNumber, { weekdays, closed }: Week): boolean {
  if (!weekdays.includes(weekdayOf(day)) || isDayOff(day)) return false;
  return !closed.some(({ from, to }) => day >= from && day <= to);
}

/** The first working day on or after `day`; undefined when there is none for over a year. */
export function workingDayFrom(day: DayNumber, week: Week): DayNumber | undefined {
  for (let next = day; next < day + LONGEST_WAIT; next += 1) {
    if (isWorkingDay(next, week)) return next;
  }
  return undefined;
}

/** The nth working day after `day`; with 0 the first on or after it. */
export function addWorkingDays(day: DayNumber, n: number, week: Week): DayNumber | undefined {
  let at = n === 0 ? workingDayFrom(day, week) : day;
  for (let left = n; left > 0 && at !== undefined; left -= 1) at = workingDayFrom(at + 1, week);
  return at;
}

/** Number of working days after `from`, up to and with `to`. */
export function workingDaysBetween(from: DayNumber, to: DayNumber, week: Week): number {
  let count = 0;
  for (let day = from + 1; day <= to; day += 1) if (isWorkingDay(day, week)) count += 1;
  return count;
}
