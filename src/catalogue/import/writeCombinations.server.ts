import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../db/open.server.ts';
import type { CombinationsItem, Skipped } from '../draft.ts';
import { type CombinedProduct, combiningRecords, writeCombined } from '../store/combining.server.ts';
import { knownProducts } from '../store/write.server.ts';
import { combined } from './prestashop/combined.server.ts';
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
    const own = { ...record, name, pictures: record.pictures.slice(0, base.pictures) };
    const { sizes, refused, pictures, order } = combined(own, base, rows, { now, note: () => {} });
    for (const [place, reason] of refused) refuse(place, reason);
    const taken = rows.filter((_, place) => !refused.has(place));
    if (taken.length === 0) return [];
    if (isDeepStrictEqual(record.combining?.rows, taken)) {
      unchanged += 1;
      return [];
    }
    return [
      {
        id,
        externalId,
        name,
        sizes,
        line: item.lines[0],
        record: { ...record, pictures, order, combining: { base, rows: taken } },
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
