import { type Clock, SECOND } from '../../kit/clock.ts';
import type { Shopper } from '../../session/model.ts';
import type { CacheDependencies } from '../cache/cacheDependencies.ts';
import { createLru } from '../cache/lru.ts';

/**
 * Answers of the personal call to visitors whom the shop knows nothing of: for one request and one set of cookies the same, so that a
 * crowd on one page is answered once. No price is older than the store: a change ends them all, and a second does anyway.
 */
export interface KeptAnswers {
  find(key: string): Promise<string | undefined>;
  keep(key: string, json: string): Promise<void>;
}

const KEPT_FOR = SECOND;
const MOST_BYTES = 8_000_000;
/** Longer ones are of few visitors each. */
const LONGEST_KEY = 4000;

/** Undefined for whom an answer may be their own. */
export const keyOfAnswer = (
  { session, place, measured }: Shopper,
  asked: string,
  cookies: string,
): string | undefined => {
  const known = session !== undefined || place !== undefined || measured !== undefined;
  return known || asked.length + cookies.length > LONGEST_KEY ? undefined : `${asked}\n${cookies}`;
};

export function createKeptAnswers(
  clock: Clock,
  facts: Pick<CacheDependencies, 'current' | 'nextChangeAt'>,
): KeptAnswers {
  const kept = createLru<{ json: string; number: number; until: number }>(MOST_BYTES);
  // A store that does not answer is told by the sections, each for itself.
  const current = async () => {
    try {
      return await facts.current();
    } catch {
      return undefined;
    }
  };
  return {
    async find(key) {
      const found = kept.get(key);
      if (!found || found.until <= clock()) return undefined;
      return found.number === (await current()) ? found.json : undefined;
    },
    async keep(key, json) {
      const number = await current();
      if (number === undefined) return;
      const until = Math.min(clock() + KEPT_FOR, facts.nextChangeAt());
      kept.set(key, { json, number, until }, 2 * (key.length + json.length));
    },
  };
}
