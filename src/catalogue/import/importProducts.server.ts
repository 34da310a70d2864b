import { createHash } from 'node:crypto';
import type { Db, Tx } from '../../db/open.server.ts';
import { bumpVersion } from '../../db/versions.server.ts';
import type { Clock } from '../../kit/clock.ts';
import { slugify } from '../../kit/fold.ts';
import { freeId, idBySource, saveNamed } from '../store/dictionaries.server.ts';
import { type Known, knownProducts, removeMissing, writeProduct } from '../store/write.server.ts';
import type { ImportItem, ProductDraft, Ref, Skipped } from './draft.ts';

/** Version row that every process polls for changes of products, prices, stock and categories. */
export const CATALOGUE_VERSION = 'catalogue';

const BATCH = 100;

export interface ImportReport {
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
  skipped: Skipped[];
}

export interface ImportOptions {
  /** `shop` for the shop's folder, else the name of the feed. */
  source: string;
  clock: Clock;
  /** The items are everything the source has: products missing from them are taken out. */
  complete: boolean;
  /** A shop's folder names its categories and producers itself; a feed brings them along. */
  createNames: boolean;
  onProgress?(seen: number): void;
}

/**
 * Writes drafts to the store, new and changed ones only, in short transactions so that the open shop keeps answering.
 * Each price change is recorded in the price history. A second run of the same source changes nothing.
 */
export async function importProducts(
  db: Db,
  items: AsyncIterable<ImportItem>,
  options: ImportOptions,
): Promise<ImportReport> {
  const report: ImportReport = { added: 0, changed: 0, unchanged: 0, removed: 0, skipped: [] };
  const seen = new Set<string>();
  let position = 0;
  let batch: Positioned[] = [];
  const flush = async () => {
    const work = batch;
    batch = [];
    if (work.length > 0) await writeBatch(db, work, options, report);
    options.onProgress?.(position);
  };
  for await (const item of items) {
    position += 1;
    if ('skipped' in item) report.skipped.push(item.skipped);
    else if (seen.has(item.draft.externalId)) report.skipped.push(twice(item.draft));
    else {
      seen.add(item.draft.externalId);
      batch.push({ draft: item.draft, position: item.draft.promoted ? position : position + 1_000_000 });
    }
    if (batch.length >= BATCH) await flush();
  }
  await flush();
  if (options.complete) await takeOut(db, seen, options, report);
  return report;
}

interface Positioned {
  draft: ProductDraft;
  position: number;
}

const twice = (draft: ProductDraft): Skipped => ({
  what: `product ${draft.externalId}`,
  reason: 'its id stands twice; the first one was taken',
});

async function takeOut(db: Db, seen: ReadonlySet<string>, options: ImportOptions, report: ImportReport): Promise<void> {
  const rows = await db.read
    .selectFrom('products')
    .select('external_id')
    .where('source', '=', options.source)
    .where('removed_at', 'is', null)
    .execute();
  if (rows.every((row) => seen.has(row.external_id))) return;
  report.removed = await db.write(async (tx) => {
    const version = await bumpVersion(tx, CATALOGUE_VERSION);
    return removeMissing(tx, options.source, seen, version, options.clock());
  });
}

