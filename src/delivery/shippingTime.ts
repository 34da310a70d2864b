import type { Amounts, AvailabilityStatus } from '../catalogue/amount.ts';
import { type Availability, type ProductType, UNLIMITED } from '../catalogue/model.ts';
import { MINUTE } from '../kit/clock.ts';
import { isoTime, weekdayOf } from '../kit/days.ts';
import type { Parts } from '../kit/quantity.ts';
import { clockText, type DayNumber, epochOf, warsawTime } from '../kit/wall.ts';
import type { ShippingSettings } from './settings.ts';
import type { ShippingTime } from './shapes.ts';
import { addWorkingDays, isWorkingDay, workingDayFrom } from './workingDays.ts';

/** Properties that decide when a size leaves. */
export interface ShippingFacts {
  type: ProductType;
  status: AvailabilityStatus;
  availability: Availability;
  /** Amounts; of a bundle those of its parts. */
  amounts: Amounts;
  quantity: Parts;
}

export const UNKNOWN_TIME: ShippingTime = { unknown_time: 'true', today: 'false', days: 0, hours: 0, minutes: 0 };

/** Time of dispatch of a size ordered at `now` (epoch ms). It changes by itself at `nextDeadline` and at midnight. */
export function shippingTime(facts: ShippingFacts, settings: ShippingSettings, now: number): ShippingTime {
  const day = dispatchDay(facts, settings, now);
  return day === undefined ? UNKNOWN_TIME : timeOfDay(day, settings, now);
}

/** The day on which a size leaves; undefined when that cannot be said, or nothing is sent at all. */
export function dispatchDay(facts: ShippingFacts, settings: ShippingSettings, now: number): DayNumber | undefined {
  const { type, status, availability } = facts;
  if (type === 'virtual' || type === 'service' || availability.unknownDelivery) return undefined;
  const first = firstDispatch(settings, now);
  if (first === undefined) return undefined;
  const expected = expectedDay(availability, settings, now);
  const back = expected === undefined ? undefined : Math.max(first, expected);
  if (status === 'disable') return back;
  const ready = readyDay(facts, first, settings, now);
  // What can be bought from stock is here already; what is made to order may have to wait for both.
  return status === 'order' && ready !== undefined && back !== undefined ? Math.max(ready, back) : (ready ?? back);
}

function expectedDay({ deliveryDate }: Availability, settings: ShippingSettings, now: number): DayNumber | undefined {
  if (deliveryDate === undefined || deliveryDate <= now) return undefined;
  return workingDayFrom(warsawTime(deliveryDate).day, settings);
}

/** The merchant's own count of days goes before what lies in the stores. */
function readyDay(
  { availability, amounts, quantity }: ShippingFacts,
  first: DayNumber,
  settings: ShippingSettings,
  now: number,
): DayNumber | undefined {
  const days = availability.deliveryDaysUndefined ? undefined : availability.deliveryDays;
  // Made to order: clay dries on Sundays too, but nothing leaves on them.
  if (days !== undefined && days > 0) return workingDayFrom(warsawTime(now).day + days, settings);
  if (days === 0 || holds(amounts.own, quantity)) return first;
  return holds(amounts.all, quantity) ? addWorkingDays(first, settings.outsideDays, settings) : undefined;
}

const holds = (amount: Parts, quantity: Parts) => amount === UNLIMITED || amount >= quantity;

/** The day on which an order of this moment leaves when everything is at hand. */
function firstDispatch(settings: ShippingSettings, now: number): DayNumber | undefined {
  const { day } = warsawTime(now);
  const inTime = now < epochOf(day, settings.deadline);
  return workingDayFrom(inTime ? day : day + 1, settings);
}

/** Numbers of a day of dispatch. */
export function timeOfDay(day: DayNumber, settings: ShippingSettings, now: number): ShippingTime {
  const today = warsawTime(now).day;
  const isToday = day === today;
  // Rounded up, so that an hour is never said to be less than it is.
  const left = isToday ? Math.max(0, Math.ceil((epochOf(day, settings.leavesAt) - now) / MINUTE)) : 0;
  return {
    unknown_time: 'false',
    today: String(isToday),
    ...(isToday ? { today_shipment_deadline: `${clockText(settings.deadline)}:00` } : {}),
    days: day - today,
    hours: Math.floor(left / 60),
    minutes: left % 60,
    week_day: weekdayOf(day),
    week_amount: mondayOf(day) - mondayOf(today),
    time: isoTime(day, settings.leavesAt),
  };
}

/** Weeks counted from one Monday to the next. */
const mondayOf = (day: DayNumber) => (day - weekdayOf(day) + 1 - 4) / 7;

/**
 * The next moment at which an order begins to leave a day later. Epoch ms, always later than `now`; undefined for a shop
 * that sends nothing for over a year.
 */
export function nextDeadline(now: number, settings: ShippingSettings): number | undefined {
  const { day } = warsawTime(now);
  const todays = epochOf(day, settings.deadline);
  if (todays > now && isWorkingDay(day, settings)) return todays;
  const next = workingDayFrom(day + 1, settings);
  return next === undefined ? undefined : epochOf(next, settings.deadline);
}
