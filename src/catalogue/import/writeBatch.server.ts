import type { Db, Tx } from '../../db/open.server.ts';
import { optional } from '../../kit/optional.ts';
import type { DraftItem, ProductDraft, Skipped } from '../draft.ts';
import type { ProductRecord } from '../model.ts';
import {
  type Known,
  knownProducts,
  moveProducts,
  type ProductWrite,
  productIds,
  writeProducts,
} from '../store/write.server.ts';
import { hashOf } from './draftHash.server.ts';
import { withKeptCombinations } from './keptCombinations.server.ts';
import { type NameOptions, nameResolver, type ResolvedNames } from './resolveNames.server.ts';
import { bumpCatalogue } from './version.server.ts';

export interface Positioned extends DraftItem {
  position: number;
}

export interface BatchReport {
  added: number;
  changed: number;
  unchanged: number;
  skipped: Skipped[];
}

/** What became of a product. */
export interface Outcome {
  outcome: 'added' | 'changed';
  item: { draft: Pick<ProductDraft, 'externalId' | 'name'>; line?: number };
}

export interface BatchOptions extends NameOptions {
  /** Nothing is written: the report says what would be. */
  dryRun?: boolean | undefined;
  /** External ids of products that a file read before this one would write, when nothing is written. */
  coming?: ReadonlySet<string>;
  /** Told of each product that was written, or would be. */
  onOutcome?: ((outcome: Outcome) => void) | undefined;
  /** Told of each record that was not taken. */
  onSkipped?: ((skipped: Skipped) => void) | undefined;
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
  const hashed = batch.map((item) => ({ ...item, hash: item.hash ?? hashOf(JSON.stringify(item.draft)) }));
  const externalIds = batch.map((item) => item.draft.externalId);
  const before = await knownProducts(db.read, options.source, externalIds);
  const { fresh, moved } = sorted(hashed, before);
  const unchanged = hashed.length - fresh.length;
  if ((fresh.length === 0 && moved.length === 0) || options.dryRun) {
    return { ...told(fresh, before, options), unchanged, skipped: [] };
  }
  const { written, known, skipped } = await db.write(async (tx) => {
    const version = await bumpCatalogue(tx);
    await moveProducts(tx, moved, version);
    const known = await knownProducts(
      tx,
      options.source,
      fresh.map((item) => item.draft.externalId),
    );
    const combined = await withKeptCombinations(tx, fresh, known, now);
    const { products, skipped } = await resolved(tx, combined.items, known, options, now);
    skipped.push(...combined.skipped);
    await writeProducts(tx, products, version, now);
    const ids = products.map((product) => product.id);
    if (ids.length > 0) await options.onStockBack?.(tx, ids);
    const names = new Set(products.map(({ externalId }) => externalId));
    return { written: fresh.filter(({ draft }) => names.has(draft.externalId)), known, skipped };
  });
  return { ...told(written, known, options), unchanged, skipped };
}

/** Counts what is new and what has changed, and tells of each. */
function told(items: readonly Hashed[], known: ReadonlyMap<string, Known>, { onOutcome }: BatchOptions) {
  let changed = 0;
  for (const { draft, line } of items) {
    const before = known.get(draft.externalId);
    const outcome = before && before.removed_at === null ? 'changed' : 'added';
    if (outcome === 'changed') changed += 1;
    onOutcome?.({ outcome, item: { draft, ...optional('line', line) } });
  }
  return { added: items.length - changed, changed };
}

/** A product of a file that cannot be taken, and why. */
export const refused = ({ draft, line }: DraftItem, reason: string): Skipped => ({
  what: `product ${draft.externalId}`,
  ...optional('line', line),
  reason,
});

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

/** Drafts as they are written, and those with unknown references. */
async function resolved(
  tx: Tx,
  items: readonly Hashed[],
  known: ReadonlyMap<string, Known>,
  options: NameOptions,
  now: number,
): Promise<{ products: ProductWrite[]; skipped: Skipped[] }> {
  const skipped: Skipped[] = [];
  const named: { item: Hashed; names: ResolvedNames }[] = [];
  const drafts = items.map((item) => item.draft);
  const resolve = await nameResolver(tx, drafts, options);
  for (const item of items) {
    const names = await resolve(item.draft);
    if (typeof names === 'string') skipped.push(refused(item, names));
    else named.push({ item, names });
  }
  const ids = await productIds(
    tx,
    named.map(({ item: { draft } }) => ({ kept: known.get(draft.externalId)?.id, wanted: draft.preferredId })),
  );
  const products = named.map(({ item, names }, n) =>
    productWrite(item, names, {
      id: ids[n] ?? 0,
      isNew: !known.has(item.draft.externalId),
      source: options.source,
      addedAt: item.draft.addedAt ?? known.get(item.draft.externalId)?.added_at ?? now,
    }),
  );
  return { products, skipped };
}

function productWrite(
  { draft, position, hash }: Hashed,
  names: ResolvedNames,
  row: Pick<ProductWrite, 'id' | 'isNew' | 'source' | 'addedAt'>,
): ProductWrite {
  const { externalId, slug, name, type, group = null, sizes } = draft;
  return { ...names, ...row, externalId, slug, name, type, group, position, hash, record: recordOf(draft), sizes };
}

/** What of a draft stands in columns and tables of its own. */
const APART: ReadonlySet<string> = new Set<keyof ProductDraft>([
  'externalId',
  'preferredId',
  'slug',
  'name',
  'type',
  'category',
  'alsoIn',
  'producer',
  'series',
  'group',
  'promoted',
  'addedAt',
  'sizes',
]);

/** Imports make one of each draft: leaving keys out of an object by their names costs several times as much. */
function recordOf(draft: ProductDraft): ProductRecord {
  const record: Record<string, unknown> = {};
  for (const key in draft) if (!APART.has(key)) record[key] = draft[key as keyof ProductDraft];
  return record as ProductRecord & Record<string, unknown>;
}
