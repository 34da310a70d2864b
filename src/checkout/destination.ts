import { HOME_COUNTRY } from '../delivery/methods.ts';
import type { AddressFormValues, CheckedAddresses } from '../forms/address/model.ts';

/** Code of the country that the parcel of this form goes to; home until one is chosen. */
export const destinationOf = ({ written, addresses }: AddressFormValues): string =>
  (written.includes('delivery') ? addresses.delivery : addresses.client)?.region || HOME_COUNTRY;

/** The same of addresses that were checked. */
export const sentTo = ({ delivery, client }: CheckedAddresses): string => (delivery ?? client).region || HOME_COUNTRY;
