import type { Kysely } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { MINUTE } from '../kit/clock.ts';

/** Words and files of one shopper that come again within this time are one message: a form that was sent twice. */
const SAME_WITHIN = 10 * MINUTE;

/** E-mail that a form has become a moment ago. */
export async function sentBefore(db: Kysely<Tables>, mark: string, now: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('sent_forms')
    .select('email_id')
    .where('mark', '=', mark)
    .where('at', '>', now - SAME_WITHIN)
    .executeTakeFirst();
  return row?.email_id;
}

/**
 * Writes the e-mail of a form, or gives that which it has become in another process meanwhile. The mark is put down first:
 * whoever comes with the same waits for the end of this transaction.
 */
export async function sentOnce(tx: Tx, mark: string, now: number, write: () => Promise<string>): Promise<string> {
  const mine = await tx
    .insertInto('sent_forms')
    .values({ mark, email_id: '', at: now })
    .onConflict((conflict) =>
      conflict
        .column('mark')
        .doUpdateSet({ at: now })
        .where('sent_forms.at', '<=', now - SAME_WITHIN),
    )
    .returning('mark')
    .executeTakeFirst();
  const before = mine ? undefined : await sentBefore(tx, mark, now);
  if (before !== undefined) return before;
  const id = await write();
  await tx.updateTable('sent_forms').set({ email_id: id }).where('mark', '=', mark).execute();
  return id;
}

/** Forgets what was sent longer ago. */
export const sweepSentForms = (db: Db, now: number): Promise<unknown> =>
  db.write((tx) =>
    tx
      .deleteFrom('sent_forms')
      .where('at', '<=', now - SAME_WITHIN)
      .execute(),
  );
