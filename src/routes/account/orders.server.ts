import { redirect } from 'react-router';
import { ADDED_PATH } from '../../basket/answers.ts';
import { failureText } from '../../basket/messages.ts';
import {
  OWN_ORDERS_PATH,
  type OwnOrders,
  ownOrder,
  PAGE_OF_ORDERS,
  pageAsked,
  pagePath,
} from '../../orders/account/history.ts';
import type { ReorderedView } from '../../orders/account/ReorderResult.tsx';
import { reorder } from '../../orders/account/reorder.server.ts';
import { type LeftCode, readReordered, reorderedPath } from '../../orders/account/reorder.ts';
import { ownOrderTexts } from '../../orders/account/texts.ts';
import type { Order } from '../../orders/model.ts';
import { ORDER_PATH } from '../../orders/path.ts';
import { type OwnSubscription, ownSubscription } from '../../orders/subscriptions/own.ts';
import { translate } from '../../ui/text.ts';
import { notFound } from '../layout/notFound.ts';
import { postedForm } from '../postedForm.server.ts';
import { type Own, ownAccount } from './guard.server.ts';
import type { ServedPage } from './page.ts';

/** Says in an address how many orders a link has joined. */
export const JOINED = 'dolaczono';

interface OrdersView extends OwnOrders {
  /** Orders that a link has just joined to the account. */
  joined: number | undefined;
  subscriptions: readonly OwnSubscription[];
}

export const orders: ServedPage<OrdersView> = {
  async load(asked) {
    const { shop, customer } = await ownAccount(asked);
    const query = new URL(asked.request.url).searchParams;
    const page = pageAsked(query);
    const joined = /^\d{1,4}$/.exec(query.get(JOINED) ?? '')?.[0];
    const stretch = { most: PAGE_OF_ORDERS, skip: (page - 1) * PAGE_OF_ORDERS };
    const [found, subscribed] = await Promise.all([
      shop.orders.ofCustomer(customer.id, stretch),
      page === 1 ? shop.orders.subscriptions.ofCustomer(customer.id) : [],
    ]);
    const pages = Math.max(1, Math.ceil(found.all / PAGE_OF_ORDERS));
    if (page > pages) throw redirect(pagePath(pages), 303);
    return {
      title: 'account',
      at: OWN_ORDERS_PATH,
      view: {
        orders: found.orders.map((order) => ownOrder(order, shop.texts)),
        page,
        pages,
        subscriptions: subscribed.map((one) => ownSubscription(one, shop.shop, shop.texts)),
        joined: joined === undefined ? undefined : Number(joined),
      },
    };
  },
  /** Orders once more what was ordered before. */
  async act(asked) {
    const own = await ownAccount(asked);
    const number = (await postedForm(asked.request)).get('reorder');
    const order = await ownOrderOf(own, typeof number === 'string' ? number : '');
    const done = await reorder(own.shop, own.asking, order);
    throw redirect(done.left.length + done.fewer.length === 0 ? ADDED_PATH : reorderedPath(order.number, done), 303);
  },
};

/** What came of ordering once more; without that its address leads to the order. */
export const again: ServedPage<ReorderedView> = {
  async load(asked) {
    const own = await ownAccount(asked);
    const order = await ownOrderOf(own, asked.id);
    const done = readReordered(new URL(asked.request.url).searchParams);
    if (!done) throw redirect(`${ORDER_PATH}/${order.number}`, 303);
    const { texts } = own.shop;
    const lineAt = (place: number) => order.lines.find((line) => line.place === place);
    const why = (code: LeftCode, n: string, unit: string) => {
      if (code === 'files') return translate(ownOrderTexts, texts, 'leftFiles');
      if (code === 'fields') return translate(ownOrderTexts, texts, 'leftFields');
      if (code === 'contents') return translate(ownOrderTexts, texts, 'leftContents');
      return failureText(code, { n, unit }, texts);
    };
    return {
      title: 'account',
      view: {
        number: order.number,
        added: done.added,
        left: done.left.flatMap(({ place, code, bound }) => {
          const line = lineAt(place);
          if (!line) return [];
          const { name, href, unit } = line.data;
          const told = { place, name, why: why(code, bound, unit) };
          // A product that is there no more has no page.
          return [code === 'product_not_found' ? told : { ...told, href }];
        }),
        fewer: done.fewer.flatMap(({ place, quantity }) => {
          const line = lineAt(place);
          if (!line) return [];
          const why = translate(ownOrderTexts, texts, 'fewer', { quantity, unit: line.data.unit });
          return [{ place, name: line.data.name, href: line.data.href, why }];
        }),
      },
    };
  },
};

/** Whoever asks for an order of another's is not told that there is one. */
async function ownOrderOf({ shop, customer }: Own, number: string): Promise<Order> {
  const found = /^\d{1,15}$/.test(number) ? await shop.orders.order(Number(number)) : undefined;
  return found?.customerId === customer.id ? found : notFound();
}
