import { expect, it } from 'vitest';
import { clockOf, fittingTime, isAfterNoon, sliders } from './time.ts';

it('sliders go from 0 to 23 and from 0 to 59 by one, or as they are told', () => {
  expect(sliders({})).toEqual({ hour: { min: 0, max: 23, step: 1 }, minute: { min: 0, max: 59, step: 1 } });
  expect(sliders({ from: 8, to: 17, hourStep: 2, minuteStep: 15 })).toEqual({
    hour: { min: 8, max: 16, step: 2 },
    minute: { min: 0, max: 45, step: 15 },
  });
});

it('a time that they cannot show becomes the nearest one', () => {
  const terms = { from: 8, to: 16, minuteStep: 15 };
  expect(fittingTime(15 * 60 + 36, terms)).toBe(15 * 60 + 30);
  expect(fittingTime(7 * 60, terms)).toBe(8 * 60);
  expect(fittingTime(23 * 60 + 59, terms)).toBe(16 * 60 + 45);
  expect(fittingTime(23 * 60 + 59, {})).toBe(23 * 60 + 59);
});

it('a time is told by either clock', () => {
  expect([0, 5, 720, 930].map((time) => clockOf(time))).toEqual(['0:00', '0:05', '12:00', '15:30']);
  expect([0, 5, 720, 930].map((time) => clockOf(time, true))).toEqual(['12:00', '12:05', '12:00', '3:30']);
  expect([0, 719, 720, 1439].map(isAfterNoon)).toEqual([false, false, true, true]);
});
