import { array, assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { portions } from './portions.ts';

it('the catalogue is read row by row once, in order, in portions of 64 or a smaller power of two', () => {
  assert(
    property(array(integer(), { maxLength: 400 }), (rows) => {
      const parts = [...portions(rows)];
      expect(parts.flat()).toEqual(rows);
      for (const part of parts) expect([1, 2, 4, 8, 16, 32, 64]).toContain(part.length);
      expect(parts.length).toBeLessThanOrEqual(Math.floor(rows.length / 64) + 6);
    }),
  );
});
