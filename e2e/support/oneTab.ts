import type { Browser, BrowserContext } from '@playwright/test';
import type { Guard } from './guard.ts';
import { bringLate } from './late.ts';
import { answerNotice, test as base } from './test.ts';

/** Of this worker, with scripts and without. A test that fails ends its worker, and them with it. */
const kept = new Map<boolean, BrowserContext>();

/** As a stranger comes: what the test before has left is gone. */
async function visitor(browser: Browser, javaScriptEnabled: boolean): Promise<BrowserContext> {
  const known = kept.get(javaScriptEnabled);
  const context = known ?? (await browser.newContext({ javaScriptEnabled }));
  kept.set(javaScriptEnabled, context);
  if (known) await context.clearCookies();
  else await bringLate(context);
  await answerNotice(context);
  if (context.pages().length === 0) await context.newPage();
  return context;
}

async function watched(guard: Guard, context: BrowserContext, use: (one: BrowserContext) => Promise<void>) {
  const end = guard.watch(context);
  await use(context);
  end();
}

/**
 * For tests that only look at pages that are the same for all: those of a worker open them one after another in one tab. A
 * visitor, a tab and a first page of their own took a fifth of what such a test took.
 */
export const test = base.extend({
  context: async ({ browser, guard }, use) => watched(guard, await visitor(browser, true), use),
  noJs: async ({ browser, guard }, use) => watched(guard, await visitor(browser, false), use),
  page: async ({ context, viewport }, use) => {
    const [page] = context.pages();
    if (!page) throw new Error('a visitor has a tab');
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: null, forcedColors: null, media: null });
    await use(page);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
});
