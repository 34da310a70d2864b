import { COUNTER_NAME } from '../../listing/address/names.ts';

/** Place of a list: another page of it is another place; other filters, or another order, are the same one. */
export const listPlace = ({ pathname, searchParams }: URL): string =>
  `${pathname}?${searchParams.get(COUNTER_NAME) ?? ''}`;
