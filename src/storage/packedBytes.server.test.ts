import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partOf } from './packed.ts';
import { packedBytes, unpacked } from './packedBytes.server.ts';

const SOME = {
  facts: { version: 7, names: ['ż'] },
  parts: {
    ids: Float64Array.of(1, 2 ** 40, Number.POSITIVE_INFINITY),
    flags: Uint8Array.of(1, 2, 3),
    none: new Uint32Array(0),
    words: 'łyżka\nkubek',
    masks: Int32Array.of(-1, 5),
    letters: Uint16Array.of(65_535),
  },
};

describe('a packed file', () => {
  it('gives back what went in', () => {
    expect(unpacked(new Uint8Array(packedBytes(SOME)))).toEqual(SOME);
  });

  it('is nothing when it is torn, or a bit of it is another', () => {
    const whole = packedBytes(SOME);
    fc.assert(
      fc.property(fc.nat({ max: whole.length - 1 }), fc.nat({ max: 7 }), (at, bit) => {
        expect(unpacked(whole.slice(0, at))).toBeUndefined();
        const other = whole.slice();
        other[at] = (other[at] ?? 0) ^ (1 << bit);
        // The four bytes between the length of the head and the head say nothing, and are covered all the same.
        expect(unpacked(other)).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  });

  it('does not pass an array off for one of another kind', () => {
    expect(() => partOf(SOME, 'ids', 'Uint32Array')).toThrow(TypeError);
    expect(() => partOf(SOME, 'nothing', 'Uint8Array')).toThrow(TypeError);
  });
});
