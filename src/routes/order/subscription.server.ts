import { isoDate } from '../../kit/dates.ts';
import type { Subscription } from '../../subscriptions/model.ts';
import {
  ASK_PARAM,
  DONE_PARAM,
  REFUSED_PARAM,
  readAsked,
  readDone,
  readRefusal,
  type SubscriptionRefusal,
} from '../../subscriptions/page/form.ts';
import { subscriptionView } from '../../subscriptions/page/view.ts';
import { notFound, redirect, refused } from '../outcomes.ts';
import { postedForm } from '../postedForm.server.ts';
import type { ShopServices } from '../services.ts';
import { loadOrder, type OpenedOrder, type OrderRequest } from './loadOrder.server.ts';

/** Subscription of the order; any of its orders leads to it. */
async function subscriptionOf({ subscriptions }: ShopServices, { order }: OpenedOrder): Promise<Subscription> {
  return (await subscriptions.of(order)) ?? notFound();
}

export async function subscribed({ shop, url: { searchParams: query } }: OrderRequest, open: OpenedOrder) {
  const subscription = await subscriptionOf(shop, open);
  const { subscriptions } = shop;
  const [next, orders] = await Promise.all([subscriptions.next(subscription), subscriptions.orders(subscription)]);
  const ids = 'lines' in next ? next.lines.map(({ product }) => product) : [];
  const products = await shop.catalogue.products([...new Set(ids)]);
  const view = subscriptionView(subscription, next, {
    ...{ texts: shop.texts, vat: shop.shop.vat, currency: open.order.data.currency, orders },
    ...{ today: isoDate(shop.clock()), notice: subscriptions.notice },
    picture: (id, file) => products.find((one) => one.id === id)?.pictures.find((one) => one.file === file),
  });
  const { path } = open;
  return {
    view,
    paths: { at: path('abonament'), ask: path('abonament', `${ASK_PARAM}=1`), order: path() },
    ask: query.has(ASK_PARAM),
    done: readDone(query),
    error: readRefusal(query),
  };
}

/** Makes the change and always redirects a document, so that a reload changes nothing twice, and Back finds a page. */
export async function changeSubscription(asked: OrderRequest): Promise<never> {
  const open = await loadOrder(asked);
  const refusal = await change(asked, open);
  throw redirect(open.path('abonament', `${REFUSED_PARAM}=${refusal}`));
}

async function change({ shop, request }: OrderRequest, open: OpenedOrder): Promise<SubscriptionRefusal> {
  const wish = readAsked(await postedForm(request));
  if (wish === undefined) throw refused(400, 'form');
  if (wish === 'date') return wish;
  const subscription = await subscriptionOf(shop, open);
  const after = await shop.subscriptions.change(subscription, wish);
  if (after === 'often') return after;
  if (after === 'refused') return wish.do === 'move' && subscription.state === 'active' ? 'date' : 'refused';
  const done = wish.do === 'cancel' && after.state !== 'cancelled' ? 'ending' : wish.do;
  throw redirect(open.path('abonament', `${DONE_PARAM}=${done}`));
}
