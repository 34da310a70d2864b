import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KeptOrder } from './order.ts';

/** A slot holds a section and a key, or nothing. */
type Slot = { section: number; key: number } | undefined;

const slot: fc.Arbitrary<Slot> = fc.option(fc.record({ section: fc.nat({ max: 1 }), key: fc.nat({ max: 5 }) }), {
  nil: undefined,
  freq: 8,
});

function orderOf(slots: Slot[]) {
  const key = (place: number) => slots[place]?.key ?? 0;
  const section = (place: number) => slots[place]?.section ?? 0;
  const order = new KeptOrder(
    { section, compare: (a, b) => key(a) - key(b), same: (a, b) => key(a) === key(b), tie: (a, b) => a - b },
    (place) => slots[place] !== undefined,
  );
  for (const place of slots.keys()) order.touch(place);
  const sorted = (direction: 1 | -1) =>
    [...slots.keys()]
      .filter((place) => slots[place] !== undefined)
      .sort((a, b) => section(a) - section(b) || direction * (key(a) - key(b)) || a - b);
  return { order, sorted };
}

describe('KeptOrder', () => {
  it('merges few changes into many slots as a full sort would', () => {
    const changes = fc.array(fc.tuple(fc.nat({ max: 79 }), slot), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(
        fc.array(slot, { minLength: 80, maxLength: 80 }),
        fc.array(changes, { maxLength: 4 }),
        fc.uint8Array({ minLength: 80, maxLength: 80, max: 1 }),
        fc.nat({ max: 40 }),
        fc.integer({ min: 1, max: 90 }),
        (slots, rounds, matches, skip, length) => {
          const { order, sorted } = orderOf(slots);
          const paged = (all: number[]) => all.filter((place) => matches[place] === 1).slice(skip, skip + length);
          for (const round of [[], ...rounds]) {
            for (const [place, value] of round) {
              slots[place] = value;
              order.touch(place);
            }
            expect([...order.ascending()]).toEqual(sorted(1));
            expect(order.page('ascending', matches, skip, length)).toEqual(paged(sorted(1)));
            expect(order.page('descending', matches, skip, length)).toEqual(paged(sorted(-1)));
          }
        },
      ),
    );
  });

  it('keeps an order that nothing touched', () => {
    const { order } = orderOf([{ section: 0, key: 1 }]);
    expect(order.ascending()).toBe(order.ascending());
  });
});
