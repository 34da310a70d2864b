import { expect, it } from 'vitest';
import { LIMITS, scaledLimits } from './limits.ts';

it('scales every rate, and nothing else', () => {
  expect(scaledLimits(2).rates.documents).toEqual({
    burst: LIMITS.rates.documents.burst * 2,
    perSecond: LIMITS.rates.documents.perSecond * 2,
  });
  expect(scaledLimits(2).urlLength).toBe(LIMITS.urlLength);
  expect(scaledLimits(1)).toEqual(LIMITS);
});

it('takes the rates away with 0', () => {
  for (const { burst } of Object.values(scaledLimits(0).rates)) expect(burst).toBe(Number.POSITIVE_INFINITY);
});
