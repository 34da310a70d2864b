import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDay } from '../kit/days.ts';
import { isDayOff } from '../kit/holidays.ts';
import { dayNumber, warsawTime } from '../kit/wall.ts';
import { arrivalBy, arrivalDay, latestArrival } from './arrival.ts';
import { summer, winter } from './testing/delivery.ts';

const way = (more: Partial<Parameters<typeof arrivalBy>[0]> = {}) => ({
  pickUp: false,
  workingDays: 2,
  countries: ['PL'],
  ...more,
});
const day = (iso: string) => dayNumber(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)), Number(iso.slice(8)));
const comes = (leaves: string, workingDays = 2) => {
  const found = arrivalDay(way({ workingDays }), day(leaves));
  return found === undefined ? undefined : isoDay(found);
};

describe('arrivalDay', () => {
  it.each([
    ['2026-11-23', 2, '2026-11-25'],
    ['2026-11-23', 0, '2026-11-23'],
    // Over a weekend.
    ['2026-11-26', 2, '2026-11-30'],
    ['2026-11-27', 1, '2026-11-30'],
    // All Saints' Day of 2026 is a Sunday; Independence Day is a Wednesday.
    ['2026-10-30', 1, '2026-11-02'],
    ['2026-11-10', 1, '2026-11-12'],
    // Christmas Eve is a holiday, and the days after it lead into a weekend.
    ['2026-12-23', 1, '2026-12-28'],
    // The year's end: New Year on a Friday, then a weekend; Epiphany on a Wednesday.
    ['2026-12-31', 1, '2027-01-04'],
    ['2027-01-05', 1, '2027-01-07'],
    // Easter Monday of 2027, Corpus Christi.
    ['2027-03-26', 1, '2027-03-30'],
    ['2027-05-26', 1, '2027-05-28'],
    // The end of February.
    ['2028-02-28', 1, '2028-02-29'],
  ])('what leaves on %s and takes %i working days is there on %s', (leaves, days, there) => {
    expect(comes(leaves, days)).toBe(there);
  });

  it('is the day of dispatch for what is fetched, and unknown where no days are told', () => {
    const monday = day('2026-11-23');
    expect(arrivalDay(way({ pickUp: true }), monday)).toBe(monday);
    expect(arrivalDay({ pickUp: false }, monday)).toBeUndefined();
  });

  it('is no Sunday, no Saturday and no holiday, whenever it leaves', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: day('2026-01-01'), max: day('2040-12-31') }),
        fc.integer({ max: 9, min: 1 }),
        (from, n) => {
          const there = arrivalDay(way({ workingDays: n }), from) ?? 0;
          expect(there).toBeGreaterThan(from);
          expect(isDayOff(there)).toBe(false);
          expect((there + 3) % 7).toBeLessThan(5);
        },
      ),
    );
  });
});

describe('arrivalBy', () => {
  it('counts from the day that clocks in Warsaw show', () => {
    const leaves = day('2026-11-23');
    expect(arrivalBy(way(), leaves, winter('2026-11-23T23:59:59'))).toEqual({ days: 2, date: '2026-11-25' });
    expect(arrivalBy(way(), leaves, winter('2026-11-22T00:00:00'))).toEqual({ days: 3, date: '2026-11-25' });
    // Midnight in Greenwich comes an hour or two later.
    expect(arrivalBy(way(), day('2026-07-01'), summer('2026-07-01T00:30:00'))).toEqual({ days: 2, date: '2026-07-03' });
    // Clocks are set back on 25 October.
    const autumn = winter('2026-10-23T12:00:00');
    expect(arrivalBy(way(), warsawTime(autumn).day, autumn)).toEqual({ days: 4, date: '2026-10-27' });
  });

  it('is told of no way abroad, whose holidays nobody here knows', () => {
    const at = winter('2026-11-23T10:00:00');
    expect(arrivalBy(way({ countries: ['DE'] }), day('2026-11-23'), at)).toBeUndefined();
    expect(arrivalBy(way({ countries: ['PL', 'DE'] }), day('2026-11-23'), at)).toBeUndefined();
  });
});

describe('latestArrival', () => {
  const at = winter('2026-11-23T10:00:00');
  const monday = day('2026-11-23');

  it('is the day of the slowest way that brings it home', () => {
    const ways = [way({ workingDays: 1 }), way({ workingDays: 3 }), way({ workingDays: 9, countries: ['DE'] })];
    expect(latestArrival(ways, monday, at)).toEqual({ days: 3, date: '2026-11-26' });
  });

  it('is unknown where one of them tells no days, and where nothing is brought', () => {
    expect(latestArrival([way(), { pickUp: false, countries: ['PL'] }], monday, at)).toBeUndefined();
    expect(latestArrival([way({ pickUp: true })], monday, at)).toBeUndefined();
    expect(latestArrival([], monday, at)).toBeUndefined();
  });
});
