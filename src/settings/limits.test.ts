import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LIMITS, scaledLimits } from './limits.ts';

it('the rate limits scale with every rate, and nothing else does', () => {
  expect(scaledLimits(2).rates.documents).toEqual({
    burst: LIMITS.rates.documents.burst * 2,
    perSecond: LIMITS.rates.documents.perSecond * 2,
  });
  expect(scaledLimits(2).urlLength).toBe(LIMITS.urlLength);
  expect(scaledLimits(1)).toEqual(LIMITS);
});

it('the rate limits are taken away with 0', () => {
  for (const { burst } of Object.values(scaledLimits(0).rates)) expect(burst).toBe(Number.POSITIVE_INFINITY);
});

it('the limits let the proxy of README through with whatever the shop takes', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(readme)?.[1]);
  // Megabytes of nginx are of 1 048 576 bytes.
  expect(megabytes * 1_048_576).toBeGreaterThanOrEqual(LIMITS.uploadBytes);
});
