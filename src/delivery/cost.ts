import type { Grosze } from '../kit/money.ts';
import { toDecimal } from '../kit/moneyText.ts';
import { formatMoney } from '../kit/priceFormat.ts';
import { type DeliveryMethod, goesTo, travels } from './methods.ts';
import type { Parcel } from './parcel.ts';
import type { SizeDelivery } from './shapes.ts';

/** A way of delivery for a parcel, paid in advance or on delivery. */
export interface DeliveryOffer {
  method: DeliveryMethod;
  prepaid: boolean;
  cost: Grosze;
}

/** Paid in advance. The threshold counts the worth of goods alone. */
export const costOf = ({ cost, freeFrom }: DeliveryMethod, { worth }: Parcel): Grosze =>
  freeFrom !== undefined && worth !== undefined && worth >= freeFrom ? 0 : cost;

/**
 * Paid on delivery, with the addition for it; undefined where nobody collects the money, or so much of it: whoever brings
 * the parcel collects all that is left to pay.
 */
export function costOnDelivery(method: DeliveryMethod, parcel: Parcel): Grosze | undefined {
  const { cashOnDelivery, cashOnDeliveryMax = Number.POSITIVE_INFINITY } = method;
  if (cashOnDelivery === undefined) return undefined;
  const cost = costOf(method, parcel) + cashOnDelivery;
  const collected = (parcel.worth ?? 0) + (parcel.beside ?? 0) + cost;
  return collected > cashOnDeliveryMax ? undefined : cost;
}

/** Ways in which a parcel can go to a country, home unless given, in the shop's order; paying on delivery stands behind paying in advance. */
export function deliveryOffers(methods: readonly DeliveryMethod[], parcel: Parcel, country?: string): DeliveryOffer[] {
  return methods
    .filter((method) => goesTo(method, country) && travels(method, parcel))
    .flatMap((method) => {
      const prepaid = { method, prepaid: true, cost: costOf(method, parcel) };
      const onDelivery = costOnDelivery(method, parcel);
      return onDelivery === undefined ? [prepaid] : [prepaid, { method, prepaid: false, cost: onDelivery }];
    });
}

/**
 * The least that bringing a parcel to a country costs, home unless given. Fetching it oneself is no delivery: it would make
 * every parcel look free.
 */
export function cheapestDelivery(
  methods: readonly DeliveryMethod[],
  parcel: Parcel,
  country?: string,
): Grosze | undefined {
  const costs = methods.filter((method) => !method.pickUp && goesTo(method, country) && travels(method, parcel));
  return costs.length === 0 ? undefined : Math.min(...costs.map((method) => costOf(method, parcel)));
}

/** Text about the cost of a parcel to a country, home unless given; empty for goods that are not sent, or can only be fetched. */
export function sizeDelivery(
  methods: readonly DeliveryMethod[],
  parcel: Parcel | undefined,
  currency: string,
  country?: string,
): SizeDelivery {
  const cost = parcel && cheapestDelivery(methods, parcel, country);
  if (cost === undefined) return { undefined: 'true' };
  return { shipping: toDecimal(cost), shipping_formatted: formatMoney(cost, currency), undefined: 'false' };
}
