import { describe, expect, it } from 'vitest';
import { isServiceDate, serviceDateView } from './serviceDate.ts';

// A Saturday, shortly before midnight in Warsaw, which is already Saturday evening in Greenwich.
const AT = Date.parse('2026-11-21T22:30:00Z');
const rule = { label: 'Dzień', weekdays: [6, 5], hours: ['10:00', '14:00'], aheadDays: 3, windowDays: 90 };

describe('serviceDateView', () => {
  it('counts days in Warsaw, and puts them in order', () => {
    expect(serviceDateView(rule, AT)).toEqual({
      label: 'Dzień',
      first: '2026-11-24',
      last: '2027-02-22',
      weekdays: [5, 6],
      hours: ['10:00', '14:00'],
    });
    expect(serviceDateView(rule, AT + 30 * 60_000).first).toBe('2026-11-25');
  });
});

describe('isServiceDate', () => {
  it.each([
    ['2026-11-27', '10:00', true],
    ['2026-11-28', '14:00', true],
    ['2026-11-28', '15:00', false],
    ['2026-11-28', undefined, false],
    ['2026-11-26', '10:00', false],
    ['2026-11-21', '10:00', false],
    ['2027-02-26', '10:00', false],
    ['2027-02-30', '10:00', false],
    ['27.11.2026', '10:00', false],
    ['', '10:00', false],
  ])('%s at %s: %s', (date, hour, expected) => {
    expect(isServiceDate(rule, date, hour, AT)).toBe(expected);
  });
  it('takes no hour where none is offered', () => {
    expect(isServiceDate({ ...rule, hours: [] }, '2026-11-27', undefined, AT)).toBe(true);
    expect(isServiceDate({ ...rule, hours: [] }, '2026-11-27', '10:00', AT)).toBe(false);
  });
});
