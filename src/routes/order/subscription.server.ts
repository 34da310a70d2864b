import { isoDate } from '../../kit/dates.ts';
import type { Subscription } from '../../subscriptions/model.ts';
import { ASK_PARAM, DONE_PARAM, readAsked, readDone } from '../../subscriptions/page/form.ts';
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
  };
}

/** Makes the change and always redirects a document, so that a reload changes nothing twice. */
export async function changeSubscription(asked: OrderRequest): Promise<'refused' | 'date' | 'often'> {
  const { shop, request } = asked;
  const open = await loadOrder(asked);
  const change = readAsked(await postedForm(request));
  if (change === undefined) throw refused(400, 'form');
  if (change === 'date') return 'date';
  const subscription = await subscriptionOf(shop, open);
  const after = await shop.subscriptions.change(subscription, change);
  if (after === 'often') return after;
  if (after === 'refused') return change.do === 'move' && subscription.state === 'active' ? 'date' : 'refused';
  const done = change.do === 'cancel' && after.state !== 'cancelled' ? 'ending' : change.do;
  throw redirect(open.path('abonament', `${DONE_PARAM}=${done}`));
}
