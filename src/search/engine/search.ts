import { isMisspelt } from './candidates.ts';
import { Hits } from './hits.ts';
import { markerOf } from './marker.ts';
import { cheapest, matchAll, matchAny, type Scratch } from './match.ts';
import type { Found } from './model.ts';
import type { Query, QueryWord } from './query.ts';
import { rewritten } from './rewrite.ts';
import type { Segment } from './segment.ts';
import { isUnknown, looseTerm, strictTerm, type Term } from './term.ts';

/** Fewer hits than this are few: words that the shop does not know may then be misspelt. */
const FEW = 3;

/** Ranks of what is found. */
const WHOLE_CODE = 0;
const EVERY_WORD = 1;
const PART_OF_CODE = 2;

/**
 * Stages, each only when those before gave little: every word in one of its forms; words that the shop does not know as misspelt;
 * every word as misspelt; as many words as can be had.
 */
export function find(segments: readonly Segment[], asked: Query, most: number, scratch: Scratch): Found {
  const hits = new Hits(segments, FEW, most);
  const codes = (part: string) => {
    for (const [n, segment] of segments.entries()) {
      segment.codes.find(part, (place, kind) => {
        if (segment.alive[place] === 1) hits.add(n, place, kind === 0 ? WHOLE_CODE : PART_OF_CODE, kind);
      });
    }
  };
  const everyWord = (terms: readonly Term[]) => {
    for (const [n, segment] of segments.entries()) {
      const words = terms.map(({ bySegment }) => bySegment[n] ?? new Map());
      hits.addAll(n, matchAll(segment, words, scratch), EVERY_WORD, words.length);
    }
  };
  if (asked.code !== undefined) codes(asked.code);
  const words = rewritten(asked.words, segments);
  let terms = words.map((word) => strictTerm(word, segments));
  everyWord(terms);
  if (hits.size < FEW && terms.some(isUnknown)) {
    terms = terms.map((term) => (isUnknown(term) ? looseTerm(term, segments) : term));
    everyWord(terms);
  }
  if (hits.size === 0) {
    terms = terms.map((term) => looseTerm(term, segments));
    everyWord(terms);
  }
  if (hits.size === 0) for (const part of asked.codeParts) codes(part);
  if (hits.size === 0) addSome(hits, terms, scratch);
  const best = hits.best();
  return {
    ids: best.map(({ segment, place }) => segments[segment]?.ids[place] ?? 0),
    total: hits.size,
    atLeast: hits.cut,
    ...outcomeOf(segments, asked.words, terms, best[0]),
    marks: markerOf(segments, terms),
  };
}

/** Documents that have the most of the words. */
function addSome(hits: Hits, terms: readonly Term[], scratch: Scratch): void {
  let most = 1;
  for (const [n, segment] of hits.segments.entries()) {
    const words = terms.map(({ bySegment }) => bySegment[n] ?? new Map());
    const some = matchAny(segment, words, scratch);
    if (some.words < most) continue;
    if (some.words > most) hits.clear();
    most = some.words;
    hits.addAll(n, some.matched, EVERY_WORD, most);
  }
}

/** What the best hit says of the query: which words it has instead of those asked for, and which it lacks. */
function outcomeOf(
  segments: readonly Segment[],
  asked: readonly QueryWord[],
  terms: readonly Term[],
  best: { segment: number; place: number } | undefined,
): Pick<Found, 'corrected' | 'missing'> {
  const segment = best && segments[best.segment];
  if (!segment) return { missing: terms.map((term) => term.asked.spelled) };
  let mended = terms.length !== asked.length;
  const missing: string[] = [];
  const words = terms.map(({ asked: { spelled }, bySegment }) => {
    const had = cheapest(segment, bySegment[best.segment] ?? new Map(), best.place);
    if (had === undefined) missing.push(spelled);
    if (had === undefined || !isMisspelt(had.cost)) return spelled;
    mended = true;
    return segment.vocabulary.spelled[had.word] ?? spelled;
  });
  if (missing.length === terms.length) return { missing: [] };
  return { missing, ...(mended ? { corrected: words.join(' ') } : {}) };
}
