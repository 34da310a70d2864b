import type { Tx } from '../../db/database.ts';
import { retryForeverAfter } from '../../db/retries.ts';
import type { OrderMoneyRow } from '../../db/tables/orders.ts';
import { HOUR } from '../../kit/clock.ts';
import type { Notice, Refunded } from '../../payments/port.ts';
import type { Order } from '../model.ts';
import { addEvent } from '../store/events.server.ts';
import * as money from '../store/money.server.ts';
import { held } from '../store/orders.server.ts';
import type { AttemptsOptions } from './attempts.server.ts';

/**
 * What the provider calls a refund. The same refund always has the same name, so that it is made once. One that was
 * cancelled is over at the provider: it is asked for by another name.
 */
export function refundName({ reference, cancelled_tries: n }: Pick<OrderMoneyRow, 'reference' | 'cancelled_tries'>) {
  // The provider takes short names.
  const name = reference.replaceAll(/[^\w-]/g, '-').slice(-60);
  return n > 0 ? `${name}-${n + 1}` : name;
}

/** Wait before a cancelled refund is asked for again: often the merchant has to put money there first. */
const afterCancelled = (tries: number) => Math.max(HOUR, retryForeverAfter(tries));

type Told = Pick<Refunded, 'providerRefundId' | 'status'>;

/** Takes in what the provider says of the refund that it was asked for by this name, however often it says it. */
export async function refundTold(
  { db, clock, deps, onProblem }: AttemptsOptions,
  { reference, order_id }: Pick<OrderMoneyRow, 'reference' | 'order_id'>,
  name: string,
  told: Told,
): Promise<void> {
  const isCancelled = await db.write(async (tx) => {
    const order = await held(tx, order_id);
    const row = await money.heldMoney(tx, reference);
    if (!order || !row || refundName(row) !== name) return false;
    const at = clock();
    if (told.status === 'cancelled') {
      // The shop sends it back itself, or has: asked for anew, it would go twice.
      if (money.isByHand(row)) return false;
      await reopen(tx, row, at);
      if (row.cancelled_tries === 0) await tellFailed(tx, order, -row.amount, at);
      return true;
    }
    if (row.settled_at !== null) return false;
    await money.changeMoney(tx, reference, { provider_refund: told.providerRefundId });
    if (told.status === 'completed' && (await money.settleMoney(tx, reference, at))) {
      await addEvent(tx, order_id, at, 'refunded', { amount: -row.amount });
    }
    return false;
  });
  if (isCancelled) onProblem?.({ operation: 'refund', problem: 'refused', cause: 'cancelled' });

  async function tellFailed(tx: Tx, order: Order, amount: number, at: number): Promise<void> {
    await addEvent(tx, order.id, at, 'refund_failed', { amount });
    await deps.hooks.refundFailed(tx, order, amount);
  }
}

/** Money that was counted as gone before its refund was cancelled waits again. */
const reopen = (tx: Tx, { reference, tries, cancelled_tries: before }: OrderMoneyRow, at: number) =>
  money.changeMoney(tx, reference, {
    settled_at: null,
    provider_refund: null,
    cancelled_tries: before + 1,
    due_at: at + afterCancelled(tries),
  });

/** Takes in a notification of a refund of this payment. */
export async function refundNoticed(
  options: AttemptsOptions,
  payment: string,
  notice: Extract<Notice, { kind: 'refund' }>,
): Promise<void> {
  const isMeant = (row: OrderMoneyRow) =>
    notice.refundId === undefined
      ? row.provider_refund === notice.providerRefundId
      : refundName(row) === notice.refundId;
  const row = (await money.outOf(options.db.read, payment)).find(isMeant);
  // Refunds that were made in the provider's panel are nobody's here.
  if (row) await refundTold(options, row, refundName(row), notice);
}
