import { CLAIM_MS } from '../../db/queue.server.ts';
import { retryForeverAfter } from '../../db/retries.ts';
import type { PaymentProblem } from '../../payments/port.ts';
import * as money from '../store/money.server.ts';
import type { AttemptsOptions } from './attempts.server.ts';
import { refundName, refundTold } from './refundTold.server.ts';

/** Refunds looked for in one go. */
const SOME = 50;

/** Answers after which the provider may send the money nevertheless; after any other it was not asked for it. */
const MAY_BE_TAKEN: ReadonlySet<PaymentProblem> = new Set(['unavailable', 'notUnique']);

/**
 * Sends the refunds that are due through the provider, and asks what became of those that it has taken; the rest is sent
 * by hand (`witryna orders refunded`). Each is claimed before the provider hears of it, so that of two processes one
 * asks. The claim of a process that dies runs out, and the provider knows the repeated refund by its name.
 */
export async function sendRefunds(options: AttemptsOptions, isOver: () => boolean): Promise<number> {
  const { db, clock, provider } = options;
  if (!provider) return 0;
  let paidOut = 0;
  for (const due of await money.dueRefunds(db.read, provider.id, clock(), SOME)) {
    if (isOver()) break;
    const tries = due.tries + 1;
    const claimed = { reference: due.reference, due_at: clock() + CLAIM_MS };
    const called = { provider_refund: due.provider_refund ?? money.ASKED };
    if (!(await db.write((tx) => money.changeDue(tx, due, { tries, due_at: claimed.due_at, ...called })))) continue;
    const name = refundName(due);
    const asked = await provider.refund({
      providerId: due.provider_id,
      refundId: name,
      amount: -due.amount,
      description: due.reference.slice(0, 80),
    });
    if (asked.ok) await refundTold(options, due, name, asked.value);
    if (asked.ok && asked.value.status === 'completed') paidOut += 1;
    // What is on its way is asked for again, as what was not answered is.
    if (!asked.ok || asked.value.status === 'pending') {
      // An earlier one that was not answered stays open.
      const before = asked.ok || MAY_BE_TAKEN.has(asked.error) ? {} : { provider_refund: due.provider_refund };
      await db.write((tx) => money.changeDue(tx, claimed, { due_at: clock() + retryForeverAfter(tries), ...before }));
    }
    if (!asked.ok && asked.error === 'unavailable') break;
  }
  return paidOut;
}
