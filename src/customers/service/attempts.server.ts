import { createHash } from 'node:crypto';
import type { Db, Tx } from '../../db/database.ts';
import { type Clock, DAY } from '../../kit/clock.ts';
import { NETWORK_TIMES, widerNetwork } from '../../kit/network.ts';
import { type AttemptKind, afterAttempt, RULES, waitOf, withoutOne } from '../attempts.ts';
import {
  attemptsOf,
  removeAttempts,
  removeOldAttempts,
  saveAttempts,
  touchAttempts,
} from '../store/attempts.server.ts';

/** Subject of a limit: a typed login, or the visitor. Empty where nobody is known, and then not counted. */
export type Counted = Partial<Record<AttemptKind, string>>;

export interface Limiter {
  /** Takes a try, before it is made, so that tries made at once do not slip through; ms to wait when it may not be. */
  take(counted: Counted): Promise<number>;
  /** Forgets all tries after a right one. */
  forgive(tx: Tx, counted: Counted): Promise<void>;
  /** Takes back one try that was right. Earlier ones stay, so that nobody buys guesses with an account of their own. */
  takeBack(tx: Tx, counted: Counted): Promise<void>;
  sweep(): Promise<number>;
}

/** Hashes a login or address: only the hash is stored. */
const keyOf = (kind: string, text: string) =>
  `${kind}:${createHash('sha256').update(text.slice(0, 1000)).digest('base64url')}`;

/**
 * Keys in one order, so that two transactions that count the same wait for each other instead of failing. An address of
 * IPv6 is counted with its whole network as well.
 */
const keysOf = (counted: Counted) =>
  (Object.entries(counted) as [AttemptKind, string][])
    .filter(([, text]) => text !== '')
    .flatMap(([kind, text]) => {
      const network = widerNetwork(text);
      const own = { kind, key: keyOf(kind, text), times: 1 };
      return network === undefined ? [own] : [own, { kind, key: keyOf(kind, network), times: NETWORK_TIMES }];
    })
    .sort((one, other) => (one.key < other.key ? -1 : 1));

/** `factor` 0 takes the limits away, for load tests. */
export function createLimiter(db: Db, clock: Clock, factor = 1): Limiter {
  const ruleOf = ({ kind, times }: { kind: AttemptKind; times: number }) => ({
    ...RULES[kind],
    free: Math.ceil(RULES[kind].free * factor * times),
  });

  return {
    async take(counted) {
      const keys = keysOf(counted);
      if (factor === 0 || keys.length === 0) return 0;
      return db.write(async (tx) => {
        const now = clock();
        for (const { key } of keys) await touchAttempts(tx, key);
        const found = [];
        for (const one of keys) found.push({ ...one, before: await attemptsOf(tx, one.key) });
        const wait = Math.max(...found.map(({ before }) => waitOf(before, now)));
        if (wait > 0) return wait;
        for (const one of found) await saveAttempts(tx, one.key, afterAttempt(one.before, ruleOf(one), now));
        return 0;
      });
    },
    async takeBack(tx, counted) {
      for (const one of keysOf(counted)) {
        const before = await attemptsOf(tx, one.key);
        if (before) await saveAttempts(tx, one.key, withoutOne(before, ruleOf(one)));
      }
    },
    async forgive(tx, counted) {
      for (const { key } of keysOf(counted)) await removeAttempts(tx, key);
    },
    sweep: () => db.write((tx) => removeOldAttempts(tx, clock() - DAY)),
  };
}
