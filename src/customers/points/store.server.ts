import type { Kysely } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { PointEntryRow } from '../../db/tables/points.ts';
import type { Tables } from '../../db/tables.ts';

type Read = Kysely<Tables>;

/** Holds a customer's points until the end of the transaction; false when there is no such customer. */
export const holdCustomer = async (tx: Tx, customer: string): Promise<boolean> =>
  (await tx.selectFrom('customers').select('id').where('id', '=', customer).forUpdate().executeTakeFirst()) !==
  undefined;

export const lastOf = (db: Read, customer: string): Promise<Pick<PointEntryRow, 'place' | 'balance'> | undefined> =>
  db
    .selectFrom('point_entries')
    .select(['place', 'balance'])
    .where('customer_id', '=', customer)
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst();

export const changesOfOrder = (db: Read, order: string): Promise<PointEntryRow[]> =>
  db.selectFrom('point_entries').selectAll().where('order_id', '=', order).execute();

/** Entries, newest first. */
export const entriesOf = (
  db: Read,
  customer: string,
  { most, skip }: { most: number; skip: number },
): Promise<PointEntryRow[]> =>
  db
    .selectFrom('point_entries')
    .selectAll()
    .where('customer_id', '=', customer)
    .orderBy('place', 'desc')
    .limit(most)
    .offset(skip)
    .execute();

export const insertEntry = (tx: Tx, row: PointEntryRow) => tx.insertInto('point_entries').values(row).execute();
