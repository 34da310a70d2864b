import { createBounded } from '../../kit/bounded.ts';
import type { Clock } from '../../kit/clock.ts';
import type { Rate } from '../../settings/limits.ts';

/**
 * A bucket a key: full at first, it loses one piece a request and fills up again by itself. The libraries there are
 * count in fixed windows, keep a timer a key and remember every key; a bucket remembers a bounded number of them.
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

  return {
    take(key, pieces = 1) {
      const now = clock();
      const bucket = buckets.get(key) ?? { left: burst, at: now };
      // A clock that is set back fills nothing, and empties nothing.
      const filled = Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) / 1000) * perSecond);
      const allowed = filled >= pieces;
      buckets.set(key, { left: allowed ? filled - pieces : filled, at: now });
      return allowed ? 0 : Math.max(1, Math.ceil((pieces - filled) / perSecond));
    },
  };
}
