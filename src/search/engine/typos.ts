/** Letters and digits of a folded word as 32 bits, which some share: words whose masks differ in many bits have many typos between them. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at++) mask |= 1 << (word.charCodeAt(at) % 32);
  return mask;
}

/** True when more than `most` bits are set. */
export function hasMoreBits(bits: number, most: number): boolean {
  let left = bits;
  for (let n = 0; n < most; n++) left &= left - 1;
  return left !== 0;
}

/** Letters of a word that fit into one number. A longer one is no word that anybody types. */
const LONGEST = 31;
/** Letters from which one typo is forgiven, and two. */
const ONE_FROM = 4;
const TWO_FROM = 8;

/** Typos forgiven in a word. A digit that differs is another thing, not a typo. */
export const typosIn = (word: string): 0 | 1 | 2 =>
  word.length < ONE_FROM || word.length > LONGEST || /\d/.test(word) ? 0 : word.length < TWO_FROM ? 1 : 2;

/** Folded words have few letters beyond these. */
const PLAIN_LETTERS = 128;

/** Counts typos between the asked word and so many letters from a place on; more than `most` are `most` + 1. */
export type CountTypos = (letters: Uint16Array, from: number, count: number) => number;

/**
 * Typos between two words, the asked one not empty: letters left out, put in, changed, or two neighbours swapped (Damerau's distance, optimal string
 * alignment). A column of the table at a time as bits of a number (H. Hyyrö, A Bit-Vector Algorithm for Computing Levenshtein and
 * Damerau Edit Distances, 2003). `start` also takes a word that only begins so.
 */
export function typosTo(asked: string, most: number, start = false): CountTypos {
  const length = asked.length;
  const none = most + 1;
  if (length > LONGEST) return () => none;
  // Places of each letter in the asked word as bits.
  const places = new Int32Array(PLAIN_LETTERS);
  const others = new Map<number, number>();
  for (let at = 0; at < length; at++) {
    const letter = asked.charCodeAt(at);
    if (letter < PLAIN_LETTERS) places[letter] = (places[letter] as number) | (1 << at);
    else others.set(letter, (others.get(letter) ?? 0) | (1 << at));
  }
  const last = 1 << (length - 1);

  return (letters, from, count) => {
    const end = start ? Math.min(count, length + most) : count;
    if (length - end > most || (!start && end - length > most)) return none;
    let down = -1;
    let up = 0;
    let same = 0;
    let before = 0;
    let typos = length;
    let least = start ? length : none;
    for (let at = 0; at < end; at++) {
      const letter = letters[from + at] as number;
      const here = letter < PLAIN_LETTERS ? (places[letter] as number) : (others.get(letter) ?? 0);
      const swapped = ((~same & here) << 1) & before;
      same = swapped | (((here & down) + down) ^ down) | here | up;
      const across = up | ~(same | down);
      const back = same & down;
      if (across & last) typos++;
      else if (back & last) typos--;
      const shifted = (across << 1) | 1;
      down = (back << 1) | ~(same | shifted);
      up = shifted & same;
      before = here;
      // Each letter that is left mends one typo at most.
      if (typos - (end - at - 1) > most && least > most) return none;
      if (start && typos < least) least = typos;
    }
    return Math.min(none, start ? least : typos);
  };
}
