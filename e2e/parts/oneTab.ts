import { test as base } from '../support/oneTab.ts';

/**
 * As `test.ts`, in one tab: not for a test that sets the clock, which stays set for the pages after it. These pages ask the
 * server a while after somebody typed: one that stayed would ask in the next test.
 */
export const test = base.extend({
  baseURL: async ({ baseURL }, use) => use(process.env.E2E_PARTS_URL ?? baseURL),
  page: async ({ page }, use) => {
    await use(page);
    await page.goto('/robots.txt');
  },
});
