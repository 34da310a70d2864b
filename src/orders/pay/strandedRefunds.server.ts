import { DAY } from '../../kit/clock.ts';
import { SIMULATED } from '../../payments/port.ts';
import * as money from '../store/money.server.ts';
import { held } from '../store/orders.server.ts';
import type { AttemptsOptions } from './attempts.server.ts';

/** Time in which a provider that was left out of the settings by mistake may come back. */
const GRACE = DAY;
/** Refunds looked for in one go. */
const SOME = 50;

/**
 * Leaves refunds of a provider that the shop works with no more to the shop itself, and tells it once. From then on no provider
 * sends them. Returns how many.
 */
export async function leaveStranded({ db, clock, deps, provider }: AttemptsOptions): Promise<number> {
  const known = [SIMULATED, ...(provider ? [provider.id] : [])];
  let left = 0;
  for (const due of await money.strandedRefunds(db.read, known, clock() - GRACE, SOME)) {
    const isLeft = await db.write(async (tx) => {
      const order = await held(tx, due.order_id);
      if (!order || !(await money.leaveToHand(tx, due))) return false;
      await deps.hooks.refundByHand(tx, order, { amount: -due.amount, at: due.at });
      return true;
    });
    if (isLeft) left += 1;
  }
  return left;
}
