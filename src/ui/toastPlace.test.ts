import { describe, expect, it } from 'vitest';
import { freePlace } from './toastPlace.ts';

const box = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 50 });
const places = { end: box(300, 300), start: box(0, 300), top: box(150, 0) };

describe('where a message stands', () => {
  it('is the usual place while nothing lies there', () => {
    expect(freePlace(places, [])).toBe('end');
    expect(freePlace(places, [box(0, 300), box(200, 250)])).toBe('end');
  });

  it('is another one where it would lie over a button', () => {
    expect(freePlace(places, [box(350, 340)])).toBe('start');
    expect(freePlace(places, [box(350, 340), box(50, 310)])).toBe('top');
  });

  it('covers the least where every place covers something', () => {
    expect(freePlace(places, [box(300, 300), box(90, 340), box(150, 0)])).toBe('start');
  });
});
