import type { Tx } from '../../db/database.ts';
import { keptPost } from '../../db/keptStatement.server.ts';
import { WAITING } from '../../db/queue.server.ts';
import type { WebhookEventRow } from '../../db/tables/webhook.ts';

export async function insertEvent(
  tx: Tx,
  event: Pick<WebhookEventRow, 'id' | 'type' | 'body' | 'created_at'>,
): Promise<void> {
  await insertRow(tx, { ...event, due_at: event.created_at, ...WAITING });
}

const insertRow = keptPost<WebhookEventRow>((db, row) => db.insertInto('webhook_events').values(row));

export async function removeBefore(tx: Tx, moment: number): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('webhook_events').where('created_at', '<', moment).executeTakeFirst();
  return Number(numDeletedRows);
}
