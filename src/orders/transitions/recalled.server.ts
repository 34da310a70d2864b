import type { Tx } from '../../db/database.ts';
import { addEvent, eventsOf } from '../store/events.server.ts';
import { held } from '../store/orders.server.ts';

/** Writes down that a product of an order is recalled, with what its buyer is told; false when that was done before. */
export async function recallOrder(
  tx: Tx,
  { id, recall, at }: { id: string; recall: string; at: number },
  tell: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  if (!(await held(tx, id))) return false;
  const events = await eventsOf(tx, id);
  if (events.some(({ kind, data }) => kind === 'recalled' && data.recall === recall)) return false;
  await addEvent(tx, id, at, 'recalled', { recall });
  await tell(tx);
  return true;
}
