import { describe, expect, it } from 'vitest';
import { dayNumber } from '../kit/wall.ts';
import { UNLIMITED } from './model.ts';
import { dayTerms, freePlaces, isServiceTime, placesOf, serviceWindow } from './serviceDays.ts';

const service = { label: 'Dzień', weekdays: [7], hours: ['11:00'], aheadDays: 5, windowDays: 60 };
// Saturday in Warsaw, still Friday in UTC.
const at = Date.parse('2026-11-20T23:30:00Z');

it('the calendar of a service opens its days from the day in Warsaw on', () => {
  expect(serviceWindow(service, at)).toEqual({ first: '2026-11-26', last: '2027-01-20' });
});

it.each([
  ['2026-11-29', '11:00', true],
  ['2026-11-28', '11:00', false],
  ['2026-11-22', '11:00', false],
  ['2027-01-17', '11:00', true],
  ['2027-01-24', '11:00', false],
  ['2026-11-29', '12:00', false],
  ['2026-11-29', undefined, false],
  ['2026-11-31', '11:00', false],
  ['29.11.2026', '11:00', false],
  ['', '11:00', false],
])('a service can be had on %s at %s: %s', (day, hour, can) => {
  expect(isServiceTime(service, { day, ...(hour === undefined ? {} : { hour }) }, at)).toBe(can);
});

it('a service asks for no hour where there is none to choose', () => {
  expect(isServiceTime({ ...service, hours: [] }, { day: '2026-11-29' }, at)).toBe(true);
});

describe('places of a term', () => {
  const christmas = {
    ...{ ...service, weekdays: [5, 6], places: 6, holidays: false as const },
    closed: [{ day: '2026-12-05', why: 'Piec jest gorący' }, { day: '2026-12-12' }],
    terms: [
      { day: '2026-12-16', hours: ['09:00', '12:00'], places: 2 },
      { day: '2026-12-26', hours: ['12:00'] },
    ],
  };
  const terms = (day: number) => dayTerms(christmas, dayNumber(2026, 12, day));

  it('are those of the weekday, or of the day itself', () => {
    expect(terms(4)).toEqual({ hours: ['11:00'], places: 6 });
    expect(terms(16)).toMatchObject({ hours: ['09:00', '12:00'], places: 2 });
    // Named by the merchant, whatever day it is.
    expect(terms(26)).toMatchObject({ hours: ['12:00'] });
    expect(placesOf(christmas, { day: '2026-12-26', hour: '12:00' })).toBe(UNLIMITED);
    expect(placesOf(christmas, { day: '2026-12-04', hour: '12:00' })).toBeUndefined();
    expect(placesOf(christmas, { day: '2026-12-04' })).toBeUndefined();
  });

  it('are none on other days, and the day says why', () => {
    expect(terms(25)).toEqual({ kind: 'holiday' });
    const { holidays: _, ...always } = christmas;
    expect(dayTerms(always, dayNumber(2026, 12, 25))).toHaveProperty('hours');
    expect(terms(5)).toEqual({ kind: 'closed', why: 'Piec jest gorący' });
    expect(terms(12)).toEqual({ kind: 'closed' });
    expect(terms(7)).toEqual({ kind: 'weekday' });
  });

  it('grow fewer with what is taken, and never fewer than none', () => {
    const free = (taken: number) =>
      freePlaces(
        { serviceDate: christmas, takenTerms: new Map([['2026-12-04 11:00', taken]]) },
        { day: '2026-12-04', hour: '11:00' },
      );
    expect([free(0), free(4), free(7)]).toEqual([6, 2, 0]);
    expect(freePlaces({ serviceDate: christmas }, { day: '2026-12-07', hour: '11:00' })).toBe(0);
    expect(freePlaces({ serviceDate: service }, { day: '2026-11-29', hour: '11:00' })).toBe(UNLIMITED);
    expect(freePlaces({}, { day: '2026-11-29' })).toBe(UNLIMITED);
  });
});
