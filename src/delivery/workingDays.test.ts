import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDay, weekdayOf } from '../kit/days.ts';
import { isDayOff } from '../kit/holidays.ts';
import { type DayNumber, dayNumber } from '../kit/wall.ts';
import { addWorkingDays, CARRIER_WEEK, isWorkingDay, workingDayFrom, workingDaysBetween } from './workingDays.ts';

const day = (iso: string) => dayNumber(...(iso.split('-').map(Number) as [number, number, number]));
const days = fc.integer({ min: day('2020-01-01'), max: day('2060-01-01') });
const weeks = fc.record({
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1 }),
  closed: fc.array(
    fc.tuple(days, fc.nat(20)).map(([from, length]) => ({ from, to: from + length })),
    { maxLength: 3 },
  ),
});
const found = (at: DayNumber | undefined): DayNumber => {
  if (at === undefined) throw new Error('No working day');
  return at;
};

it.each([
  ['2026-11-21', '2026-11-23', 'a Saturday'],
  ['2026-12-24', '2026-12-28', 'Christmas Eve, both holidays and a Sunday'],
  ['2027-01-01', '2027-01-04', 'New Year on a Friday'],
  ['2026-04-04', '2026-04-07', 'Easter'],
  ['2026-06-04', '2026-06-05', 'Corpus Christi'],
  ['2026-11-11', '2026-11-12', 'Independence Day'],
])('the first working day from %s is %s: %s', (from, to) => {
  expect(isoDay(found(workingDayFrom(day(from), CARRIER_WEEK)))).toBe(to);
});

it('the shop leaves out the days on which it is closed, both ends included', () => {
  const week = { weekdays: [1, 2, 3, 4, 5, 6], closed: [{ from: day('2026-11-23'), to: day('2026-11-25') }] };
  expect(isoDay(found(workingDayFrom(day('2026-11-22'), week)))).toBe('2026-11-26');
  expect(isWorkingDay(day('2026-11-21'), week)).toBe(true);
});

it('the shop promises nothing when it is closed for over a year', () => {
  const week = { weekdays: [1], closed: [{ from: day('2026-01-01'), to: day('2028-01-01') }] };
  expect(workingDayFrom(day('2026-11-22'), week)).toBeUndefined();
  expect(addWorkingDays(day('2026-11-22'), 3, week)).toBeUndefined();
});

describe('in any week with holidays and closed days', () => {
  it('the first working day is one, and none lies before it', () => {
    fc.assert(
      fc.property(days, weeks, (from, week) => {
        const first = found(workingDayFrom(from, week));
        expect(isWorkingDay(first, week)).toBe(true);
        expect(isDayOff(first)).toBe(false);
        expect(week.weekdays).toContain(weekdayOf(first));
        for (let one = from; one < first; one += 1) expect(isWorkingDay(one, week)).toBe(false);
      }),
    );
  });

  it('n days are counted as they are walked', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 15 }), weeks, (from, n, week) => {
        const to = found(addWorkingDays(from, n, week));
        expect(isWorkingDay(to, week)).toBe(true);
        expect(workingDaysBetween(from, to, week)).toBe(n);
      }),
    );
  });

  it('days add up', () => {
    fc.assert(
      fc.property(days, fc.nat(10), fc.nat(10), weeks, (from, a, b, week) => {
        const start = found(workingDayFrom(from, week));
        const inTwo = addWorkingDays(found(addWorkingDays(start, a, week)), b, week);
        expect(inTwo).toBe(addWorkingDays(start, a + b, week));
      }),
    );
  });
});
