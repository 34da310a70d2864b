import { createHash } from 'node:crypto';
import type { Db, Tx } from '../../db/open.server.ts';
import { bumpVersion } from '../../db/versions.server.ts';
import { freeId } from '../store/dictionaries.server.ts';
import { type Known, knownProducts, moveProducts, writeProduct } from '../store/write.server.ts';
import type { ProductDraft, Skipped } from './draft.ts';
import { type NameOptions, resolveNames } from './resolveNames.server.ts';
import { CATALOGUE_VERSION } from './version.ts';

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

interface Hashed extends Positioned {
  hash: string;
}

/** Writes what of a batch is new or changed, in one transaction. The version row is bumped first: on PostgreSQL its lock makes imports wait for one another. */
export async function writeBatch(
  db: Db,
  batch: readonly Positioned[],
  options: NameOptions,
  now: number,
): Promise<BatchReport> {
  const hashed = batch.map((item) => ({ ...item, hash: hashOf(item.draft) }));
  const ids = batch.map((item) => item.draft.externalId);
  const before = await knownProducts(db.read, options.source, ids);
  const { fresh, moved } = sorted(hashed, before);
  const unchanged = hashed.length - fresh.length;
  if (fresh.length === 0 && moved.length === 0) return { added: 0, changed: 0, unchanged, skipped: [] };
  return db.write(async (tx) => {
    const version = await bumpVersion(tx, CATALOGUE_VERSION);
    await moveProducts(tx, moved, version);
    const known = await knownProducts(
      tx,
      options.source,
      fresh.map((item) => item.draft.externalId),
    );
    const report: BatchReport = { added: 0, changed: 0, unchanged, skipped: [] };
    for (const item of fresh) {
      const kept = known.get(item.draft.externalId);
      const refused = await writeOne(tx, item, kept, version, options, now);
      if (refused !== undefined) report.skipped.push({ what: `product ${item.draft.externalId}`, reason: refused });
      else if (kept && kept.removed_at === null) report.changed += 1;
      else report.added += 1;
    }
    return report;
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

/** Returns why the product cannot be written, or undefined when it is. */
async function writeOne(
  tx: Tx,
  { draft, position, hash }: Hashed,
  kept: Known | undefined,
  version: number,
  options: NameOptions,
  now: number,
): Promise<string | undefined> {
  const names = await resolveNames(tx, draft, options);
  if (typeof names === 'string') return names;
  const { externalId, preferredId, slug, name, type, group, addedAt, sizes, ...rest } = draft;
  const { category: _, alsoIn: __, producer: ___, series: ____, promoted: _____, ...record } = rest;
  await writeProduct(
    tx,
    {
      ...names,
      id: kept?.id ?? (await freeId(tx, 'products', preferredId)),
      source: options.source,
      externalId,
      slug,
      name,
      type,
      group: group ?? null,
      position,
      addedAt: addedAt ?? kept?.added_at ?? now,
      hash,
      record,
      sizes,
    },
    version,
    now,
  );
  return undefined;
}
