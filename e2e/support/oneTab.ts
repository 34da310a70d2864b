import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Guard } from './guard.ts';
import { bringLate } from './late.ts';
import { answerNotice, test as base } from './test.ts';
import { views } from './views.ts';

/** Contexts of this worker, by the shop and whether scripts run. A test that fails ends its worker, and them with it. */
const kept = new Map<string, BrowserContext>();

interface Visitor {
  browser: Browser;
  baseURL: string | undefined;
  javaScriptEnabled: boolean;
}

/** As a stranger comes: what the test before has left is gone. The window of all but `page` is a desktop's, whichever test came first. */
async function visitor({ browser, baseURL, javaScriptEnabled }: Visitor): Promise<BrowserContext> {
  const key = `${baseURL} ${javaScriptEnabled}`;
  const known = kept.get(key);
  const options = { ...(baseURL && { baseURL }), javaScriptEnabled, viewport: views.desktop };
  const context = known ?? (await browser.newContext(options));
  kept.set(key, context);
  if (known) await context.clearCookies();
  await bringLate(context);
  await answerNotice(context);
  if (context.pages().length === 0) await context.newPage();
  return context;
}

/**
 * Chromium shows a larger file of the same picture that a page before has brought, and complains that the smaller one, which
 * this page had it fetch ahead, is not used. On a first visit no picture is allowed to be fetched for nothing.
 */
const LARGER_KEPT = /\/pictures\/\S+ was preloaded using link preload but not used/;

async function visit(guard: Guard, context: BrowserContext, use: (one: BrowserContext) => Promise<void>) {
  guard.allowConsole(LARGER_KEPT);
  const end = guard.watch(context);
  await use(context);
  for (const more of context.pages().slice(1)) await more.close();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  end();
  // What is still asked for would bring its visitor back with its answer. A page that is being left asks for nothing more.
  for (const page of context.pages()) await page.evaluate(() => window.stop()).catch(() => {});
}

/**
 * For tests whose pages need no browser of their own: those of a worker open them one after another in one tab. A visitor, a
 * tab, a process, all files fetched and compiled anew (axe, too) took a third of what a test took that looks at a page.
 * Not for a test that starts scripts before the page's own (`inNewTab`), has a window unlike others or asks how a first visit is: the
 * browser has kept the files of the visits before. Of what goes through a route it has none: the driver then has all asked
 * for anew.
 */
export const test = base.extend({
  context: async ({ browser, baseURL, guard }, use) =>
    visit(guard, await visitor({ browser, baseURL, javaScriptEnabled: true }), use),
  noJs: async ({ browser, baseURL, guard }, use) =>
    visit(guard, await visitor({ browser, baseURL, javaScriptEnabled: false }), use),
  page: async ({ context, viewport }, use) => {
    const [page] = context.pages();
    if (!page) throw new Error('a visitor has a tab');
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: null, forcedColors: null, media: null });
    await page.mouse.move(-10, -10);
    await use(page);
    await page.removeAllListeners();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await forget(page);
  },
});

/**
 * As `test`, in a new tab of the same visitor, which is closed: for what stays on a tab, such as an authenticator or a script
 * before the page's own. The process and its files are those of the tests before.
 */
export const inNewTab = test.extend({
  page: async ({ context, viewport }, use) => {
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    await forget(page);
  },
});

const forget = (page: Page): Promise<void> =>
  page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
