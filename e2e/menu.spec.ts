import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';
import { expectNoHorizontalScroll, views } from './support/views.ts';

/** Scripts run: only then does the header menu have live entries. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('#menu_navbar')).toHaveAttribute('data-live', 'true');
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Kategorie', exact: true });
const root = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });
const opener = (page: Page, name: string) =>
  menu(page).getByRole('button', { name: `Pokaż podkategorie: ${name}`, exact: true });
const panel = (page: Page, name: string) => menu(page).getByRole('list', { name: `${name}, podkategorie` });
const panels = (page: Page) => menu(page).getByRole('list', { name: /, podkategorie$/ });

test.describe('the header menu', () => {
  test('by keyboard: opens, closes by Escape or by leaving, one at a time', async ({ page }) => {
    await open(page, '/');
    await expect(panels(page)).toHaveCount(0);
    await root(page, 'Stół').focus();
    await page.keyboard.press('Tab');
    await expect(opener(page, 'Stół')).toBeFocused();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(opener(page, 'Stół')).toHaveAttribute('aria-expanded', 'true');
      await expect(panel(page, 'Stół')).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(root(page, 'Wszystko: Stół')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(root(page, 'Kubki i filiżanki')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(opener(page, 'Stół')).toBeFocused();
      await expect(opener(page, 'Stół')).toHaveAttribute('aria-expanded', 'false');
      await expect(panels(page)).toHaveCount(0);
    }

    await page.keyboard.press('Enter');
    await opener(page, 'Dom').focus();
    await expect(panels(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(panels(page)).toHaveCount(1);
    await expect(panel(page, 'Dom')).toBeVisible();
    await panel(page, 'Dom').getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(root(page, 'Zestawy')).toBeFocused();
    await expect(panels(page)).toHaveCount(0);
  });

  test('by keyboard: a link in it leads on and closes it', async ({ page }) => {
    await open(page, '/');
    await opener(page, 'Stół').focus();
    await page.keyboard.press('Enter');
    await root(page, 'Talerze').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/kategoria\/talerze$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talerze');
    await expect(panels(page)).toHaveCount(0);
    await expect(root(page, 'Stół')).toHaveAttribute('aria-current', 'true');
  });

  test('by pointer: opens where it rests, one at a time, and closes behind it', async ({ page }) => {
    await open(page, '/');
    await root(page, 'Stół').hover();
    await expect(panel(page, 'Stół')).toBeVisible();
    await panel(page, 'Stół').getByRole('link').first().hover();
    await expect(panel(page, 'Stół')).toBeVisible();
    await root(page, 'Dom').hover();
    await expect(panel(page, 'Dom')).toBeVisible();
    await expect(panels(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(panels(page)).toHaveCount(0);
    await root(page, 'Stół').hover();
    await expect(panels(page)).toHaveCount(1);
    await page.mouse.move(700, 850);
    await expect(panels(page)).toHaveCount(0);
  });

  test('by pointer: what was pressed stays until the next press', async ({ page }) => {
    await open(page, '/');
    await root(page, 'Stół').hover();
    await opener(page, 'Stół').click();
    await expect(panel(page, 'Stół')).toBeVisible();
    await page.mouse.move(700, 850);
    await root(page, 'Dom').hover();
    await expect(panel(page, 'Stół')).toBeVisible();
    await expect(panels(page)).toHaveCount(1);
    await page.mouse.click(700, 850);
    await expect(panels(page)).toHaveCount(0);
  });

  test('by finger: the first touch opens, a link in it leads on', async ({ newContext }) => {
    const page = await (await newContext({ hasTouch: true })).newPage();
    await open(page, '/');
    await root(page, 'Stół').tap();
    await expect(panel(page, 'Stół')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await root(page, 'Wszystko: Stół').tap();
    await expect(page).toHaveURL(/\/kategoria\/stol$/);
    await expect(panels(page)).toHaveCount(0);
  });

  test('is accessible when it is open', async ({ page }) => {
    await open(page, '/kontakt');
    await opener(page, 'Stół').focus();
    await page.keyboard.press('Enter');
    await expect(panel(page, 'Stół')).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test('works without JavaScript, by pointer and by keyboard', async ({ noJs }) => {
    const page = await noJs.newPage();
    await page.goto('/strona/o-nas');
    await expect(panels(page)).toHaveCount(0);
    await root(page, 'Dom').hover();
    await expect(panel(page, 'Dom')).toBeVisible();
    await page.mouse.move(700, 850);
    await expect(panels(page)).toHaveCount(0);
    await root(page, 'Stół').focus();
    await expect(panel(page, 'Stół')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(root(page, 'Kubki i filiżanki')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kubki i filiżanki');
  });
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: views.phone });
  const drawer = (page: Page) => page.getByRole('dialog', { name: /^Menu/ });
  const way = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
  const branch = (page: Page, name: string) => drawer(page).getByRole('group').filter({ hasText: name });
  const leaf = (page: Page, name: string) => drawer(page).getByRole('link', { name, exact: true });

  test('takes focus, keeps it, folds its categories and gives focus back', async ({ page }) => {
    await open(page, '/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await way(page).focus();
    await page.keyboard.press('Enter');
    await expect(drawer(page)).toBeVisible();
    await expect(drawer(page).getByRole('heading')).toBeFocused();
    await expect(leaf(page, 'Talerze')).toBeHidden();
    await branch(page, 'Stół').getByText('Stół', { exact: true }).press('Enter');
    await expect(leaf(page, 'Talerze')).toBeVisible();
    await expect(leaf(page, 'Wszystko: Stół')).toBeVisible();
    await expect(leaf(page, 'Wazony i doniczki')).toBeHidden();
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press('Tab');
      const inside = await drawer(page).evaluate(
        (element) => document.activeElement === document.body || element.contains(document.activeElement),
      );
      expect(inside).toBe(true);
    }
    await expectNoHorizontalScroll(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(way(page)).toBeFocused();
  });

  test('shows where the shopper is, and closes behind a link', async ({ page }) => {
    await open(page, '/kategoria/talerze');
    await way(page).click();
    await expect(leaf(page, 'Talerze')).toHaveAttribute('aria-current', 'page');
    await leaf(page, 'Miski i misy').click();
    await expect(page).toHaveURL(/\/kategoria\/miski-i-misy$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await way(page).click();
    await expect(leaf(page, 'Miski i misy')).toHaveAttribute('aria-current', 'page');
  });

  test('is accessible when it is open', async ({ page }) => {
    await open(page, '/kategoria/talerze');
    await way(page).click();
    await expect(leaf(page, 'Talerze')).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test('works without JavaScript', async ({ noJs }) => {
    const page = await noJs.newPage();
    await page.goto('/strona/o-nas');
    await expect(drawer(page)).toBeHidden();
    const link = page.getByRole('link', { name: 'Menu', exact: true });
    await link.click();
    await expect(drawer(page)).toBeVisible();
    await drawer(page).getByRole('link', { name: 'Zamknij' }).click();
    await expect(drawer(page)).toBeHidden();
    await link.click();
    await branch(page, 'Stół').getByText('Stół', { exact: true }).click();
    await leaf(page, 'Talerze').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talerze');
  });
});

test.describe('the colour scheme', () => {
  const settings = (page: Page) => page.getByRole('button', { name: /^Ustawienia/ });
  const choice = (page: Page, name: string) =>
    page.getByRole('group', { name: 'Wygląd' }).getByRole('radio', { name, exact: true });
  const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

  test('is chosen by keyboard, kept, and set before anything is painted', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    // The body is the first thing that can be painted; its scheme must be settled when it comes.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.body === null) return;
        observer.disconnect();
        document.documentElement.dataset.schemeAtFirst = document.documentElement.dataset.scheme ?? 'none';
      }).observe(document, { childList: true, subtree: true });
    });
    await open(page, '/');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-scheme-at-first', 'none');
    const light = await paper(page);
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
    await page.keyboard.press('Escape');
    await expect(settings(page)).toBeFocused();
    await expect(settings(page)).toHaveAttribute('aria-expanded', 'false');

    await page.reload();
    await expect(html).toHaveAttribute('data-scheme-at-first', 'dark');
    await expect(page.locator('#menu_navbar')).toHaveAttribute('data-live', 'true');
    await expect(html).toHaveAttribute('data-scheme', 'dark');
    expect(await paper(page)).toBe(dark);
    await root(page, 'Warsztaty').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Warsztaty');
    expect(await paper(page)).toBe(dark);
    await settings(page).click();
    await choice(page, 'Jak w systemie').check();
    await expect(html).not.toHaveAttribute('data-scheme');
    expect(await paper(page)).toBe(light);
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
