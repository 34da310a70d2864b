import { expect, it } from 'vitest';
import { isoDay, readIsoDay } from './days.ts';

it.each(['1970-01-01', '2000-02-29', '2026-11-29', '2470-12-31'])('the day %s is written as it is read', (text) => {
  expect(isoDay(readIsoDay(text) ?? Number.NaN)).toBe(text);
});

it.each(['', '2026-11-31', '2026-13-01', '0026-11-29', '29.11.2026', '2026-11-29T', '2026-1-9'])(
  'the text „%s” is no day',
  (text) => {
    expect(readIsoDay(text)).toBeUndefined();
  },
);
