import { type ListAddress, type ListDefaults, withoutChoice, withoutFilters } from '../address.ts';
import type { FilterName } from '../model.ts';
import { writeAddress } from './write.ts';

/** Place of a list: its path without the query string, and its address. */
export interface ListPlace {
  path: string;
  address: ListAddress;
  defaults: ListDefaults;
}

export function listHref({ path, address, defaults }: ListPlace): string {
  return path + writeAddress(address, defaults);
}

/** The list changed, from its first page unless the change names another. */
export function hrefWith(place: ListPlace, change: Partial<ListAddress>): string {
  return listHref({ ...place, address: { ...place.address, counter: 0, ...change } });
}

/** Address of the list without one filter, or without one value of it. */
export function hrefWithout(place: ListPlace, filter: FilterName, value?: string): string {
  return listHref({ ...place, address: withoutChoice(place.address, filter, value) });
}

export function hrefWithoutFilters(place: ListPlace): string {
  return listHref({ ...place, address: withoutFilters(place.address) });
}
