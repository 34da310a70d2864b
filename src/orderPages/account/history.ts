import { formatDate, isoDate } from '../../kit/dates.ts';
import { formatMoney } from '../../kit/priceFormat.ts';
import { ownOrderTexts } from '../../orders/account/texts.ts';
import type { Order } from '../../orders/model.ts';
import { ORDER_PATH } from '../../orders/path.ts';
import { type TextOverrides, translate } from '../../ui/text.ts';
import { isWhole } from '../../withdrawals/model.ts';

/** Orders on one page of the list. */
export const PAGE_OF_ORDERS = 10;

export const OWN_ORDERS_PATH = '/konto/zamowienia';

/** One order of the list, in words. */
export interface OwnOrder {
  number: number;
  href: string;
  placed: string;
  /** 2026-11-21 */
  day: string;
  state: string;
  total: string;
  what: string;
  /** Gifts alone cannot be ordered. */
  again: boolean;
}

export interface OwnOrders {
  orders: OwnOrder[];
  page: number;
  pages: number;
}

/** Page that an address asks for; anything else is the first. */
export const pageAsked = (query: URLSearchParams): number => {
  const typed = /^[1-9]\d{0,5}$/.exec(query.get('strona') ?? '')?.[0];
  return typed === undefined ? 1 : Number(typed);
};

export const pagePath = (page: number): string => (page === 1 ? OWN_ORDERS_PATH : `${OWN_ORDERS_PATH}?strona=${page}`);

export function ownOrder(order: Order, texts: TextOverrides): OwnOrder {
  const { number, placedAt, lines, total, data } = order;
  const [first, ...rest] = lines;
  const name = first?.data.name ?? '';
  return {
    number,
    href: `${ORDER_PATH}/${number}`,
    placed: formatDate(placedAt),
    day: isoDate(placedAt),
    state: translate(ownOrderTexts, texts, `state_${stateOf(order)}`),
    total: formatMoney(total, data.currency),
    what: rest.length === 0 ? name : translate(ownOrderTexts, texts, 'firstAndMore', { first: name, n: rest.length }),
    again: lines.some((line) => !line.data.gift),
  };
}

function stateOf(order: Order): Order['status'] | 'ready' | 'withdrawn' {
  if (isWhole(order)) return 'withdrawn';
  return order.status === 'sent' && order.data.delivery?.pickUp ? 'ready' : order.status;
}
