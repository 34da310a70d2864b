import type { Kysely } from 'kysely';
import type { Tx } from '../../db/open.server.ts';
import type { Tables } from '../../db/tables.ts';
import type { Combining, SizeDraft } from '../draft.ts';
import type { ProductRecord } from '../model.ts';
import { portions } from './portions.ts';
import { writeSizes } from './writeSizes.server.ts';

/** The record of a product of a source whose sizes stand in another file. */
export type CombiningRecord = ProductRecord & { combining?: Combining };

/** A product whose combinations are written: what is told of it, its record with them, and its sizes. */
export interface CombinedProduct {
  id: number;
  record: CombiningRecord;
  sizes: SizeDraft[];
}

/** Records of products as they were written, with their names. */
export async function combiningRecords(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<Map<number, { name: string; record: CombiningRecord }>> {
  const records = new Map<number, { name: string; record: CombiningRecord }>();
  for (const part of portions(ids)) {
    const rows = await db.selectFrom('products').select(['id', 'name', 'data']).where('id', 'in', part).execute();
    for (const { id, name, data } of rows) records.set(id, { name, record: JSON.parse(data) as CombiningRecord });
  }
  return records;
}

/** Gives products the sizes that their combinations make; the rest of their rows stays, the hash of their file too. */
export async function writeCombined(
  tx: Tx,
  products: readonly CombinedProduct[],
  version: number,
  now: number,
): Promise<void> {
  for (const { id, record } of products) {
    await tx
      .updateTable('products')
      .set({ data: JSON.stringify(record), changed_version: version })
      .where('id', '=', id)
      .execute();
  }
  await writeSizes(tx, products, now);
}
