import type { Product } from '../../catalogue/model.ts';
import { DAY } from '../../kit/clock.ts';
import { isoDate } from '../../kit/dates.ts';
import type { ServiceDateView } from './model.ts';

type Rule = NonNullable<Product['serviceDate']>;

/** Noon of that day in Greenwich is the same day in Warsaw, and days are added to it without meeting a change of clocks. */
const noonOf = (at: number): number => Date.parse(`${isoDate(at)}T12:00:00Z`);

/** Days on which a service may be asked for, counted from today in Warsaw. */
export function serviceDateView({ label, weekdays, hours, aheadDays, windowDays }: Rule, at: number): ServiceDateView {
  const today = noonOf(at);
  return {
    label,
    first: isoDate(today + aheadDays * DAY),
    last: isoDate(today + (aheadDays + windowDays) * DAY),
    weekdays: [...weekdays].sort((a, b) => a - b),
    hours,
  };
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** May the service be had on this day and at this hour. */
export function isServiceDate(rule: Rule, date: string, hour: string | undefined, at: number): boolean {
  const { first, last, weekdays, hours } = serviceDateView(rule, at);
  if (!ISO_DAY.test(date) || date < first || date > last) return false;
  const noon = new Date(`${date}T12:00:00Z`);
  if (Number.isNaN(noon.getTime()) || noon.toISOString().slice(0, 10) !== date) return false;
  if (!weekdays.includes(noon.getUTCDay() || 7)) return false;
  return hours.length === 0 ? hour === undefined || hour === '' : hour !== undefined && hours.includes(hour);
}
