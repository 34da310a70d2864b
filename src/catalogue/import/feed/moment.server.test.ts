import { expect, test } from 'vitest';
import { readMoment } from './moment.server.ts';

const iso = (text: string) => {
  const ms = readMoment(text);
  return ms === undefined ? undefined : new Date(ms).toISOString().slice(0, 16);
};

test.each([
  '2026-11-29',
  '2026/11/29',
  '2026.11.29',
  '2026-11-29 00:00:00',
  '2026-11-29T00:00:00+01:00',
  '2026-11-29T00:00+0100',
  '2026-11-28T23:00:00Z',
  '29.11.2026',
  '29.11.2026 r.',
  '29-11-2026',
  '29/11/2026 00:00',
  '11/29/2026',
  '29 listopada 2026',
  '29 lis 2026',
  'Nov 29, 2026',
  'November 29 2026 00:00',
  '1795906800',
])('the date „%s” is read as midnight in Warsaw', (text) => expect(iso(text)).toBe('2026-11-28T23:00'));

test('the day comes before the month', () => {
  expect(iso('03.04.2026')).toBe('2026-04-02T22:00');
  expect(iso('3/4/2026 18:30')).toBe('2026-04-03T16:30');
});

test.each(['', 'soon', '31.02.2026', '2026-13-01', '29.11.26', '0000-00-00', '29 foo 2026', '45625'])(
  'the text „%s” is no date',
  (text) => expect(readMoment(text)).toBeUndefined(),
);
