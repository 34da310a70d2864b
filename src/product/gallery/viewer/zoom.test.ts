import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, fitted, LARGEST, moved, pinched, type View, WHOLE, zoomed } from './zoom.ts';

const boxes = fc.record({ width: fc.integer({ min: 50, max: 2000 }), height: fc.integer({ min: 50, max: 2000 }) });
const points = fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) });
const factors = fc.double({ min: 0.1, max: 10, noNaN: true });

/** How much of the stage beside the picture is empty where the picture could cover it. */
function gap({ scale, x, y }: View, stage: Box, whole: Box): number {
  const over = (offset: number, size: number, room: number) => {
    const most = Math.max(0, (size * scale - room) / 2);
    return Math.max(0, Math.abs(offset) - most);
  };
  return over(x, whole.width, stage.width) + over(y, whole.height, stage.height);
}

describe('an enlarged picture', () => {
  it('fits whole on the stage, one side of it from edge to edge', () => {
    fc.assert(
      fc.property(boxes, boxes, (stage, picture) => {
        const { width, height } = fitted(stage, picture);
        expect(width).toBeLessThanOrEqual(stage.width + 1e-6);
        expect(height).toBeLessThanOrEqual(stage.height + 1e-6);
        expect(Math.min(stage.width - width, stage.height - height)).toBeLessThan(1e-6);
        expect(width / height).toBeCloseTo(picture.width / picture.height, 6);
      }),
    );
  });

  it('never leaves the stage empty nor its bounds, whatever is done to it', () => {
    const deeds = fc.array(
      fc.oneof(
        fc.record({ factor: factors, at: points }),
        fc.record({ dx: fc.integer({ min: -3000, max: 3000 }), dy: fc.integer({ min: -3000, max: 3000 }) }),
        fc.record({ from: fc.tuple(points, points), to: fc.tuple(points, points) }),
      ),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(boxes, boxes, deeds, (stage, picture, done) => {
        const whole = fitted(stage, picture);
        const view = done.reduce<View>((before, deed) => {
          if ('factor' in deed) return zoomed(before, deed.factor, deed.at, stage, whole);
          if ('dx' in deed) return moved(before, deed.dx, deed.dy, stage, whole);
          return pinched(before, deed.from, deed.to, stage, whole);
        }, WHOLE);
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(view.scale).toBeLessThanOrEqual(LARGEST);
        expect(gap(view, stage, whole)).toBeLessThan(1e-6);
        if (view.scale === 1) expect(view).toEqual(WHOLE);
      }),
    );
  });

  const stage = { width: 400, height: 400 };

  it('keeps what lies under the finger there', () => {
    const view = zoomed(WHOLE, 2, { x: 100, y: -50 }, stage, stage);
    expect(view).toEqual({ scale: 2, x: -100, y: 50 });
    expect(zoomed(view, 2, { x: 100, y: -50 }, stage, stage)).toEqual({ scale: 4, x: -300, y: 150 });
  });

  it('follows two fingers that spread and move together', () => {
    const spread = pinched(
      WHOLE,
      [
        { x: -50, y: 0 },
        { x: 50, y: 0 },
      ],
      [
        { x: -90, y: 20 },
        { x: 110, y: 20 },
      ],
      stage,
      stage,
    );
    expect(spread.scale).toBe(2);
    expect(spread.x).toBeCloseTo(10, 6);
    expect(spread.y).toBeCloseTo(20, 6);
  });

  it('is not torn apart by two fingers in one place', () => {
    const one = { x: 5, y: 5 };
    expect(pinched(WHOLE, [one, one], [one, { x: 90, y: 90 }], stage, stage)).toEqual(WHOLE);
  });
});
