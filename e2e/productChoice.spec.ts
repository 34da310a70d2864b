import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { test } from './support/oneTab.ts';
import { ADDED, amount, buy, form, number, numberMessage, openAwake } from './support/productPage.ts';
import { expect } from './support/test.ts';
import { expectFits } from './support/views.ts';

const JUICE = '/produkt/sok-z-pigwy-1036';
const CLAY = '/produkt/glina-kamionkowa-jasna-1059';
const SET = '/produkt/dzbanek-z-sokiem-1070';
const DRAWN = '/produkt/kubek-z-rysunkiem-1072';

const held = (page: Page) => page.locator('#projector_in_basket');
const taste = (page: Page) => form(page).getByRole('combobox', { name: 'Rozmiar: Sok z pigwowca' });

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const drawing = { name: 'rysunek.png', mimeType: 'image/png', buffer: PNG };
const program = { name: 'rysunek.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') };

async function add(page: Page, quantity: string): Promise<void> {
  await number(page).fill(quantity);
  await buy(page).click();
  await expect(form(page).getByRole('status').filter({ hasText: ADDED })).toBeVisible();
}

test.describe('what lies in the basket counts', () => {
  test('the basket counts for the limits of a size and of all sizes together', async ({ page }) => {
    await openAwake(page, `${JUICE}?size=pigwowiec`);
    await add(page, '10');
    await expect(held(page)).toContainText('Już w koszyku: 10 szt');
    // No more than 12 of a size.
    await expect(number(page)).toHaveValue('2');
    await expect(numberMessage(page)).toHaveText('Maksymalnie możesz zamówić 2 szt.');
    await expectNoAxeViolations(page, { part: form(page) });

    await openAwake(page, `${JUICE}?size=jablko`);
    await number(page).fill('12');
    await number(page).press('Enter');
    // No more than 18 of all sizes: eight are left.
    await expect(numberMessage(page)).toHaveText('Maksymalnie możesz zamówić 8 szt.');
    await expect(number(page)).toHaveValue('8');
    await add(page, '8');
    await expect(held(page)).toContainText('Już w koszyku: 18 szt');
    await expect(numberMessage(page)).toHaveText('');
    await buy(page).click();
    await expect(numberMessage(page)).toHaveText('Maksymalnie możesz zamówić 18 szt.');
    await expect(form(page).getByRole('link', { name: 'Przejdź do koszyka' })).toHaveAttribute('href', '/koszyk');
    await expectNoAxeViolations(page, { part: form(page) });
  });

  test('the basket counts for the least quantity, which is reached already', async ({ page }) => {
    await openAwake(page, CLAY);
    await add(page, '2');
    await expect(held(page)).toContainText('Już w koszyku: 2 kg');
    await number(page).fill('0,5');
    await number(page).press('Enter');
    await expect(number(page)).toHaveValue('0,5');
    await expect(numberMessage(page)).toHaveText('');
  });

  test('the basket comes in the one call that asks for all that is the shopper’s own, once there is something', async ({
    page,
  }) => {
    const asked: string[][] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/ajax/get.php')) return;
      const sections = JSON.parse(new URLSearchParams(request.postData() ?? '').get('request') ?? '');
      asked.push(Object.keys(sections));
    });
    await openAwake(page, JUICE);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await add(page, '2');
    await expect(held(page)).toContainText('Już w koszyku: 2 szt');
    await openAwake(page, JUICE);
    await expect(held(page)).toContainText('Już w koszyku: 2 szt');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([['Basket'], ['Basket', 'Wishlist']]);
  });
});

test.describe('a bundle whose parts can be chosen', () => {
  test('has the stock and the saving of what is chosen, and fits every width', async ({ page }) => {
    await openAwake(page, SET);
    await expect(form(page)).toContainText('W zestawie taniej o 12,00 zł (5 %) niż osobno');
    await expect(taste(page)).toHaveValue('1036:pigwowiec:2');
    await expect(taste(page).getByRole('option', { name: 'pigwowiec z dynią (wyprzedane)' })).toBeAttached();
    await expect(amount(page)).toContainText('12 sztuk w magazynie');
    await taste(page).selectOption('pigwowiec z jabłkiem');
    await expect(page).toHaveURL(/part=1026%3Auniw%3A1&part=1036%3Ajablko%3A2/);
    await expect(amount(page)).toContainText('12 sztuk w magazynie');
    await buy(page).click();
    await expect(form(page).getByRole('status').filter({ hasText: ADDED })).toBeVisible();
    await taste(page).selectOption('pigwowiec z dynią (wyprzedane)');
    await expect(page.locator('#projector_announcement')).toHaveText('Produkt niedostępny');
    await expect(form(page)).not.toContainText(ADDED);
    await expect(page.locator('#projector_button_basket:enabled')).toHaveCount(0);
    await expectFits(page);
    await expectNoAxeViolations(page, { part: form(page) });
    await page.goto('/koszyk');
    await expect(page.getByRole('main')).toContainText('2 × Sok z pigwowca, pigwowiec z jabłkiem');
  });
});

test.describe('a file that a thing is made with', () => {
  const file = (page: Page) => form(page).locator('#projector_file_rysunek');

  for (const width of [360, 1280]) {
    test(`goes ahead of the form, with its fault beside it, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openAwake(page, DRAWN);
      await expect(form(page)).toContainText('JPG, PNG albo PDF. Najwyżej 1 plik, do 8 MB.');
      await file(page).setInputFiles(program);
      await expect(form(page)).toContainText(
        'Nie można wgrać pliku rysunek.exe, ponieważ załączanie plików tego typu jest niedozwolone.',
      );
      await file(page).setInputFiles(drawing);
      await expect(form(page).getByRole('link', { name: 'rysunek.png' })).toBeVisible();
      await expect(form(page)).not.toContainText('rysunek.exe');
      if (width === 360) await expectNoAxeViolations(page, { part: form(page) });
      await form(page).getByLabel('Podpis pod rysunkiem').fill('Babcia');
      const sent = page.waitForRequest(/graphql/);
      await buy(page).click();
      const { query } = (await sent).postDataJSON() as { query: string };
      expect(query).toMatch(/\{key: "rysunek", value: "[0-9a-f-]{36}"\}, \{key: "podpis", value: "Babcia"\}/);
      await expect(form(page).getByRole('status').filter({ hasText: ADDED })).toBeVisible();
      await page.goto('/koszyk');
      await expect(page.getByRole('main')).toContainText('rysunek.png');
    });
  }

  test('a file that was chosen before any script is sent all the same', async ({ page }) => {
    await page.goto(DRAWN, { waitUntil: 'commit' });
    await file(page).setInputFiles(drawing);
    await expect(form(page).getByRole('link', { name: 'rysunek.png' })).toBeVisible();
  });

  test('a file that is needed has to be there', async ({ page }) => {
    await openAwake(page, DRAWN);
    await buy(page).click();
    await expect(file(page)).toBeFocused();
    await expect(form(page)).not.toContainText(ADDED);
  });
});
