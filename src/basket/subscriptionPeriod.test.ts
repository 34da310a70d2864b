import { expect, it } from 'vitest';
import { fitsPeriod, periodIn } from './subscriptionPeriod.ts';

const days = (subscriptionDays: number) => ({ subscriptionDays });

it.each([
  [[], 0],
  [[0, 0], 0],
  [[0, 30, 30], 30],
])('the period of lines of %j days is %i', (lines, period) => {
  expect(periodIn(lines.map(days))).toBe(period);
});

it.each([
  [30, 0, true],
  [30, 30, true],
  [30, 60, false],
  [0, 60, true],
  [0, 0, true],
])('a line of %i days in an order of %i: %s', (line, period, fits) => {
  expect(fitsPeriod(days(line), period)).toBe(fits);
});
