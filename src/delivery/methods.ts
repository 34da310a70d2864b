import type { Grosze } from '../kit/money.ts';
import type { ShopFile } from '../settings/shopFile.ts';
import type { Parcel } from './parcel.ts';

/** Country of the shop. Before an address is known, delivery is described for it. */
export const HOME_COUNTRY = 'PL';

/** A way of delivery. Amounts with VAT. */
export interface DeliveryMethod {
  id: string;
  name: string;
  carrier?: string;
  /** Cost, paid in advance. */
  cost: Grosze;
  /** Free from this worth of goods on; missing: never. */
  freeFrom?: Grosze;
  /** Addition for paying on delivery; missing: not possible. */
  cashOnDelivery?: Grosze;
  /** The most that is collected, goods and delivery together. */
  cashOnDeliveryMax?: Grosze;
  pickUp: boolean;
  /** Codes of two letters of the countries it goes to. */
  countries: readonly string[];
  /** Name of the list of pickup points; the parcel ends at a locker or a shop that the buyer chooses. */
  points?: string;
  /** Most grams of a whole order. */
  maxWeight?: number;
  /** Products that do not travel this way. */
  notFor: readonly number[];
  /** Most working days on the way. */
  workingDays?: number;
  /** Days after the usual one that a buyer may choose from; missing: it comes when it comes. */
  chooseDays?: number;
  comment?: string;
}

/** The ways of shop.yaml, each with the shop's own threshold unless it has one of its own. */
export function deliveryMethods({
  delivery,
  free_delivery_from: shopFrom,
}: Pick<ShopFile, 'delivery' | 'free_delivery_from'>): DeliveryMethod[] {
  return delivery.map((written) => {
    const freeFrom = written.free_from === 'never' ? undefined : (written.free_from ?? shopFrom);
    return {
      id: written.id,
      name: written.name,
      cost: written.cost,
      pickUp: written.pick_up,
      countries: written.countries,
      notFor: written.not_for,
      ...(written.carrier === undefined ? {} : { carrier: written.carrier }),
      ...(freeFrom === undefined ? {} : { freeFrom }),
      ...(written.cash_on_delivery === undefined ? {} : { cashOnDelivery: written.cash_on_delivery }),
      ...(written.cash_on_delivery_max === undefined ? {} : { cashOnDeliveryMax: written.cash_on_delivery_max }),
      ...(written.max_weight === undefined ? {} : { maxWeight: written.max_weight }),
      ...(written.working_days === undefined ? {} : { workingDays: written.working_days }),
      ...(written.points === undefined ? {} : { points: written.points }),
      ...(written.choose_day === undefined ? {} : { chooseDays: written.choose_day }),
      ...(written.comment === undefined ? {} : { comment: written.comment }),
    };
  });
}

/** Tells whether a parcel may go this way: it is light enough, and all of it is allowed. */
export const travels = ({ maxWeight, notFor }: DeliveryMethod, { products, weight }: Parcel): boolean =>
  (maxWeight === undefined || weight <= maxWeight) && !products.some((id) => notFor.includes(id));

/** Tells whether it can be had by somebody in a country; from anywhere one can come and fetch. */
export const goesTo = (
  { pickUp, countries }: Pick<DeliveryMethod, 'pickUp' | 'countries'>,
  country = HOME_COUNTRY,
): boolean => pickUp || countries.includes(country);

/** Countries that an order can go to, home first. */
export const destinations = (ways: readonly Pick<DeliveryMethod, 'countries'>[]): string[] => [
  ...new Set([HOME_COUNTRY, ...ways.flatMap(({ countries }) => countries)]),
];
