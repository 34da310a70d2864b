import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasMoreBits, letterMask, typosIn, typosTo } from './typos.ts';

/** Typos to a word that stands among others. */
const typos = (asked: string, most: number, word: string, start = false) =>
  typosTo(asked, most, start)(
    Uint16Array.from(`ab${word}ab`, (letter) => letter.charCodeAt(0)),
    2,
    word.length,
  );

/** Distance of two words over a whole table, as textbooks have it. */
function wholeTable(a: string, b: string): number[] {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => table[i]?.[j] ?? Number.NaN;
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const costs = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)];
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) costs.push(at(i - 2, j - 2) + 1);
      const row = table[i];
      if (row) row[j] = Math.min(...costs);
    }
  return table.at(-1) ?? [];
}

const letters = { unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 };
const word = fc.string(letters);
const asked = fc.string({ ...letters, minLength: 1 });
const most = fc.constantFrom(1, 2);

describe('typos', () => {
  it('are counted as over the whole table, up to the most', () => {
    fc.assert(
      fc.property(asked, word, most, (a, b, k) => {
        expect(typos(a, k, b)).toBe(Math.min(k + 1, wholeTable(a, b).at(-1) ?? 0));
      }),
      { numRuns: 2000 },
    );
  });

  it('against the beginning of a word are the fewest against any of its beginnings', () => {
    fc.assert(
      fc.property(asked, word, most, (a, b, k) => {
        expect(typos(a, k, b, true)).toBe(Math.min(k + 1, ...wholeTable(a, b)));
      }),
      { numRuns: 2000 },
    );
  });

  it('never differ by more letters than two each', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const fewest = wholeTable(a, b).at(-1) ?? 0;
        expect(hasMoreBits(letterMask(a) ^ letterMask(b), 2 * fewest)).toBe(false);
      }),
    );
  });

  it.each([
    [0, 0, false],
    [0b1, 0, true],
    [0b1011, 3, false],
    [0b1011, 2, true],
    [-1, 31, true],
    [-1, 32, false],
  ])('are not counted where %i has more than %i bits: %s', (bits, few, more) =>
    expect(hasMoreBits(bits, few)).toBe(more),
  );

  it('are counted in the longest words too, and in letters of other alphabets', () => {
    const long = 'konstantynopolitanczykowianeczk';
    expect(typos(long, 2, long)).toBe(0);
    expect(typos(long, 2, `${long.slice(1)}a`)).toBe(2);
    expect(typos('жираф', 1, 'жраф')).toBe(1);
    expect(typos('жираф', 1, 'зебра')).toBe(2);
  });

  it.each([
    ['k'.repeat(32), 0],
    ['kot', 0],
    ['misa', 1],
    ['talerze', 1],
    ['filizanka', 2],
    ['0350', 0],
    ['gl0350me', 0],
  ])('are forgiven in %s: %i', (asked, forgiven) => expect(typosIn(asked)).toBe(forgiven));
});
