import type { Db } from '../../db/database.ts';
import type { Clock } from '../../kit/clock.ts';
import type { Asking } from '../../session/model.ts';
import { createSharedRate, type SharedRate } from '../../session/rates.server.ts';
import type { Limits } from '../../settings/limits.ts';
import { type BucketsOptions, createTokenBuckets } from './tokenBuckets.ts';

/** Counts an action of a visitor; false when there were too many. */
export type Allowance = (asking: Asking) => Promise<boolean>;

/**
 * Counts a shopper by their session, so that many of them get on behind one address, and by the address as well: a new
 * session costs nothing. What is refused to a session is not taken from those who share its address.
 * @param db the store, where what can be guessed at is counted over all machines
 */
export function createAllowance(
  name: 'accounts' | 'codes' | 'orders',
  limits: Limits,
  clock: Clock,
  db?: Db,
): Allowance {
  const rate = limits.rates[name];
  const { sessionsPerAddress: some } = limits;
  const more = { burst: rate.burst * some, perSecond: rate.perSecond * some };
  const options = { most: limits.addresses, clock, db };
  const sessions = createCount({ name: `${name} of sessions`, ...rate, ...options });
  const addresses = createCount({ name: `${name} of addresses`, ...more, ...options });
  return async ({ shopper: { session }, visitor }) =>
    (session === undefined || (await sessions(session))) && addresses(visitor);
}

/**
 * Counts a deed of whom the key names; false when there were too many: on this machine, or on all where there is a store to
 * count in. A program that goes on all the same is refused before the store is asked.
 */
export function createCount({ db, ...options }: BucketsOptions & { db?: Db | undefined }): SharedRate {
  const buckets = createTokenBuckets(options);
  const shared = db && createSharedRate(options.name, options, db, options.clock);
  return async (key) => buckets.take(key) === 0 && (shared === undefined || shared(key));
}
