import { HOME_COUNTRY } from '../delivery/methods.ts';
import type { AddressValues } from '../forms/address.ts';
import { asksZipcode } from '../forms/rules/zipcode.ts';

/** Choice of a shopper for a while: countries by codes of two letters, postcodes as the country writes them. */
export interface KeptRegion {
  delivery?: string;
  billing?: string;
  deliveryZipcode?: string;
  billingZipcode?: string;
}

/** Place that parcels of a customer usually go to. */
export interface UsualPlace {
  country: string;
  zipcode?: string;
}

/** Usual place of somebody by their addresses; undefined for a guest, and for who has told no place. */
export function usualPlace(
  known: { address: AddressValues; delivery?: AddressValues } | undefined,
): UsualPlace | undefined {
  const place = known?.delivery ?? known?.address;
  if (!place?.city) return undefined;
  return { country: place.region || HOME_COUNTRY, ...(place.zipcode ? { zipcode: place.zipcode } : {}) };
}

/** True when the country of delivery is another than the usual one. */
export const isElsewhere = ({ delivery }: KeptRegion, usual: UsualPlace | undefined): boolean =>
  usual !== undefined && delivery !== undefined && delivery !== usual.country;

/** True when the postcode of delivery is another than the usual one, of the same country. */
export const isUnderOtherCode = ({ deliveryZipcode: code }: KeptRegion, usual: UsualPlace | undefined): boolean =>
  usual?.zipcode !== undefined && code !== undefined && code !== usual.zipcode && asksZipcode(usual.country);
