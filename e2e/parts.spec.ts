import type { Page } from '@playwright/test';
import { test } from './parts/oneTab.ts';
import { messages, open, press } from './parts/page.ts';
import type { PageName } from './parts/pages.ts';
import { expect } from './parts/test.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { expectNoInlineStyles } from './support/html.ts';
import { cookiesOf } from './support/test.ts';
import { expectNoHorizontalScroll, views } from './support/views.ts';

const states: readonly { name: string; of: PageName; show(page: Page): Promise<void>; only?: 'phone' | 'desktop' }[] = [
  { name: 'as it opens', of: 'index', show: async () => {} },
  {
    name: 'with a dialog',
    of: 'windows',
    only: 'phone',
    show: async (page) => {
      await press(page, 'Okno');
      await expect(page.getByRole('dialog', { name: 'Wysyłka do Czech' })).toBeVisible();
    },
  },
  {
    name: 'with a large dialog',
    of: 'windows',
    only: 'desktop',
    show: async (page) => {
      await press(page, 'Duże okno');
      await expect(page.getByRole('dialog', { name: 'Kod rabatowy' })).toBeVisible();
    },
  },
  {
    name: 'with a drawer',
    of: 'windows',
    show: async (page) => {
      await press(page, 'Menu');
      await expect(page.getByRole('dialog', { name: 'Menu sklepu' })).toBeVisible();
    },
  },
  {
    name: 'with a sheet',
    of: 'windows',
    only: 'phone',
    show: async (page) => {
      await press(page, 'Filtry');
      await expect(page.getByRole('dialog', { name: 'Filtry listy' })).toBeVisible();
    },
  },
  {
    name: 'with an open menu and messages',
    of: 'windows',
    show: async (page) => {
      await press(page, 'Komunikat, który zostaje');
      await press(page, 'Komunikat o błędzie');
      await press(page, 'Rozwiń menu');
      await expect(page.getByRole('link', { name: 'Same kubki' })).toBeVisible();
      await messages(page).getByRole('alert').hover();
    },
  },
];

for (const [view, size] of [
  ['phone', views.phone],
  ['desktop', views.desktop],
] as const) {
  test.describe(`on a ${view}`, () => {
    test.use({ viewport: size });

    for (const { name, of, show, only } of states) {
      if (only !== undefined && only !== view) continue;
      test(`is accessible ${name}`, async ({ page }) => {
        await open(page, of);
        await show(page);
        await expectNoAxeViolations(page, { dark: true });
        if (view === 'phone') await expectNoHorizontalScroll(page);
      });
    }
  });
}

test('is served without style attributes', async ({ request }) => {
  expectNoInlineStyles(await (await request.get('/')).text());
});

test('a fold closes the others of its name', async ({ page }) => {
  await open(page, 'controls');
  await expect(page.getByText('Tak.', { exact: true })).toBeVisible();
  await page.getByText('Ile trwa zrobienie talerza').click();
  await expect(page.getByText('Do 13 dni roboczych.')).toBeVisible();
  await expect(page.getByText('Tak.', { exact: true })).toBeHidden();
});

test('a stepper answers to its buttons, to arrows and to what is typed, and never drops focus', async ({ page }) => {
  await open(page, 'controls');
  const field = page.getByRole('textbox', { name: 'Liczba sztuk' });
  const less = page.getByRole('button', { name: 'Mniej: Liczba sztuk' });
  const more = page.getByRole('button', { name: 'Więcej: Liczba sztuk' });
  await expect(field).toHaveValue('3');
  await less.focus();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('2');
  await expect(less).toBeDisabled();
  await expect(less).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('2');
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field).toHaveValue('4');
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveValue('3');
  await field.fill('99');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('5');
  await expect(more).toBeFocused();
  await expect(more).toBeDisabled();
  await page.keyboard.press('Space');
  await expect(field).toHaveValue('5');
  await field.focus();
  await page.keyboard.press('ArrowUp');
  await expect(field).toHaveValue('5');
  await expect(page.getByRole('button', { name: 'Więcej: Liczba nieczynna' })).toBeDisabled();
});

