import { expect, it } from 'vitest';
import { MINUTE } from '../kit/clock.ts';
import { nextVisits } from './visits.ts';

it('a visit is new after half an hour without a page', () => {
  const first = nextVisits(undefined, 0);
  const second = nextVisits(first, 30 * MINUTE);
  const third = nextVisits(second, 60 * MINUTE + 1);
  expect([first, second, third].map(({ count }) => count)).toEqual([1, 1, 2]);
  expect(third.at).toBe(60 * MINUTE + 1);
});
