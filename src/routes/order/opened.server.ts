import type { RouterContextProvider } from 'react-router';
import { FIND } from '../../orders/find/model.ts';
import type { Order, OrderPart } from '../../orders/model.ts';
import { ORDER_PATH } from '../../orders/path.ts';
import { services, visit } from '../context.server.ts';
import { notFound } from '../layout/notFound.ts';

export type Context = Readonly<RouterContextProvider>;

export interface OrderParams {
  number: string;
  part?: string | undefined;
}

/** An order with how its reader may open its pages: by the key of a link, as its customer, or by the session that placed it. */
export interface Opened {
  order: Order;
  path(part?: OrderPart, query?: string): string;
}

/** Where a link can be asked for instead: undefined for what is no such page. */
export function findOf({ number, part }: OrderParams): { withdraw: boolean } | undefined {
  if (number !== FIND) return undefined;
  if (part !== undefined && part !== 'odstapienie') notFound();
  return { withdraw: part === 'odstapienie' };
}

/** Whoever may not see an order is not told that there is one. */
export async function opened(context: Context, { number }: OrderParams, request: Request): Promise<Opened> {
  const key = new URL(request.url).searchParams.get('klucz') ?? undefined;
  const { session, customer } = context.get(visit);
  const asked = /^\d{1,15}$/.test(number) ? Number(number) : undefined;
  const asking = {
    key,
    ...(session === undefined ? {} : { session }),
    ...(customer === undefined ? {} : { customer }),
  };
  const order = asked === undefined ? undefined : await context.get(services).orders.find(asked, asking);
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
