import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createBounded, memo } from './bounded.ts';

describe('createBounded', () => {
  it('keeps the entries that were set last', () => {
    const map = createBounded<string, number>(2);
    map.set('a', 1);
    map.set('b', 2);
    map.set('a', 3);
    map.set('c', 4);
    expect([map.get('a'), map.get('b'), map.get('c'), map.size]).toEqual([3, undefined, 4, 2]);
    map.delete('a');
    expect([map.get('a'), map.size]).toEqual([undefined, 1]);
  });

  it('never holds more than it may', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), fc.integer({ min: 1, max: 8 }), (keys, most) => {
        const map = createBounded<number, number>(most);
        for (const key of keys) map.set(key, key);
        expect(map.size).toBe(Math.min(most, new Set(keys).size));
        const last = [...new Set(keys.toReversed())].slice(0, most);
        expect(last.every((key) => map.get(key) === key)).toBe(true);
      }),
    );
  });
});

describe('memo', () => {
  it('calculates what it remembers once, undefined too', () => {
    const make = vi.fn((key: number) => (key === 0 ? undefined : key * 2));
    const twice = memo(2, make);
    expect([twice(1), twice(1), twice(0), twice(0)]).toEqual([2, 2, undefined, undefined]);
    expect(make).toHaveBeenCalledTimes(2);
    twice(3);
    twice(1);
    expect(make).toHaveBeenCalledTimes(4);
  });
});
