import { expect, it } from 'vitest';
import { dayNumber } from '../kit/wall.ts';
import { NO_OVERRIDES, type Translate, translate } from '../ui/text.ts';
import { momentIn } from './moment.ts';
import { isoOfRange, RANGES } from './range.ts';
import { calendarTexts } from './texts.ts';

const t: Translate<(typeof calendarTexts)['values']> = (key, ...args) =>
  translate(calendarTexts, NO_OVERRIDES, key, ...args);

it.each([
  ['8.12.2026', '2026-12-08'],
  ['8 grudnia 2026', '2026-12-08'],
  ['2026-12-08', '2026-12-08'],
  ['8.12.2026 – 11.12.2026', '2026-12-08/2026-12-11'],
  ['8-11.12.2026', '2026-12-08/2026-12-11'],
  ['8–11 grudnia 2026', '2026-12-08/2026-12-11'],
  ['8 - 11 December 2026', '2026-12-08/2026-12-11'],
  ['od 8 do 11 grudnia 2026', '2026-12-08/2026-12-11'],
  ['8.12 – 11.12.2026', '2026-12-08/2026-12-11'],
  ['28 listopada – 3 grudnia 2026', '2026-11-28/2026-12-03'],
  ['28 grudnia – 3 stycznia 2027', '2026-12-28/2027-01-03'],
  ['from 8.12.2026 to 11.12.2026', '2026-12-08/2026-12-11'],
  ['2026-12-08/2026-12-11', '2026-12-08/2026-12-11'],
  ['2026-12-08 - 2026-12-11', '2026-12-08/2026-12-11'],
  ['11.12.2026 – 8.12.2026', '2026-12-08/2026-12-11'],
  ['8.12.2026 – 8.12.2026', '2026-12-08'],
  ['8 – 31.11.2026', '8 – 31.11.2026'],
  ['jutro', 'jutro'],
  ['jutro – 8.12.2026', 'jutro – 8.12.2026'],
  ['-', '-'],
  ['', ''],
])('the typed days „%s” are sent as „%s”', (typed, sent) => {
  expect(isoOfRange(typed, 2026)).toBe(sent);
});

it('a range is written as it is read, and both its ends have to be days that can be chosen', () => {
  const today = dayNumber(2026, 12, 5);
  const terms = { rules: { today, first: today, last: today + 10 }, ways: RANGES };
  const range = { day: today + 1, until: today + 4 };
  expect(momentIn(RANGES.write(range), terms, t)).toEqual({ moment: range });
  expect(RANGES.write(range)).toBe('06.12.2026 – 09.12.2026');
  expect(momentIn('6–20.12.2026', terms, t).wrong).toContain('po ostatnim terminie');
  expect(momentIn('1–8.12.2026', terms, t).wrong).toContain('minął');
  expect(momentIn('6 – 31.11.2026', terms, t).wrong).toBe('Listopad 2026 ma 30 dni.');
});
