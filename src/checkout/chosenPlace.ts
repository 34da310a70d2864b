import { HOME_COUNTRY } from '../delivery/methods.ts';
import type { AddressFormValues, OtherParty } from '../forms/address/model.ts';
import type { AddressValues } from '../forms/address.ts';

/** Countries and postcodes that were chosen for a while, for who pays and for the parcel. */
export interface ChosenPlace {
  delivery?: string;
  billing?: string;
  deliveryZipcode?: string;
  billingZipcode?: string;
}

const placeOf = (region: string | undefined, zipcode: string | undefined): AddressValues => ({
  ...(region === undefined ? {} : { region }),
  ...(zipcode === undefined ? {} : { zipcode }),
});

/** The chosen place in the form of an order: as an address of its own where who pays is known to live elsewhere. */
export function placed(form: AddressFormValues, chosen: ChosenPlace): AddressFormValues {
  const { delivery, billing, deliveryZipcode, billingZipcode } = chosen;
  const { written, addresses } = form;
  const known = addresses.client ?? {};
  const place = billing === undefined ? placeOf(delivery, deliveryZipcode) : placeOf(billing, billingZipcode);
  const client = known.street ? known : { ...known, ...place };
  const there = written.includes('delivery') ? addresses.delivery : client;
  const goesTo = there?.region || HOME_COUNTRY;
  const isOther = (chosen: string | undefined, known: string | undefined) => chosen !== undefined && chosen !== known;
  if (!isOther(delivery, goesTo) && !isOther(deliveryZipcode, there?.zipcode))
    return { ...form, addresses: { ...addresses, client } };
  const others = new Set<OtherParty>([...written, 'delivery']);
  const own = placeOf(delivery ?? goesTo, deliveryZipcode);
  return { ...form, written: [...others], addresses: { ...addresses, client, delivery: own } };
}
