import { type BrowserContext, type BrowserContextOptions, test as base, expect } from '@playwright/test';
import { createGuard, type Guard } from './guard.ts';
import { bringLate } from './late.ts';

export { expect };

type Fixtures = {
  /** Fails the test at its end if a page did what it should not; a test allows what it means to provoke. */
  guard: Guard;
  /** Another visitor: a context of its own, watched as the first one is. */
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** A visitor without JavaScript. */
  noJs: BrowserContext;
};

export const test = base.extend<Fixtures>({
  baseURL: async ({ baseURL }, use) => use(process.env.E2E_SHOP_URL ?? baseURL),

  guard: [
    async ({ browserName }, use) => {
      const guard = createGuard();
      await use(guard);
      expect(guard.findings(), `what ${browserName} was told or asked for unexpectedly`).toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, guard }, use) => {
    guard.watch(context);
    await bringLate(context);
    await use(context);
  },

  newContext: async ({ browser, baseURL, viewport, contextOptions, guard }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL && { baseURL }),
        viewport,
        locale: 'pl-PL',
        ...options,
      });
      guard.watch(context);
      await bringLate(context);
      opened.push(context);
      return context;
    });
    for (const context of opened) await context.close();
  },

  noJs: async ({ newContext }, use) => use(await newContext({ javaScriptEnabled: false })),
});
