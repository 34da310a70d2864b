import type { PriceEntry } from '../../catalogue/model.ts';
import { priceState } from '../../catalogue/priceHistory.ts';
import { walkCatalogue } from '../../catalogue/walk.server.ts';
import type { OpenShop } from '../open/shop.ts';

/**
 * Promotions that run and are shown as a price like any other: nothing in the history of 30 days is above them (Act of 9 May
 * 2014, art. 4; CJEU, C-330/23). Right by law, and a surprise to whoever has just written one for a new product.
 */
export async function promotionNotes({ db, clock }: Pick<OpenShop, 'db' | 'clock'>): Promise<string[]> {
  const now = clock();
  const runs = ({ kind, startsAt, endsAt }: PriceEntry) =>
    kind === 'promotion' && startsAt <= now && (endsAt === null || endsAt > now);
  const notes: string[] = [];
  for await (const { slug, sizes } of walkCatalogue(db).products()) {
    const plain = sizes.find(({ prices }) => prices.some(runs) && !priceState(prices, now)?.reduction);
    if (plain) notes.push(`note: products/${slug}.yaml promotion: ${WHY}`);
  }
  return notes;
}

const WHY =
  'shown as a plain price, because the lowest price of the 30 days before it is not higher. A product that was sold elsewhere before names its earlier prices in "history"';
