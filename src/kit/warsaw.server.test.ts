import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY, HOUR } from './clock.ts';
import { formatDateShort, formatTime } from './dates.ts';
import { addDays, nextMidnight, parseDate } from './warsaw.server.ts';

const utc = (text: string): number => Date.parse(`${text}Z`);
const moment = fc.integer({ min: 0, max: utc('2100-01-01T00:00:00') });

// Poland put its clocks forward on 29 March and back on 25 October 2026.
describe('calendar days', () => {
  test('begin at Warsaw midnight', () => {
    expect(nextMidnight(utc('2026-11-21T12:34:56.789'))).toBe(utc('2026-11-21T23:00:00'));
    expect(nextMidnight(utc('2026-07-01T22:30:00'))).toBe(utc('2026-07-02T22:00:00'));
  });

  test('keep the time of day across a clock change', () => {
    expect(addDays(utc('2026-03-28T11:00:00'), 1)).toBe(utc('2026-03-29T10:00:00'));
    expect(addDays(utc('2026-10-24T10:00:00'), 1)).toBe(utc('2026-10-25T11:00:00'));
    expect(addDays(utc('2026-10-25T11:00:00'), -1)).toBe(utc('2026-10-24T10:00:00'));
  });

  test('have 23 or 25 hours when clocks change', () => {
    const spring = utc('2026-03-28T23:00:00');
    const autumn = utc('2026-10-24T22:00:00');
    expect(nextMidnight(spring) - spring).toBe(23 * HOUR);
    expect(nextMidnight(autumn) - autumn).toBe(25 * HOUR);
  });

  test('enclose every moment between midnights', () => {
    fc.assert(
      fc.property(moment, (ms) => {
        const start = nextMidnight(addDays(ms, -1));
        const end = nextMidnight(ms);
        expect(start).toBeLessThanOrEqual(ms);
        expect(end).toBeGreaterThan(ms);
        expect(nextMidnight(start)).toBe(end);
        expect(nextMidnight(end - 1)).toBe(end);
        expect(Math.abs(end - start - DAY)).toBeLessThanOrEqual(HOUR);
      }),
    );
  });

  test('add up', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: -5000, max: 5000 }), (ms, n) => {
        const start = nextMidnight(ms);
        expect(addDays(addDays(start, n), -n)).toBe(start);
        expect(addDays(start, 1)).toBe(nextMidnight(start));
      }),
    );
  });
});

describe('parseDate', () => {
  const base = utc('2026-11-21T12:30:00');

  test.each([
    ['2026-11-29', '2026-11-28T23:00:00'],
    ['2026-07-01', '2026-06-30T22:00:00'],
    ['2026-11-29 18:00', '2026-11-29T17:00:00'],
    ['2026-11-29T18:00', '2026-11-29T17:00:00'],
    [' 2024-02-29 ', '2024-02-28T23:00:00'],
    ['-5d', '2026-11-16T12:30:00'],
    ['+8d', '2026-11-29T12:30:00'],
    ['-30d', '2026-10-22T11:30:00'],
    ['-3h', '2026-11-21T09:30:00'],
    ['+48h', '2026-11-23T12:30:00'],
    ['2026-03-29 02:30', '2026-03-29T01:30:00'],
    ['2026-10-25 02:30', '2026-10-25T00:30:00'],
  ])('reads %j as %s UTC', (text, expected) => {
    expect(parseDate(text, base)).toBe(utc(expected));
  });

  test.each([
    '',
    'jutro',
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-11-29 24:00',
    '2026-11-29 18:60',
    '2026-11-29 18:00Z',
    '2026-11-29  18:00',
    '26-11-29',
    '29.11.2026',
    '5d',
    '+5',
    '+5w',
    '+1.5d',
    '+9999999d',
  ])('refuses %j', (text) => {
    expect(parseDate(text, base)).toBeUndefined();
  });

  test('reads back the day and the minute it names', () => {
    fc.assert(
      fc.property(moment, (ms) => {
        const day = formatDateShort(ms).split('.').toReversed().join('-');
        expect(parseDate(day, base)).toBe(nextMidnight(addDays(ms, -1)));
        const read = parseDate(`${day} ${formatTime(ms)}`, base);
        expect(read).toBeDefined();
        expect(`${formatDateShort(read ?? 0)} ${formatTime(read ?? 0)}`).toBe(
          `${formatDateShort(ms)} ${formatTime(ms)}`,
        );
      }),
    );
  });
});
