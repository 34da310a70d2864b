import type { Baskets } from '../basket/service.server.ts';
import type { Db } from '../db/database.ts';
import type { Uploads } from '../files/service.server.ts';
import type { Clock } from '../kit/clock.ts';
import { keptSince } from './keptSince.ts';
import { oldOrders, removeOrders } from './store/forget.server.ts';

/** Orders of one transaction: whoever orders meanwhile waits for no more. */
const SOME = 50;
/** Transactions of one run; the next run goes on. */
const MOST = 20;

interface Forgetting {
  db: Pick<Db, 'read' | 'write'>;
  clock: Clock;
  baskets: Pick<Baskets, 'forgetBuyer'>;
  uploads: Pick<Uploads, 'release'>;
  /** Full years after the one in which something last happened to an order. */
  years: number;
}

/**
 * Forgets orders that neither the law nor the shop's own claims need any more, the oldest first. What is no one's data stays:
 * that a code was used, what a gift card holds, what points an account has. Returns the number of orders.
 */
export async function forgetOrders({ db, clock, baskets, uploads, years }: Forgetting): Promise<number> {
  let forgotten = 0;
  for (let run = 0; run < MOST; run++) {
    const since = keptSince(clock(), years);
    const ids = await oldOrders(db.read, since, SOME);
    forgotten += await db.write(async (tx) => {
      const removed = await removeOrders(tx, since, ids);
      for (const { id, number, code, files } of removed) {
        if (code !== undefined) await baskets.forgetBuyer(tx, { code, order: id });
        await uploads.release(tx, `order ${number}`, files, 0);
      }
      return removed.length;
    });
    if (ids.length < SOME) break;
  }
  return forgotten;
}
