import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '../db/open.server.ts';
import type { SearchPhraseRow } from '../db/tables/search.ts';
import { type Clock, DAY, MINUTE } from '../kit/clock.ts';
import { namedDoc } from './documents.ts';
import { MemoryEngine } from './engine/engine.ts';
import type { SearchLanguage } from './engine/model.ts';
import { phraseOf } from './phrases.ts';
import { addSession, all, removeBefore, removeRare, timeOfRare, wanted } from './store.server.ts';

/** A phrase of fewer sessions may be somebody's own words; nobody else is shown it. */
const SHOWN_FROM = 5;
const MOST_SHOWN = 2000;
const KEPT_FOR = 365 * DAY;
/** Phrases kept that are not shown: whoever makes them up fills no disk. */
const MOST_RARE = 50_000;
/** Phrases removed in one write, for which others wait. */
const SWEEP = 500;
/** Sessions and phrases remembered for a day; beyond it nothing more is counted. */
const MOST_SEEN = 100_000;

export interface Phrases {
  /** Counts a phrase that somebody searched for. `who` is told apart from others for a day, in memory alone. */
  note(text: string, who: string, found: number): Promise<void>;
  /** Phrases of others with words of a text. */
  like(text: string, most: number): Promise<string[]>;
}

export function createPhrases(db: Db, clock: Clock, language: SearchLanguage): Phrases {
  let key = randomBytes(32);
  let day = 0;
  const seen = new Set<string>();
  let engine = new MemoryEngine(language);
  let shown: readonly string[] = [];
  let readAt = Number.NEGATIVE_INFINITY;

  /** True the first time a day that somebody searches for a phrase. */
  function isNew(phrase: string, who: string, now: number): boolean {
    if (Math.floor(now / DAY) !== day) {
      day = Math.floor(now / DAY);
      key = randomBytes(32);
      seen.clear();
    }
    const mark = createHmac('sha256', key).update(`${who}\n${phrase}`).digest('base64url').slice(0, 16);
    if (seen.has(mark) || seen.size >= MOST_SEEN) return false;
    seen.add(mark);
    return true;
  }

  async function read(now: number): Promise<void> {
    readAt = now;
    const phrases = (await wanted(db.read, SHOWN_FROM, MOST_SHOWN)).map(({ phrase }) => phrase);
    const next = new MemoryEngine(language);
    await next.build(phrases.map((phrase, place) => namedDoc(place, phrase, place)));
    // Together: ids of one list would be other phrases of the other.
    [shown, engine] = [phrases, next];
  }

  return {
    async note(text, who, found) {
      const phrase = phraseOf(text);
      const now = clock();
      if (phrase === undefined || who === '' || !isNew(phrase, who, now)) return;
      await db.write((tx) => addSession(tx, phrase, found, now));
    },
    async like(text, most) {
      const now = clock();
      if (now - readAt >= MINUTE) await read(now);
      if (shown.length === 0) return [];
      const { ids, missing } = engine.find(text, most);
      return missing.length > 0 ? [] : ids.flatMap((id) => shown[id] ?? []);
    },
  };
}

/** Every phrase with its counts, the most wanted first. */
export const searchedPhrases = (db: Db): Promise<SearchPhraseRow[]> => all(db.read);

/** Forgets phrases that nobody has searched for in a year, and the oldest of those of few sessions. */
export async function sweepPhrases(db: Db, now: number, mostRare = MOST_RARE): Promise<void> {
  await inPortions((most) => db.write((tx) => removeBefore(tx, now - KEPT_FOR, most)));
  const until = await timeOfRare(db.read, SHOWN_FROM, mostRare);
  if (until !== undefined) await inPortions((most) => db.write((tx) => removeRare(tx, SHOWN_FROM, until, most)));
}

async function inPortions(remove: (most: number) => Promise<number>): Promise<void> {
  while ((await remove(SWEEP)) === SWEEP);
}
