import { setTimeout as pause } from 'node:timers/promises';
import { type Clock, MINUTE } from '../../kit/clock.ts';
import type { CacheDependencies } from './cacheDependencies.ts';
import { type CachedPage, keepPage, weight } from './cachedPage.ts';
import { createLru } from './lru.ts';
import type { Reads } from './reads.ts';

/** Answer of a page, read to its end. */
export interface Made {
  status: number;
  headers: [string, string][];
  body: Uint8Array;
}

/** A page and what it was made from. */
export interface MadeFrom extends Made {
  reads: Reads;
}

export interface PageCacheOptions {
  /** Most bytes of pages; missing pages get a sixteenth more. With 0 each page is made for its request. */
  maxBytes: number;
  clock: Clock;
  facts: CacheDependencies;
  /** Makes the page of an address. */
  make(address: string, requestId: string): Promise<MadeFrom>;
  onError(error: unknown, requestId: string): void;
}

export interface PageCache {
  /** A page that is true at this moment, if one is kept; at once whenever the facts are. */
  find(address: string): CachedPage | undefined | Promise<CachedPage | undefined>;
  /** A page that is kept, or else is made, once for all who ask meanwhile. Errors and redirects come as they were made. */
  page(address: string, requestId: string): Promise<CachedPage | Made>;
  /** Stops making pages ahead: the store is about to close. */
  stop(): void;
  readonly stats: { hits: number; misses: number; pages: number; bytes: number };
}

/** An address that leads nowhere today may lead somewhere tomorrow, and anybody can think of more of them. */
const MISSING_FOR = MINUTE;

/** Part of the bytes that pages may take which were asked for once: there are more addresses of filters than memory. */
const ONCE_SHARE = 4;

/** Request number of pages that are made again in the background. */
const RENEWAL = 'renewal';
/** A shop that sells much spends its time on visitors, not on telling each number of pieces at once. ms */
const BETWEEN_RENEWALS = 250;

export function createPageCache({ maxBytes, clock, facts, make, onError }: PageCacheOptions): PageCache {
  const pages = createLru<CachedPage>(maxBytes, maxBytes / ONCE_SHARE);
  const missing = createLru<CachedPage>(maxBytes / 16);
  const filling = new Map<string, Promise<CachedPage | Made>>();
  const renewing = new Set<string>();
  let renewals: Promise<unknown> = Promise.resolve();
  let stopped = false;
  const stats = { hits: 0, misses: 0 };

  function kept(address: string, number: number): CachedPage | undefined {
    const page = pages.get(address) ?? missing.get(address);
    if (!page || page.facts !== number || page.expiresAt <= clock()) return undefined;
    const after = facts.sales.since(page.sales, page.reads);
    if (after === 'other') return undefined;
    page.sales = facts.sales.last;
    page.behind ||= after === 'behind';
    if (page.behind) renew(address);
    stats.hits += 1;
    return page;
  }

  /**
   * Renews pages one after another; meanwhile visitors get the old page: its prices, and what can be bought, are right.
   */
  function renew(address: string): void {
    if (stopped || renewing.has(address)) return;
    renewing.add(address);
    renewals = renewals
      .then(async () => {
        if (!stopped) await fill(address, await facts.current(), RENEWAL);
      })
      .catch((error: unknown) => stopped || onError(error, RENEWAL))
      .finally(() => renewing.delete(address))
      .then(() => pause(BETWEEN_RENEWALS, undefined, { ref: false }));
  }

  async function fill(address: string, number: number, requestId: string): Promise<CachedPage | Made> {
    // Asked before the page is made: what changes meanwhile makes it old, not new.
    const expiresAt = facts.nextChangeAt();
    const sales = facts.sales.last;
    const { reads, ...made } = await make(address, requestId);
    if (!isKept(made)) return made;
    const isMissing = made.status === 404;
    const until = isMissing ? Math.min(expiresAt, clock() + MISSING_FOR) : expiresAt;
    const page = keepPage(made, { facts: number, reads, sales, expiresAt: until });
    (isMissing ? missing : pages).set(address, page, weight(page));
    return page;
  }

  return {
    find(address) {
      const now = facts.current();
      return typeof now === 'number' ? kept(address, now) : now.then((number) => kept(address, number));
    },
    async page(address, requestId) {
      if (maxBytes === 0) return make(address, requestId);
      const number = await facts.current();
      const found = kept(address, number);
      if (found) return found;
      const key = `${number} ${facts.sales.last} ${address}`;
      const running = filling.get(key);
      if (running) {
        stats.hits += 1;
        return running;
      }
      stats.misses += 1;
      const started = fill(address, number, requestId).finally(() => filling.delete(key));
      filling.set(key, started);
      return started;
    },
    stop() {
      stopped = true;
    },
    get stats() {
      return { ...stats, pages: pages.size + missing.size, bytes: pages.bytes + missing.bytes };
    },
  };
}

/** Tells whether a page may be cached: only whole and missing ones, without anything personal. */
function isKept({ status, headers }: Made): boolean {
  if (status !== 200 && status !== 404) return false;
  return !headers.some(([name, value]) => {
    const lower = name.toLowerCase();
    return lower === 'set-cookie' || (lower === 'cache-control' && /private|no-store/i.test(value));
  });
}
