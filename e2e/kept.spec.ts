import type { Page } from '@playwright/test';
import { registered } from './support/account.ts';
import { desk } from './support/desk.ts';
import { placeOrder } from './support/order.ts';
import { expect, test } from './support/test.ts';

/** Names of all that the browser keeps for this page's origin. */
async function kept(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...new Set([...cookies, ...keys])];
}

test('the privacy page lists all that a browser keeps after a long visit', async ({ newContext }) => {
  const page = await (await newContext({ asked: false })).newPage();
  const seen = new Set<string>();
  const look = async () => {
    for (const name of await kept(page)) seen.add(name);
  };
  await page.goto('/');
  await page.mouse.move(40, 400);
  await page.mouse.move(60, 420);
  await page.getByRole('button', { name: 'Zgadzam się' }).click();
  for (const close of await page.getByRole('button', { name: /^Zamknij/ }).all())
    if (await close.isVisible()) await close.click();
  await look();
  const plain = page.getByRole('banner').getByRole('textbox', { name: 'Szukaj', exact: true });
  await plain.click();
  await page.getByRole('combobox', { name: 'Szukaj', exact: true }).fill('kubek');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('kubek');
  await look();
  await page.goto('/produkt/kubek-codzienny-kobalt-1001');
  await page.getByRole('button', { name: 'Do koszyka' }).first().click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Koszyk/ })).toHaveAccessibleName(/1 produkt/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Ustawienia/ }).click();
  await page.getByRole('radio', { name: 'Ciemny' }).check();
  await page.getByRole('button', { name: 'Porównaj', exact: true }).click();
  await expect(page.getByRole('heading', { name: /w porównaniu$/ })).toBeVisible();
  await look();
  await page.goto('/koszyk');
  await look();
  await page.goto('/strona/polityka-prywatnosci');
  const names = await page.getByRole('main').locator('td:first-child code').allTextContents();
  const listed = (name: string) =>
    names.some((one) => one === name || (one.endsWith('…') && name.startsWith(one.slice(0, -1))));
  expect(seen.size).toBeGreaterThan(8);
  expect([...seen].filter((name) => !listed(name))).toEqual([]);
});

test('and of somebody who orders, wishes, chooses a country and reads what is near', async ({ newContext }) => {
  const context = await newContext({ asked: false, baseURL: desk.url });
  const page = await context.newPage();
  const seen = new Set<string>();
  const look = async () => {
    for (const name of await kept(page)) seen.add(name);
  };
  await page.goto('/produkt/czajnik-nocny-1023');
  await page.mouse.move(40, 400);
  await page.getByRole('button', { name: 'Zgadzam się' }).click();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await look();
  await page.request.post('/listy', { form: { save: '1023' } });
  await page.request.post('/kraj-dostawy', { form: { country: 'DE' } });
  await page.request.post('/koszyk', { form: { mode: '1', product: '1023', size: 'uniw', number: '1' } });
  for (const path of ['/listy', '/porownanie?ids=1001,1002', '/koszyk', '/zamowienie']) {
    await page.goto(path);
    await look();
  }
  await page.getByRole('textbox', { name: 'Imię', exact: true }).fill('Anna');
  await page.getByRole('textbox', { name: 'Nazwisko', exact: true }).fill('Nowak');
  await page.getByRole('heading', { level: 1 }).click();
  await look();
  const at = await placeOrder(context, [{ product: '1023', size: 'uniw' }], { payment: 'blik' });
  for (const path of [at, '/', '/strona/polityka-prywatnosci']) {
    await page.goto(path);
    await page.mouse.wheel(0, 50);
    await look();
  }
  const names = await page.getByRole('main').locator('td:first-child code').allTextContents();
  const listed = (name: string) =>
    names.some((one) => one === name || (one.endsWith('…') && name.startsWith(one.slice(0, -1))));
  expect([...seen].filter((name) => !listed(name))).toEqual([]);
});

test('and of a customer', async ({ page, context, baseURL }) => {
  await registered(context, baseURL ?? '');
  await page.goto('/strona/polityka-prywatnosci');
  const names = await page.getByRole('main').locator('td:first-child code').allTextContents();
  const all = await kept(page);
  expect(all).toContain('zalogowany');
  expect(all.filter((name) => !names.includes(name))).toEqual([]);
});
