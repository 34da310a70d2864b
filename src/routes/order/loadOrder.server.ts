import type { Order, OrderPart } from '../../orders/model.ts';
import { ORDER_PATH } from '../../orders/path.ts';
import { notFound } from '../outcomes.ts';
import type { PageRequest } from '../page.ts';

/** Pages of an order are under its number. */
export type OrderRequest = PageRequest<{ number: string }>;

/** An order with how its reader may open its pages: by the key of a link, as its customer, or by the session that placed it. */
export interface OpenedOrder {
  order: Order;
  path(part?: OrderPart, query?: string): string;
}

/** Order of the page; a visitor who may not see it gets the answer that there is none. */
export async function loadOrder({ shop, visit, url, params }: OrderRequest): Promise<OpenedOrder> {
  const key = url.searchParams.get('klucz') ?? undefined;
  const { session, customer } = visit;
  const number = /^\d{1,15}$/.test(params.number) ? Number(params.number) : undefined;
  const asking = {
    key,
    ...(session === undefined ? {} : { session }),
    ...(customer === undefined ? {} : { customer }),
  };
  const order = number === undefined ? undefined : await shop.orders.find(number, asking);
  if (!order) notFound();
  const open = key === undefined ? [] : [`klucz=${encodeURIComponent(key)}`];
  return {
    order,
    path(part, query) {
      const said = [...open, ...(query === undefined ? [] : [query])].join('&');
      return `${ORDER_PATH}/${order.number}${part === undefined ? '' : `/${part}`}${said === '' ? '' : `?${said}`}`;
    },
  };
}