/** The version row is bumped first: on PostgreSQL its lock makes imports wait for one another. */
async function writeBatch(
  db: Db,
  batch: readonly Positioned[],
  options: ImportOptions,
  report: ImportReport,
): Promise<void> {
  const hashed = batch.map((item) => ({ ...item, hash: hashOf(item) }));
  const ids = batch.map((item) => item.draft.externalId);
  const before = await knownProducts(db.read, options.source, ids);
  const fresh = hashed.filter(({ draft, hash }) => !isUnchanged(before.get(draft.externalId), hash));
  report.unchanged += hashed.length - fresh.length;
  if (fresh.length === 0) return;
  const outcome = await db.write(async (tx) => {
    const version = await bumpVersion(tx, CATALOGUE_VERSION);
    const known = await knownProducts(
      tx,
      options.source,
      fresh.map((item) => item.draft.externalId),
    );
    const done = { added: 0, changed: 0, skipped: [] as Skipped[] };
    for (const item of fresh) {
      const kept = known.get(item.draft.externalId);
      const refused = await writeOne(tx, item, kept, version, options);
      if (refused) done.skipped.push({ what: `product ${item.draft.externalId}`, reason: refused });
      else if (kept && kept.removed_at === null) done.changed += 1;
      else done.added += 1;
    }
    return done;
  });
  report.added += outcome.added;
  report.changed += outcome.changed;
  report.skipped.push(...outcome.skipped);
}

const isUnchanged = (known: Known | undefined, hash: string) =>
  known !== undefined && known.removed_at === null && known.hash === hash;

const hashOf = (item: Positioned) => createHash('sha256').update(JSON.stringify(item)).digest('base64url');

/** Returns why the product cannot be written, or undefined when it is. */
async function writeOne(
  tx: Tx,
  { draft, position, hash }: Positioned & { hash: string },
  kept: Known | undefined,
  version: number,
  options: ImportOptions,
): Promise<string | undefined> {
  const now = options.clock();
  const resolve = options.createNames ? createNamed : findNamed;
  const categoryId = await resolve(tx, 'categories', options.source, draft.category);
  if (categoryId === undefined) return `no category „${draft.category.at(-1)?.externalId ?? ''}”`;
  const producerId = await resolve(tx, 'producers', options.source, [draft.producer]);
  if (producerId === undefined) return `no producer „${draft.producer.externalId}”`;
  const seriesId = draft.series ? await resolve(tx, 'series', options.source, [draft.series]) : null;
  if (seriesId === undefined) return `no series „${draft.series?.externalId ?? ''}”`;
  const categoryIds: number[] = [];
  for (const ref of draft.alsoIn) {
    const id = await resolve(tx, 'categories', options.source, [ref]);
    if (id === undefined) return `no category „${ref.externalId}”`;
    categoryIds.push(id);
  }
  const { externalId, preferredId, slug, name, type, group, addedAt, sizes, ...rest } = draft;
  const { category: _, alsoIn: __, producer: ___, series: ____, promoted: _____, ...record } = rest;
  const id = kept?.id ?? (await freeId(tx, 'products', preferredId));
  await writeProduct(
    tx,
    {
      id,
      externalId,
      slug,
      name,
      type,
      categoryId,
      categoryIds,
      producerId,
      seriesId,
      position,
      hash,
      record,
      sizes,
      source: options.source,
      group: group ?? null,
      addedAt: addedAt ?? kept?.added_at ?? now,
    },
    version,
    now,
  );
  return undefined;
}

type Table = 'categories' | 'producers' | 'series';

async function findNamed(tx: Tx, table: Table, source: string, path: readonly Ref[]): Promise<number | undefined> {
  const last = path.at(-1);
  return last && idBySource(tx, table, source, last.externalId);
}

/** Where products of a feed stand that names no category for them. */
const FALLBACK: Ref = { externalId: '0', name: 'Pozostałe' };

async function createNamed(tx: Tx, table: Table, source: string, path: readonly Ref[]): Promise<number> {
  let parentId: number | null = null;
  for (const ref of path.length > 0 ? path : [FALLBACK]) {
    const known: number | undefined = await idBySource(tx, table, source, ref.externalId);
    if (known !== undefined) {
      parentId = known;
      continue;
    }
    const slug = slugify(ref.name) || slugify(ref.externalId) || 'inne';
    const saved = await saveNamed(tx, table, {
      source,
      externalId: ref.externalId,
      slug,
      name: ref.name,
      position: 1000,
      data: {},
      parentId,
    });
    parentId = saved.id;
  }
  return parentId ?? 0;
}
