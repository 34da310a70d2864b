import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { inNewTab, test } from './support/oneTab.ts';
import { expectPressesShown } from './support/presses.ts';
import { expect } from './support/test.ts';
import { views } from './support/views.ts';

/** Scripts run: only then does the header menu have live entries. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('#menu_navbar')).toHaveAttribute('data-live', 'true');
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Kategorie', exact: true });
const root = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });

test.describe('the colour scheme', () => {
  const settings = (page: Page) => page.getByRole('button', { name: /^Ustawienia/ });
  const choice = (page: Page, name: string) =>
    page.getByRole('group', { name: 'Wygląd' }).getByRole('radio', { name, exact: true });
  const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  /** Colour of the browser's own bar. */
  const bar = (page: Page) =>
    page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
      return metas.find(({ media }) => matchMedia(media).matches)?.content;
    });

  inNewTab('is chosen by keyboard, kept, and set before anything is painted', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    // Sizes are told in the first frame, after what was asked to run in it and before it is painted.
    await page.addInitScript(() => {
      const sizes = new ResizeObserver(() => {
        sizes.disconnect();
        document.documentElement.dataset.schemeAtFirst = document.documentElement.dataset.scheme ?? 'none';
      });
      requestAnimationFrame(() => sizes.observe(document.documentElement));
    });
    await open(page, '/');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-scheme-at-first', 'none');
    const light = await paper(page);
    const lightBar = await bar(page);
    await settings(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(choice(page, 'Jak w systemie')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(choice(page, 'Ciemny')).toBeChecked();
    await expect(html).toHaveAttribute('data-scheme', 'dark');
    const dark = await paper(page);
    expect(dark).not.toBe(light);
    const darkBar = await bar(page);
    expect(darkBar).not.toBe(lightBar);
    await page.keyboard.press('Escape');
    await expect(settings(page)).toBeFocused();
    await expect(settings(page)).toHaveAttribute('aria-expanded', 'false');

    await page.reload();
    await expect(html).toHaveAttribute('data-scheme-at-first', 'dark');
    // A browser that is slow to tell its cookies.
    await page.addInitScript(() => {
      cookieStore.getAll = () => new Promise(() => {});
    });
    await page.reload();
    await expect(html).toHaveAttribute('data-scheme-at-first', 'dark');
    await expect(page.locator('#menu_navbar')).toHaveAttribute('data-live', 'true');
    await expect(html).toHaveAttribute('data-scheme', 'dark');
    expect(await paper(page)).toBe(dark);
    expect(await bar(page)).toBe(darkBar);
    await page.emulateMedia({ colorScheme: 'dark' });
    await root(page, 'Warsztaty').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Warsztaty');
    expect(await paper(page)).toBe(dark);
    await settings(page).click();
    await expect(choice(page, 'Ciemny')).toBeChecked();
    await choice(page, 'Jasny').check();
    expect(await paper(page)).toBe(light);
    expect(await bar(page)).toBe(lightBar);
    await choice(page, 'Jak w systemie').check();
    await expect(html).not.toHaveAttribute('data-scheme');
    expect(await paper(page)).toBe(dark);
    expect(await bar(page)).toBe(darkBar);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await paper(page)).toBe(light);
    expect(await bar(page)).toBe(lightBar);
  });

  test('follows in another tab, and the settings are accessible', async ({ page, context }) => {
    await open(page, '/kontakt');
    const other = await context.newPage();
    await open(other, '/strona/o-nas');
    await settings(page).click();
    await choice(page, 'Ciemny').check();
    await expect(other.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await settings(other).click();
    await expect(choice(other, 'Ciemny')).toBeChecked();
    await expectNoAxeViolations(page);
  });

  test('is chosen in the menu on a phone', async ({ page }) => {
    await page.setViewportSize(views.phone);
    await open(page, '/strona/o-nas');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await choice(page, 'Ciemny').check();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  });
});

test.describe('the footer', () => {
  const link = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Regulamin', exact: true });
  const heading = (page: Page) => page.getByRole('contentinfo').getByText('Zasady', { exact: true });

  test('folds its links on a phone', async ({ page, noJs }) => {
    await page.setViewportSize(views.phone);
    await open(page, '/kontakt');
    const plain = await noJs.newPage();
    await plain.setViewportSize(views.phone);
    await plain.goto('/kontakt');
    for (const one of [page, plain]) {
      await expect(link(one)).toBeHidden();
      await heading(one).click();
      await expect(link(one)).toBeVisible();
    }
    await expectNoAxeViolations(page);
    await expectPressesShown(page);
    await link(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Regulamin/);
  });

  test('stands open on a wide screen, with nothing dead to press', async ({ page, noJs }) => {
    await open(page, '/strona/o-nas');
    const plain = await noJs.newPage();
    await plain.goto('/strona/o-nas');
    for (const one of [page, plain]) await expect(link(one)).toBeVisible();
    const groups = page.getByRole('contentinfo').locator('details');
    for (const group of await groups.all()) await expect(group).toHaveAttribute('open');
    await heading(page).click({ force: true });
    await expect(link(page)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Dla restauracji' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'O nas' })).toBeFocused();
  });
});

test('the first Tab offers a way to the content, and takes it', async ({ page }) => {
  await open(page, '/kategoria/stol');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Przejdź do treści' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('navigation', { name: 'Okruszki' }).getByRole('link').first()).toBeFocused();
});

test('a long page offers a way back to its top', async ({ page }) => {
  await open(page, '/kategoria/stol');
  const up = page.getByRole('link', { name: 'Wróć na górę strony' });
  await page.evaluate(() => window.scrollTo(0, 2 * window.innerHeight));
  await expect(up).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 2 * window.innerHeight + 1));
  await expect(up).toBeVisible();
  await up.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(up).toBeHidden();
});

test('breadcrumbs lead from the front page to here', async ({ page }) => {
  await open(page, '/produkt/kubek-lesny-1002');
  const crumbs = page.getByRole('navigation', { name: 'Okruszki' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['Strona główna', 'Stół', 'Kubki i filiżanki', 'Kubek Leśny']);
  await expect(crumbs.getByRole('listitem').last()).toHaveAttribute('aria-current', 'page');
  await expect(crumbs.getByRole('link')).toHaveCount(3);
  await crumbs.getByRole('link', { name: 'Kubki i filiżanki' }).click();
  await expect(page).toHaveURL(/\/kategoria\/kubki-i-filizanki$/);
  await crumbs.getByRole('link', { name: 'Strona główna' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});
