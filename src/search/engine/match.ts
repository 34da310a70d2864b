import { type Candidates, FIELD_COST } from './candidates.ts';
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

  fit(size: number): void {
    if (size <= this.levels.length) return;
    this.levels = new Uint8Array(size);
    this.sums = new Uint16Array(size);
    this.costs = new Uint16Array(size).fill(NOTHING);
    this.touched = new Uint32Array(size);
  }
}

type Match = (place: number, cost: number, words: number) => void;

/** Calls `match` for each document that has a candidate of every word, with the sum of the cheapest ones. */
export function matchAll(segment: Segment, words: readonly Candidates[], scratch: Scratch, match: Match): void {
  const rarestFirst = words
    .map((candidates) => ({ candidates, size: sizeOf(segment, candidates) }))
    .sort((a, b) => a.size - b.size);
  if (rarestFirst.length === 0 || rarestFirst[0]?.size === 0) return;
  scratch.fit(segment.ids.length);
  const { levels, sums, touched, costs } = scratch;
  let found = 0;
  for (const [level, { candidates, size }] of rarestFirst.entries()) {
    if (level === 0) {
      found = scan(segment, candidates, scratch);
    } else {
      const probes = found * candidates.size * Math.log2(2 + size / candidates.size);
      if (probes < size) probe(segment, candidates, scratch, found);
      else note(segment, candidates, scratch, level);
      found = narrow(scratch, found, level);
    }
  }
  for (let n = 0; n < found; n++) {
    const place = touched[n] ?? 0;
    levels[place] = 0;
    costs[place] = NOTHING;
    if (segment.alive[place] === 1) match(place, sums[place] ?? 0, words.length);
  }
}

/** The same for each document that has a candidate of any word, with how many words it has. */
export function matchAny(segment: Segment, words: readonly Candidates[], scratch: Scratch, match: Match): void {
  scratch.fit(segment.ids.length);
  const { levels, sums, touched, costs } = scratch;
  let found = 0;
  for (const candidates of words) {
    for (const place of noteAll(segment, candidates, scratch)) {
      if (levels[place] === 0) {
        touched[found++] = place;
        sums[place] = 0;
      }
      levels[place] = (levels[place] ?? 0) + 1;
      sums[place] = (sums[place] ?? 0) + (costs[place] ?? 0);
      costs[place] = NOTHING;
    }
  }
  for (let n = 0; n < found; n++) {
    const place = touched[n] ?? 0;
    const level = levels[place] ?? 0;
    levels[place] = 0;
    if (segment.alive[place] === 1) match(place, sums[place] ?? 0, level);
  }
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

/**
 * Postings looked through for one word: two letters begin half of a large catalogue. Documents stand in the order of their
 * weight, so that those left out are the last of the equally good.
 */
const MOST_POSTINGS = 100_000;

// The loops below go over millions of postings; a function called for each would take three times as long.

function scan({ starts, postings }: Segment, candidates: Candidates, { levels, sums, touched }: Scratch): number {
  let found = 0;
  let left = MOST_POSTINGS;
  for (const [word, cost] of candidates) {
    const start = starts[word] ?? 0;
    const end = Math.min(starts[word + 1] ?? 0, start + left);
    left -= end - start;
    for (let at = start; at < end; at++) {
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

function note({ starts, postings }: Segment, candidates: Candidates, { levels, costs }: Scratch, level: number): void {
  for (const [word, cost] of candidates) {
    const end = starts[word + 1] ?? 0;
    for (let at = starts[word] ?? 0; at < end; at++) {
      const posting = postings[at] as number;
      const place = posting >>> FIELD_BITS;
      if (levels[place] !== level) continue;
      const sum = cost + (posting & FIELD_MASK) * FIELD_COST;
      if (sum < (costs[place] as number)) costs[place] = sum;
    }
  }
}

/** Notes the word in all documents; returns those that have it. */
function noteAll({ starts, postings }: Segment, candidates: Candidates, { costs }: Scratch): number[] {
  const seen: number[] = [];
  let left = MOST_POSTINGS;
  for (const [word, cost] of candidates) {
    const start = starts[word] ?? 0;
    const end = Math.min(starts[word + 1] ?? 0, start + left);
    left -= end - start;
    for (let at = start; at < end; at++) {
      const posting = postings[at] as number;
      const place = posting >>> FIELD_BITS;
      const known = costs[place] as number;
      if (known === NOTHING) seen.push(place);
      costs[place] = Math.min(known, cost + (posting & FIELD_MASK) * FIELD_COST);
    }
  }
  return seen;
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
    const place = touched[n] ?? 0;
    const cost = costs[place] ?? NOTHING;
    costs[place] = NOTHING;
    if (cost === NOTHING) {
      levels[place] = 0;
      continue;
    }
    levels[place] = level + 1;
    sums[place] = (sums[place] ?? 0) + cost;
    touched[kept++] = place;
  }
  return kept;
}

/** Field in which a document has a word, or -1. */
function fieldAt({ starts, postings }: Segment, word: number, place: number): number {
  let low = starts[word] ?? 0;
  const end = starts[word + 1] ?? 0;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((postings[middle] ?? 0) >>> FIELD_BITS < place) low = middle + 1;
    else high = middle;
  }
  const posting = postings[low] ?? 0;
  return low < end && posting >>> FIELD_BITS === place ? posting & FIELD_MASK : -1;
}
