import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isoDay, weekdayOf } from './days.ts';
import { easter, isDayOff, publicHolidays } from './holidays.ts';
import { dayNumber } from './wall.ts';

it.each([
  [1818, '1818-03-22'],
  [1943, '1943-04-25'],
  [1954, '1954-04-18'],
  [1981, '1981-04-19'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2011, '2011-04-24'],
  [2019, '2019-04-21'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2030, '2030-04-21'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2076, '2076-04-19'],
])('the calendar has Easter of %i', (year, day) => {
  expect(isoDay(easter(year))).toBe(day);
});

it('the calendar keeps Easter a Sunday between 22 March and 25 April', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1583, max: 9999 }), (year) => {
      const day = easter(year);
      expect(weekdayOf(day)).toBe(7);
      expect(day).toBeGreaterThanOrEqual(dayNumber(year, 3, 22));
      expect(day).toBeLessThanOrEqual(dayNumber(year, 4, 25));
    }),
  );
});

it.each([
  [2010, '01-01 04-04 04-05 05-01 05-03 05-23 06-03 08-15 11-01 11-11 12-25 12-26'],
  [2011, '01-01 01-06 04-24 04-25 05-01 05-03 06-12 06-23 08-15 11-01 11-11 12-25 12-26'],
  [2024, '01-01 01-06 03-31 04-01 05-01 05-03 05-19 05-30 08-15 11-01 11-11 12-25 12-26'],
  [2025, '01-01 01-06 04-20 04-21 05-01 05-03 06-08 06-19 08-15 11-01 11-11 12-24 12-25 12-26'],
  [2026, '01-01 01-06 04-05 04-06 05-01 05-03 05-24 06-04 08-15 11-01 11-11 12-24 12-25 12-26'],
  [2027, '01-01 01-06 03-28 03-29 05-01 05-03 05-16 05-27 08-15 11-01 11-11 12-24 12-25 12-26'],
])('the calendar knows the public holidays of %i', (year, days) => {
  expect(publicHolidays(year).map((day) => isoDay(day).slice(5))).toEqual(days.split(' '));
});

it('the calendar counts every Sunday and every holiday as a day off, and no other day', () => {
  const from = dayNumber(2026, 1, 1);
  const holidays = publicHolidays(2026);
  for (let day = from; day < from + 365; day += 1) {
    expect(isDayOff(day)).toBe(weekdayOf(day) === 7 || holidays.includes(day));
  }
});
