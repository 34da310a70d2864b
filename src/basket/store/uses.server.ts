import type { Kysely } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { RebateUseRow } from '../../db/tables/basket.ts';
import type { Tables } from '../../db/tables.ts';

/** Orders that had a code; of one customer where one is named. */
export async function usesOf(db: Kysely<Tables>, code: string, customer?: string): Promise<number> {
  const { uses } = await db
    .selectFrom('rebate_uses')
    .select((eb) => eb.fn.countAll<number | bigint | string>().as('uses'))
    .where('code', '=', code)
    .$if(customer !== undefined, (query) => query.where('customer', '=', customer ?? ''))
    .executeTakeFirstOrThrow();
  return Number(uses);
}

/** The same order again is one use. */
export async function addUse(tx: Tx, row: RebateUseRow): Promise<void> {
  await tx
    .insertInto('rebate_uses')
    .values(row)
    .onConflict((c) => c.columns(['code', 'order_id']).doNothing())
    .execute();
}
