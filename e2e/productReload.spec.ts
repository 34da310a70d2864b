import { expect, test } from './support/test.ts';
import { views } from './support/views.ts';

/** What stands under it is higher than its estimate (`--far`). */
const PRODUCT = '/produkt/kubek-miesiaca-1058';

test.use({ hasTouch: true, isMobile: true, viewport: views.phone });

test('a product that is loaded again stands where it stood, for nothing in it is estimated', async ({ page }) => {
  await page.addInitScript(() => {
    // Before a frame: the browser scrolls by these heights, and by then nothing far has been laid out.
    document.addEventListener('DOMContentLoaded', () => {
      const far = [...document.querySelectorAll<HTMLElement>('main [data-far], #content [data-far]')];
      Object.assign(window, {
        skipped: far.filter((one) => getComputedStyle(one).contentVisibility === 'auto').length,
      });
    });
  });
  const skipped = () => page.evaluate(() => (window as unknown as { skipped: number }).skipped);
  await page.goto(PRODUCT);
  expect(await skipped()).toBeGreaterThan(0);
  await page.locator('#projector_longdescription + *').evaluate((one) => one.scrollIntoView({ behavior: 'instant' }));
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => window.scrollTo({ top: 3500, behavior: 'instant' }));
  // All has been laid out, so that nothing more moves.
  await expect(page.locator('[data-far]')).toHaveCount(0);
  const before = await page.evaluate(() => scrollY);
  await page.reload();
  expect(await skipped()).toBe(0);
  await expect(page.locator('[data-far]')).toHaveCount(0);
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(2);
});
