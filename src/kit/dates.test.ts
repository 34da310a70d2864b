import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDate, formatDateShort, formatDayMonth, formatTime, isoDate } from './dates.ts';
import { formatWeekdayDayMonth } from './days.ts';

const utc = (text: string): number => Date.parse(`${text}Z`);

test('a moment is written in every form', () => {
  const moment = utc('2026-11-29T17:05:00');
  expect(formatDate(moment)).toBe('29\u00A0listopada 2026');
  expect(formatDateShort(moment)).toBe('29.11.2026');
  expect(formatDayMonth(moment)).toBe('29\u00A0listopada');
  expect(formatWeekdayDayMonth(moment)).toBe('niedziela 29\u00A0listopada');
  expect(formatTime(moment)).toBe('18:05');
  expect(isoDate(moment)).toBe('2026-11-29');
});

test('the day of a moment is the Warsaw day, in winter and in summer', () => {
  expect(formatDateShort(utc('2026-01-31T22:59:59'))).toBe('31.01.2026');
  expect(formatDateShort(utc('2026-01-31T23:00:00'))).toBe('01.02.2026');
  expect(formatDateShort(utc('2026-07-31T21:59:59'))).toBe('31.07.2026');
  expect(formatDateShort(utc('2026-07-31T22:00:00'))).toBe('01.08.2026');
  expect(formatTime(utc('2026-07-31T22:00:00'))).toBe('00:00');
});

test('the words of dates agree with the locale data', () => {
  const options = { timeZone: 'Europe/Warsaw' } as const;
  const full = new Intl.DateTimeFormat('pl-PL', { ...options, dateStyle: 'full' });
  const time = new Intl.DateTimeFormat('pl-PL', { ...options, timeStyle: 'short' });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: utc('2470-12-31T00:00:00') }), (ms) => {
      const year = isoDate(ms).slice(0, 4);
      const spoken = `${formatWeekdayDayMonth(ms)} ${year}`.replace('\u00A0', ' ');
      expect(spoken).toBe(full.format(ms).replace(',', ''));
      expect(formatDate(ms)).toBe(`${formatDayMonth(ms)} ${year}`);
      expect(formatTime(ms)).toBe(time.format(ms));
      expect(formatDateShort(ms).split('.').toReversed().join('-')).toBe(isoDate(ms));
    }),
    { numRuns: 500 },
  );
});

test('a time no date can hold is a fault', () => {
  expect(() => formatDate(Number.NaN)).toThrow(RangeError);
});
