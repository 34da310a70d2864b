import { COUNTER_NAME } from '../../listing/address/names.ts';
import { listPlaceOf } from '../../ui/kernel/part.ts';

/** Place of a list: another page of it is another place; other filters, or another order, are the same one. */
export const listPlace = ({ pathname, searchParams }: URL): string =>
  `${listPlaceOf(pathname)}${searchParams.get(COUNTER_NAME) ?? ''}`;
