import type { Page } from '@playwright/test';
import { PAGES } from '../bench/support/pages.ts';
import { expect, test } from './support/test.ts';

const live = (page: Page) => page.locator('#menu_navbar[data-live]');

/** The scripts' last moment, ms; the loader waits for pictures no longer. */
const LATEST_MS = 2500;

/** Makes a page that waits for ever, so that a slow machine shows the same as a fast one. */
const withoutLastMoment = (page: Page): Promise<unknown> =>
  page.addInitScript((latest) => {
    const { setTimeout } = window;
    window.setTimeout = ((run: () => void, ms?: number) =>
      ms === latest ? 0 : setTimeout(run, ms)) as typeof window.setTimeout;
  }, LATEST_MS);

/** Opens a page whose pictures are still on their way, and tells which scripts it has asked for. */
async function openWithoutPictures(page: Page): Promise<{ scripts: string[]; release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/pictures/**', async (route) => {
    await promise;
    await route.continue();
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(PAGES.product, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { scripts, release: resolve };
}

test('scripts come once the pictures of the first screen are there', async ({ page }) => {
  await withoutLastMoment(page);
  const { scripts, release } = await openWithoutPictures(page);
  expect(scripts).toEqual([]);
  release();
  await expect(live(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(new Set(scripts).size, 'each is asked for once').toBe(scripts.length);
});

test('a press does not wait for pictures', async ({ page }) => {
  await withoutLastMoment(page);
  const { scripts, release } = await openWithoutPictures(page);
  expect(scripts).toEqual([]);
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => scripts.length).toBeGreaterThan(3);
  await expect(live(page)).toBeVisible();
  expect(await page.evaluate(() => document.readyState), 'pictures are still on their way').toBe('interactive');
  release();
});

test('scripts do not wait for ever', async ({ page }) => {
  const { release } = await openWithoutPictures(page);
  await expect(live(page)).toBeVisible({ timeout: 10_000 });
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  release();
});