test('a busy button keeps its focus and swallows presses', async ({ page }) => {
  await open(page, 'controls');
  const presses = page.getByRole('status', { name: 'Naciśnięcia' });
  const busy = page.getByRole('button', { name: 'Dodajemy…' });
  await page.getByRole('button', { name: 'Do koszyka' }).click();
  await expect(presses).toHaveText('1');
  await busy.focus();
  await page.keyboard.press('Enter');
  await expect(busy).toBeFocused();
  await busy.click({ force: true });
  await expect(presses).toHaveText('1');
});

test('a toggled icon says so, a password can be shown, a chip and a note can be taken away', async ({ page }) => {
  await open(page, 'controls');
  await press(page, 'Dodaj do listy');
  await expect(page.getByRole('button', { name: 'Zdejmij z listy' })).toHaveAttribute('aria-pressed', 'true');
  const password = page.getByLabel('Hasło', { exact: true });
  await expect(password).toHaveAttribute('type', 'password');
  await press(page, 'Pokaż hasło');
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: /^Pojemność: 150–300 ml/ }).click();
  await expect(page.getByText('Pojemność: 150–300 ml')).toHaveCount(0);
  await press(page, 'Zamknij komunikat');
  await expect(page.getByText('Pracownia jest zamknięta')).toHaveCount(0);
});

test('a second picture is fetched only when its card is pointed at or holds focus', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page, 'shelves');
  const link = page.getByRole('link', { name: 'Kubek Codzienny' });
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => fetched.filter((url) => url.includes('kubek-kobalt-1'))).toHaveLength(1);
  expect(fetched.filter((url) => url.includes('kubek-kobalt-2'))).toEqual([]);
  await link.focus();
  await expect.poll(() => fetched.filter((url) => url.includes('kubek-kobalt-2'))).toHaveLength(1);
});

test('a cookie and the memory of a tab keep any words, and forget them', async ({ page, context }) => {
  await open(page, 'helpers');
  const [cookie, tab] = [
    page.getByRole('status', { name: 'Ciasteczko' }),
    page.getByRole('status', { name: 'Pamięć karty' }),
  ];
  await press(page, 'Zapamiętaj');
  await expect(cookie).toHaveText('wędzony pstrąg; 5 %');
  await expect(tab).toHaveText('wędzony pstrąg; 5 %');
  const [kept] = await cookiesOf(context);
  expect(kept).toMatchObject({ name: 'notice', path: '/', sameSite: 'Lax', secure: false });
  const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(30);
  await press(page, 'Zapomnij');
  await expect(cookie).toHaveText('brak');
  await expect(tab).toHaveText('brak');
  expect(await cookiesOf(context)).toEqual([]);
});

test('no script can be loaded by an address in a text', async ({ page, guard }) => {
  await open(page, 'helpers');
  guard.allowConsole(/TrustedScriptURL/);
  const refused = await page.evaluate(() => {
    try {
      document.createElement('script').src = '/own.js';
      return false;
    } catch {
      return true;
    }
  });
  expect(refused).toBe(true);
});

test('the link to the top shows after two heights of the window and takes focus along', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await open(page);
  const link = page.getByRole('link', { name: 'Wróć na górę strony' });
  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect(link).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 1201));
  await link.click();
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(link).toBeHidden();
});

test('without JavaScript panels open by their address and nothing dead is left', async ({ noJs }) => {
  const page = await noJs.newPage();
  await page.setViewportSize(views.phone);
  await page.goto('/');
  const drawer = page.getByRole('dialog', { name: 'Menu sklepu' });
  await expect(drawer).toBeHidden();
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(drawer).toBeVisible();
  await drawer.getByRole('link', { name: 'Zamknij' }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole('link', { name: 'Filtry', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Kobalt' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Same kubki' })).toBeVisible();
  await expect(page.getByText('Rozwiń menu')).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Liczba sztuk' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Więcej: Liczba sztuk' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Wróć na górę strony' })).toBeVisible();
});
