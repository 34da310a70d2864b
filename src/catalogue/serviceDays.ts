import { isoDay, readIsoDay, weekdayOf } from '../kit/days.ts';
import { isPublicHoliday } from '../kit/holidays.ts';
import type { Parts } from '../kit/quantity.ts';
import { type DayNumber, warsawTime } from '../kit/wall.ts';
import { type Product, type ServiceDate, UNLIMITED } from './model.ts';

/** A day, and an hour where there is a choice of hours. */
export interface Term {
  day: string;
  hour?: string;
}

/** Name of a term in the store; as text, later terms are greater. */
export const writeTerm = ({ day, hour }: Term): string => (hour === undefined ? day : `${day} ${hour}`);

/** The first and the last day that may be chosen, `2026-11-26`; which days of these, and which hours, is said apart. */
export function serviceWindow(
  { aheadDays, windowDays }: Pick<ServiceDate, 'aheadDays' | 'windowDays'>,
  at: number,
): { first: string; last: string } {
  const { day: today } = warsawTime(at);
  return { first: isoDay(today + aheadDays), last: isoDay(today + windowDays) };
}

/** Why a service cannot be had on a day: the day has no terms, it is a public holiday, or the merchant says why. */
export type ClosedDay = { kind: 'weekday' | 'holiday' } | { kind: 'closed'; why?: string };

/** Hours of a day and places of each, or why there are none. A service without a choice of hours has no hours either. */
export function dayTerms(service: ServiceDate, day: DayNumber): { hours: string[]; places?: Parts } | ClosedDay {
  const iso = isoDay(day);
  const own = service.terms?.find((term) => term.day === iso);
  if (own) return own;
  const closed = service.closed?.find((one) => one.day === iso);
  if (closed) return { kind: 'closed', ...(closed.why === undefined ? {} : { why: closed.why }) };
  if (!service.weekdays.includes(weekdayOf(day))) return { kind: 'weekday' };
  const { hours, places, holidays = true } = service;
  if (!holidays && isPublicHoliday(day)) return { kind: 'holiday' };
  return places === undefined ? { hours } : { hours, places };
}

/** Parts of a service that one term has in all; undefined when there is no such term, UNLIMITED without a bound. */
export function placesOf(service: ServiceDate, { day, hour }: Term): Parts | undefined {
  const number = readIsoDay(day);
  const terms = number === undefined ? undefined : dayTerms(service, number);
  if (!terms || 'kind' in terms) return undefined;
  const fits = terms.hours.length === 0 ? hour === undefined : hour !== undefined && terms.hours.includes(hour);
  return fits ? (terms.places ?? UNLIMITED) : undefined;
}

/** Tells whether a service can be had at a term, as far as the calendar says. */
export function isServiceTime(service: ServiceDate, term: Term, at: number): boolean {
  const { first, last } = serviceWindow(service, at);
  return term.day >= first && term.day <= last && placesOf(service, term) !== undefined;
}

type ServiceProduct = Pick<Product, 'serviceDate' | 'takenTerms'>;

/** Parts of a service that are left of a term; UNLIMITED without a bound, 0 when there is no such term. */
export function freePlaces({ serviceDate, takenTerms }: ServiceProduct, term: Term): Parts {
  const places = serviceDate ? (placesOf(serviceDate, term) ?? 0) : UNLIMITED;
  return places === UNLIMITED ? UNLIMITED : Math.max(0, places - (takenTerms?.get(writeTerm(term)) ?? 0));
}
