import { createHash } from 'node:crypto';
import type { Db, Tx } from '../../db/open.server.ts';
import type { ProductDraft, Skipped } from '../draft.ts';
import {
  type Known,
  knownProducts,
  moveProducts,
  type ProductWrite,
  productIds,
  writeProducts,
} from '../store/write.server.ts';
import { type NameOptions, nameResolver, type ResolvedNames } from './resolveNames.server.ts';
import { bumpCatalogue } from './version.server.ts';

export interface Positioned {
  draft: ProductDraft;
  position: number;
}

export interface BatchReport {
  added: number;
  changed: number;
  unchanged: number;
  skipped: Skipped[];
}

export interface BatchOptions extends NameOptions {
  /** News of products that were written, told in their transaction: some may be in stock again. */
  onStockBack?: ((tx: Tx, productIds: readonly number[]) => Promise<void>) | undefined;
}

interface Hashed extends Positioned {
  hash: string;
}

/** Writes what of a batch is new or changed, in one transaction. The version row is bumped first: on PostgreSQL its lock makes imports wait for one another. */
export async function writeBatch(
  db: Db,
  batch: readonly Positioned[],
  options: BatchOptions,
  now: number,
): Promise<BatchReport> {
  const hashed = batch.map((item) => ({ ...item, hash: hashOf(item.draft) }));
  const externalIds = batch.map((item) => item.draft.externalId);
  const before = await knownProducts(db.read, options.source, externalIds);
  const { fresh, moved } = sorted(hashed, before);
  const unchanged = hashed.length - fresh.length;
  if (fresh.length === 0 && moved.length === 0) return { added: 0, changed: 0, unchanged, skipped: [] };
  return db.write(async (tx) => {
    const version = await bumpCatalogue(tx);
    await moveProducts(tx, moved, version);
    const known = await knownProducts(
      tx,
      options.source,
      fresh.map((item) => item.draft.externalId),
    );
    const { products, refused } = await resolved(tx, fresh, known, options, now);
    await writeProducts(tx, products, version, now);
    const ids = products.map((product) => product.id);
    if (ids.length > 0) await options.onStockBack?.(tx, ids);
    const changed = products.filter(({ externalId }) => known.get(externalId)?.removed_at === null).length;
    return { added: products.length - changed, changed, unchanged, skipped: refused };
  });
}

/** Products to write anew, and those that only stand at another place in the source's order. */
function sorted(hashed: readonly Hashed[], known: ReadonlyMap<string, Known>) {
  const fresh: Hashed[] = [];
  const moved: { id: number; position: number }[] = [];
  for (const item of hashed) {
    const kept = known.get(item.draft.externalId);
    if (!kept || kept.removed_at !== null || kept.hash !== item.hash) fresh.push(item);
    else if (kept.position !== item.position) moved.push({ id: kept.id, position: item.position });
  }
  return { fresh, moved };
}

const hashOf = (draft: ProductDraft) => createHash('sha256').update(JSON.stringify(draft)).digest('base64url');

/** Drafts as they are written, and those with unknown references. */
async function resolved(
  tx: Tx,
  items: readonly Hashed[],
  known: ReadonlyMap<string, Known>,
  options: NameOptions,
  now: number,
): Promise<{ products: ProductWrite[]; refused: Skipped[] }> {
  const refused: Skipped[] = [];
  const named: { item: Hashed; names: ResolvedNames }[] = [];
  const drafts = items.map((item) => item.draft);
  const resolve = await nameResolver(tx, drafts, options);
  for (const item of items) {
    const names = await resolve(item.draft);
    if (typeof names === 'string') refused.push({ what: `product ${item.draft.externalId}`, reason: names });
    else named.push({ item, names });
  }
  const ids = await productIds(
    tx,
    named.map(({ item: { draft } }) => ({ kept: known.get(draft.externalId)?.id, wanted: draft.preferredId })),
  );
  const products = named.map(({ item, names }, n) =>
    productWrite(item, names, {
      id: ids[n] ?? 0,
      source: options.source,
      addedAt: item.draft.addedAt ?? known.get(item.draft.externalId)?.added_at ?? now,
    }),
  );
  return { products, refused };
}

function productWrite(
  { draft, position, hash }: Hashed,
  names: ResolvedNames,
  row: Pick<ProductWrite, 'id' | 'source' | 'addedAt'>,
): ProductWrite {
  const { externalId, preferredId: _, slug, name, type, group, addedAt: __, sizes, ...rest } = draft;
  const { category: ___, alsoIn: ____, producer: _____, series: ______, promoted: _______, ...record } = rest;
  return { ...names, ...row, externalId, slug, name, type, group: group ?? null, position, hash, record, sizes };
}
