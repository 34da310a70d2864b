import type { Page } from '@playwright/test';
import { registered } from './support/account.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { desk } from './support/desk.ts';
import { expectLaidOut, listenToAll } from './support/layout.ts';
import { expectTakenOver } from './support/live.ts';
import { test } from './support/oneTab.ts';
import { expect } from './support/test.ts';
import { expectFits, expectNoHorizontalScroll, views } from './support/views.ts';
import { watchWindow } from './support/watchWindow.ts';

const CUPS = '/kategoria/kubki-i-filizanki';
const CUP = 'Kubek Codzienny';
const OTHER = 'Kubek Leśny';

const heart = (page: Page, name = CUP) =>
  page.getByRole('main').getByRole('button', { name: `Zapisz na liście: ${name}`, exact: true });
const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Listy zakupowe/ });
const said = (page: Page, words: string) => page.getByRole('region', { name: 'Komunikaty o listach' }).getByText(words);
const isFull = (page: Page, full: boolean) => expect(heart(page)).toHaveAttribute('aria-pressed', String(full));

async function open(page: Page, path = CUPS): Promise<void> {
  await page.goto(path);
  await expectTakenOver(page);
}

test('a heart saves a product, is told once, and takes it away and back', async ({ page }) => {
  await open(page);
  await isFull(page, false);
  await heart(page).press('Enter');
  await isFull(page, true);
  await expect(said(page, 'Zapisane na liście „Lista zakupowa”.')).toBeVisible();
  await expect(link(page)).toHaveAccessibleName('Listy zakupowe, 1 produkt');
  await expect(heart(page)).toBeFocused();
  await expect(page).toHaveURL(CUPS);

  await page.reload();
  await isFull(page, true);
  const told = await listenToAll(page);
  await heart(page).click();
  await isFull(page, false);
  await expect(said(page, 'Usunięte z listy „Lista zakupowa”.')).toBeVisible();
  expect((await told()).filter((words) => words.includes('Usunięte'))).toHaveLength(1);
  await expect(link(page)).toHaveAccessibleName('Listy zakupowe');
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await isFull(page, true);
  await expect(heart(page)).toBeFocused();

  // It stays full on the way back and when the list is filtered.
  await page.getByRole('main').getByRole('link', { name: CUP, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(CUP);
  await page.goBack();
  await isFull(page, true);
  await page.goto(`${CUPS}?sort=cheap`);
  await isFull(page, true);
});

test('lists and a size are chosen for a saved product, and a new list is made', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page);
  await heart(page).click();
  await page.getByRole('button', { name: 'Lista i rozmiar' }).click();
  const box = page.getByRole('dialog', { name: `Na której liście? ${CUP}` });
  await box.getByLabel('Rozmiar').selectOption({ label: '350 ml' });
  await expect(box.getByRole('checkbox', { name: 'Lista zakupowa' })).toBeChecked();
  await expectNoHorizontalScroll(page);
  await expectNoAxeViolations(page);
  await box.getByRole('checkbox', { name: 'Lista zakupowa' }).uncheck();
  await box.getByLabel('Nowa lista').fill('Lista zakupowa');
  await box.getByRole('button', { name: 'Zapisz wybór' }).click();
  await expect(box.getByText('Masz już listę o tej nazwie')).toBeVisible();
  await box.getByLabel('Nowa lista').fill('ż'.repeat(61));
  await box.getByRole('button', { name: 'Zapisz wybór' }).click();
  await expect(box.getByLabel('Nowa lista')).toHaveAccessibleDescription(
    /Maksymalna liczba znaków dla tego pola to 60$/,
  );
  await expect(box.getByLabel('Nowa lista')).toHaveValue('ż'.repeat(61));
  await box.getByLabel('Nowa lista').fill('Prezenty');
  await box.getByLabel('Nowa lista').press('Enter');
  await expect(said(page, 'Zapisano wybór list.')).toBeVisible();
  await expect(heart(page)).toBeFocused();
  await isFull(page, true);
  await page.goto('/listy');
  await page.getByRole('main').getByRole('link', { name: 'Prezenty' }).click();
  await expect(page.getByRole('main')).toContainText('350 ml');
});

