import type { Kysely } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { RebateUseRow } from '../../db/tables/basket.ts';
import type { Tables } from '../../db/tables.ts';

/** Number of orders that had a code. */
export async function usesOf(db: Kysely<Tables>, code: string): Promise<number> {
  const { uses } = await db
    .selectFrom('rebate_uses')
    .select((eb) => eb.fn.countAll<number | bigint | string>().as('uses'))
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return Number(uses);
}

/** Tells whether an order of a customer, who may be known by several names, had a code. */
export async function isUsedBy(db: Kysely<Tables>, code: string, names: readonly string[]): Promise<boolean> {
  const uses = db.selectFrom('rebate_uses').select('order_id').where('code', '=', code);
  // Apart: "or" would have PostgreSQL read all uses of the code, and SQLite too where it takes one index for both.
  const found = await uses
    .where('customer', 'in', names)
    .unionAll(uses.where('account', 'in', names))
    .limit(1)
    .execute();
  return found.length > 0;
}

/** Removes the uses of a code by an order that has ended. */
export async function removeUses(tx: Tx, order: string): Promise<void> {
  await tx.deleteFrom('rebate_uses').where('order_id', '=', order).execute();
}

/** Cuts the tie between the use of a code and who used it. */
export async function forgetUser(tx: Tx, code: string, order: string): Promise<void> {
  await tx
    .updateTable('rebate_uses')
    .set({ customer: null, account: null })
    .where('code', '=', code)
    .where('order_id', '=', order)
    .execute();
}

/** Counts a use of a code, once an order. */
export async function addUse(tx: Tx, row: RebateUseRow): Promise<void> {
  await tx
    .insertInto('rebate_uses')
    .values(row)
    .onConflict((c) => c.columns(['code', 'order_id']).doNothing())
    .execute();
}
