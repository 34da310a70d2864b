import type { Db } from '../../db/open.server.ts';
import type { Clock } from '../../kit/clock.ts';

const KEY = 'opened_at';

/** The moment the shop was first opened, epoch ms; kept in the store, so that relative dates mean the same for ever. */
export function firstOpenedAt(db: Db, clock: Clock): Promise<number> {
  return db.write(async (tx) => {
    await tx
      .insertInto('settings')
      .values({ key: KEY, value: String(clock()) })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    const row = await tx.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirstOrThrow();
    return Number(row.value);
  });
}
