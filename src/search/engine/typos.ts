/** Letters, digits apart, of a folded word as bits: words whose masks differ much cannot be near each other. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at++) mask |= 1 << (word.charCodeAt(at) % 32);
  return mask;
}

export function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Letters from which one typo is forgiven, and two. */
const ONE_FROM = 4;
const TWO_FROM = 8;

/** Typos forgiven in a word. A digit that differs is another thing, not a typo. */
export const typosIn = (word: string): 0 | 1 | 2 =>
  word.length < ONE_FROM || /\d/.test(word) ? 0 : word.length < TWO_FROM ? 1 : 2;

const LONGEST = 64;
const rows = [0, 1, 2].map(() => new Uint8Array(LONGEST + 1)) as [Uint8Array, Uint8Array, Uint8Array];

/**
 * Typos between two words: letters left out, put in, changed, or two neighbours swapped (Damerau's distance, optimal string
 * alignment). `most` + 1 when there are more. `start` also takes a word that only begins so.
 */
export function typosBetween(asked: string, word: string, most: number, start = false): number {
  const n = asked.length;
  const m = start ? Math.min(word.length, n + most) : word.length;
  if (n > LONGEST || m > LONGEST || n - m > most || (!start && m - n > most)) return most + 1;
  let [before, last, now] = rows;
  for (let j = 0; j <= m; j++) last[j] = j;
  for (let i = 1; i <= n; i++) {
    const from = Math.max(1, i - most);
    const to = Math.min(m, i + most);
    const letter = asked.charCodeAt(i - 1);
    now[from - 1] = from === 1 ? i : most + 1;
    let least = now[from - 1] ?? i;
    for (let j = from; j <= to; j++) {
      const other = word.charCodeAt(j - 1);
      let typos = (last[j - 1] ?? 0) + (letter === other ? 0 : 1);
      if (j < i + most) typos = Math.min(typos, (last[j] ?? 0) + 1);
      typos = Math.min(typos, (now[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && letter === word.charCodeAt(j - 2) && asked.charCodeAt(i - 2) === other)
        typos = Math.min(typos, (before[j - 2] ?? 0) + 1);
      now[j] = typos;
      if (typos < least) least = typos;
    }
    if (to < m) now[to + 1] = most + 1;
    if (least > most) return most + 1;
    [before, last, now] = [last, now, before];
  }
  if (!start) return Math.min(most + 1, last[m] ?? 0);
  let least = most + 1;
  for (let j = Math.max(0, n - most); j <= Math.min(m, n + most); j++) least = Math.min(least, last[j] ?? least);
  return least;
}
