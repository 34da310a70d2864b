import { isoDay } from '../kit/days.ts';
import { type DayNumber, warsawTime } from '../kit/wall.ts';
import { type DeliveryMethod, goesTo, HOME_COUNTRY } from './methods.ts';
import type { Arrival } from './shapes.ts';
import { addWorkingDays, CARRIER_WEEK } from './workingDays.ts';

type Way = Pick<DeliveryMethod, 'pickUp' | 'workingDays' | 'countries'>;

/**
 * The last day on which what leaves on `day` comes by this way, undefined where the way tells no days. What a shopper
 * fetches waits from the day on which it would leave.
 */
export function arrivalDay(
  { pickUp, workingDays }: Pick<Way, 'pickUp' | 'workingDays'>,
  day: DayNumber,
): DayNumber | undefined {
  if (pickUp) return day;
  return workingDays === undefined ? undefined : addWorkingDays(day, workingDays, CARRIER_WEEK);
}

/**
 * The last day of arrival, counted from today; `at` in epoch ms. Undefined for ways abroad: the shop knows no holidays but
 * those at home.
 */
export function arrivalBy(way: Way, leaves: DayNumber, at: number): Arrival | undefined {
  if (way.countries.some((country) => country !== HOME_COUNTRY)) return undefined;
  return toldAs(arrivalDay(way, leaves), at);
}

/**
 * Before a way is chosen: whichever of these brings it to the country, home unless given, it is there by then. Undefined
 * where that cannot be said of one, as abroad.
 */
export function latestArrival(
  ways: readonly Way[],
  leaves: DayNumber,
  at: number,
  country = HOME_COUNTRY,
): Arrival | undefined {
  if (country !== HOME_COUNTRY) return undefined;
  const days = ways.filter((way) => !way.pickUp && goesTo(way)).map((way) => arrivalDay(way, leaves));
  const known = days.filter((day) => day !== undefined);
  return known.length === 0 || known.length < days.length ? undefined : toldAs(Math.max(...known), at);
}

const toldAs = (day: DayNumber | undefined, at: number): Arrival | undefined =>
  day === undefined ? undefined : { days: day - warsawTime(at).day, date: isoDay(day) };
