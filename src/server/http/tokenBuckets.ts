import { createBounded } from '../../kit/bounded.ts';
import type { Clock } from '../../kit/clock.ts';
import { NETWORK_TIMES, widerNetwork } from '../../kit/network.ts';
import type { Rate } from '../../settings/limits.ts';

/**
 * A bucket a key: full at first, it loses one piece a request and fills up again by itself. The libraries there are
 * count in fixed windows, keep a timer a key and remember every key; a bucket remembers a bounded number of them.
 * An address of IPv6 takes from the bucket of its whole network as well.
 */
export interface TokenBuckets {
  /** 0 when so many pieces could be taken, else how many whole seconds to wait. */
  take(key: string, pieces?: number): number;
}

interface Bucket {
  left: number;
  at: number;
}

export function createTokenBuckets({ burst, perSecond }: Rate, most: number, clock: Clock): TokenBuckets {
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

  return {
    take(key, pieces = 1) {
      const now = clock();
      const network = widerNetwork(key);
      const asked = [look(key, 1, now), ...(network === undefined ? [] : [look(network, NETWORK_TIMES, now)])];
      const wait = Math.max(...asked.map(({ filled, rate }) => waitFor(pieces - filled, rate)));
      for (const { name, filled } of asked) buckets.set(name, { left: wait === 0 ? filled - pieces : filled, at: now });
      return wait;
    },
  };
}

const waitFor = (missing: number, perSecond: number): number =>
  missing <= 0 ? 0 : Math.max(1, Math.ceil(missing / perSecond));
