import { DAY } from '../kit/clock.ts';
import { isoDate } from '../kit/dates.ts';
import type { ProductRecord } from './model.ts';

type ServiceDate = NonNullable<ProductRecord['serviceDate']>;

/** The first and the last day that may be chosen, `2026-11-26`; which days of the week, and which hours, is said apart. */
export function serviceWindow(
  { aheadDays, windowDays }: Pick<ServiceDate, 'aheadDays' | 'windowDays'>,
  at: number,
): { first: string; last: string } {
  const noon = noonOf(isoDate(at));
  const day = (n: number) => new Date(noon + n * DAY).toISOString().slice(0, 10);
  return { first: day(aheadDays), last: day(windowDays) };
}

/** Tells whether a service can be had on a day at an hour; the hour is left out where there is no choice. */
export function isServiceTime(
  service: ServiceDate,
  { day, hour }: { day: string; hour?: string },
  at: number,
): boolean {
  const { first, last } = serviceWindow(service, at);
  const noon = noonOf(day);
  // A day that is not in the calendar is read as another one, or as none.
  const real = /^\d{4}-\d{2}-\d{2}$/.test(day) && noon > 0 && new Date(noon).toISOString().startsWith(day);
  if (!real || day < first || day > last) return false;
  const weekday = new Date(noon).getUTCDay() || 7;
  const hourFits = service.hours.length === 0 ? hour === undefined : hour !== undefined && service.hours.includes(hour);
  return service.weekdays.includes(weekday) && hourFits;
}

/** Noon of a day, so that no time zone makes it another day. */
const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);
