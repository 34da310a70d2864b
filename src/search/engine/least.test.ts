import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Least } from './least.ts';

it('the least of many are those that sorting would put first', () => {
  const pair = fc.tuple(fc.nat(5), fc.nat(1000));
  fc.assert(
    fc.property(fc.uniqueArray(pair, { selector: ([, value]) => value, maxLength: 60 }), fc.nat(20), (pairs, most) => {
      const least = new Least(most);
      for (const [key, value] of pairs) least.add(key, value);
      const sorted = pairs.toSorted(([a, n], [b, m]) => a - b || n - m);
      expect(least.values()).toEqual(sorted.slice(0, most).map(([, value]) => value));
    }),
  );
});
