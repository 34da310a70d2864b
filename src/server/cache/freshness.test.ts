import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cacheControl, nextChange } from './freshness.ts';

const seconds = (header: string, name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(header)?.[1] ?? 0);

describe('cacheControl', () => {
  it('lets a server between keep a page for a minute, and one more while it asks', () => {
    expect(cacheControl(3_600_000, 0)).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=60');
  });

  it('lets nobody keep a page past the moment it changes', () => {
    expect(cacheControl(20_500, 0)).toBe('public, max-age=0, s-maxage=20');
    fc.assert(
      fc.property(fc.nat(1e7), fc.nat(1e7), (expiresAt, now) => {
        const header = cacheControl(expiresAt, now);
        const kept = seconds(header, 's-maxage') + seconds(header, 'stale-while-revalidate');
        expect(now + kept * 1000).toBeLessThanOrEqual(Math.max(now, expiresAt));
      }),
    );
  });
});

it('a page is fresh until the next of the known moments', () => {
  expect(nextChange(10, [5, 10, 30, null, 20, undefined])).toBe(20);
});
