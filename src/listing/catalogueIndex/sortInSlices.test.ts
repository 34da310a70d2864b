import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SLICE, sortInSlices } from './sortInSlices.ts';

function run(slots: Uint32Array, compare: (a: number, b: number) => number) {
  const sorting = sortInSlices(slots, compare);
  let turns = 0;
  for (let step = sorting.next(); ; step = sorting.next()) {
    if (step.done === true) return { sorted: step.value, turns };
    turns += 1;
  }
}

/** Slots in no order, the same each time. */
const shuffled = (length: number) => Uint32Array.from({ length }, (_, at) => (at * 7919) % length);

describe('sortInSlices', () => {
  it('sorts as the platform does, and keeps equals in their order', () => {
    const lengths = fc.constantFrom(0, 1, 2, SLICE - 1, SLICE, SLICE + 1, 2 * SLICE, 3 * SLICE + 5, 5 * SLICE);
    fc.assert(
      fc.property(lengths, fc.integer({ min: 1, max: 50_000 }), (length, kinds) => {
        const compare = (a: number, b: number) => (a % kinds) - (b % kinds);
        const slots = shuffled(length);
        const wanted = [...slots].sort(compare);
        expect([...run(slots, compare).sorted]).toEqual(wanted);
      }),
      { numRuns: 20 },
    );
  });

  it('gives others a turn after each slice, and compares no more than one slice in between', () => {
    let compared = 0;
    let most = 0;
    const compare = (a: number, b: number) => {
      compared += 1;
      return a - b;
    };
    const sorting = sortInSlices(shuffled(10 * SLICE), compare);
    while (sorting.next().done !== true) {
      most = Math.max(most, compared);
      compared = 0;
    }
    expect(most).toBeLessThan(SLICE * Math.log2(SLICE));
  });
});
