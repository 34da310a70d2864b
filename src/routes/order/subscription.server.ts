import { data, redirect } from 'react-router';
import { isoDate } from '../../kit/dates.ts';
import type { Subscription } from '../../orders/subscriptions/model.ts';
import { ASK_PARAM, DONE_PARAM, readAsked, readDone } from '../../orders/subscriptions/page/form.ts';
import { subscriptionView } from '../../orders/subscriptions/page/view.ts';
import type { ShopServices } from '../context.server.ts';
import { notFound } from '../layout/notFound.ts';
import type { Opened } from './opened.server.ts';

/** Of the order whose page this is; any order of a subscription leads to it. */
async function subscriptionOf({ orders }: ShopServices, { order }: Opened): Promise<Subscription> {
  return (await orders.subscriptions.of(order)) ?? notFound();
}

export async function subscriptionLoader(shop: ShopServices, open: Opened, query: URLSearchParams) {
  const subscription = await subscriptionOf(shop, open);
  const { subscriptions } = shop.orders;
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

/** Does what was asked for; a document always leads on, so that loading it again changes nothing twice. */
export async function subscriptionAction(
  shop: ShopServices,
  open: Opened,
  form: FormData,
): Promise<{ error: 'refused' | 'date' }> {
  const asked = readAsked(form);
  if (asked === undefined) throw data({ code: 'form' }, { status: 400 });
  if (asked === 'date') return { error: 'date' };
  const subscription = await subscriptionOf(shop, open);
  const after = await shop.orders.subscriptions.change(subscription, asked);
  if (after === 'refused')
    return { error: asked.do === 'move' && subscription.state === 'active' ? 'date' : 'refused' };
  const done = asked.do === 'cancel' && after.state !== 'cancelled' ? 'ending' : asked.do;
  throw redirect(open.path('abonament', `${DONE_PARAM}=${done}`), 303);
}
