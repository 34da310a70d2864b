import type { Kysely } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { WebhookEventRow } from '../../db/tables/webhook.ts';
import type { Tables } from '../../db/tables.ts';

export async function insertEvent(
  tx: Tx,
  event: Pick<WebhookEventRow, 'id' | 'type' | 'body' | 'created_at'>,
): Promise<void> {
  const state = {
    due_at: event.created_at,
    tries: 0,
    claim: null,
    claimed_until: null,
    sent_at: null,
    failed_at: null,
  };
  await tx
    .insertInto('webhook_events')
    .values({ ...event, ...state })
    .execute();
}

/** The event that has waited longest and that nobody is sending. */
export const nextDue = (db: Kysely<Tables>, now: number): Promise<WebhookEventRow | undefined> =>
  db
    .selectFrom('webhook_events')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('due_at', '<=', now)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();

/** Takes an event for one sender; false when another was faster. */
export async function claim(tx: Tx, id: string, claimant: string, now: number, until: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_events')
    .set({ claim: claimant, claimed_until: until })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a claim; nothing happens when another sender has taken the event over. */
export async function settle(
  tx: Tx,
  id: string,
  claimant: string,
  change: Partial<Pick<WebhookEventRow, 'sent_at' | 'failed_at' | 'due_at' | 'tries'>>,
): Promise<void> {
  await tx
    .updateTable('webhook_events')
    .set({ ...change, claim: null, claimed_until: null })
    .where('id', '=', id)
    .where('claim', '=', claimant)
    .execute();
}

export async function removeBefore(tx: Tx, moment: number): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('webhook_events').where('created_at', '<', moment).executeTakeFirst();
  return Number(numDeletedRows);
}
