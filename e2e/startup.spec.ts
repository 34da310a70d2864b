import type { Page } from '@playwright/test';
import { PAGES } from '../bench/support/pages.ts';
import { expectTakenOver } from './support/live.ts';
import { expect, test } from './support/test.ts';

const KERNEL = /\/kernel-[^/]+\.js$/;

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
  await expectTakenOver(page);
  return { scripts, release: resolve };
}

test('the kernel runs at once, and code of islands is fetched once the first screen is there', async ({ page }) => {
  const { scripts, release } = await openWithoutPictures(page);
  expect(scripts).toEqual([expect.stringMatching(KERNEL)]);
  expect(await page.evaluate(() => document.readyState), 'pictures are still on their way').toBe('interactive');
  release();
  await expect.poll(() => scripts.length).toBeGreaterThan(3);
  await page.waitForLoadState('networkidle');
  expect(new Set(scripts).size, 'each is asked for once').toBe(scripts.length);
});

test('a press does not wait for pictures', async ({ page }) => {
  const { scripts, release } = await openWithoutPictures(page);
  expect(scripts).toHaveLength(1);
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => scripts.length).toBeGreaterThan(3);
  expect(await page.evaluate(() => document.readyState), 'pictures are still on their way').toBe('interactive');
  release();
});

test('a pointer that lies still is nobody, one that moves is somebody', async ({ page }) => {
  await page.goto(PAGES.product);
  await expectTakenOver(page);
  const sheets = () => page.evaluate(() => document.adoptedStyleSheets.length);
  // What a browser tells when a page comes under a pointer.
  await page.locator('main').dispatchEvent('pointermove', { movementX: 0, movementY: 0 });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await sheets()).toBe(0);
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 200);
  await expect.poll(sheets).toBe(1);
});
