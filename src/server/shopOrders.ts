import { joinNews } from '../orders/life/news.server.ts';
import { createOrders, type Orders } from '../orders/service.server.ts';
import type { OpenShop } from './shop.ts';

/** The orders of a shop, joined to all who hear of them. */
export function shopOrders({
  db,
  clock,
  file,
  baskets,
  uploads,
  notices,
  webhooks,
}: Pick<OpenShop, 'db' | 'clock' | 'file' | 'baskets' | 'uploads' | 'notices' | 'webhooks'>): Orders {
  const news = joinNews([
    { stockBack: (tx, products) => notices.stockBack(tx, products) },
    ...(webhooks ? [webhooks.news] : []),
  ]);
  return createOrders({ db, clock, baskets, uploads, payments: file.payments, news });
}
