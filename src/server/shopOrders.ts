import { orderLetters } from '../orders/letters/letters.server.ts';
import type { OrderLetterTerms } from '../orders/letters/terms.ts';
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
  mailbox,
  texts,
  letters,
}: Pick<OpenShop, 'db' | 'clock' | 'file' | 'baskets' | 'uploads' | 'notices' | 'mailbox' | 'texts'> & {
  letters: OrderLetterTerms;
}): Orders {
  const news = joinNews([
    orderLetters(mailbox, letters),
    { stockBack: (tx, products) => notices.stockBack(tx, products) },
  ]);
  const { payments, return_days: returnDays } = file;
  return createOrders({ db, clock, baskets, uploads, payments, news, returnDays, texts });
}
