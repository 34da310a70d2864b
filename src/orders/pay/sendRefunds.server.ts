import { CLAIM_MS } from '../../db/queue.server.ts';
import { retryForeverAfter } from '../../db/retries.ts';
import { addEvent } from '../store/events.server.ts';
import * as money from '../store/money.server.ts';
import type { AttemptsOptions } from './attempts.server.ts';

/** Refunds looked for in one go. */
const SOME = 50;

/**
 * Sends the refunds that are due through the provider; the rest is sent by hand (`witryna orders refunded`). Each is claimed
 * before the provider hears of it, so that of two processes one asks. The claim of a process that dies runs out, and the
 * provider knows the repeated refund by its name.
 */
export async function sendRefunds({ db, clock, provider }: AttemptsOptions): Promise<number> {
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
    const change = isDone ? { settled_at: clock() } : { due_at: clock() + retryForeverAfter(tries) };
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
