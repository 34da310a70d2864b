import type { ClientType, OtherParty } from '../forms/address/model.ts';
import type { AddressValues } from '../forms/address.ts';
import { type ChosenPlace, placed } from './chosenPlace.ts';
import { type CheckoutValues, EMPTY_CHECKOUT } from './form.ts';

/** Who has signed in, as far as an order asks. */
export interface KnownBuyer {
  email: string;
  kind: ClientType;
  address: AddressValues;
  /** The addresses chosen to come first, where there are any. */
  delivery?: AddressValues;
  invoice?: AddressValues;
}

/** Fields of the place where somebody lives. */
const PLACE = ['region', 'street', 'street_number', 'zipcode', 'city'] as const;

const isIn = ({ region }: AddressValues, countries: readonly string[]) =>
  region === undefined || region === '' || countries.includes(region);

/**
 * Somebody whose own place is not known, but a delivery address under their name is: it is theirs too, and asked for once.
 */
function livesThere({ kind, address, delivery }: KnownBuyer): boolean {
  const same = (part: 'firstname' | 'lastname') => address[part]?.trim() === delivery?.[part]?.trim();
  return kind === 'private' && !address.street && !delivery?.firm && same('firstname') && same('lastname');
}

const withPlace = ({ phone, ...address }: AddressValues, delivery: AddressValues): AddressValues => {
  const place = Object.fromEntries(PLACE.map((part) => [part, delivery[part]]).filter(([, value]) => value));
  const number = phone ?? delivery.phone;
  return { ...address, ...place, ...(number === undefined ? {} : { phone: number }) };
};

/**
 * What the form of an order starts with: nothing of a guest but the place that was chosen. `countries` are those that a
 * parcel goes to.
 */
export function checkoutOf(
  buyer: KnownBuyer | undefined,
  countries: readonly string[],
  chosen: ChosenPlace = {},
): CheckoutValues {
  const values = knownOf(buyer, countries);
  return Object.keys(chosen).length === 0 ? values : { ...values, address: placed(values.address, chosen) };
}

function knownOf(buyer: KnownBuyer | undefined, countries: readonly string[]): CheckoutValues {
  if (!buyer) return EMPTY_CHECKOUT;
  const { email, kind, delivery, invoice } = buyer;
  const isOne = delivery !== undefined && isIn(delivery, countries) && livesThere(buyer);
  const address = isOne ? withPlace(buyer.address, delivery) : buyer.address;
  const others: [OtherParty, AddressValues][] = [];
  if (delivery && !isOne && isIn(delivery, countries)) others.push(['delivery', delivery]);
  if (invoice) others.push(['invoice', invoice]);
  return {
    ...EMPTY_CHECKOUT,
    address: {
      type: kind,
      ...(invoice && !invoice.firm ? { invoiceType: 'private' } : {}),
      written: others.map(([party]) => party),
      addresses: { client: { ...address, email }, ...Object.fromEntries(others) },
    },
  };
}
