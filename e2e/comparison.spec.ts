import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expectLaidOut } from './support/layout.ts';
import { test } from './support/oneTab.ts';
import { expect, test as inTabOfItsOwn } from './support/test.ts';
import { expectFits, views } from './support/views.ts';

const CUP = '/produkt/kubek-codzienny-kobalt-1001';
const FOREST = '/produkt/kubek-lesny-1002';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('main')
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
const table = (page: Page) => page.getByRole('table', { name: 'Porównanie' });
const fact = (page: Page, name: RegExp) => table(page).getByRole('row', { name });

test('products are set side by side, and sent to a friend', async ({ page, newContext }) => {
  await page.goto('/porownanie');
  await expect(heading(page, 'Postaw dwa obok siebie')).toBeVisible();
  await expectNoAxeViolations(page);

  await page.goto(CUP);
  await press(page, 'Porównaj');
  await expect(heading(page, '1 produkt w porównaniu')).toBeVisible();
  await expect(page.getByText('Dodaj jeszcze jeden produkt')).toBeVisible();
  await expectNoAxeViolations(page);

  // What was compared before is known on the page of another product.
  await page.goto(FOREST);
  await press(page, 'Porównaj');
  await expect(heading(page, '2 produkty obok siebie')).toBeVisible();
  expect(new URL(page.url()).search).toBe('?ids=1001,1002');
  await expect(fact(page, /^Szkliwo/)).toContainText(/różni się.*Kobalt.*Mech/);
  await expect(fact(page, /^Zmywarka/)).not.toContainText('różni się');
  await page.getByRole('switch', { name: 'Tylko różnice' }).check();
  await expect(fact(page, /^Zmywarka/)).toHaveCount(0);
  await expect(fact(page, /^Szkliwo/)).toBeVisible();

  const friend = await (await newContext()).newPage();
  await friend.goto(page.url());
  await expect(heading(friend, '2 produkty obok siebie')).toBeVisible();
  expect((await friend.context().cookies()).map(({ name }) => name)).not.toContain('compared');
  await expectNoAxeViolations(friend);

  await press(page, /^Usuń z porównania: Kubek Codzienny/);
  await expect(heading(page, '1 produkt w porównaniu')).toBeVisible();
  await expect(table(page)).toContainText('Kubek Leśny');
  await press(page, /^Dodaj do porównania: /);
  await expect(heading(page, '2 produkty obok siebie')).toBeVisible();
  await press(page, 'Wyczyść porównanie');
  await expect(heading(page, 'Postaw dwa obok siebie')).toBeVisible();
  await page.goto('/porownanie');
  await expect(heading(page, 'Postaw dwa obok siebie')).toBeVisible();
});

test('one more than fits takes the place of another', async ({ page }) => {
  await page.goto('/porownanie?ids=1002,1004,1007');
  await press(page, /^Dodaj do porównania: Kubek Codzienny/);
  await expect(heading(page, '4 produkty obok siebie')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Dodaj do porównania' })).toHaveCount(0);
  await page.goto('/produkt/talerz-plazowy-1015');
  await press(page, 'Porównaj');
  await expect(page.getByRole('alert').filter({ hasText: 'Obok siebie mieszczą się 4 produkty' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('radio', { name: /^Kubek Leśny/ }).check();
  await press(page, 'Zamień');
  await expect(heading(page, '4 produkty obok siebie')).toBeVisible();
  await expect(table(page)).toContainText('Talerz Plażowy');
  await expect(table(page)).not.toContainText('Kubek Leśny');
});

test('a phone shows two of four, by choice; every window holds all of it', async ({ page }) => {
  await page.setViewportSize(views.phone);
  await page.goto('/porownanie?ids=1001,1002,1004,1007');
  const names = table(page).getByRole('columnheader');
  await expect(names).toHaveCount(2);
  await expect(names.first()).toContainText('Kubek Codzienny');
  await page.getByLabel('Po lewej').selectOption({ label: await lastOf(page) });
  await page.getByLabel('Po prawej').selectOption({ index: 0 });
  await press(page, 'Pokaż');
  await expect(names.first()).toContainText('Kubek z imieniem');
  await expect(names.last()).toContainText('Kubek Codzienny');
  await expectLaidOut(page);
  // With text twice as large a name is still told from others in the field that it is chosen in.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const { width } = (await page.getByLabel('Po lewej').boundingBox()) ?? { width: 0 };
  expect(width).toBeGreaterThan(200);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await expectFits(page, async (view) => {
    await expect(names).toHaveCount(view === 'phone' ? 2 : 4);
    await expectNoAxeViolations(page, { dark: view === 'phone' });
  });
});

test('one without a picture stands among the others as they do, and a price alone is bold', async ({ page }) => {
  await page.setViewportSize(views.phone);
  await page.goto('/porownanie?ids=1001,1002');
  const buttons = page.getByRole('button', { name: /^Dodaj do porównania: / });
  await expect(page.getByRole('button', { name: 'Dodaj do porównania: Czarka Nocna' })).toHaveCount(1);
  const lefts = await buttons.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
  expect(new Set(lefts).size, 'places of the buttons').toBe(1);
  // A plate this small has no room for words.
  await expect(page.getByText('Bez zdjęcia').filter({ visible: true })).toHaveCount(0);
  await expect(table(page).getByText('Najniższa cena z 30 dni przed obniżką')).toHaveCSS('font-weight', '400');
});

const lastOf = async (page: Page): Promise<string> =>
  (await page.getByLabel('Po lewej').getByRole('option').last().textContent()) ?? '';

test('an address with products that are gone, or with no products, says so', async ({ page }) => {
  await page.goto('/porownanie?ids=1001,999999,1002');
  await expect(page.getByText('Jednego produktu z tego porównania już nie mamy.')).toBeVisible();
  await expect(heading(page, '2 produkty obok siebie')).toBeVisible();
  await page.goto('/porownanie?ids=999999');
  await expect(heading(page, /^Tych produktów już nie mamy/)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto('/porownanie?ids=%3Cscript%3E,-1,1e9');
  await expect(heading(page, 'Postaw dwa obok siebie')).toBeVisible();
});

inTabOfItsOwn('the address is copied', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/porownanie?ids=1001,1002');
  await press(page, 'Kopiuj adres');
  await expect(page.getByRole('status').filter({ hasText: 'Adres porównania jest skopiowany.' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname + new URL(copied).search).toBe('/porownanie?ids=1001,1002');
  expect(baseURL).toBeDefined();
});
