import { COUNTER_NAME } from '../../listing/address/names.ts';

/** Another page of a list is another page; other filters, or another order, are the same one. */
export const listPlace = ({ pathname, searchParams }: URL): string =>
  `${pathname}?${searchParams.get(COUNTER_NAME) ?? ''}`;
