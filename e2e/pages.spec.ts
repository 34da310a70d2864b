import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expectNoInlineStyles } from './support/html.ts';
import { expect, test } from './support/test.ts';
import { expectFits } from './support/views.ts';

type PageType = { name: string; container: string; open(page: Page): Promise<void>; missing?: boolean };

const at =
  (path: string): PageType['open'] =>
  async (page) => {
    await page.goto(path);
  };

/** The first product of a list, whatever the demo shop sells there. */
const openProduct: PageType['open'] = async (page) => {
  await page.goto('/kategoria/kubki-i-filizanki');
  const address = await page.locator('#container a[href^="/produkt/"]').first().getAttribute('href');
  await page.goto(address ?? '');
};

const pageTypes: readonly PageType[] = [
  { name: 'main page', container: 'main_page', open: at('/') },
  { name: 'category', container: 'search_page', open: at('/kategoria/kubki-i-filizanki') },
  { name: 'product', container: 'projector_page', open: openProduct },
  { name: 'producer', container: 'search_page', open: at('/producent/glinianka') },
  { name: 'series', container: 'search_page', open: at('/seria/codzienna') },
  { name: 'text page', container: 'text_page', open: at('/strona/o-nas') },
  { name: 'contact', container: 'contact_page', open: at('/kontakt') },
  { name: 'missing page', container: 'noproduct_page', open: at('/czegos-takiego-nie-ma'), missing: true },
];

for (const { name, container, open, missing } of pageTypes) {
  test.describe(name, () => {
    test.beforeEach(({ guard }) => {
      if (missing) guard.allowConsole(/status of 404/);
    });

    test('has its container, one main heading and a title', async ({ page }) => {
      const answer = page.waitForEvent('response', (response) => response.request().isNavigationRequest());
      await open(page);
      await expect(page.locator('#container')).toHaveClass(new RegExp(`(^|\\s)${container}(\\s|$)`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
      await expect(page).toHaveTitle(/\S.*Glinianka|Glinianka.*\S/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
      if (missing) expect((await answer).status()).toBe(404);
    });

    test('is served without style attributes', async ({ page }) => {
      await open(page);
      const served = await page.request.get(page.url());
      expectNoInlineStyles(await served.text());
    });

    test('is accessible and fits at every width', async ({ page }) => {
      await open(page);
      await expectFits(page, async (view) => {
        if (view !== 'tablet') await expectNoAxeViolations(page);
      });
    });

    test('says the same without JavaScript', async ({ page, noJs }) => {
      await open(page);
      const plain = await noJs.newPage();
      await plain.goto(page.url());
      const without = await content(plain);
      expect(without.headings.length).toBeGreaterThan(0);
      // Some of it comes late.
      await expect.poll(() => content(page)).toEqual(without);
    });
  });
}

/** What a page is about: its headings, and where its links lead. */
async function content(page: Page) {
  const main = page.getByRole('main');
  const [headings, links] = await Promise.all([
    main.getByRole('heading').allTextContents(),
    main.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href'))),
  ]);
  return { headings, links };
}
