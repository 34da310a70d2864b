import { joinNews } from '../orders/life/news.server.ts';
import { createOrders, type Orders, type OrdersOptions } from '../orders/service.server.ts';
import type { WebhookQueue } from '../orders/webhook/service.server.ts';
import type { StockNotices } from '../product/observe/service.server.ts';
import type { ShopFile } from '../settings/shopFile.ts';

interface ShopOrdersTerms extends Pick<OrdersOptions, 'db' | 'clock' | 'baskets' | 'uploads'> {
  file: Pick<ShopFile, 'payments'>;
  notices: Pick<StockNotices, 'stockBack'>;
  webhooks: WebhookQueue | undefined;
}

/** The orders of a shop, joined to all who hear of them. */
export function shopOrders({ db, clock, file, baskets, uploads, notices, webhooks }: ShopOrdersTerms): Orders {
  const news = joinNews([
    { stockBack: (tx, products) => notices.stockBack(tx, products) },
    ...(webhooks ? [webhooks.news] : []),
  ]);
  return createOrders({ db, clock, baskets, ...(uploads ? { uploads } : {}), payments: file.payments, news });
}
