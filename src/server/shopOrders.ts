import type { Baskets } from '../basket/service.server.ts';
import type { Points } from '../customers/points/service.server.ts';
import type { Db } from '../db/database.ts';
import type { Uploads } from '../files/service.server.ts';
import type { GiftCards } from '../giftCards/service.server.ts';
import type { Clock } from '../kit/clock.ts';
import type { Mailbox } from '../mail/service.server.ts';
import { downloadParts } from '../orders/downloads/letter.server.ts';
import type { DownloadRules } from '../orders/downloads/model.ts';
import { orderLetters } from '../orders/letters/letters.server.ts';
import type { OrderLetterTerms } from '../orders/letters/terms.ts';
import { joinNews } from '../orders/life/news.server.ts';
import { createOrders, type Orders } from '../orders/service.server.ts';
import type { WebhookQueue } from '../orders/webhook/service.server.ts';
import type { StockNotices } from '../product/observe/service.server.ts';
import type { ShopFile } from '../settings/shopFile.ts';
import type { TextOverrides } from '../ui/text.ts';

export interface ShopOrdersOptions {
  db: Db;
  clock: Clock;
  file: Pick<ShopFile, 'payments' | 'return_days' | 'subscriptions'>;
  /** True when something is paid online. */
  online?: boolean;
  onError?(error: unknown): void;
  baskets: Baskets;
  points: Points;
  uploads?: Uploads | undefined;
  notices: Pick<StockNotices, 'stockBack'>;
  /** Queue of webhooks; missing when there is none. */
  webhooks: WebhookQueue | undefined;
  mailbox: Mailbox;
  downloads: DownloadRules;
  giftCards: GiftCards;
  texts: TextOverrides;
  letters: OrderLetterTerms;
}

/** The orders of a shop, joined to all who hear of them. */
export function shopOrders(options: ShopOrdersOptions): Orders {
  const { db, clock, file, baskets, points, uploads, notices, webhooks, mailbox, texts, letters } = options;
  const { downloads, giftCards } = options;
  const news = joinNews([
    orderLetters(mailbox, letters, (tx, order) => downloadParts(tx, order, letters)),
    { stockBack: (tx, products) => notices.stockBack(tx, products) },
    ...(webhooks ? [webhooks.news] : []),
  ]);
  const { payments, return_days: returnDays, subscriptions } = file;
  const { online = false, onError } = options;
  return createOrders({
    ...{ db, clock, baskets, points, payments, news, returnDays, texts, subscriptions, online, downloads, giftCards },
    ...(onError ? { onError } : {}),
    ...(uploads ? { uploads } : {}),
  });
}
