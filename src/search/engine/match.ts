import { type Candidates, FIELD_COST } from './candidates.ts';
import type { Matched } from './hits.ts';
import { FIELD_BITS, type Segment } from './segment.ts';

const NOTHING = 0xffff;
const FIELD_MASK = 2 ** FIELD_BITS - 1;

/** Working memory of a query, kept from one to the next. */
export class Scratch {
  /** Words matched so far, by document. */
  levels = new Uint8Array(0);
  sums = new Uint16Array(0);
  /** Cost of the word at hand, by document. */
  costs = new Uint16Array(0);
  touched = new Uint32Array(0);
  /** Documents that have the word at hand. */
  fresh = new Uint32Array(0);

  fit(size: number): void {
    if (size <= this.levels.length) return;
    this.levels = new Uint8Array(size);
    this.sums = new Uint16Array(size);
    this.costs = new Uint16Array(size).fill(NOTHING);
    this.touched = new Uint32Array(size);
    this.fresh = new Uint32Array(size);
  }
}

const NONE: Matched = { places: new Uint32Array(), costs: new Uint16Array(), cut: false };

/** Documents that have a candidate of every word, with the sum of the cheapest ones; good until the next query. */
export function matchAll(segment: Segment, words: readonly Candidates[], scratch: Scratch): Matched {
  const rarestFirst = words
    .map((candidates) => ({ candidates, size: sizeOf(segment, candidates) }))
    .sort((a, b) => a.size - b.size);
  const rarest = rarestFirst[0]?.size ?? 0;
  if (rarest === 0) return NONE;
  scratch.fit(segment.ids.length);
  const window = windowOf(segment, rarest);
  let found = 0;
  for (const [level, { candidates, size }] of rarestFirst.entries()) {
    if (level === 0) {
      found = scan(segment, candidates, scratch, window);
    } else {
      const probes = found * candidates.size * Math.log2(2 + size / candidates.size);
      if (probes < size) probe(segment, candidates, scratch, found);
      else note(segment, candidates, scratch, window, level);
      found = narrow(scratch, found, level);
    }
  }
  return { ...taken(segment, scratch, found, words.length), cut: window < segment.ids.length };
}

/** Documents that have as many of the words as any has; `words` is how many. */
export function matchAny(
  segment: Segment,
  words: readonly Candidates[],
  scratch: Scratch,
): { matched: Matched; words: number } {
  scratch.fit(segment.ids.length);
  const { levels, sums, touched, costs, fresh } = scratch;
  const window = windowOf(
    segment,
    words.reduce((sum, candidates) => sum + sizeOf(segment, candidates), 0),
  );
  let found = 0;
  for (const candidates of words) {
    const noted = noteAll(segment, candidates, scratch, window);
    for (let n = 0; n < noted; n++) {
      const place = fresh[n] as number;
      if (levels[place] === 0) {
        touched[found++] = place;
        sums[place] = 0;
      }
      levels[place] = (levels[place] as number) + 1;
      sums[place] = (sums[place] as number) + (costs[place] as number);
      costs[place] = NOTHING;
    }
  }
  let most = 0;
  for (let n = 0; n < found; n++) {
    const place = touched[n] as number;
    if (segment.alive[place] === 1) most = Math.max(most, levels[place] as number);
  }
  const matched = { ...taken(segment, scratch, found, most), cut: window < segment.ids.length };
  return { matched, words: most };
}

/** Leaves of what was touched only what is alive and of the level, and makes the levels ready for another query. */
function taken(
  { alive }: Segment,
  { levels, sums, touched }: Scratch,
  found: number,
  level: number,
): Omit<Matched, 'cut'> {
  let kept = 0;
  for (let n = 0; n < found; n++) {
    const place = touched[n] as number;
    if (levels[place] === level && alive[place] === 1) touched[kept++] = place;
    levels[place] = 0;
  }
  return { places: touched.subarray(0, kept), costs: sums };
}

/** Cost of the cheapest candidate that a document has, and which it is; undefined when it has none. */
export function cheapest(
  segment: Segment,
  candidates: Candidates,
  place: number,
): { word: number; cost: number } | undefined {
  let best: { word: number; cost: number } | undefined;
  for (const [word, own] of candidates) {
    const field = fieldAt(segment, word, place);
    if (field < 0) continue;
    const cost = own + field * FIELD_COST;
    if (best === undefined || cost < best.cost) best = { word, cost };
  }
  return best;
}

