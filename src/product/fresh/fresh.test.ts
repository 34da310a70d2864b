import { describe, expect, it } from 'vitest';
import { availability, prices, sizeState } from '../buy/testing.ts';
import { sameState } from './sameState.ts';
import { isKept } from './watchOld.ts';

describe('sameState', () => {
  it('goes by what is read, not by the clock', () => {
    const later = availability({
      shipping_time: { unknown_time: 'false', today: 'true', days: 0, hours: 0, minutes: 3 },
    });
    expect(sameState(sizeState(), sizeState({ availability: later }))).toBe(true);
    expect(sameState(sizeState(), sizeState({ prices: prices({ value: '60.00' }) }))).toBe(false);
  });
});

describe('isKept', () => {
  it.each([
    [true, { type: 'back_forward', transferSize: 30_000 }],
    [true, { type: 'navigate', transferSize: 0 }],
    [false, { type: 'navigate', transferSize: 300 }],
    [false, { type: 'reload', transferSize: 30_000 }],
    [false, undefined],
  ] as const)('is %s for %j', (kept, entry) => {
    expect(isKept(entry)).toBe(kept);
  });
});
