import type { Kysely } from 'kysely';
import type { Tx } from '../../db/open.server.ts';
import type { Tables } from '../../db/tables.ts';
import { slugify } from '../../kit/fold.ts';
import type { SizeDraft } from '../import/draft.ts';
import { planPrices } from '../import/planPrices.ts';
import type { Parameter, PriceEntry, ProductRecord } from '../model.ts';
import { freeId } from './dictionaries.server.ts';

/** A product as it is written: the draft with its references resolved to ids. */
export interface ProductWrite {
  id: number;
  source: string;
  externalId: string;
  slug: string;
  name: string;
  type: string;
  categoryId: number;
  categoryIds: number[];
  producerId: number;
  seriesId: number | null;
  group: string | null;
  position: number;
  addedAt: number;
  hash: string;
  record: ProductRecord;
  sizes: SizeDraft[];
}

export interface Known {
  id: number;
  external_id: string;
  hash: string;
  added_at: number;
  removed_at: number | null;
}

export async function knownProducts(
  tx: Kysely<Tables>,
  source: string,
  externalIds: readonly string[],
): Promise<Map<string, Known>> {
  if (externalIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'external_id', 'hash', 'added_at', 'removed_at'])
    .where('source', '=', source)
    .where('external_id', 'in', [...externalIds])
    .execute();
  return new Map(rows.map((row) => [row.external_id, row]));
}

export async function writeProduct(tx: Tx, product: ProductWrite, version: number, now: number): Promise<void> {
  const row = {
    id: product.id,
    source: product.source,
    external_id: product.externalId,
    slug: product.slug,
    name: product.name,
    type: product.type,
    category_id: product.categoryId,
    producer_id: product.producerId,
    series_id: product.seriesId,
    group_key: product.group,
    position: product.position,
    added_at: product.addedAt,
    hash: product.hash,
    data: JSON.stringify(product.record),
    changed_version: version,
    removed_at: null,
  };
  const { id: _, ...changes } = row;
  await tx
    .insertInto('products')
    .values(row)
    .onConflict((c) => c.column('id').doUpdateSet(changes))
    .execute();
  await tx.deleteFrom('product_categories').where('product_id', '=', product.id).execute();
  const categoryIds = [...new Set([product.categoryId, ...product.categoryIds])];
  await tx
    .insertInto('product_categories')
    .values(categoryIds.map((category_id) => ({ product_id: product.id, category_id })))
    .execute();
  await writeParameters(tx, product.id, product.record.parameters);
  await writeSizes(tx, product.id, product.sizes, now);
}

async function writeParameters(tx: Tx, productId: number, parameters: readonly Parameter[]): Promise<void> {
  const valueIds = new Set<number>();
  for (const parameter of parameters) {
    const parameterId = await parameterIdOf(tx, parameter.name);
    for (const value of parameter.values) valueIds.add(await valueIdOf(tx, parameterId, value));
  }
  await tx.deleteFrom('product_values').where('product_id', '=', productId).execute();
  if (valueIds.size === 0) return;
  await tx
    .insertInto('product_values')
    .values([...valueIds].map((value_id) => ({ product_id: productId, value_id })))
    .execute();
}

async function parameterIdOf(tx: Tx, name: string): Promise<number> {
  const slug = slugify(name) || 'parametr';
  const known = await tx.selectFrom('parameters').select('id').where('slug', '=', slug).executeTakeFirst();
  if (known) return known.id;
  const id = await freeId(tx, 'parameters');
  await tx.insertInto('parameters').values({ id, slug, name, facet_position: -1 }).execute();
  return id;
}

async function valueIdOf(tx: Tx, parameterId: number, name: string): Promise<number> {
  // Two spellings of one slug are one value; a value without a Latin letter or digit is told by its own text.
  const slug = slugify(name) || encodeURIComponent(name);
  const known = await tx
    .selectFrom('parameter_values')
    .select('id')
    .where('parameter_id', '=', parameterId)
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (known) return known.id;
  const id = await freeId(tx, 'parameter_values');
  await tx.insertInto('parameter_values').values({ id, parameter_id: parameterId, slug, name }).execute();
  return id;
}

async function writeSizes(tx: Tx, productId: number, sizes: readonly SizeDraft[], now: number): Promise<void> {
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

/** Takes products of a source out of the shop when its file is gone; their price history stays. */
export async function removeMissing(
  tx: Tx,
  source: string,
  present: ReadonlySet<string>,
  version: number,
  now: number,
): Promise<number> {
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'external_id'])
    .where('source', '=', source)
    .where('removed_at', 'is', null)
    .execute();
  const gone = rows.filter((row) => !present.has(row.external_id));
  for (const { id } of gone) {
    await tx.updateTable('products').set({ removed_at: now, changed_version: version }).where('id', '=', id).execute();
  }
  return gone.length;
}

/** Says which parameters are offered as filters, and in what order. */
export async function setFacets(tx: Tx, names: readonly string[]): Promise<void> {
  await tx.updateTable('parameters').set({ facet_position: -1 }).execute();
  for (const [position, name] of names.entries()) {
    const id = await parameterIdOf(tx, name);
    await tx.updateTable('parameters').set({ facet_position: position }).where('id', '=', id).execute();
  }
}
