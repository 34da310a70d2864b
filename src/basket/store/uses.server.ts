import type { Kysely } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { RebateUseRow } from '../../db/tables/basket.ts';
import type { Tables } from '../../db/tables.ts';

/** Orders that had a code; of one customer where it is named what they are known by. */
export async function usesOf(db: Kysely<Tables>, code: string, customer?: readonly string[]): Promise<number> {
  const { uses } = await db
    .selectFrom('rebate_uses')
    .select((eb) => eb.fn.countAll<number | bigint | string>().as('uses'))
    .where('code', '=', code)
    .$if(customer !== undefined, (query) =>
      query.where((eb) => eb.or([eb('customer', 'in', customer ?? []), eb('account', 'in', customer ?? [])])),
    )
    .executeTakeFirstOrThrow();
  return Number(uses);
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
