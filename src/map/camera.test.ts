import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boundsOf,
  type Camera,
  CLOSEST,
  inWorld,
  kept,
  moved,
  onScreen,
  POLAND,
  resized,
  showing,
  zoomed,
} from './camera.ts';

const SIZE = { width: 620, height: 580 };
const WARSAW = { longitude: 21.01, latitude: 52.23 };
const whole = showing(POLAND, SIZE);

describe('what is seen of the map', () => {
  it('holds all of Poland at first, in the middle', () => {
    const [west, south, east, north] = POLAND;
    const corner = onScreen(whole, SIZE, inWorld({ longitude: west, latitude: north }));
    const opposite = onScreen(whole, SIZE, inWorld({ longitude: east, latitude: south }));
    expect(Math.min(corner.left, corner.top)).toBeGreaterThan(0);
    expect(opposite.left).toBeLessThan(SIZE.width);
    expect(opposite.top).toBeLessThan(SIZE.height);
    const { left, top } = onScreen(whole, SIZE, inWorld(WARSAW));
    expect(left).toBeGreaterThan(350);
    expect(left).toBeLessThan(450);
    expect(top).toBeGreaterThan(200);
    expect(top).toBeLessThan(300);
  });

  it('follows a finger by as many pixels as it goes', () => {
    const before = onScreen(whole, SIZE, inWorld(WARSAW));
    const after = onScreen(moved(whole, 30, -12), SIZE, inWorld(WARSAW));
    expect(after.left - before.left).toBeCloseTo(30);
    expect(after.top - before.top).toBeCloseTo(-12);
  });

  it('keeps what is under the pointer where it is, however far it zooms', () => {
    fc.assert(
      fc.property(fc.double({ min: -3, max: 5, noNaN: true }), (by) => {
        const before = onScreen(whole, SIZE, inWorld(WARSAW));
        const at = { right: before.left - SIZE.width / 2, down: before.top - SIZE.height / 2 };
        const after = onScreen(zoomed(whole, by, at), SIZE, inWorld(WARSAW));
        expect(after.left).toBeCloseTo(before.left, 6);
        expect(after.top).toBeCloseTo(before.top, 6);
      }),
    );
  });

  it('never leaves Poland, and never shows less than a street or more than all of it', () => {
    const number = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(number, number, fc.double({ min: -50, max: 50, noNaN: true }), (right, down, by) => {
        const camera: Camera = kept(zoomed(moved(whole, right, down), by), SIZE);
        expect(camera.zoom).toBeGreaterThanOrEqual(whole.zoom);
        expect(camera.zoom).toBeLessThanOrEqual(CLOSEST);
        expect(kept(camera, SIZE)).toEqual(camera);
      }),
    );
  });

  it('stays whole in a window of another size, and as close as it was otherwise', () => {
    const small = { width: 300, height: 200 };
    const big = { width: 1200, height: 900 };
    const there = resized(resized(whole, SIZE, big), big, small);
    expect(there.zoom).toBeCloseTo(showing(POLAND, small).zoom);
    const near = { ...whole, zoom: 9 };
    expect(resized(resized(near, SIZE, big), big, SIZE)).toEqual(near);
  });

  it('shows every point it is asked to, and one alone with its neighbourhood', () => {
    const points = [WARSAW, { longitude: 19.94, latitude: 50.06 }, { longitude: 15.57, latitude: 51.26 }];
    const camera = showing(boundsOf(points) ?? POLAND, SIZE);
    for (const point of points) {
      const { left, top } = onScreen(camera, SIZE, inWorld(point));
      expect(left).toBeGreaterThanOrEqual(39);
      expect(left).toBeLessThanOrEqual(SIZE.width - 39);
      expect(top).toBeGreaterThanOrEqual(39);
      expect(top).toBeLessThanOrEqual(SIZE.height - 39);
    }
    expect(showing(boundsOf([WARSAW]) ?? POLAND, SIZE).zoom).toBe(13);
    expect(boundsOf([])).toBeUndefined();
  });
});
