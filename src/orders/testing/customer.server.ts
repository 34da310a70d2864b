import type { Db } from '../../db/database.ts';
import { DAY } from '../../kit/clock.ts';

export const CUSTOMERS = ['anna', 'jan'] as const;

/** A customer's row, with the session that their things hang on, and points from before. */
export async function customerWith(db: Db, id: string, points = 0, email = `${id}@example.pl`): Promise<void> {
  const session = { id, token_hash: id, created_at: 0, expires_at: 9_999 * DAY };
  const keys = { login: id, login_key: id, email, email_key: email.toLowerCase() };
  const row = { kind: 'private', password_hash: '', address: '{}', created_at: 0, changed_at: 0 };
  await db.write(async (tx) => {
    await tx
      .insertInto('sessions')
      .values(session)
      .onConflict((c) => c.column('id').doNothing())
      .execute();
    await tx
      .insertInto('customers')
      .values({ id, ...keys, ...row })
      .execute();
    if (points === 0) return;
    const of = { order_id: `before ${id}`, order_number: 1, kind: 'earned' };
    const entry = { id: `first ${id}`, customer_id: id, place: 1, ...of, amount: points, balance: points, at: 0 };
    await tx.insertInto('point_entries').values(entry).execute();
  });
}
