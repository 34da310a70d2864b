import { type Clock, SECOND } from '../../kit/clock.ts';
import type { Shopper } from '../../session/model.ts';
import type { CacheDependencies } from '../cache/cacheDependencies.ts';
import { createLru } from '../cache/lru.ts';

/** What is answered, and whether others may be answered so too. */
export interface Made<Answer> {
  answer: Answer;
  lasting: boolean;
}

/** Answers that stay the same for a moment. No price is older than the store: a change ends them all, and a second does anyway. */
export interface Kept<Answer> {
  /** The one that is kept under the key, or else what is made now; without a key it is made each time. */
  get(key: string | undefined, make: () => Promise<Made<Answer>>): Promise<Answer>;
  /** The one that is kept under the key, if it still holds. There at once where the store answers at once. */
  find(key: string): Answer | undefined | Promise<Answer | undefined>;
}

/** Answers of the personal call that are kept, so that a crowd on one page is answered once. */
export interface KeptAnswers {
  /** Whole ones in UTF-8, to visitors whom the shop knows nothing of: for one request and one set of cookies the same. */
  whole: Kept<Uint8Array<ArrayBuffer>>;
  /** JSON of sections that are the same for everybody who asks for them alike. */
  sections: Kept<string>;
}

const KEPT_FOR = SECOND;
const MOST_BYTES = 8_000_000;
/** Longer ones are of few visitors each. */
export const LONGEST_KEY = 4000;

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
    find(key) {
      const found = kept.get(key);
      if (!found) return undefined;
      const ifHolds = (number: number) => (found.until > clock() && found.number === number ? found.answer : undefined);
      try {
        const number = facts.current();
        return typeof number === 'number' ? ifHolds(number) : number.then(ifHolds, () => undefined);
      } catch {
        return undefined;
      }
    },
    async get(key, make) {
      if (key === undefined) return (await make()).answer;
      // Asked before the answer is made: what changes meanwhile may not be in it.
      const number = await current();
      const now = clock();
      const found = kept.get(key);
      if (found && found.until > now && found.number === number) return found.answer;
      const until = Math.min(now + KEPT_FOR, facts.nextChangeAt());
      const { answer, lasting } = await make();
      if (lasting && number !== undefined) {
        kept.set(key, { answer, number, until }, 2 * (key.length + answer.length));
      }
      return answer;
    },
  };
}
