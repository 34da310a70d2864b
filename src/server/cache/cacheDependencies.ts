import { CATALOGUE_VERSION } from '../../catalogue/import/version.server.ts';
import type { Db } from '../../db/open.server.ts';
import type { Clock } from '../../kit/clock.ts';
import type { Listing } from '../../listing/service.server.ts';
import { nextPageChange, type PageClock } from './freshness.ts';
import { createSales, type Sales } from './sales.ts';

/**
 * Dependencies of cached pages without sales: a number that changes with them, and the moment of the next change by
 * itself.
 */
export interface CacheDependencies {
  /**
   * The number now, seen by whichever process changed it. Lists are up to date with it when it is told. There at once where
   * the store answers at once and nothing has changed; rejects when the store cannot be asked.
   */
  current(): number | Promise<number>;
  /** Changes by sales. */
  readonly sales: Sales;
  /** The next moment that a fact changes without anybody changing it. Epoch ms. */
  nextChangeAt(): number;
  /** Follows the lists no longer. */
  stop(): void;
}

export interface CacheDependencyOptions extends PageClock {
  db: Pick<Db, 'version'>;
  listing: PageClock['listing'] & Pick<Listing, 'version' | 'isOpen' | 'refresh' | 'onChanged'>;
  clock: Clock;
}

export function createCacheDependencies({
  db,
  listing,
  clock,
  newDays,
  shipping,
  announcements,
}: CacheDependencyOptions): CacheDependencies {
  let number = 1;
  let nextAt: number | undefined;
  const sales = createSales();
  const stop = listing.onChanged((news) => {
    if (!news.offer) return sales.take(news);
    number += 1;
    nextAt = undefined;
  });

  function nextChangeAt(): number {
    const now = clock();
    if (nextAt === undefined || nextAt <= now) {
      nextAt = nextPageChange(now, { listing, newDays, shipping, announcements });
    }
    return nextAt;
  }

  function settle(version: number): number | Promise<number> {
    // A page without its lists is true for whoever asked for it, and kept for nobody.
    if (!listing.isOpen) return ++number;
    const due = listing.nextChangeAt();
    if (version === listing.version && (due === null || due > clock())) return number;
    return listing.refresh().then(() => number);
  }

  return {
    sales,
    nextChangeAt,
    stop,
    current() {
      const version = db.version(CATALOGUE_VERSION);
      return typeof version === 'number' ? settle(version) : version.then(settle);
    },
  };
}
