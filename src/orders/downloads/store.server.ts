import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { DownloadRow } from '../../db/tables/downloads.ts';
import type { Tables } from '../../db/tables.ts';
import type { Order } from '../model.ts';
import { type DownloadRules, downloadsUntil, filesOf, TRY } from './model.ts';

/** Hands out what an order has bought, each file once: whoever is told twice that it is paid changes nothing. */
export async function grantDownloads(tx: Tx, order: Order, rules: DownloadRules, at: number): Promise<void> {
  const rows = filesOf(order, rules).map((one) => ({
    ...one,
    id: randomBytes(24).toString('base64url'),
    order_id: order.id,
    created_at: at,
    expires_at: downloadsUntil(at, rules),
    left: rules.times,
    fetched: 0,
    counted_at: null,
  }));
  if (rows.length === 0) return;
  await tx
    .insertInto('downloads')
    .values(rows)
    .onConflict((c) => c.columns(['order_id', 'place', 'file']).doNothing())
    .execute();
}

/** Files of an order, in the order of the lines they were bought with. */
export const downloadsOf = (db: Kysely<Tables>, order: string): Promise<DownloadRow[]> =>
  db.selectFrom('downloads').selectAll().where('order_id', '=', order).orderBy('place').orderBy('file').execute();

/** Files by the order they were bought with, in the order of its lines. */
export async function downloadsByOrder(
  db: Kysely<Tables>,
  orders: readonly string[],
): Promise<Map<string, DownloadRow[]>> {
  const rows = await db
    .selectFrom('downloads')
    .selectAll()
    .where('order_id', 'in', orders)
    .orderBy('place')
    .orderBy('file')
    .execute();
  return Map.groupBy(rows, ({ order_id }) => order_id);
}

export const downloadById = (db: Kysely<Tables>, id: string): Promise<DownloadRow | undefined> =>
  db.selectFrom('downloads').selectAll().where('id', '=', id).executeTakeFirst();

/** Counts that it is fetched, once a try; false when it may not be any more, whoever else asks at once. */
export async function countDownload(tx: Tx, id: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('downloads')
    .set((eb) => ({ left: eb('left', '-', 1), fetched: eb('fetched', '+', 1), counted_at: at }))
    .where('id', '=', id)
    .where('left', '>', 0)
    .where('expires_at', '>', at)
    .where((eb) => eb.or([eb('counted_at', 'is', null), eb('counted_at', '<=', at - TRY)]))
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return true;
  const going = await tx
    .selectFrom('downloads')
    .select('id')
    .where('id', '=', id)
    .where('expires_at', '>', at)
    .where('counted_at', '>', at - TRY)
    .executeTakeFirst();
  return going !== undefined;
}

/** Opens the files of an order anew: until then (epoch ms), so many times each. */
export async function renewDownloads(tx: Tx, order: string, change: { expires_at: number; left: number }) {
  await tx
    .updateTable('downloads')
    .set({ ...change, counted_at: null })
    .where('order_id', '=', order)
    .execute();
}
