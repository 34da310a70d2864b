import { SECOND } from '../../kit/clock.ts';

/** Time that another server may cache a page: a change by hand reaches its visitors within it. */
const LONGEST_SHARED = 60 * SECOND;

/**
 * Cache-Control of a kept page. A browser asks each time, which costs it 304; a server in between keeps the page for a
 * while, and never past `expiresAt`, the next moment one of its facts changes. Both times epoch ms.
 */
export function cacheControl(expiresAt: number, now: number): string {
  const left = Math.max(0, expiresAt - now);
  const shared = Math.floor(Math.min(left, LONGEST_SHARED) / SECOND);
  const stale = Math.floor(Math.min(left - shared * SECOND, LONGEST_SHARED) / SECOND);
  return `public, max-age=0, s-maxage=${shared}${stale > 0 ? `, stale-while-revalidate=${stale}` : ''}`;
}

/** The next moment a page changes by itself: the earliest of those that are known. Epoch ms. */
export function nextChange(now: number, moments: readonly (number | null | undefined)[]): number {
  const ahead = moments.filter((moment) => moment != null && moment > now) as number[];
  return Math.min(...ahead);
}
