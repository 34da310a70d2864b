import { keptInsert } from '../../db/keptInsert.server.ts';
import type { Tx } from '../../db/open.server.ts';
import type { PriceEntryRow, SizeRow, StockRow } from '../../db/tables/catalogue.ts';
import type { PriceDraft, SizeDraft } from '../draft.ts';
import type { PriceEntry, ProductRecord, Stock } from '../model.ts';
import { type PricePlan, planPrices } from '../planPrices.ts';
import { keptIds, portions } from './portions.ts';

/** Product as it is written: its sizes are taken from it. */
interface Sized<Offer extends SizeOffer = SizeOffer> {
  id: number;
  isNew?: boolean;
  sizes: readonly Offer[];
}

type SizeOffer = Pick<SizeDraft, 'type' | 'price' | 'stocks'>;

/** Price and stock of one size; without a price, its prices stay. */
export interface OfferedSize {
  type: string;
  price?: PriceDraft;
  stocks: Stock[];
}

/** Replaces the sizes of products, plans their prices and takes in their stock. A few statements, however many products. */
export async function writeSizes(tx: Tx, products: readonly Sized<SizeDraft>[], now: number): Promise<void> {
  const rows = products.flatMap(({ id, sizes }) =>
    sizes.map(({ type, name, price: _, stocks: __, ...record }, position) => ({
      product_id: id,
      type,
      name,
      position,
      data: JSON.stringify(record),
    })),
  );
  for (const ids of portions(keptIds(products))) {
    await tx.deleteFrom('sizes').where('product_id', 'in', ids).execute();
  }
  for (const part of portions(rows)) await addSizes(tx, part);
  await writePrices(tx, products, now);
  await writeStocks(tx, products);
}

/** Sizes of products by their codes, and how fine each product is sold. */
export async function knownSizes(
  tx: Tx,
  ids: readonly number[],
): Promise<Map<number, { types: Set<string>; precision: number }>> {
  const known = new Map<number, { types: Set<string>; precision: number }>();
  for (const part of portions(ids)) {
    const products = await tx.selectFrom('products').select(['id', 'data']).where('id', 'in', part).execute();
    for (const { id, data } of products) {
      known.set(id, { types: new Set(), precision: (JSON.parse(data) as ProductRecord).precision });
    }
    const sizes = await tx.selectFrom('sizes').select(['product_id', 'type']).where('product_id', 'in', part).execute();
    for (const { product_id, type } of sizes) known.get(product_id)?.types.add(type);
  }
  return known;
}

/** Plans prices and takes in stock of these sizes; the others of each product stay as they are. */
export async function writeSizeOffers(
  tx: Tx,
  products: readonly { id: number; sizes: readonly OfferedSize[] }[],
  now: number,
): Promise<void> {
  const priced = products.map(({ id, sizes }) => ({ id, sizes: sizes.filter(({ price }) => price !== undefined) }));
  await writePrices(tx, priced, now, 'named');
  await writeStocks(tx, products, 'named');
}

/** Which sizes of a product an import speaks of: those it names, or all of them, so that others are gone. */
type Spoken = 'named' | 'all';

async function writePrices(tx: Tx, products: readonly Sized[], now: number, spoken: Spoken = 'all'): Promise<void> {
  const kept: PriceEntryRow[] = [];
  for (const ids of portions(keptIds(products))) {
    kept.push(...(await tx.selectFrom('price_entries').selectAll().where('product_id', 'in', ids).execute()));
  }
  const historyOf = Map.groupBy(kept, (row) => row.product_id);
  const plans = products.flatMap(({ id, sizes }) =>
    plansOf(id, sizes, spokenOf(historyOf.get(id) ?? [], sizes, spoken), now),
  );
  // A price that is dropped or ended is rare: a promotion cut short, a size that is gone.
  for (const { key, plan } of plans) await endPrices(tx, key, plan);
  const added = plans.flatMap(({ key, plan }) => plan.add.map((entry) => addedRow(key, entry)));
  for (const part of portions(added)) await addPrices(tx, part);
}

const spokenOf = <Row extends { size_type: string }>(
  rows: readonly Row[],
  sizes: readonly SizeOffer[],
  spoken: Spoken,
) => (spoken === 'all' ? rows : rows.filter((row) => sizes.some(({ type }) => type === row.size_type)));

