import { type Candidates, isKnown, looseCandidates, strictCandidates } from './candidates.ts';
import type { QueryWord } from './query.ts';
import type { Segment } from './segment.ts';

/** A word of the query with its candidates in each segment. */
export interface Term {
  asked: QueryWord;
  bySegment: readonly Candidates[];
}

export function strictTerm(asked: QueryWord, segments: readonly Segment[]): Term {
  return { asked, bySegment: segments.map(({ vocabulary }) => strictCandidates(vocabulary, asked)) };
}

/** A word with words near it. */
export function looseTerm({ asked, bySegment }: Term, segments: readonly Segment[]): Term {
  return {
    asked,
    bySegment: segments.map(({ vocabulary }, n) => looseCandidates(vocabulary, asked, bySegment[n] ?? new Map())),
  };
}

/** True for a word that the shop has at most as a beginning. */
export const isUnknown = ({ bySegment }: Term): boolean => !bySegment.some(isKnown);
