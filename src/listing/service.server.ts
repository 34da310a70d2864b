import type { Timers } from '../db/versions.server.ts';
import { type Clock, SECOND } from '../kit/clock.ts';
import type { KeptIndex } from '../storage/keptIndex.server.ts';
import type { Packed } from '../storage/packed.ts';
import type { Dictionary } from './dictionary.ts';
import type { IndexSource } from './indexSource.ts';
import { createLiveIndex, type Taken } from './liveIndex.server.ts';
import type { FirstQuery, ListQuery, ListResult } from './model.ts';
import type { CatalogueNews } from './news.ts';
import { firstIds, newestAvailable, reducedAvailable, runQuery } from './query.ts';

export interface ListingOptions {
  catalogue: IndexSource;
  clock: Clock;
  timers?: Timers;
  /** Where the index of an earlier start may be. */
  kept?: Pick<KeptIndex, 'read'>;
  /** Called with all rows at first, or those changed since a kept index; then with those that have changed. */
  onTaken?: (taken: Taken) => void;
  /** Called when the catalogue cannot be read, or a listener throws; the next poll tries again. */
  onError?: (error: unknown) => void;
}

/** Answers at once, from memory. Changes made by other processes arrive within a second. */
export interface Listing {
  /** Version of the catalogue that the lists show. */
  readonly version: number;
  /** False until the catalogue has been read; lists are empty so long. */
  readonly isOpen: boolean;
  /** Resolves once it is true. */
  readonly opened: Promise<void>;
  /** Names and address words of what can be chosen. */
  readonly dictionary: Dictionary;
  list(query: ListQuery): ListResult;
  /** Ids of the first `portions` products of a list; a page with them alone stays as it is when counts of filters change. */
  first(query: FirstQuery): number[];
  /** Ids of the newest products that can be bought. */
  newest(count: number): number[];
  /** Ids of products in a lowered price that can be bought, in the order of „Polecane”. */
  reduced(count: number): number[];
  /** Products by category, those of its descendants included. */
  countByCategory(): ReadonlyMap<number, number>;
  /** Rows read since the lists were last the same as those that are kept for the next start. */
  readonly drift: number;
  /** All of the lists, to be kept for the next start. */
  pack(): Packed;
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
  const { listing, tried } = openListing(options);
  try {
    await tried;
  } catch (error) {
    await listing.close();
    throw error;
  }
  return listing;
}

/** A listing at once, open later. `tried` rejects when the catalogue could not be read: it is tried again each second. */
export function openListing(options: ListingOptions): { listing: Listing; tried: Promise<void> } {
  const { catalogue, clock, timers = systemTimers, onError = () => {} } = options;
  const listeners = new Set<(news: CatalogueNews) => void>();
  const { kept: earlier, onTaken } = options;
  const onChange = (news: CatalogueNews) => tellAll(listeners, news, onError);
  const kept = createLiveIndex({ source: catalogue, clock, kept: earlier, onChange, onTaken });
  const tried = kept.refresh();
  const stop = pollEach(SECOND, timers, () => kept.refresh().catch(onError));
  const listing: Listing = {
    get version() {
      return kept.index.version;
    },
    get isOpen() {
      return kept.isOpen;
    },
    opened: kept.opened,
    get drift() {
      return kept.drift;
    },
    pack: kept.pack,
    get dictionary() {
      return kept.dictionary;
    },
    list: (query) => runQuery(kept.index, query),
    first: (query) => firstIds(kept.index, query),
    newest: (count) => newestAvailable(kept.index, count),
    reduced: (count) => reducedAvailable(kept.index, count),
    countByCategory: () => kept.index.countByCategory(),
    size: () => kept.index.rows.count,
    nextChangeAt: () => kept.index.nextChangeAt(),
    nextAgeAt: (age, now) => kept.index.nextAgeAt(age, now),
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
  return { listing, tried };
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
