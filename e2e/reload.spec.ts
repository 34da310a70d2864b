import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { views } from './support/views.ts';

test.use({ hasTouch: true, isMobile: true, viewport: views.phone });

/** Parts of the page whose height is only estimated when the browser scrolls to where it stood. */
async function countEstimates(page: Page) {
  await page.addInitScript(() => {
    // Before a frame: by then nothing far has been laid out.
    document.addEventListener('DOMContentLoaded', () => {
      const far = [...document.querySelectorAll<HTMLElement>('[data-far]')];
      Object.assign(window, {
        skipped: far.filter((one) => getComputedStyle(one).contentVisibility === 'auto').length,
      });
    });
  });
  return () => page.evaluate(() => (window as unknown as { skipped: number }).skipped);
}

/** Once nothing more moves: fonts are there, and all has been laid out. */
async function standing(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('[data-far]')).toHaveCount(0);
}

/** Longer than Chromium takes to keep where a page stands: loaded again at once, three of fourteen came back where they had stood before. */
const SCROLL_KEPT_MS = 2000;
/** Under load Chromium now and then keeps the end of the page, to which this test had led it: with the shop's scripts blocked, too. */
const TRIES = 4;

const isAtEnd = (page: Page) => page.evaluate(() => scrollY + innerHeight > document.documentElement.scrollHeight - 2);
const place = (page: Page) => page.evaluate(() => scrollY);

// What stands under the product is higher than its estimate, and so are parts of the main page.
for (const path of ['/', '/kategoria/kubki-i-filizanki', '/produkt/kubek-miesiaca-1058'])
  test(`${path} loaded again stands where it stood, for nothing in it is estimated`, async ({ page }) => {
    const skipped = await countEstimates(page);
    await page.goto(path);
    expect(await skipped()).toBeGreaterThan(0);
    await page
      .locator('footer')
      .last()
      .evaluate((one) => one.scrollIntoView({ behavior: 'instant' }));
    await standing(page);
    let before = 0;
    for (let times = 0; times < TRIES && (times === 0 || (await isAtEnd(page))); times += 1) {
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight * 0.6, behavior: 'instant' }));
      before = await place(page);
      await page.waitForTimeout(SCROLL_KEPT_MS);
      await page.reload();
      expect(await skipped()).toBe(0);
      await standing(page);
    }
    expect(Math.abs((await place(page)) - before)).toBeLessThan(2);
  });

test('a page led to a place in it estimates nothing', async ({ page }) => {
  const skipped = await countEstimates(page);
  await page.goto('/#footer_links');
  expect(await skipped()).toBe(0);
  await standing(page);
  await expect(page.locator('#footer_links')).toBeInViewport();
});

test('a document loaded again estimates what lies far below on the next page', async ({ page }) => {
  await page.goto('/kategoria/kubki-i-filizanki');
  await page.reload();
  const low = page.locator('html[data-start="low"]');
  await expect(low).toHaveCount(1);
  await page.getByRole('link', { name: 'Kubek Codzienny' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kubek Codzienny' })).toBeVisible();
  await expect(low).toHaveCount(0);
});

test('what begins below the window comes a moment after the first frame, and with the first frame after Back', async ({
  page,
}) => {
  // Tests ask for no motion, which no animation outlasts.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const parts = [...document.querySelectorAll('#content > section')];
      Object.assign(window, { shown: parts.map((one) => getComputedStyle(one).display !== 'none') });
    });
  });
  const shown = () =>
    page
      .locator('#content > section')
      .evaluateAll((parts) => parts.map((one) => getComputedStyle(one).display !== 'none'));
  const all = [true, true, true, true, true, true, true];
  await page.goto('/');
  expect(await page.evaluate(() => (window as unknown as { shown: boolean[] }).shown)).toEqual(
    all.map((_, at) => at === 0),
  );
  await expect.poll(shown).toEqual(all);
  await page
    .getByRole('link', { name: /Kubki i filiżanki/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kubki i filiżanki' })).toBeVisible();
  await expect(page.locator('html[data-start="top"]')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Naczynia');
  expect(await shown()).toEqual(all);
});
