import { createHash } from 'node:crypto';
import type { Db } from '../../db/open.server.ts';
import type { Parts } from '../../kit/quantity.ts';
import type { OfferItem, Skipped } from '../draft.ts';
import { UNLIMITED } from '../model.ts';
import { knownProducts, markWritten } from '../store/write.server.ts';
import { knownSizes, type OfferedSize, writeSizeOffers } from '../store/writeSizes.server.ts';
import { bumpCatalogue } from './version.server.ts';
import type { BatchOptions, BatchReport } from './writeBatch.server.ts';

/** Writes prices and stock over products that are there, in one transaction; the rest of them stays as it is. */
export async function writeOffers(
  db: Db,
  items: readonly OfferItem[],
  options: BatchOptions,
  now: number,
): Promise<BatchReport> {
  const known = await knownProducts(
    db.read,
    options.source,
    items.map(({ offer }) => offer.externalId),
  );
  const skipped: Skipped[] = [];
  const fresh = items.flatMap((item) => {
    const { externalId } = item.offer;
    const kept = known.get(externalId);
    const hash = hashOf(item);
    if (kept && kept.removed_at === null) return kept.hash === hash ? [] : [{ ...item, hash, id: kept.id }];
    skipped.push(refused(item, 'it is not in the shop: import the full.xml first'));
    return [];
  });
  const unchanged = items.length - fresh.length - skipped.length;
  if (fresh.length === 0 || options.dryRun) return { added: 0, changed: fresh.length, unchanged, skipped };
  await db.write(async (tx) => {
    const version = await bumpCatalogue(tx);
    const ids = fresh.map(({ id }) => id);
    const known = await knownSizes(tx, ids);
    for (const item of fresh) {
      const strange = item.offer.sizes.find(({ type }) => !known.get(item.id)?.types.has(type));
      if (strange) skipped.push(refused(item, `its size "${strange.type}" is not in the shop: import the full.xml`));
    }
    const offers = fresh.map(({ id, offer }) => {
      const { types, precision } = known.get(id) ?? { types: new Set(), precision: 0 };
      return { id, sizes: offer.sizes.filter(({ type }) => types.has(type)).map((size) => offered(size, precision)) };
    });
    await writeSizeOffers(tx, offers, now);
    await markWritten(tx, fresh, version);
    await options.onStockBack?.(tx, ids);
  });
  return { added: 0, changed: fresh.length, unchanged, skipped };
}

/** A price to be asked for is no price to be written over another. */
const offered = ({ type, price, stocks }: OfferItem['offer']['sizes'][number], precision: number): OfferedSize => ({
  type,
  ...(price === 0 ? {} : { price: { regular: price, history: [] } }),
  stocks: stocks.map((stock) => ({ ...stock, quantity: partsOf(stock.quantity, precision) })),
});

const partsOf = (thousandths: number, precision: number): Parts =>
  thousandths === UNLIMITED ? UNLIMITED : Math.floor(thousandths / 10 ** (3 - precision));

/** Unlike that of any whole product, so that the next full.xml is written over it. */
const hashOf = ({ offer }: OfferItem) =>
  `light-${createHash('sha256').update(JSON.stringify(offer)).digest('base64url')}`;

const refused = ({ offer, line }: OfferItem, reason: string): Skipped => ({
  what: `product ${offer.externalId}`,
  line,
  reason,
});