interface SizeKey {
  product_id: number;
  size_type: string;
}

/** Plans for each size of the draft or the store. */
function plansOf(
  productId: number,
  sizes: readonly SizeOffer[],
  history: readonly PriceEntryRow[],
  now: number,
): { key: SizeKey; plan: PricePlan }[] {
  const types = new Set([...sizes.map((size) => size.type), ...history.map((row) => row.size_type)]);
  return [...types].map((type) => {
    const kept = history
      .filter((row) => row.size_type === type)
      .map(({ kind, price, starts_at, ends_at }) => ({ kind, price, startsAt: starts_at, endsAt: ends_at }));
    const size = sizes.find((one) => one.type === type);
    return { key: { product_id: productId, size_type: type }, plan: planPrices(kept, size?.price, now) };
  });
}

const entryKey = (key: SizeKey, { kind, startsAt }: PriceEntry) => ({ ...key, kind, starts_at: startsAt });

const addedRow = (key: SizeKey, entry: PriceEntry): PriceEntryRow => ({
  ...entryKey(key, entry),
  price: entry.price,
  ends_at: entry.endsAt,
});

async function endPrices(tx: Tx, key: SizeKey, plan: PricePlan): Promise<void> {
  for (const entry of plan.drop) {
    await tx
      .deleteFrom('price_entries')
      .where((eb) => eb.and(entryKey(key, entry)))
      .execute();
  }
  for (const { entry, endsAt } of plan.end) {
    await tx
      .updateTable('price_entries')
      .set({ ends_at: endsAt })
      .where((eb) => eb.and(entryKey(key, entry)))
      .execute();
  }
}

const placeOf = ({ product_id, size_type, branch }: Pick<StockRow, 'product_id' | 'size_type' | 'branch'>) =>
  JSON.stringify([product_id, size_type, branch]);

/** Stock changes only where the source says something new, so that pieces sold since are not put back. */
async function writeStocks(tx: Tx, products: readonly Sized[], spoken: Spoken = 'all'): Promise<void> {
  const kept = new Map<string, StockRow>();
  for (const ids of portions(keptIds(products))) {
    const rows = await tx.selectFrom('stocks').selectAll().where('product_id', 'in', ids).execute();
    for (const row of rows) kept.set(placeOf(row), row);
  }
  const sizesOf = new Map(products.map(({ id, sizes }) => [id, sizes]));
  const wanted = new Map<string, StockRow>();
  for (const { id, sizes } of products) {
    for (const { type, stocks } of sizes) {
      for (const { branch, own, quantity } of stocks) {
        const row = { product_id: id, size_type: type, branch, own: own ? 1 : 0, quantity, imported: quantity };
        const place = placeOf(row);
        const before = kept.get(place);
        if (before?.imported === quantity) row.quantity = before.quantity;
        wanted.set(place, row);
      }
    }
  }
  for (const [place, row] of kept) {
    const { product_id, size_type, branch } = row;
    if (wanted.has(place) || spokenOf([row], sizesOf.get(product_id) ?? [], spoken).length === 0) continue;
    await tx
      .deleteFrom('stocks')
      .where((eb) => eb.and({ product_id, size_type, branch }))
      .execute();
  }
  for (const part of portions([...wanted.values()])) await putStocks(tx, part);
}

const addSizes = keptInsert<SizeRow>(['product_id', 'type', 'name', 'position', 'data'], (tx, rows) =>
  tx.insertInto('sizes').values(rows),
);

const addPrices = keptInsert<PriceEntryRow>(
  ['product_id', 'size_type', 'kind', 'price', 'starts_at', 'ends_at'],
  (tx, rows) => tx.insertInto('price_entries').values(rows),
);

const putStocks = keptInsert<StockRow>(
  ['product_id', 'size_type', 'branch', 'own', 'quantity', 'imported'],
  (tx, rows) =>
    tx
      .insertInto('stocks')
      .values(rows)
      .onConflict((c) =>
        c.columns(['product_id', 'size_type', 'branch']).doUpdateSet((eb) => ({
          own: eb.ref('excluded.own'),
          quantity: eb.ref('excluded.quantity'),
          imported: eb.ref('excluded.imported'),
        })),
      ),
);
