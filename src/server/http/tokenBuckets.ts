import * as v from 'valibot';
import { createBounded } from '../../kit/bounded.ts';
import type { Clock } from '../../kit/clock.ts';
import { NETWORK_TIMES, widerNetwork } from '../../kit/network.ts';
import type { Rate } from '../../settings/limits.ts';
import { type Others, others } from '../processes/others.ts';

/**
 * A bucket a key: full at first, it loses one piece a request and fills up again by itself. The libraries there are
 * count in fixed windows, keep a timer a key and remember every key; a bucket remembers a bounded number of them.
 * An address of IPv6 takes from the bucket of its whole network as well. What other processes of the shop have given is
 * taken away here too, at the next turn: who asks several at once may get more for a moment, and waits longer for it.
 */
export interface TokenBuckets {
  /** 0 when so many pieces could be taken, else how many whole seconds to wait. */
  take(key: string, pieces?: number): number;
  /** Takes in what another process has given. */
  hear?(what: unknown): void;
}

interface Bucket {
  left: number;
  at: number;
}

export interface BucketsOptions extends Rate {
  /** Name by which other processes know the same buckets. */
  name: string;
  /** Keys that are remembered. */
  most: number;
  clock: Clock;
  others?: Others;
}

/** What another process has let somebody take. */
const taken = v.object({ key: v.string(), pieces: v.number() });

export function createTokenBuckets(options: BucketsOptions): TokenBuckets {
  const { name: topic, burst, perSecond, most, clock, others: elsewhere = others } = options;
  if (burst === Number.POSITIVE_INFINITY) return { take: () => 0 };
  // The one that is pushed out has not been seen longest, and is most likely full again.
  const buckets = createBounded<string, Bucket>(most);

  function look(name: string, times: number, now: number) {
    const whole = burst * times;
    const bucket = buckets.get(name) ?? { left: whole, at: now };
    // A clock that is set back fills nothing, and empties nothing.
    const filled = Math.min(whole, bucket.left + (Math.max(0, now - bucket.at) / 1000) * perSecond * times);
    return { name, filled, rate: perSecond * times };
  }

  function lookAll(key: string, now: number) {
    const network = widerNetwork(key);
    return [look(key, 1, now), ...(network === undefined ? [] : [look(network, NETWORK_TIMES, now)])];
  }

  const hear = (what: unknown) => {
    const told = v.safeParse(taken, what);
    if (!told.success) return;
    const { key, pieces } = told.output;
    const now = clock();
    for (const { name, filled } of lookAll(key, now)) buckets.set(name, { left: filled - pieces, at: now });
  };
  elsewhere.hear(topic, hear);

  return {
    // Kept, so that it goes on hearing.
    hear,
    take(key, pieces = 1) {
      const now = clock();
      const asked = lookAll(key, now);
      const wait = Math.max(...asked.map(({ filled, rate }) => waitFor(pieces - filled, rate)));
      for (const { name, filled } of asked) buckets.set(name, { left: wait === 0 ? filled - pieces : filled, at: now });
      if (wait === 0) elsewhere.tell(topic, { key, pieces });
      return wait;
    },
  };
}

const waitFor = (missing: number, perSecond: number): number =>
  missing <= 0 ? 0 : Math.max(1, Math.ceil(missing / perSecond));
