import { expect, it } from 'vitest';
import { isServiceTime, serviceWindow } from './serviceDays.ts';

const service = { label: 'Dzień', weekdays: [7], hours: ['11:00'], aheadDays: 5, windowDays: 60 };
// Saturday in Warsaw, still Friday in UTC.
const at = Date.parse('2026-11-20T23:30:00Z');

it('opens days of a service from the day in Warsaw on', () => {
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
])('knows whether it can be had on %s at %s: %s', (day, hour, can) => {
  expect(isServiceTime(service, { day, ...(hour === undefined ? {} : { hour }) }, at)).toBe(can);
});

it('asks for no hour where there is none to choose', () => {
  expect(isServiceTime({ ...service, hours: [] }, { day: '2026-11-29' }, at)).toBe(true);
});
