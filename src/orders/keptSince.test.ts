import { describe, expect, it } from 'vitest';
import { dayNumber, epochOf } from '../kit/wall.ts';
import { keptSince } from './keptSince.ts';

const on = (year: number, month: number, day: number, minute = 0) => epochOf(dayNumber(year, month, day), minute);

describe('how long orders are kept', () => {
  it.each([
    ['to the last minute of the sixth year after its own', on(2032, 12, 31, 1439), on(2026, 1, 1)],
    ['no longer from the first minute of the next year on', on(2033, 1, 1), on(2027, 1, 1)],
  ])('is %s for one of the books', (_, at, booked) => {
    expect(keptSince(at, 6).booked).toBe(booked);
  });

  it('is six years to the minute for one that no money came for', () => {
    expect(keptSince(on(2032, 3, 5, 700), 6).unpaid).toBe(on(2026, 3, 5, 700));
    expect(keptSince(on(2032, 2, 29), 7).unpaid).toBe(on(2025, 3, 1));
  });

  it('is longer where the shop says so', () => {
    expect(keptSince(on(2033, 1, 1), 10).booked).toBe(on(2023, 1, 1));
  });
});
