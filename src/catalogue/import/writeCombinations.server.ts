import { isDeepStrictEqual } from 'node:util';
import type { Db, Tx } from '../../db/open.server.ts';
import type { CombinationsItem, Combining, DraftItem, Skipped } from '../draft.ts';
import { type CombinedProduct, combiningRecords, writeCombined } from '../store/combining.server.ts';
import { type Known, knownProducts } from '../store/write.server.ts';
import { combinedPictures, combinedSizes } from './prestashop/combined.server.ts';
import { bumpCatalogue } from './version.server.ts';
import type { BatchOptions, BatchReport } from './writeBatch.server.ts';

interface Fresh extends CombinedProduct {
  externalId: string;
  name: string;
  line: number | undefined;
}

/** Writes combinations over products that are there, in one transaction: they take the place of the sizes before. */
export async function writeCombinations(
  db: Db,
  items: readonly CombinationsItem[],
  options: BatchOptions,
  now: number,
): Promise<BatchReport> {
  const ids = items.map(({ combinations }) => combinations.externalId);
  const known = await knownProducts(db.read, options.source, ids);
  const present = [...known.values()].filter(({ removed_at }) => removed_at === null);
  const records = await combiningRecords(
    db.read,
    present.map(({ id }) => id),
  );
  const skipped: Skipped[] = [];
  let unchanged = 0;
  let coming = 0;
  const fresh = items.flatMap((item): Fresh[] => {
    const { externalId, rows } = item.combinations;
    const refuse = (place: number, reason: string) => {
      const line = item.lines[place];
      skipped.push({ what: `product ${externalId}`, ...(line !== undefined && { line }), reason });
    };
    if (options.coming?.has(externalId)) {
      coming += 1;
      return [];
    }
    const id = known.get(externalId)?.id ?? 0;
    const { name, record } = records.get(id) ?? {};
    const base = record?.combining?.base;
    if (name === undefined || !record || !base) {
      const reason = record
        ? 'import the file of products again first'
        : 'it is not in the shop: import the products first';
      for (const place of rows.keys()) refuse(place, reason);
      return [];
    }
    const { sizes, refused } = combinedSizes(base, rows, { now, note: () => {} });
    for (const [place, reason] of refused) refuse(place, reason);
    const taken = rows.filter((_, place) => !refused.has(place));
    if (taken.length === 0) return [];
    if (isDeepStrictEqual(record.combining?.rows, taken)) {
      unchanged += 1;
      return [];
    }
    const pictures = combinedPictures(record.pictures.slice(0, base.pictures), taken, name);
    return [
      {
        id,
        externalId,
        name,
        sizes,
        line: item.lines[0],
        record: { ...record, pictures, combining: { base, rows: taken } },
      },
    ];
  });
  if (fresh.length > 0 && !options.dryRun) {
    await db.write(async (tx) => {
      await writeCombined(tx, fresh, await bumpCatalogue(tx), now);
      await options.onStockBack?.(
        tx,
        fresh.map(({ id }) => id),
      );
    });
  }
  for (const { externalId, name, line } of fresh) {
    options.onOutcome?.({
      outcome: 'changed',
      item: { draft: { externalId, name }, ...(line !== undefined && { line }) },
    });
  }
  return { added: 0, changed: fresh.length + coming, unchanged, skipped };
}

/** Drafts with the combinations that were imported before, which their own file does not tell. */
export async function withKeptCombinations<T extends DraftItem>(
  tx: Tx,
  items: readonly T[],
  known: ReadonlyMap<string, Known>,
  now: number,
): Promise<{ items: T[]; skipped: Skipped[] }> {
  const ids = items.flatMap(({ draft }) => (draft.combining ? (known.get(draft.externalId)?.id ?? []) : []));
  const records = await combiningRecords(tx, ids);
  const skipped: Skipped[] = [];
  const combined = items.map((item) => {
    const { draft } = item;
    const rows = records.get(known.get(draft.externalId)?.id ?? 0)?.record.combining?.rows;
    if (!draft.combining || !rows) return item;
    const { sizes, refused } = combinedSizes(draft.combining.base, rows, { now, note: () => {} });
    for (const [place, reason] of refused) {
      skipped.push({ what: `product ${draft.externalId}`, reason: `combination "${rows[place]?.name}": ${reason}` });
    }
    if (sizes.length === 0) return item;
    const combining: Combining = { base: draft.combining.base, rows };
    return {
      ...item,
      draft: { ...draft, sizes, combining, pictures: combinedPictures(draft.pictures, rows, draft.name) },
    };
  });
  return { items: combined, skipped };
}
