import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointPlace } from './pointPlace.ts';

describe('pointPlace', () => {
  it('turns a card away from the near edge', () => {
    expect(pointPlace(9.4, 60).side).toBe('right');
    expect(pointPlace(92.2, 60).side).toBe('left');
    expect(pointPlace(53.2, 60).side).toBe('middle');
  });

  it('hangs a card below a point in the upper part', () => {
    expect(pointPlace(50, 10).below).toBe(true);
    expect(pointPlace(50, 72).below).toBe(false);
  });

  it('turns a card to the part of the picture that a phone shows first', () => {
    expect(pointPlace(38.4, 72.9)).toEqual({ side: 'middle', narrowSide: 'left', below: false });
    expect(pointPlace(27.7, 72.9).narrowSide).toBe('middle');
  });

  it('keeps every card between the sides of the picture', () => {
    const PICTURE = 744;
    const CARD = 248;
    const OVERHANG = 12;
    fc.assert(
      fc.property(fc.double({ min: 4, max: 96, noNaN: true }), (x) => {
        const point = (x / 100) * PICTURE;
        const { narrowSide } = pointPlace(x, 60);
        const left =
          narrowSide === 'right'
            ? point - OVERHANG
            : narrowSide === 'left'
              ? point + OVERHANG - CARD
              : point - CARD / 2;
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left + CARD).toBeLessThanOrEqual(PICTURE);
      }),
    );
  });
});
