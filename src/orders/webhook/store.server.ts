import type { Tx } from '../../db/database.ts';
import { WAITING } from '../../db/queue.server.ts';
import type { WebhookEventRow } from '../../db/tables/webhook.ts';

export async function insertEvent(
  tx: Tx,
  event: Pick<WebhookEventRow, 'id' | 'type' | 'body' | 'created_at'>,
): Promise<void> {
  await tx
    .insertInto('webhook_events')
    .values({ ...event, due_at: event.created_at, ...WAITING })
    .execute();
}

export async function removeBefore(tx: Tx, moment: number): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('webhook_events').where('created_at', '<', moment).executeTakeFirst();
  return Number(numDeletedRows);
}
