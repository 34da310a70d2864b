import { sharedStart } from './marks.ts';
import type { QueryWord } from './query.ts';
import { typosIn } from './typos.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * What it costs a document to have a word instead of the asked one: first typos, then the field (added by the posting),
 * then how exact the word is. Costs of eight words add up without touching each other.
 */
const EXACT = 0;
const BEGINS = 1;
const FORM = 2;
const SAME_MEANING = 3;
export const FIELD_COST = 2 ** 6;
const TYPO_COST = 2 ** 11;
/** A stem that only begins alike is a guess, as a typo is: „kosz” must not stand before „koszula” for who wrote „koszlua”. */
const ALIKE = 4;
const LONGER_FORM = TYPO_COST + ALIKE;

/** Words of an index that stand for an asked one, each with its cost. */
export type Candidates = ReadonlyMap<number, number>;

/** True when the word was written in another way than the shop writes it. */
export const isMisspelt = (cost: number): boolean => cost >= TYPO_COST && cost % FIELD_COST !== ALIKE;

/** Letters that forms of a word must begin with alike to be marked up to there; otherwise the whole word is. */
const TELLING_START = 3;

/** Letters to mark in a word that stands for an asked one. */
export function lettersToMark(asked: string, word: string, cost: number): number {
  if (isMisspelt(cost)) return word.length;
  const kind = cost % FIELD_COST;
  if (kind !== BEGINS && kind !== FORM && kind !== ALIKE) return word.length;
  const shared = sharedStart(asked, word);
  return shared >= Math.min(asked.length, TELLING_START) ? shared : word.length;
}

/** Words taken by a beginning: two letters begin thousands. */
const MOST_BEGINNING = 2000;
/** Letters from which a word in the middle of a query may be a beginning. */
const BEGINNING_FROM = 3;
/** Letters that stems share when one of them is longer. */
const SHARED_STEM = 4;

/** The word itself, words that begin so, its other forms, and words that mean the same. */
export function strictCandidates(vocabulary: Vocabulary, asked: QueryWord): Map<number, number> {
  const found = new Map<number, number>();
  const whole = vocabulary.find(asked.folded);
  if (whole !== undefined) found.set(whole, EXACT);
  if (asked.last ? asked.folded.length > 1 : asked.folded.length >= BEGINNING_FROM) {
    const [from, to] = vocabulary.beginningWith(asked.folded);
    for (let word = from; word < Math.min(to, from + MOST_BEGINNING); word++) put(found, word, BEGINS);
  }
  for (const stem of asked.stems) for (const word of vocabulary.withStem(stem)) put(found, word, FORM);
  for (const synonym of asked.synonyms) {
    const word = vocabulary.find(synonym);
    if (word !== undefined) put(found, word, SAME_MEANING);
  }
  return found;
}

/** True when the shop has the word itself, in some form or by another name. */
export function isKnown(candidates: Candidates): boolean {
  for (const cost of candidates.values()) if (cost !== BEGINS) return true;
  return false;
}

/** Words near the asked one too: with typos, or with stems that only begin alike. */
export function looseCandidates(vocabulary: Vocabulary, asked: QueryWord, strict: Candidates): Map<number, number> {
  const found = new Map(strict);
  for (const stem of asked.stems) {
    if (stem.length < SHARED_STEM) continue;
    for (const word of vocabulary.withLongerStem(stem)) put(found, word, LONGER_FORM);
    for (let length = SHARED_STEM; length < stem.length; length++) {
      for (const word of vocabulary.withStem(stem.slice(0, length))) put(found, word, LONGER_FORM);
    }
  }
  const most = asked.correctable ? typosIn(asked.folded) : 0;
  if (most === 0) return found;
  const before = found.size;
  vocabulary.near(asked.folded, most, false, (word, typos) => put(found, word, typos * TYPO_COST));
  if (found.size === before && asked.last) {
    vocabulary.near(asked.folded, most, true, (word, typos) => put(found, word, typos * TYPO_COST + BEGINS));
  }
  return found;
}

function put(found: Map<number, number>, word: number, cost: number): void {
  const known = found.get(word);
  if (known === undefined || cost < known) found.set(word, cost);
}
