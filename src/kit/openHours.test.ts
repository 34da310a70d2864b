import { describe, expect, it } from 'vitest';
import { ALWAYS, dayGroups, isAlways, openState, readWeekHours, writeWeekHours } from './openHours.ts';

const WEEK = readWeekHours(['Mo-Fr 08:00-16:00', 'Sa 10:00-14:00']) ?? [];
/** 24 November 2026 is a Tuesday; Warsaw is an hour ahead of UTC. */
const at = (text: string) => Date.parse(`${text}+01:00`);

describe('hours of a week', () => {
  it('are read as schema.org writes them', () => {
    expect(WEEK).toEqual([...Array.from({ length: 5 }, () => [[480, 960]]), [[600, 840]], []]);
    expect(readWeekHours(['We 18:00-20:00', 'We 8:30-12:00'])?.[2]).toEqual([
      [510, 720],
      [1080, 1200],
    ]);
    expect(readWeekHours(['Mo-Su 00:00-24:00'])).toEqual(ALWAYS);
    expect(readWeekHours(['Mo,We-Th 10:00-11:00'])?.map(({ length }) => length)).toEqual([1, 0, 1, 1, 0, 0, 0]);
    expect(readWeekHours([])?.every(({ length }) => length === 0)).toBe(true);
  });

  it.each([
    'pn-pt 8-16',
    'Mo 16:00-08:00',
    'Mo 10:00-24:30',
    'Fr-Mo 08:00-16:00',
    'Mo 08:00',
    'Mo--Fr 08:00-16:00',
    '',
  ])('are not guessed from "%s"', (line) => expect(readWeekHours([line])).toBeUndefined());

  it('are written back as they were read, days of the same hours together', () => {
    expect(writeWeekHours(WEEK)).toEqual(['Mo-Fr 08:00-16:00', 'Sa 10:00-14:00']);
    expect(dayGroups(WEEK).map(({ first, last }) => [first, last])).toEqual([
      [1, 5],
      [6, 6],
      [7, 7],
    ]);
    expect(isAlways(ALWAYS)).toBe(true);
    expect(isAlways(WEEK)).toBe(false);
  });
});

describe('whether a place is open', () => {
  it('is told with the minute at which that ends', () => {
    expect(openState(WEEK, at('2026-11-24T08:00'))).toEqual({ open: true, until: 960 });
    expect(openState(WEEK, at('2026-11-24T15:59'))).toEqual({ open: true, until: 960 });
  });

  it('is told with when it opens again: today, tomorrow, after a weekend', () => {
    expect(openState(WEEK, at('2026-11-24T07:59'))).toEqual({ open: false, opens: { inDays: 0, from: 480 } });
    expect(openState(WEEK, at('2026-11-24T16:00'))).toEqual({ open: false, opens: { inDays: 1, from: 480 } });
    expect(openState(WEEK, at('2026-11-28T14:00'))).toEqual({ open: false, opens: { inDays: 2, from: 480 } });
  });

  it('follows days on which it is closed, and a place that never opens', () => {
    const closed = (day: number) => day === Date.UTC(2026, 10, 24) / 86_400_000;
    expect(openState(WEEK, at('2026-11-24T12:00'), closed)).toEqual({ open: false, opens: { inDays: 1, from: 480 } });
    expect(openState(readWeekHours([]) ?? [], at('2026-11-24T12:00'))).toEqual({ open: false });
  });
});
