import { expect, it } from 'vitest';
import { roundedDown } from './roundedCount.ts';

it.each([
  [0, 0],
  [1, 0],
  [3, 2],
  [100, 99],
  [1234, 1200],
  [63_412, 63_000],
  [100_000, 99_000],
  [100_001, 100_000],
])('there are more than a round number of at least %i: %i', (atLeast, round) =>
  expect(roundedDown(atLeast)).toBe(round),
);
