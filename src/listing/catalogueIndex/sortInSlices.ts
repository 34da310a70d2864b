/** Slots sorted, or merged, before others get a turn: some 50 ms of a million with long names. */
export const SLICE = 8192;

/**
 * Sorts slots as `sort` does, with a turn for others after each slice: a million at once would keep pages and the database
 * waiting for ten seconds. May write into what it is given.
 */
export function* sortInSlices(
  slots: Uint32Array,
  compare: (a: number, b: number) => number,
): Generator<void, Uint32Array> {
  for (let from = 0; from < slots.length; from += SLICE) {
    slots.subarray(from, from + SLICE).sort(compare);
    yield;
  }
  let sorted: Uint32Array = slots;
  let spare: Uint32Array = new Uint32Array(slots.length);
  for (let run = SLICE; run < slots.length; run *= 2) {
    for (let from = 0; from < slots.length; from += 2 * run) yield* mergeRuns(sorted, spare, from, run, compare);
    [sorted, spare] = [spare, sorted];
  }
  return sorted;
}

/** Merges two sorted runs that follow each other into the same place of another array. */
function* mergeRuns(
  from: Uint32Array,
  to: Uint32Array,
  start: number,
  run: number,
  compare: (a: number, b: number) => number,
): Generator<void> {
  const middle = Math.min(start + run, from.length);
  const end = Math.min(middle + run, from.length);
  let left = start;
  let right = middle;
  for (let at = start; at < end; at += 1) {
    const isLeft = right === end || (left < middle && compare(from[left] ?? 0, from[right] ?? 0) <= 0);
    to[at] = from[isLeft ? left++ : right++] ?? 0;
    if (at % SLICE === 0) yield;
  }
}