test('the window of lists opens with the sizes, however late they come, and stays in its place', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/ajax/projector.php?*get=sizes', (route) => promise.then(() => route.continue()));
  await open(page);
  await heart(page).click();
  const places = await watchWindow(page);
  const asked = page.waitForRequest('**/ajax/projector.php?*get=sizes');
  const choose = page.getByRole('button', { name: 'Lista i rozmiar' });
  await choose.click();
  await expect(choose).toHaveAttribute('aria-busy', 'true');
  await asked;
  resolve();
  const box = page.getByRole('dialog', { name: `Na której liście? ${CUP}` });
  await expect(box.getByLabel('Rozmiar')).toBeVisible();
  expect(await places()).toHaveLength(1);
});

test('the message of a heart that is pressed while the window of lists is on its way stays', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/ajax/projector.php?*get=sizes', (route) => promise.then(() => route.continue()));
  await open(page);
  await heart(page).click();
  await page.getByRole('button', { name: 'Lista i rozmiar' }).click();
  await heart(page, OTHER).click();
  await expect(heart(page, OTHER)).toHaveAttribute('aria-pressed', 'true');
  await heart(page, OTHER).click();
  await expect(said(page, 'Usunięte z listy „Lista zakupowa”.')).toBeVisible();
  resolve();
  // Its title names the product only if the sizes came in time, which a slow machine's presses use up.
  await expect(page.getByRole('dialog', { name: 'Na której liście?' })).toBeVisible();
  await expect(said(page, 'Usunięte z listy „Lista zakupowa”.')).toBeVisible();
});

test('what one tab saves stands in the other', async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await open(other);
  await heart(other).click();
  await isFull(other, true);
  await isFull(page, true);
  await heart(page).click();
  await isFull(page, false);
  await isFull(other, false);
});

test('a heart that could not be kept stays empty, and says so', async ({ page, guard }) => {
  guard.allowConsole(/Failed to load resource/);
  guard.allowRequest(/\/listy/);
  await open(page);
  await page.route('**/listy', (route) => route.abort());
  await heart(page).click();
  await expect(said(page, 'Nic się nie zmieniło.')).toBeVisible();
  await expectNoAxeViolations(page, { part: page.getByRole('region', { name: 'Komunikaty o listach' }) });
  await isFull(page, false);
  await page.unroute('**/listy');
  await heart(page).click();
  await isFull(page, true);
});

test('a heart whose code does not come sends its form', async ({ page, guard }) => {
  guard.allowConsole(/Failed to load resource|404|Failed to fetch dynamically/);
  guard.allowRequest(/press-/);
  await page.route(/\/press-[^/]*\.js/, (route) => route.abort());
  await open(page);
  await heart(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lista zakupowa' })).toBeVisible();
});

test.describe('where customers register', () => {
  test.use({ baseURL: desk.url });

  test('a customer finds on one device what the other has saved', async ({ page, context }) => {
    await open(page);
    await heart(page).click();
    await isFull(page, true);
    await registered(context, desk.url);
    await open(page);
    await isFull(page, true);
    await expect(link(page)).toHaveAccessibleName('Listy zakupowe, 1 produkt');
    await link(page).click();
    await expect(page.getByText('Połączyliśmy Twoje listy')).toBeVisible();
    await expectNoAxeViolations(page, { part: page.getByRole('main') });
    await expectLaidOut(page);
  });
});

test('hearts stand on every card, at every width', async ({ page }) => {
  for (const path of ['/', CUPS]) {
    await open(page, path);
    const cards = page.locator('li.product');
    const hearts = cards.getByRole('button', { name: /^Zapisz na liście: / });
    const count = await cards.count();
    expect(count, path).toBeGreaterThan(3);
    // A hidden one has no role.
    for (const size of [views.desktop, views.phone]) {
      await page.setViewportSize(size);
      await expect(hearts, path).toHaveCount(count);
    }
  }
  await heart(page).click();
  await isFull(page, true);
  await expectNoAxeViolations(page, { part: page.getByRole('main') });
  await expectFits(page);
});
