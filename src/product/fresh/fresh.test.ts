import { describe, expect, it } from 'vitest';
import { availability, delivery, prices, sizeState } from '../buy/state/testing/views.ts';
import { sameState } from './sameState.ts';
import { isKept } from './watchOld.ts';

describe('sameState', () => {
  it('goes by what is read, not by the clock', () => {
    const later = availability({
      shipping_time: { unknown_time: 'false', today: 'true', days: 0, hours: 0, minutes: 3 },
    });
    const told = { sizeprices: prices(), sizeavailability: later, sizedelivery: delivery() };
    expect(sameState(told, sizeState())).toBe(true);
    expect(sameState({ ...told, sizeprices: prices({ value: '60.00' }) }, sizeState())).toBe(false);
    expect(sameState({}, sizeState())).toBe(false);
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
