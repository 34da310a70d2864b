import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expectLaidOutLarge } from './support/layout.ts';
import { test } from './support/oneTab.ts';
import { expect } from './support/test.ts';
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

  test('a panel is as high as what is in it', async ({ page }) => {
    await open(page, '/');
    await root(page, 'Stół').hover();
    const list = panel(page, 'Stół');
    await expect(list).toBeVisible();
    const empty = await list.evaluate((element) => {
      const bottoms = [...element.querySelectorAll('a')].map((link) => link.getBoundingClientRect().bottom);
      return element.getBoundingClientRect().bottom - Math.max(...bottoms);
    });
    expect(empty).toBeLessThan(4);
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

  test('holds all that is in it when text is twice as large, and the header is one row of signs', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const middle = async (sign: Locator) => {
      const { y = 0, height = 0 } = (await sign.boundingBox()) ?? {};
      return Math.round(y + height / 2);
    };
    expect(await middle(page.getByRole('banner').getByRole('link', { name: /^Koszyk/ }))).toBe(await middle(way(page)));
    await way(page).click();
    await expect(drawer(page).getByRole('button', { name: 'Zamknij' })).toBeInViewport({ ratio: 1 });
    const wide = await drawer(page).evaluate((element) =>
      [element, ...element.querySelectorAll('*')]
        .filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1 && !one.closest('.vh'))
        .map((one) => (one.cloneNode() as Element).outerHTML),
    );
    expect(wide).toEqual([]);
    await expectLaidOutLarge(page);
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
    await page.setViewportSize(views.phone);
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
