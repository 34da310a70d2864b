import type { Grosze } from '../kit/money.ts';
import { toDecimal } from '../kit/moneyText.ts';
import { formatMoney } from '../kit/priceFormat.ts';
import { type DayNumber, warsawTime } from '../kit/wall.ts';
import { arrivalDay } from './arrival.ts';
import { type DeliveryOffer, deliveryOffers } from './cost.ts';
import { isSent, type Line, parcelOf, shippingFacts } from './parcel.ts';
import type { ShippingSettings } from './settings.ts';
import { dispatchDay, timeOfDay } from './shippingTime.ts';
import type { DeliveryTerms } from './terms.ts';
import { workingDaysBetween } from './workingDays.ts';

/** Facts about goods that are known better than from their prices and the shop. */
interface Known {
  /** Amount paid for those that are sent, with VAT. */
  worth?: Grosze;
  /** Amount left to pay besides. */
  beside?: Grosze;
  /** Where they go; home unless given. */
  country?: string | undefined;
}

/**
 * Answer of the field `shipping` of the graph: when these leave together, and how they can travel. `at` in epoch ms.
 */
export function shippingAnswer(
  lines: readonly Line[],
  terms: DeliveryTerms,
  at: number,
  { worth, beside, country }: Known = {},
) {
  const counted = parcelOf(lines, at);
  const paid = { ...(worth === undefined ? {} : { worth }), ...(beside === undefined ? {} : { beside }) };
  const parcel = counted && { ...counted, ...paid };
  const day = parcel && lastDispatch(lines, terms.settings, at);
  const offers = parcel ? deliveryOffers(terms.methods, parcel, country) : [];
  return {
    settings: { checked: null, orderDivisionEnabled: false, selectedPickup: null },
    shipping: offers.map((offer) => methodAnswer(offer, day, terms, at)),
    shippingTime: timeAnswer(day, terms.settings, at),
    shippingTimeLater: null,
    nonStandardizedInfo: { active: false, isAllowed: true, courierId: null },
  };
}

/** The day on which the slowest leaves; undefined when that of one is unknown. */
export function lastDispatch(lines: readonly Line[], settings: ShippingSettings, at: number): DayNumber | undefined {
  let last: DayNumber | undefined;
  for (const line of lines) {
    if (!isSent(line.product)) continue;
    const day = dispatchDay(shippingFacts(line), settings, at);
    if (day === undefined) return undefined;
    last = Math.max(last ?? day, day);
  }
  return last;
}

function timeAnswer(day: DayNumber | undefined, settings: ShippingSettings, at: number) {
  if (day === undefined) return { unknownTime: true, todayShipmentDeadline: null, shippingTime: null, time: null };
  const time = timeOfDay(day, settings, at);
  return {
    unknownTime: false,
    todayShipmentDeadline: time.today_shipment_deadline ?? null,
    shippingTime: {
      ...numbers(day, settings, at),
      workingDays: workingDaysBetween(warsawTime(at).day, day, settings),
    },
    time: time.time ?? null,
  };
}

function numbers(day: DayNumber, settings: ShippingSettings, at: number) {
  const { days, hours, minutes, week_day, week_amount, today } = timeOfDay(day, settings, at);
  return { today: today === 'true', time: { days, hours, minutes }, weekDay: week_day, weekAmount: week_amount };
}

function methodAnswer(
  { method, prepaid, cost }: DeliveryOffer,
  day: DayNumber | undefined,
  { settings, currency }: DeliveryTerms,
  at: number,
) {
  const arrives = day === undefined ? undefined : arrivalDay(method, day);
  return {
    availability: 'now',
    calendar: false,
    comment: method.comment ?? null,
    prepaid,
    minworthReached: true,
    minworth: 0,
    workingDays: method.workingDays ?? null,
    pointsSelected: false,
    pointsEnabled: false,
    courier: {
      id: method.id,
      fullId: `${method.id}-${prepaid ? 1 : 0}`,
      name: method.name,
      carrierName: method.carrier ?? null,
      pickupPoint: method.pickUp,
    },
    cost: { value: Number(toDecimal(cost)), formatted: formatMoney(cost, currency) },
    deliveryTime: arrives === undefined ? null : numbers(arrives, settings, at),
  };
}
