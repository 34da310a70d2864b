import { HOME_COUNTRY } from '../delivery/methods.ts';
import type { AddressFormValues, CheckedAddresses } from '../forms/address/model.ts';

type Way = { pickUp?: boolean } | undefined;

/**
 * Code of the country that the things of this form go to; home until one is chosen. What is fetched in person stays at
 * home, wherever its buyer lives.
 */
export const destinationOf = ({ written, addresses }: AddressFormValues, way?: Way): string =>
  (!way?.pickUp && (written.includes('delivery') ? addresses.delivery : addresses.client)?.region) || HOME_COUNTRY;

/** Code of the country that things go to by addresses that were checked. */
export const sentTo = ({ delivery, client }: CheckedAddresses, way?: Way): string =>
  (!way?.pickUp && (delivery ?? client).region) || HOME_COUNTRY;
