import { type RunningShop, startShop } from './shop.ts';
import { test as base } from './test.ts';

/** A shop for each worker: numbers of orders then tell that none was made besides a test's own. */
export const test = base.extend<object, { shop: RunningShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
    async ({}, use) => {
      const shop = await startShop({ RATE_LIMITS: '0' });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
});
