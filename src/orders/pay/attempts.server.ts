import type { Db } from '../../db/database.ts';
import type { PaymentRow } from '../../db/tables/orders.ts';
import { type Clock, MINUTE } from '../../kit/clock.ts';
import {
  laterStatus,
  type PaymentProvider,
  type PaymentState,
  type PaymentStatus,
  type ProblemDetail,
} from '../../payments/port.ts';
import { addEvent } from '../store/events.server.ts';
import * as payments from '../store/payments.server.ts';
import { receive, type TransitionDeps } from '../transitions/transitions.server.ts';

export interface AttemptsOptions {
  db: Db;
  clock: Clock;
  deps: TransitionDeps;
  provider: PaymentProvider | undefined;
  /** Told of what the provider has refused after it had taken it. */
  onProblem?(detail: ProblemDetail): void;
}

/** An attempt whose start was never answered is given up: nobody has the address or the code any more. */
const UNANSWERED = 10 * MINUTE;

type Told = Pick<PaymentState, 'status' | 'reason' | 'amount'>;

const GONE: Told = { status: 'cancelled', amount: 0 };

/** Takes in what the provider says of an attempt, in whatever order and however often it says it. */
export async function told(
  { db, clock, deps }: AttemptsOptions,
  id: string,
  { status, reason, amount }: Told,
): Promise<void> {
  await db.write(async (tx) => {
    const payment = await payments.heldPayment(tx, id);
    if (!payment) return;
    const at = clock();
    const now = laterStatus(payment.status as PaymentStatus, status);
    const isNew = now !== payment.status;
    await payments.changePayment(tx, id, { status: now, changed_at: at, ...(reason === undefined ? {} : { reason }) });
    if (now === 'completed') await receive(tx, deps, payment, amount, at);
    else if (isNew && (now === 'rejected' || now === 'cancelled')) {
      await addEvent(tx, payment.order_id, at, 'payment_failed', { reason: reason ?? now });
    }
  });
}

/** Asks the provider what became of an attempt that it has told nothing of; false when it does not answer. */
export async function ask(options: AttemptsOptions, payment: PaymentRow): Promise<boolean> {
  const { provider, clock, db } = options;
  if (!provider || payment.provider !== provider.id) return true;
  // Asked in turn: what cannot be known now is not asked first the next time.
  const later = () => db.write((tx) => payments.changePayment(tx, payment.id, { changed_at: clock() }));
  if (payment.provider_id === null) {
    if (clock() - payment.started_at > UNANSWERED) await told(options, payment.id, GONE);
    else await later();
    return true;
  }
  const state = await provider.state(payment.provider_id);
  if (state.ok) await told(options, payment.id, state.value);
  else if (state.error === 'notFound') await told(options, payment.id, GONE);
  else await later();
  return state.ok || state.error !== 'unavailable';
}
