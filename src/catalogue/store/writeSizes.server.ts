import type { Tx } from '../../db/open.server.ts';
import type { PriceEntryRow, StockRow } from '../../db/tables/catalogue.ts';
import type { SizeDraft } from '../draft.ts';
import type { PriceEntry } from '../model.ts';
import { type PricePlan, planPrices } from '../planPrices.ts';
import { portions } from './portions.ts';

/** Product as it is written: its sizes are taken from it. */
interface Sized {
  id: number;
  sizes: readonly SizeDraft[];
}

/** Replaces the sizes of products, plans their prices and takes in their stock. A few statements, however many products. */
export async function writeSizes(tx: Tx, products: readonly Sized[], now: number): Promise<void> {
  const rows = products.flatMap(({ id, sizes }) =>
    sizes.map(({ type, name, price: _, stocks: __, ...record }, position) => ({
      product_id: id,
      type,
      name,
      position,
      data: JSON.stringify(record),
    })),
  );
  for (const ids of portions(products.map((product) => product.id))) {
    await tx.deleteFrom('sizes').where('product_id', 'in', ids).execute();
  }
  for (const part of portions(rows)) await tx.insertInto('sizes').values(part).execute();
  await writePrices(tx, products, now);
  await writeStocks(tx, products);
}

async function writePrices(tx: Tx, products: readonly Sized[], now: number): Promise<void> {
  const kept: PriceEntryRow[] = [];
  for (const ids of portions(products.map((product) => product.id))) {
    kept.push(...(await tx.selectFrom('price_entries').selectAll().where('product_id', 'in', ids).execute()));
  }
  const historyOf = Map.groupBy(kept, (row) => row.product_id);
  const plans = products.flatMap(({ id, sizes }) => plansOf(id, sizes, historyOf.get(id) ?? [], now));
  // A price that is dropped or ended is rare: a promotion cut short, a size that is gone.
  for (const { key, plan } of plans) await endPrices(tx, key, plan);
  const added = plans.flatMap(({ key, plan }) => plan.add.map((entry) => addedRow(key, entry)));
  for (const part of portions(added)) await tx.insertInto('price_entries').values(part).execute();
}

interface SizeKey {
  product_id: number;
  size_type: string;
}

/** Plans for each size of the draft or the store. */
function plansOf(
  productId: number,
  sizes: readonly SizeDraft[],
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
async function writeStocks(tx: Tx, products: readonly Sized[]): Promise<void> {
  const kept = new Map<string, StockRow>();
  for (const ids of portions(products.map((product) => product.id))) {
    const rows = await tx.selectFrom('stocks').selectAll().where('product_id', 'in', ids).execute();
    for (const row of rows) kept.set(placeOf(row), row);
  }
  const wanted = new Map<string, StockRow>();
  for (const { id, sizes } of products) {
    for (const { type, stocks } of sizes) {
      for (const { branch, own, quantity } of stocks) {
        const row = { product_id: id, size_type: type, branch, own: own ? 1 : 0, quantity, imported: quantity };
        const before = kept.get(placeOf(row));
        if (before?.imported === quantity) row.quantity = before.quantity;
        wanted.set(placeOf(row), row);
      }
    }
  }
  for (const [place, { product_id, size_type, branch }] of kept) {
    if (wanted.has(place)) continue;
    await tx
      .deleteFrom('stocks')
      .where((eb) => eb.and({ product_id, size_type, branch }))
      .execute();
  }
  for (const part of portions([...wanted.values()])) {
    await tx
      .insertInto('stocks')
      .values(part)
      .onConflict((c) =>
        c.columns(['product_id', 'size_type', 'branch']).doUpdateSet((eb) => ({
          own: eb.ref('excluded.own'),
          quantity: eb.ref('excluded.quantity'),
          imported: eb.ref('excluded.imported'),
        })),
      )
      .execute();
  }
}
