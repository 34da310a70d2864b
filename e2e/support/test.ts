import { type BrowserContext, type BrowserContextOptions, test as base, expect } from '@playwright/test';
import { createGuard, type Guard } from './guard.ts';
import { bringLate } from './late.ts';

export { expect };

/** `asked: false`: has not been asked about cookies, as on a first visit. */
type Visitor = BrowserContextOptions & { asked?: boolean };

/** The notice about cookies has been closed before, so that it stands in nobody's way. */
export const answerNotice = (context: BrowserContext): Promise<void> =>
  context.addCookies(['localhost', '127.0.0.1'].map((domain) => ({ name: 'ck_cook', value: '1', domain, path: '/' })));

/** Cookies besides that one. */
export const cookiesOf = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name !== 'ck_cook');

type Fixtures = {
  /** Fails the test at its end if a page did what it should not; a test allows what it means to provoke. */
  guard: Guard;
  /** Another visitor: a context of its own, watched as the first one is. */
  newContext(options?: Visitor): Promise<BrowserContext>;
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
    await answerNotice(context);
    await use(context);
  },

  newContext: async ({ browser, baseURL, viewport, contextOptions, serviceWorkers, guard }, use) => {
    const opened: BrowserContext[] = [];
    await use(async ({ asked = true, ...options } = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL && { baseURL }),
        viewport,
        serviceWorkers,
        locale: 'pl-PL',
        ...options,
      });
      guard.watch(context);
      await bringLate(context);
      if (asked) await answerNotice(context);
      opened.push(context);
      return context;
    });
    for (const context of opened) await context.close();
  },

  noJs: async ({ newContext }, use) => use(await newContext({ javaScriptEnabled: false })),
});
