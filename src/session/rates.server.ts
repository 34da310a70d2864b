import { createHash } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { type Clock, SECOND } from '../kit/clock.ts';
import { NETWORK_TIMES, widerNetwork } from '../kit/network.ts';
import type { Rate } from '../settings/limits.ts';

/** Counts one deed of whom the key names; false when there were too many on all machines together. */
export type SharedRate = (key: string) => Promise<boolean>;

/** A name and a key in any form: an address in the store would be a record of its visits. */
const hashOf = (name: string, key: string): string =>
  createHash('sha256').update(`${name}\n${key}`).digest('base64url');

/**
 * A token bucket in the store, for what may be guessed at or sent only so often, whichever machine is asked. A row tells when its
 * bucket is full again (the generic cell rate algorithm, ITU-T I.371), so that a deed is one statement, and two at once count as two.
 * A network of IPv6 is counted after its address: what is refused to one is not taken from the others.
 */
export function createSharedRate(name: string, { burst, perSecond }: Rate, db: Db, clock: Clock): SharedRate {
  if (burst === Number.POSITIVE_INFINITY) return async () => true;

  async function take(key: string, times: number): Promise<boolean> {
    const now = clock();
    const piece = Math.round(SECOND / (perSecond * times));
    const fullAt = now + piece;
    const taken = await db.write((tx) =>
      tx
        .insertInto('rates')
        .values({ key: hashOf(name, key), full_at: fullAt })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet((row) => ({
              full_at: row
                .case()
                .when('rates.full_at', '<', now)
                .then(fullAt)
                .else(row('rates.full_at', '+', piece))
                .end(),
            }))
            // Less than the whole is empty.
            .where('rates.full_at', '<=', now + piece * (Math.floor(burst * times) - 1)),
        )
        .returning('key')
        .execute(),
    );
    return taken.length > 0;
  }

  return async (key) => {
    const network = widerNetwork(key);
    return (await take(key, 1)) && (network === undefined || (await take(network, NETWORK_TIMES)));
  };
}

/** Forgets buckets that are full. */
export async function sweepRates(db: Db, now: number): Promise<void> {
  await db.write((tx) => tx.deleteFrom('rates').where('full_at', '<', now).execute());
}
