import type { Db } from '../../db/database.ts';
import { CLAIM_MS } from '../../db/queue.server.ts';
import type { PaymentRow } from '../../db/tables/orders.ts';
import { type Clock, MINUTE } from '../../kit/clock.ts';
import { laterStatus, type PaymentProvider, type PaymentState, type PaymentStatus } from '../../payments/port.ts';
import { addEvent } from '../store/events.server.ts';
import * as money from '../store/money.server.ts';
import { receive, type TransitionDeps } from '../transitions/transitions.server.ts';

export interface AttemptsOptions {
  db: Db;
  clock: Clock;
  deps: TransitionDeps;
  provider: PaymentProvider | undefined;
}

/** An attempt whose start was never answered is given up: nobody has the address or the code any more. */
const UNANSWERED = 10 * MINUTE;
const SOME = 50;
const MOST_TRIES = 20;

type Told = Pick<PaymentState, 'status' | 'reason' | 'amount'>;

const GONE: Told = { status: 'cancelled', amount: 0 };

/** Takes in what the provider says of an attempt, in whatever order and however often it says it. */
export async function told(
  { db, clock, deps }: AttemptsOptions,
  id: string,
  { status, reason, amount }: Told,
): Promise<void> {
  await db.write(async (tx) => {
    const payment = await money.heldPayment(tx, id);
    if (!payment) return;
    const at = clock();
    const now = laterStatus(payment.status as PaymentStatus, status);
    const isNew = now !== payment.status;
    await money.changePayment(tx, id, { status: now, changed_at: at, ...(reason === undefined ? {} : { reason }) });
    if (now === 'completed') await receive(tx, deps, payment, amount, at);
    else if (isNew && (now === 'rejected' || now === 'cancelled')) {
      await addEvent(tx, payment.order_id, at, 'payment_failed', { reason: reason ?? now });
    }
  });
}

/** Asks the provider what became of an attempt that it has told nothing of. */
export async function ask(options: AttemptsOptions, payment: PaymentRow): Promise<void> {
  const { provider, clock, db } = options;
  if (!provider || payment.provider !== provider.id) return;
  if (payment.provider_id === null) {
    if (clock() - payment.started_at > UNANSWERED) await told(options, payment.id, GONE);
    return;
  }
  const state = await provider.state(payment.provider_id);
  if (state.ok) await told(options, payment.id, state.value);
  else if (state.error === 'notFound') await told(options, payment.id, GONE);
  // Asked in turn: what cannot be known now is not asked first the next time.
  else await db.write((tx) => money.changePayment(tx, payment.id, { changed_at: clock() }));
}

/**
 * Gives back what is due and came through the provider; the rest is sent by hand (`witryna orders refunded`). Each is
 * claimed before the provider hears of it, so that of two processes one asks. One that dies with a claim leaves it to run out; the provider knows the refund by its name then.
 */
export async function refundDue({ db, clock, provider }: AttemptsOptions): Promise<number> {
  if (!provider) return 0;
  let sent = 0;
  for (const due of await money.dueRefunds(db.read, provider.id, clock(), SOME)) {
    const tries = due.tries + 1;
    const claimed = { reference: due.reference, due_at: clock() + CLAIM_MS };
    if (!(await db.write((tx) => money.changeDue(tx, due, { tries, due_at: claimed.due_at })))) continue;
    const done = await provider.refund({
      providerId: due.provider_id,
      refundId: refundIdOf(due.reference),
      amount: -due.amount,
      description: due.reference.slice(0, 80),
    });
    const isDone = done.ok && done.value.status !== 'cancelled';
    const wait = Math.min(tries, MOST_TRIES) ** 2 * MINUTE;
    const change = isDone ? { settled_at: clock() } : { due_at: clock() + wait };
    await db.write(async (tx) => {
      const mine = await money.changeDue(tx, claimed, change);
      if (mine && isDone) await addEvent(tx, due.order_id, clock(), 'refunded', { amount: -due.amount });
    });
    if (isDone) sent += 1;
  }
  return sent;
}

/** The provider takes short names; the same refund always has the same. */
const refundIdOf = (reference: string): string => reference.replaceAll(/[^\w-]/g, '-').slice(-60);
