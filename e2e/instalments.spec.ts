import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { test } from './support/oneTab.ts';
import { expect } from './support/test.ts';
import { expectNoHorizontalScroll, views } from './support/views.ts';

const line = (page: Page) => page.locator('#projector_instalments_raty');

test('terms, warning and representative example stand in sight where there is room', async ({ page }) => {
  await page.goto('/produkt/umywalka-owalna-1049');
  for (const width of [768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(line(page)).toContainText('10 × 157,25 zł, RRSO 12,6 %. Uwaga! Pożyczanie pieniędzy kosztuje.');
    await expectExample(page);
    await expect(line(page).getByText('Przykład reprezentatywny').filter({ visible: true })).toBeVisible();
    await expect(line(page).getByRole('row')).toHaveCount(0);
    await expectNoHorizontalScroll(page);
  }
  await line(page).locator('summary', { hasText: 'Inne okresy spłaty' }).press('Enter');
  await expect(line(page).getByRole('row')).toHaveCount(3);
  await expectNoAxeViolations(page);
});

// Directive (EU) 2023/2225, art. 8: where there is little room, the example may be one press away.
test('on a phone terms and warning stand in sight, and the example is one press away', async ({ page }) => {
  await page.setViewportSize(views.phone);
  await page.goto('/produkt/umywalka-owalna-1049');
  await expect(line(page)).toContainText('10 × 157,25 zł, RRSO 12,6 %. Uwaga! Pożyczanie pieniędzy kosztuje.');
  await expect(line(page).getByText('Rzeczywista roczna stopa')).toBeHidden();
  await line(page).getByText('Przykład reprezentatywny').filter({ visible: true }).press('Enter');
  await expectExample(page);
  await line(page).locator('summary', { hasText: 'Inne okresy spłaty' }).press('Enter');
  await expect(line(page).getByRole('row')).toHaveCount(3);
  await expectNoHorizontalScroll(page);
  await expectNoAxeViolations(page);
});

async function expectExample(page: Page): Promise<void> {
  const example = line(page).getByText('Rzeczywista roczna stopa');
  await expect(example).toBeVisible();
  await expect(example).toContainText('całkowita kwota kredytu: 1 490,00 zł, oprocentowanie stałe 11,90 %');
  await expect(example).toContainText('Glinianka sp. z o.o. jest pośrednikiem kredytowym.');
}

test('the quantity that is enough is named, and enough it is', async ({ page }) => {
  await page.goto('/produkt/kubek-codzienny-kobalt-1001?size=350');
  await expect(line(page)).toHaveText(/^Na\sraty od\s300,00\szł: zwiększ ilość do\s\d+\sszt\.$/);
  const quantity = /do\s(\d+)\sszt/.exec((await line(page).textContent()) ?? '')?.[1] ?? '';
  const field = page.getByRole('textbox', { name: 'Ilość, szt.' });
  await field.fill(quantity);
  await field.blur();
  await expect(line(page)).toContainText(/10\s×\s3\d,\d\d\szł, RRSO\s12,6\s%/);
  await field.fill(String(Number(quantity) - 1));
  await field.blur();
  await expect(line(page)).toContainText('zwiększ ilość');
});

test('nothing is said where nobody lends', async ({ page }) => {
  await page.goto('/produkt/warsztaty-pierwszy-raz-przy-kole-1067');
  await expect(page.getByRole('button', { name: 'Do koszyka' })).toBeVisible();
  await expect(line(page)).toHaveCount(0);
});

test('without scripts the example stands in sight too, and opens on a phone', async ({ noJs }) => {
  const page = await noJs.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/produkt/umywalka-owalna-1049');
  await expectExample(page);
  await page.setViewportSize(views.phone);
  await line(page).getByText('Przykład reprezentatywny').filter({ visible: true }).click();
  await expectExample(page);
});

test('of a basket: what stands against it with what would help, then the terms', async ({ page, context }) => {
  const add = (fields: Record<string, string>) =>
    context.request.post('/koszyk', { form: { mode: '1', ...fields }, maxRedirects: 0 });
  const told = page.locator('#basket_instalments_raty');
  await add({ product: '1001', size: '350', number: '1' });
  await page.goto('/koszyk');
  await expect(told).toContainText('Minimalna kwota dla systemu ratalnego to 300,00 zł. Brakuje');
  await expect(told).toContainText('zwiększ ilość produktów albo dodaj kolejny');
  await expectNoAxeViolations(page);
  await add({ product: '1049' });
  await page.reload();
  await expect(told).toContainText(/Na\sraty: 10\s×\s\d+,\d\d\szł, RRSO\s12,6\s%/);
  await expect(told.getByText('całkowita kwota do zapłaty')).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectNoAxeViolations(page);
  await add({ product: '1034', size: 'ziarno', number: '1', subscription: '1', days_in_period: '30' });
  await page.reload();
  await expect(told).toHaveText(
    'Nie wszystkie produkty w koszyku można kupić w systemie ratalnym: Kawa z palarni obok.',
  );
});