function sizeOf({ starts }: Segment, candidates: Candidates): number {
  let size = 0;
  for (const word of candidates.keys()) size += (starts[word + 1] ?? 0) - (starts[word] ?? 0);
  return size;
}

/** Postings looked through for the rarest word: two letters begin half of a large catalogue. */
const MOST_POSTINGS = 100_000;

/**
 * Places up to which documents are looked at. They stand in the order of their weight, so that what is left out of a list that
 * is too long are the last of the equally good.
 */
const windowOf = ({ ids }: Segment, postings: number): number =>
  postings <= MOST_POSTINGS ? ids.length : Math.ceil((ids.length * MOST_POSTINGS) / postings);

/** Place in the postings behind the last one of a word within the window. */
function endOf({ ids, starts, postings }: Segment, word: number, window: number): number {
  const end = starts[word + 1] ?? 0;
  return window === ids.length ? end : firstFrom(postings, starts[word] ?? 0, end, window);
}

// The loops below go over millions of postings; a function called for each would take three times as long.

function scan(segment: Segment, candidates: Candidates, { levels, sums, touched }: Scratch, window: number): number {
  const { starts, postings } = segment;
  let found = 0;
  for (const [word, cost] of candidates) {
    const end = endOf(segment, word, window);
    for (let at = starts[word] ?? 0; at < end; at++) {
      const posting = postings[at] as number;
      const place = posting >>> FIELD_BITS;
      const sum = cost + (posting & FIELD_MASK) * FIELD_COST;
      if (levels[place] === 0) {
        levels[place] = 1;
        sums[place] = sum;
        touched[found++] = place;
      } else if (sum < (sums[place] as number)) sums[place] = sum;
    }
  }
  return found;
}

function note(
  segment: Segment,
  candidates: Candidates,
  { levels, costs }: Scratch,
  window: number,
  level: number,
): void {
  const { starts, postings } = segment;
  for (const [word, cost] of candidates) {
    const end = endOf(segment, word, window);
    for (let at = starts[word] ?? 0; at < end; at++) {
      const posting = postings[at] as number;
      const place = posting >>> FIELD_BITS;
      if (levels[place] !== level) continue;
      const sum = cost + (posting & FIELD_MASK) * FIELD_COST;
      if (sum < (costs[place] as number)) costs[place] = sum;
    }
  }
}

/** Notes the word in all documents; returns how many have it. */
function noteAll(segment: Segment, candidates: Candidates, { costs, fresh }: Scratch, window: number): number {
  const { starts, postings } = segment;
  let noted = 0;
  for (const [word, cost] of candidates) {
    const end = endOf(segment, word, window);
    for (let at = starts[word] ?? 0; at < end; at++) {
      const posting = postings[at] as number;
      const place = posting >>> FIELD_BITS;
      const known = costs[place] as number;
      if (known === NOTHING) fresh[noted++] = place;
      costs[place] = Math.min(known, cost + (posting & FIELD_MASK) * FIELD_COST);
    }
  }
  return noted;
}

/** For few documents and a word that thousands have: each is looked up in the postings. */
function probe(segment: Segment, candidates: Candidates, { costs, touched }: Scratch, found: number): void {
  for (let n = 0; n < found; n++) {
    const place = touched[n] ?? 0;
    costs[place] = cheapest(segment, candidates, place)?.cost ?? NOTHING;
  }
}

function narrow({ levels, sums, costs, touched }: Scratch, found: number, level: number): number {
  let kept = 0;
  for (let n = 0; n < found; n++) {
    const place = touched[n] as number;
    const cost = costs[place] as number;
    if (cost === NOTHING) {
      levels[place] = 0;
      continue;
    }
    costs[place] = NOTHING;
    levels[place] = level + 1;
    sums[place] = (sums[place] as number) + cost;
    touched[kept++] = place;
  }
  return kept;
}

/** Field in which a document has a word, or -1. */
function fieldAt({ starts, postings }: Segment, word: number, place: number): number {
  const end = starts[word + 1] ?? 0;
  const at = firstFrom(postings, starts[word] ?? 0, end, place);
  const posting = postings[at] ?? 0;
  return at < end && posting >>> FIELD_BITS === place ? posting & FIELD_MASK : -1;
}

/** The first posting, from one up to another, of a document at a place or behind it. */
function firstFrom(postings: Uint32Array, from: number, to: number, place: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((postings[middle] ?? 0) >>> FIELD_BITS < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
