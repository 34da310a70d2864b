import type { Timers } from '../db/versions.server.ts';
import { type Clock, SECOND } from '../kit/clock.ts';
import type { Dictionary } from './dictionary.ts';
import type { IndexSource } from './indexSource.ts';
import { openLiveIndex, type Taken } from './liveIndex.server.ts';
import type { ListQuery, ListResult } from './model.ts';
import type { CatalogueNews } from './news.ts';
import { newestAvailable, reducedAvailable, runQuery } from './query.ts';

export interface ListingOptions {
  catalogue: IndexSource;
  clock: Clock;
  timers?: Timers;
  /** Called with all rows at first, then with those that have changed. */
  onTaken?: (taken: Taken) => void;
  /** Called when the catalogue cannot be read, or a listener throws; the next poll tries again. */
  onError?: (error: unknown) => void;
}

/** Answers at once, from memory. Changes made by other processes arrive within a second. */
export interface Listing {
  /** Version of the catalogue that the lists show. */
  readonly version: number;
  /** Names and address words of what can be chosen. */
  readonly dictionary: Dictionary;
  list(query: ListQuery): ListResult;
  /** Ids of the newest products that can be bought. */
  newest(count: number): number[];
  /** Ids of products in a lowered price that can be bought, in the order of „Polecane”. */
  reduced(count: number): number[];
  /** Products by category, those of its descendants included. */
  countByCategory(): ReadonlyMap<number, number>;
  /** Number of all products, including sold-out ones. */
  size(): number;
  /** Moment when a price next changes by itself, or null: until then only a change of the catalogue alters a list. */
  nextChangeAt(): number | null;
  /**
   * Moment after `now` when a product is next `age` ms old, or null: until then the same products are new. Epoch ms.
   */
  nextAgeAt(age: number, now: number): number | null;
  /** Calls `listener` after each change of the catalogue, once lists show it; returns what stops that. */
  onChanged(listener: (news: CatalogueNews) => void): () => void;
  /** Reads changes now, without waiting for the next poll. */
  refresh(): Promise<void>;
  /** Stops polling; resolves when the catalogue is no longer read. */
  close(): Promise<void>;
}

const systemTimers: Timers = {
  set: (run, ms) => setTimeout(run, ms).unref(),
  clear: (handle) => clearTimeout(handle as NodeJS.Timeout),
};

/** Reads the whole catalogue, then keeps up with it. Rejects when the catalogue cannot be read. */
export async function createListing(options: ListingOptions): Promise<Listing> {
  const { catalogue, clock, timers = systemTimers, onError = () => {} } = options;
  const listeners = new Set<(news: CatalogueNews) => void>();
  const kept = await openLiveIndex(catalogue, clock, (news) => tellAll(listeners, news, onError), options.onTaken);
  const stop = pollEach(SECOND, timers, () => kept.refresh().catch(onError));
  const { index } = kept;
  return {
    get version() {
      return index.version;
    },
    get dictionary() {
      return kept.dictionary;
    },
    list: (query) => runQuery(index, query),
    newest: (count) => newestAvailable(index, count),
    reduced: (count) => reducedAvailable(index, count),
    countByCategory: () => index.countByCategory(),
    size: () => index.rows.count,
    nextChangeAt: () => index.nextChangeAt(),
    nextAgeAt: (age, now) => index.nextAgeAt(age, now),
    onChanged: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh: kept.refresh,
    close: () => {
      stop();
      return kept.idle();
    },
  };
}

function tellAll(
  listeners: Iterable<(news: CatalogueNews) => void>,
  news: CatalogueNews,
  onError: (error: unknown) => void,
): void {
  for (const listener of listeners) {
    try {
      listener(news);
    } catch (error) {
      onError(error);
    }
  }
}

/** Repeats `work`, with the pause counted from the end of the last run. Returns how to stop it. */
function pollEach(ms: number, timers: Timers, work: () => Promise<void>): () => void {
  let stopped = false;
  let handle: unknown;
  const wait = () => {
    handle = timers.set(() => void work().then(() => stopped || wait()), ms);
  };
  wait();
  return () => {
    stopped = true;
    timers.clear(handle);
  };
}
