import { expect, it } from 'vitest';
import type { CacheDependencies } from './cacheDependencies.ts';
import { createPageCache } from './pageCache.ts';
import { createSales } from './sales.ts';

/** A cache of pages that each tell the number of pieces of product 1, and a count of how often one was made. */
function cacheOfCounts() {
  const sales = createSales();
  const facts: CacheDependencies = { current: () => 1, nextChangeAt: () => 1000, stop: () => {}, sales };
  const made: string[] = [];
  const errors: unknown[] = [];
  const reads = { products: new Set([1]), counted: new Set([1]), listsHold: () => true };
  const cache = createPageCache({
    maxBytes: 100_000,
    clock: () => 0,
    facts,
    make: async (address) => {
      made.push(address);
      return { status: 200, headers: [], body: Buffer.from(String(made.length)), reads };
    },
    onError: (error) => errors.push(error),
  });
  return { cache, made, errors, sell: () => sales.take({ offer: false, counted: new Set([1]), restocked: new Set() }) };
}

it('a page whose number of pieces is old is shown, and made anew once for all who ask meanwhile', async () => {
  const { cache, made, sell } = cacheOfCounts();
  await cache.page('/a', '');
  sell();
  for (let visitor = 0; visitor < 5; visitor += 1) expect(cache.find('/a')).toMatchObject({ status: 200 });
  await expect.poll(() => made).toEqual(['/a', '/a']);
  expect(cache.find('/a')).toMatchObject({ behind: false });
});

it('the page cache makes nothing anew once the shop closes', async () => {
  const { cache, made, errors, sell } = cacheOfCounts();
  await cache.page('/a', '');
  await cache.page('/b', '');
  sell();
  cache.find('/a');
  cache.find('/b');
  cache.stop();
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(made).toEqual(['/a', '/b']);
  expect(errors).toEqual([]);
});
