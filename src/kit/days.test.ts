import { expect, it, vi } from 'vitest';
import { formatIsoDay, formatIsoDayAt, isoDay, readIsoDay } from './days.ts';

it.each(['1970-01-01', '2000-02-29', '2026-11-29', '2470-12-31'])('the day %s is written as it is read', (text) => {
  expect(isoDay(readIsoDay(text) ?? Number.NaN)).toBe(text);
});

it.each(['', '2026-11-31', '2026-13-01', '0026-11-29', '29.11.2026', '2026-11-29T', '2026-1-9'])(
  'the text „%s” is no day',
  (text) => {
    expect(readIsoDay(text)).toBeUndefined();
  },
);

it('a day is named in the language in hand, with its hour where it has one', () => {
  expect(formatIsoDay('2026-11-27')).toBe('piątek 27\u00A0listopada');
  expect(formatIsoDayAt({ day: '2026-11-27', hour: '17:00' })).toBe('piątek 27\u00A0listopada, 17:00');
  expect(formatIsoDayAt({ day: '2026-11-27' })).toBe('piątek 27\u00A0listopada');
  vi.stubGlobal('speaksEnglish', () => true);
  expect(formatIsoDay('2026-11-27')).toBe('Friday 27\u00A0November');
  expect(formatIsoDayAt({ day: '2026-11-29', hour: '17:00' })).toBe('Sunday 29\u00A0November, 17:00');
});
