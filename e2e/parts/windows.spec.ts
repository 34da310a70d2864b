import type { Page } from '@playwright/test';
import { views } from '../support/views.ts';
import { test } from './oneTab.ts';
import { addressOf, open, press } from './page.ts';
import { expect } from './test.ts';

/** Presses Tab through a whole round; focus must never reach anything of the page outside. */
async function expectTabStaysIn(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  const visited = new Set<string>();
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    visited.add(
      await dialog.evaluate((element) => {
        const { activeElement, body } = document;
        // Between two rounds focus is with the browser itself.
        if (activeElement === null || activeElement === body) return 'browser';
        return element.contains(activeElement) ? 'inside' : (activeElement.outerHTML ?? 'outside');
      }),
    );
  }
  expect([...visited].filter((place) => place !== 'browser')).toEqual(['inside']);
}

/** Closes the open window as Escape does, and presses before the browser's late `close` or `toggle` event. */
async function pressRightAfterClosing(opener: Element, window: string): Promise<void> {
  const open = document.querySelector<HTMLElement>(window);
  if (open instanceof HTMLDialogElement) open.requestClose();
  else open?.hidePopover();
  await Promise.resolve();
  (opener as HTMLElement).click();
}

test.describe('a dialog', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Wysyłka do Czech' });
  const opener = (page: Page) => page.getByRole('button', { name: 'Okno', exact: true });

  test.beforeEach(async ({ page }) => {
    await open(page, 'windows');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
  });

  test('takes focus to its title and keeps it', async ({ page }) => {
    await expect(dialog(page).getByRole('heading')).toBeFocused();
    await expectTabStaysIn(page, 'Wysyłka do Czech');
  });

  for (const [way, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['a press beside it', (page: Page) => page.mouse.click(5, 5)],
    ['its close button', (page: Page) => dialog(page).getByRole('button', { name: 'Zamknij okno' }).click()],
    ['its answer', (page: Page) => dialog(page).getByRole('button', { name: 'Przywróć Polskę' }).click()],
  ] as const) {
    test(`is closed by ${way}, gives focus back, and lets the page behind scroll again`, async ({ page }) => {
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
      await close(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeVisible();
    });
  }

  test('opens again by a press that comes before the browser has told that it is closed', async ({ page }) => {
    await opener(page).evaluate(pressRightAfterClosing, 'dialog:modal');
    await expect(dialog(page)).toBeVisible();
  });

  test('is not closed by a press that begins or ends inside it', async ({ page }) => {
    const box = await dialog(page).boundingBox();
    const inside = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 60 };
    const beside = { x: 3, y: 3 };
    for (const [from, to] of [
      [inside, beside],
      [beside, inside],
    ] as const) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y);
      await page.mouse.up();
      await expect(dialog(page)).toBeVisible();
    }
  });

  test('may begin with focus in a field', async ({ page }) => {
    await page.keyboard.press('Escape');
    await press(page, 'Duże okno');
    await expect(page.getByRole('textbox', { name: 'Kod', exact: true })).toBeFocused();
  });
});

test.describe('a drawer', () => {
  test.use({ viewport: views.phone });
  const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu sklepu' });
  const opener = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

  test('opens by Enter and by space, keeps focus, closes by Escape and gives focus back', async ({ page }) => {
    await open(page, 'windows');
    for (const key of ['Enter', 'Space']) {
      await opener(page).focus();
      await page.keyboard.press(key);
      await expect(drawer(page)).toBeVisible();
      await expect(drawer(page).getByRole('heading', { name: 'Menu sklepu' })).toBeFocused();
      await expectTabStaysIn(page, 'Menu sklepu');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
      await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
    }
    await expect(page).toHaveURL(addressOf('windows'));
  });

  test('opens again by a press that comes before the browser has told that it is closed', async ({ page }) => {
    await open(page, 'windows');
    await opener(page).click();
    await expect(drawer(page)).toBeVisible();
    await opener(page).evaluate(pressRightAfterClosing, 'dialog:modal');
    await expect(drawer(page)).toBeVisible();
  });

  test('closes by a press beside it, and by a link in it', async ({ page }) => {
    await open(page, 'windows');
    await opener(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.mouse.click(330, 400);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await drawer(page).getByRole('link', { name: 'Talerze' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/#talerze$/);
  });

  test('that was opened by its address is modal, and a reload after closing does not open it again', async ({
    page,
  }) => {
    await page.goto(`${addressOf('windows')}#menu`);
    await expect(drawer(page).getByRole('button', { name: 'Zamknij' })).toBeVisible();
    await expectTabStaysIn(page, 'Menu sklepu');
    await drawer(page).getByRole('button', { name: 'Zamknij' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(opener(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('a sheet', () => {
  test('is a modal window on a phone and a part of the page from 1024 px on', async ({ page }) => {
    await page.setViewportSize(views.phone);
    await open(page, 'windows');
    const sheet = page.getByRole('dialog', { name: 'Filtry listy' });
    const kobalt = page.getByRole('checkbox', { name: 'Kobalt' });
    await expect(kobalt).toBeHidden();
    await press(page, 'Filtry');
    await expect(sheet.getByRole('heading', { name: 'Filtry listy' })).toBeFocused();
    await kobalt.check();
    await expectTabStaysIn(page, 'Filtry listy');
    await page.mouse.click(180, 5);
    await expect(kobalt).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filtry', exact: true })).toBeFocused();

    await press(page, 'Filtry');
    const opener = page.getByRole('button', { name: 'Filtry', exact: true, includeHidden: true });
    await opener.evaluate(pressRightAfterClosing, ':popover-open');
    await expect(kobalt).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(page.getByRole('button', { name: 'Filtry', exact: true })).toHaveAttribute('aria-expanded', 'false');
    await expect(kobalt).toBeChecked();
    expect(await page.evaluate(() => document.querySelector('[aria-modal], dialog:modal'))).toBeNull();
    await page.setViewportSize({ width: 1023, height: 800 });
    await expect(kobalt).toBeHidden();
  });
});

test('a disclosure says whether it is open; Escape returns focus, leaving it closes it', async ({ page }) => {
  await open(page, 'windows');
  const button = page.getByRole('button', { name: 'Rozwiń menu' });
  const [first, last] = [
    page.getByRole('link', { name: 'Same kubki' }),
    page.getByRole('link', { name: 'Same talerze' }),
  ];
  const expectOpen = async (expanded: boolean) => {
    await expect(button).toHaveAttribute('aria-expanded', String(expanded));
    await expect(first).toBeVisible({ visible: expanded });
  };
  await expectOpen(false);
  await button.focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expectOpen(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(last).toBeFocused();
    await page.keyboard.press('Escape');
    await expectOpen(false);
    await expect(button).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Za menu' })).toBeFocused();
  await expectOpen(false);
  await button.click();
  await expectOpen(true);
  await page.getByRole('heading', { level: 1 }).click();
  await expectOpen(false);
});
