import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/database.ts';
import type { Grosze } from '../../kit/money.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import { addEvent } from '../store/events.server.ts';
import { leaveToHand, owedOf, settleMoney, TRANSFER, waitingForHand } from '../store/money.server.ts';
import { held } from '../store/orders.server.ts';
import { insertPayment } from '../store/payments.server.ts';
import { receive, type TransitionDeps } from '../transitions/transitions.server.ts';

/**
 * A bank transfer for an order has come.
 * @param amount grosze above 0; undefined: all that was still to be paid, `paid` when there is nothing
 */
export async function transferCame(
  tx: Tx,
  deps: TransitionDeps,
  id: string,
  amount: Grosze | undefined,
  at: number,
): Promise<Result<Grosze, 'unknown' | 'paid'>> {
  const order = await held(tx, id);
  if (!order) return err('unknown');
  const came = amount ?? (await owedOf(tx, order));
  if (came <= 0) return err('paid');
  const payment = { id: randomUUID(), order_id: id, method: TRANSFER };
  await insertPayment(tx, {
    ...payment,
    provider: TRANSFER,
    provider_id: null,
    status: 'completed',
    amount: came,
    reason: null,
    started_at: at,
    changed_at: at,
  });
  await receive(tx, deps, payment, came, at);
  return ok(came);
}

/**
 * What had to go back by hand was sent: of transfers, of a provider that is gone, or of a refund that its provider has
 * cancelled. Grosze that were, 0 when there was nothing.
 */
export async function transferReturned(tx: Tx, id: string, at: number): Promise<Grosze> {
  // Held: nobody else may say the same at once.
  await held(tx, id);
  let amount = 0;
  for (const one of await waitingForHand(tx, id)) {
    // From then on no provider is asked for it, and what one says of it changes nothing.
    if ((await leaveToHand(tx, one)) && (await settleMoney(tx, one.reference, at))) amount -= one.amount;
  }
  if (amount > 0) await addEvent(tx, id, at, 'refunded', { amount });
  return amount;
}
