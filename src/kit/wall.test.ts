import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, MINUTE } from './clock.ts';
import { isoDay, isoTime, weekdayOf } from './days.ts';
import { clockText, dateOf, dayNumber, endOfDay, epochOf, minuteOf, wall, warsawTime } from './wall.ts';

const YEARS = { min: dayNumber(1996, 1, 1), max: dayNumber(2100, 1, 1) };
const days = fc.integer(YEARS);
const minutes = fc.integer({ min: 0, max: 1439 });
const plain = (day: number) => Temporal.PlainDate.from(isoDay(day));

it('the wall clock counts days as the calendar does', () => {
  expect(dayNumber(1970, 1, 1)).toBe(0);
  expect(weekdayOf(0)).toBe(4);
  fc.assert(
    fc.property(fc.integer({ min: -200_000, max: 200_000 }), (day) => {
      const date = dateOf(day);
      expect(dayNumber(date.year, date.month, date.day)).toBe(day);
      expect(weekdayOf(day)).toBe(new Temporal.PlainDate(date.year, date.month, date.day).dayOfWeek);
    }),
  );
});

describe('epochOf', () => {
  it('agrees with Temporal at every minute, those that a change of clocks skips or repeats too', () => {
    const changes = [dayNumber(2026, 3, 29), dayNumber(2026, 10, 25), dayNumber(2027, 3, 28)];
    fc.assert(
      fc.property(fc.oneof(days, fc.constantFrom(...changes)), minutes, (day, minute) => {
        const plainTime = Temporal.PlainTime.from(clockText(minute));
        expect(epochOf(day, minute)).toBe(
          plain(day).toZonedDateTime({ timeZone: 'Europe/Warsaw', plainTime }).epochMilliseconds,
        );
      }),
      { numRuns: 500 },
    );
  });

  it('is undone by reading the clock', () => {
    fc.assert(
      fc.property(fc.integer({ min: YEARS.min * DAY, max: YEARS.max * DAY }), (ms) => {
        const { day, minute } = warsawTime(ms);
        const back = epochOf(day, minute);
        // The repeated hour is read as its first run.
        expect([0, 60 * MINUTE]).toContain(Math.floor(ms / MINUTE) * MINUTE - back);
      }),
    );
  });
});

it.each([
  ['2026-03-29', 119, '2026-03-29T01:59:00+01:00'],
  ['2026-03-29', 180, '2026-03-29T03:00:00+02:00'],
  ['2026-10-25', 120, '2026-10-25T02:00:00+02:00'],
  ['2026-10-25', 180, '2026-10-25T03:00:00+01:00'],
])('the wall clock writes %s, minute %i, as %s', (date, minute, text) => {
  const day = dayNumber(...(date.split('-').map(Number) as [number, number, number]));
  expect(isoTime(day, minute)).toBe(text);
  expect(Date.parse(text)).toBe(epochOf(day, minute));
});

it('clocks in Warsaw change when the time zones of Node say so', () => {
  const zone = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO('Europe/Warsaw');
  const changes: number[] = [];
  for (let at = zone(0); changes.length < 200; ) {
    const next = at.getTimeZoneTransition('next');
    if (next === null || next.year > 2100) break;
    changes.push(next.epochMilliseconds);
    at = next;
  }
  expect(changes.length).toBeGreaterThan(80);
  for (const change of changes)
    for (const ms of [change - 1, change]) {
      const { hour, minute } = wall(ms);
      expect([ms, hour, minute]).toEqual([ms, zone(ms).hour, zone(ms).minute]);
    }
  expect(() => wall(Number.NaN)).toThrow(RangeError);
});

it('the wall clock turns the day at midnight in Warsaw, not in Greenwich', () => {
  const midnight = Date.parse('2026-11-21T23:00:00Z');
  expect(warsawTime(midnight - 1)).toEqual({ day: dayNumber(2026, 11, 21), minute: 1439 });
  expect(warsawTime(midnight)).toEqual({ day: dayNumber(2026, 11, 22), minute: 0 });
});

it('a day so many days later ends with its last millisecond in Warsaw, whatever the clocks do', () => {
  expect(endOfDay(Date.parse('2026-11-20T23:30:00Z'), 2)).toBe(Date.parse('2026-11-23T22:59:59.999Z'));
  expect(endOfDay(Date.parse('2026-10-24T10:00:00Z'), 1)).toBe(Date.parse('2026-10-25T22:59:59.999Z'));
});

it('a clock is read back as the minute that it shows', () => {
  expect([minuteOf('00:00'), minuteOf('16:30'), minuteOf('23:59')]).toEqual([0, 990, 1439]);
  fc.assert(fc.property(minutes, (minute) => minuteOf(clockText(minute)) === minute));
});
