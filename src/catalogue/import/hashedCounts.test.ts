import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashedCounts } from './hashedCounts.ts';

it('counts texts as a Map of them does', () => {
  const words = fc.array(fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom('', 'a', 'ż', '1001')));
  fc.assert(
    fc.property(words, (added) => {
      const counts = hashedCounts();
      const map = new Map<string, number>();
      for (const word of added) {
        expect(counts.add(word)).toBe(map.get(word) ?? 0);
        map.set(word, (map.get(word) ?? 0) + 1);
      }
      for (const [word, count] of map) expect(counts.get(word)).toBe(count);
      expect(counts.get('not added')).toBe(0);
    }),
  );
});

it('tells apart numbers in a row and ids that differ by one letter, however many', () => {
  const counts = hashedCounts();
  for (let n = 0; n < 200_000; n += 1) {
    if (counts.add(String(n)) + counts.add(`PL-${n}-m`) > 0) throw new Error(`${n} was taken for another`);
  }
  expect([counts.get('199999'), counts.get('200000'), counts.get('PL-0-m'), counts.get('PL-0-l')]).toEqual([
    1, 0, 1, 0,
  ]);
});

it('counts up to 65 535', () => {
  const counts = hashedCounts();
  for (let n = 0; n < 65_540; n += 1) counts.add('a');
  expect(counts.get('a')).toBe(65_535);
});
