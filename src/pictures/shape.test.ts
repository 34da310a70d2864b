import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutting, isCut, type PictureCut, WIDTHS, widthsOf } from './shape.ts';

const side = fc.integer({ min: 1, max: 20_000 });
const size = fc.record({ width: side, height: side });
const cut = fc.constantFrom<PictureCut>('1x1', '2x1', '16x9', '3x2', '4x3', '5x4', '4x5');

const ratioOf = (name: PictureCut) => {
  const [wide = 1, high = 1] = name.split('x').map(Number);
  return wide / high;
};

describe('cutting', () => {
  it('takes the whole picture without a cut', () => {
    expect(cutting({ width: 7, height: 3 }, undefined)).toEqual({ left: 0, top: 0, width: 7, height: 3 });
  });

  it.each([
    [{ width: 1600, height: 900 }, '1x1', { left: 350, top: 0, width: 900, height: 900 }],
    [{ width: 800, height: 1200 }, '1x1', { left: 0, top: 200, width: 800, height: 800 }],
    [{ width: 1600, height: 900 }, '16x9', { left: 0, top: 0, width: 1600, height: 900 }],
    [{ width: 1600, height: 900 }, '4x5', { left: 264, top: 0, width: 720, height: 900 }],
  ] as const)('makes of %o as %s the middle', (whole, name, part) => {
    expect(cutting(whole, name)).toEqual(part);
  });

  it('stays inside the picture, touches two of its sides and has the shape it names', () => {
    fc.assert(
      fc.property(size, cut, (whole, name) => {
        const part = cutting(whole, name);
        expect(Object.values(part).every(Number.isInteger)).toBe(true);
        expect(part.left).toBeGreaterThanOrEqual(0);
        expect(part.top).toBeGreaterThanOrEqual(0);
        expect(part.width).toBeGreaterThan(0);
        expect(part.height).toBeGreaterThan(0);
        expect(part.left + part.width).toBeLessThanOrEqual(whole.width);
        expect(part.top + part.height).toBeLessThanOrEqual(whole.height);
        expect(part.width === whole.width || part.height === whole.height).toBe(true);
        const ratio = ratioOf(name);
        // Within one pixel of the exact shape.
        expect(Math.abs(part.width - part.height * ratio)).toBeLessThanOrEqual(Math.max(1, ratio));
      }),
    );
  });
});

describe('widthsOf', () => {
  it('climbs the ladder up to the picture', () => {
    expect(widthsOf({ width: 800, height: 800 }, '1x1')).toEqual([160, 320, 420, 640, 800]);
    expect(widthsOf({ width: 1600, height: 900 }, '1x1')).toEqual([160, 320, 420, 640, 800]);
    expect(widthsOf({ width: 90, height: 90 }, undefined)).toEqual([160]);
    expect(widthsOf({ width: 0, height: 0 }, '1x1')).toEqual([...WIDTHS]);
  });

  it('never offers more than there is, and never nothing', () => {
    fc.assert(
      fc.property(size, fc.option(cut, { nil: undefined }), (whole, name) => {
        const [first, ...others] = widthsOf(whole, name);
        expect(first).toBe(WIDTHS[0]);
        expect(others.every((width) => width <= cutting(whole, name).width)).toBe(true);
      }),
    );
  });
});

it('the list of cuts holds its own and nothing that every object has', () => {
  expect(isCut('16x9')).toBe(true);
  expect(isCut('constructor')).toBe(false);
});
