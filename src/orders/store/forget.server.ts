import type { Kysely } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { KeptSince } from '../keptSince.ts';
import type { OrderData, OrderLineData } from '../model.ts';
import { isFree, isOld } from './forgettable.server.ts';

/** What else has to be forgotten with an order. */
export interface OldOrder {
  id: string;
  number: number;
  /** Its rebate code. */
  code?: string;
  /** Ids of files that its buyer sent. */
  files: string[];
}

/** Ids of the oldest orders that need not be kept. */
export async function oldOrders(db: Kysely<Tables>, since: KeptSince, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('placed_at', '<', since.unpaid)
    .where(isOld(since))
    .where(isFree(db, since))
    .orderBy('placed_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Takes out those of them that need not be kept now either, with all that is theirs: lines, history, payments, money,
 * withdrawals, files to fetch, links to opinions.
 */
export async function removeOrders(tx: Tx, since: KeptSince, ids: readonly string[]): Promise<OldOrder[]> {
  if (ids.length === 0) return [];
  // Held before they are looked at: the next statement sees all that happened to them.
  await tx.selectFrom('orders').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
  const lines = await tx.selectFrom('order_lines').select(['order_id', 'data']).where('order_id', 'in', ids).execute();
  const filesOf = Map.groupBy(lines, ({ order_id }) => order_id);
  const rows = await tx
    .deleteFrom('orders')
    .where('id', 'in', ids)
    .where(isOld(since))
    .where(isFree(tx, since))
    .returning(['id', 'number', 'data'])
    .execute();
  const gone = rows.map(({ id }) => id);
  if (gone.length > 0) await tx.deleteFrom('order_holders').where('order_id', 'in', gone).execute();
  return rows.map(({ id, number, data }) => {
    const { code } = JSON.parse(data) as Pick<OrderData, 'code'>;
    const files = (filesOf.get(id) ?? []).flatMap((line) =>
      (JSON.parse(line.data) as Pick<OrderLineData, 'files'>).files.map((file) => file.id),
    );
    return { id, number, files, ...(code === undefined ? {} : { code }) };
  });
}
