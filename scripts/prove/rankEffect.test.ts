import { describe, expect, it } from 'vitest';
import { apartness, TELLING } from './rankEffect.ts';

describe('times of two kinds of answers', () => {
  it.each([
    ['the same', [50, 51, 52], [50, 51, 52], 0],
    ['one a little longer each time', [50.1, 51.1, 52.1], [50, 51, 52], 1 / 3],
    ['one always longer', [60, 61, 62], [50, 51, 52], 1],
    ['the other always longer', [50, 51, 52], [60, 61, 62], 1],
  ])('are told apart for %s', (_, one, other, apart) => {
    expect(apartness(one, other)).toBeCloseTo(apart);
  });

  it('are told apart when every other one is a step of time later', () => {
    const even = Array.from({ length: 80 }, (_, place) => 50 + (place % 7) / 10);
    const late = even.map((time, place) => (place % 2 === 0 ? time + 50 : time));
    expect(apartness(late, even)).toBeGreaterThan(TELLING);
    expect(apartness(even, even)).toBe(0);
  });
});
