import type { Announcements } from '../../content/announcements/service.server.ts';
import type { ShippingSettings } from '../../delivery/settings.ts';
import { nextDeadline } from '../../delivery/shippingTime.ts';
import { DAY, SECOND } from '../../kit/clock.ts';
import { nextMidnight } from '../../kit/warsaw.server.ts';
import type { Listing } from '../../listing/service.server.ts';

/** Time that another server may cache a page: a change by hand reaches its visitors within twice as much, for it may be shown once more while the next is fetched. */
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

/** What changes on pages by the clock alone. */
export interface PageClock {
  listing: Pick<Listing, 'nextChangeAt' | 'nextAgeAt'>;
  /** Number of days that a product is new. */
  newDays: number;
  /** Pages say whether an order leaves today. */
  shipping: ShippingSettings;
  /** Announcement bars of every page. */
  announcements: Pick<Announcements, 'nextChangeAt'>;
}

/** Moment at which kept pages end: a price or a bar changes, a product turns old, the day or the deadline is over. */
export function nextPageChange(now: number, { listing, newDays, shipping, announcements }: PageClock): number {
  const age = listing.nextAgeAt(newDays * DAY, now);
  return nextChange(now, [
    listing.nextChangeAt(),
    nextMidnight(now),
    nextDeadline(now, shipping),
    announcements.nextChangeAt(now),
    // A list of what is new holds a product in the very millisecond that it turns old.
    age === null ? null : age + 1,
  ]);
}
