import { type Clock, SECOND } from '../../kit/clock.ts';
import type { Shopper } from '../../session/model.ts';
import type { CacheDependencies } from '../cache/cacheDependencies.ts';
import { createLru } from '../cache/lru.ts';

/** Answers that stay the same for a moment. No price is older than the store: a change ends them all, and a second does anyway. */
export interface Kept<Answer> {
  find(key: string): Promise<Answer | undefined>;
  keep(key: string, answer: Answer): Promise<void>;
}

/** Of the personal call, so that a crowd on one page is answered once. */
export interface KeptAnswers {
  /** Whole ones in UTF-8, to visitors whom the shop knows nothing of: for one request and one set of cookies the same. */
  whole: Kept<Uint8Array<ArrayBuffer>>;
  /** JSON of sections that are the same for everybody who asks for them alike. */
  sections: Kept<string>;
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

/** Undefined for one that few would ask again. */
export const keyOfSection = (name: string, params: unknown): string | undefined => {
  const asked = JSON.stringify(params);
  return asked.length > LONGEST_KEY ? undefined : `${name}\n${asked}`;
};

type Facts = Pick<CacheDependencies, 'current' | 'nextChangeAt'>;

export const createKeptAnswers = (clock: Clock, facts: Facts): KeptAnswers => ({
  whole: createKept(clock, facts),
  sections: createKept(clock, facts),
});

function createKept<Answer extends { length: number }>(clock: Clock, facts: Facts): Kept<Answer> {
  const kept = createLru<{ answer: Answer; number: number; until: number }>(MOST_BYTES);
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
      return found.number === (await current()) ? found.answer : undefined;
    },
    async keep(key, answer) {
      const number = await current();
      if (number === undefined) return;
      const until = Math.min(clock() + KEPT_FOR, facts.nextChangeAt());
      kept.set(key, { answer, number, until }, 2 * (key.length + answer.length));
    },
  };
}
