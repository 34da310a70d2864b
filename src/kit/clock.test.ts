import { expect, test, vi } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND, systemClock } from './clock.ts';

test('the system clock reads epoch ms', () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_795_000_000_000);
  expect(systemClock()).toBe(1_795_000_000_000);
});

test('lengths of time are milliseconds', () => {
  expect([SECOND, MINUTE, HOUR, DAY]).toEqual([1000, 60_000, 3_600_000, 86_400_000]);
});
