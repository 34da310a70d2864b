import type { Tx } from '../../db/open.server.ts';
import type { SizeDraft } from '../import/draft.ts';
import { planPrices } from '../import/planPrices.ts';
import type { PriceEntry } from '../model.ts';

export async function writeSizes(tx: Tx, productId: number, sizes: readonly SizeDraft[], now: number): Promise<void> {
  await tx.deleteFrom('sizes').where('product_id', '=', productId).execute();
  await tx
    .insertInto('sizes')
    .values(
      sizes.map(({ type, name, price: _, stocks: __, ...record }, position) => ({
        product_id: productId,
        type,
        name,
        position,
        data: JSON.stringify(record),
      })),
    )
    .execute();
  const history = await tx.selectFrom('price_entries').selectAll().where('product_id', '=', productId).execute();
  const types = new Set([...sizes.map((size) => size.type), ...history.map((row) => row.size_type)]);
  for (const type of types) {
    const kept = history
      .filter((row) => row.size_type === type)
      .map(({ kind, price, starts_at, ends_at }) => ({ kind, price, startsAt: starts_at, endsAt: ends_at }));
    await writePrices(
      tx,
      productId,
      type,
      kept,
      sizes.find((size) => size.type === type),
      now,
    );
  }
  await writeStocks(tx, productId, sizes);
}

async function writePrices(
  tx: Tx,
  productId: number,
  type: string,
  kept: readonly PriceEntry[],
  size: SizeDraft | undefined,
  now: number,
): Promise<void> {
  const plan = planPrices(kept, size?.price, now);
  const keyOf = (entry: PriceEntry) => ({
    product_id: productId,
    size_type: type,
    kind: entry.kind,
    starts_at: entry.startsAt,
  });
  for (const entry of plan.drop) {
    await tx
      .deleteFrom('price_entries')
      .where((eb) => eb.and(keyOf(entry)))
      .execute();
  }
  for (const { entry, endsAt } of plan.end) {
    await tx
      .updateTable('price_entries')
      .set({ ends_at: endsAt })
      .where((eb) => eb.and(keyOf(entry)))
      .execute();
  }
  if (plan.add.length === 0) return;
  await tx
    .insertInto('price_entries')
    .values(plan.add.map((entry) => ({ ...keyOf(entry), price: entry.price, ends_at: entry.endsAt })))
    .execute();
}

/** Stock changes only where the source says something new, so that pieces sold since are not put back. */
async function writeStocks(tx: Tx, productId: number, sizes: readonly SizeDraft[]): Promise<void> {
  const kept = await tx.selectFrom('stocks').selectAll().where('product_id', '=', productId).execute();
  const wanted = sizes.flatMap((size) => size.stocks.map((stock) => ({ type: size.type, ...stock })));
  for (const row of kept) {
    const stays = wanted.some((stock) => stock.type === row.size_type && stock.branch === row.branch);
    if (stays) continue;
    await tx
      .deleteFrom('stocks')
      .where((eb) => eb.and({ product_id: productId, size_type: row.size_type, branch: row.branch }))
      .execute();
  }
  for (const stock of wanted) {
    const before = kept.find((row) => row.size_type === stock.type && row.branch === stock.branch);
    const quantity = before && before.imported === stock.quantity ? before.quantity : stock.quantity;
    const row = { own: stock.own ? 1 : 0, quantity, imported: stock.quantity };
    await tx
      .insertInto('stocks')
      .values({ product_id: productId, size_type: stock.type, branch: stock.branch, ...row })
      .onConflict((c) => c.columns(['product_id', 'size_type', 'branch']).doUpdateSet(row))
      .execute();
  }
}
