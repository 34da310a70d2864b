import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createLru } from './lru.ts';

it('the store of pages drops what was not asked for longest', () => {
  const lru = createLru<number>(80);
  for (const [place, key] of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].entries()) lru.set(key, place, 10);
  lru.get('a');
  lru.set('i', 8, 10);
  expect(lru.get('a')).toBe(0);
  expect(lru.get('b')).toBeUndefined();
  expect(lru.bytes).toBe(80);
});

it('the store of pages does not keep what is too large, nor its older self', () => {
  const lru = createLru<number>(80);
  lru.set('a', 1, 10);
  lru.set('a', 2, 11);
  expect(lru.get('a')).toBeUndefined();
  expect(lru.bytes).toBe(0);
});

it('what is asked for once takes no more than its share, and pushes out nothing that is asked for again', () => {
  const lru = createLru<number>(800, 200);
  for (let n = 0; n < 30; n += 1) {
    lru.set(`asked ${n}`, n, 10);
    lru.get(`asked ${n}`);
  }
  for (let n = 0; n < 1000; n += 1) lru.set(`once ${n}`, n, 10);
  expect(lru.bytes).toBe(500);
  expect(lru.get('asked 0')).toBe(0);
  expect(lru.get('once 979')).toBeUndefined();
  expect(lru.get('once 980')).toBe(980);
});

it('what is asked for again may take all, and stays so when it is made anew', () => {
  const lru = createLru<number>(800, 200);
  for (let n = 0; n < 80; n += 1) {
    lru.set(`${n}`, n, 10);
    lru.get(`${n}`);
  }
  for (let n = 0; n < 80; n += 1) lru.set(`${n}`, n, 10);
  expect(lru.bytes).toBe(800);
  lru.set('one more', 1, 10);
  expect([lru.get('0'), lru.get('one more')]).toEqual([undefined, 1]);
});

it('the store of pages never holds more than it may, and counts right', () => {
  const step = fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), fc.integer({ min: 0, max: 60 }));
  fc.assert(
    fc.property(fc.array(step), fc.constantFrom(undefined, 50), (steps, once) => {
      const lru = createLru<number>(200, once);
      const sizes = new Map<string, number>();
      for (const [key, bytes] of steps) {
        if (bytes === 0) lru.delete(key);
        else lru.set(key, bytes, bytes);
        if (bytes % 3 === 1) lru.get(key);
        sizes.set(key, bytes);
        expect(lru.bytes).toBeLessThanOrEqual(200);
      }
      const held = [...sizes.keys()].map((key) => lru.get(key)).filter((value) => value !== undefined);
      expect(held.reduce((sum, bytes) => sum + bytes, 0)).toBe(lru.bytes);
      expect(held).toHaveLength(lru.size);
    }),
  );
});
