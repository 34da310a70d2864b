import type { Tx } from '../../db/open.server.ts';
import type { Combining, DraftItem, Skipped } from '../draft.ts';
import { combiningRecords } from '../store/combining.server.ts';
import type { Known } from '../store/write.server.ts';
import { combined } from './prestashop/combined.server.ts';

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
  const whole = items.map((item) => {
    const { draft } = item;
    const rows = records.get(known.get(draft.externalId)?.id ?? 0)?.record.combining?.rows;
    if (!draft.combining || !rows) return item;
    const { refused, ...parts } = combined(draft, draft.combining.base, rows, { now, note: () => {} });
    for (const [place, reason] of refused) {
      skipped.push({ what: `product ${draft.externalId}`, reason: `combination "${rows[place]?.name}": ${reason}` });
    }
    if (parts.sizes.length === 0) return item;
    const combining: Combining = { base: draft.combining.base, rows };
    return { ...item, draft: { ...draft, ...parts, combining } };
  });
  return { items: whole, skipped };
}
