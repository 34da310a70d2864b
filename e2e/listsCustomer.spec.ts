import type { Page } from '@playwright/test';
import { login, PASSWORD, password, registered, someone } from './support/account.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { desk as shop } from './support/desk.ts';
import { expectLaidOut } from './support/layout.ts';
import { test } from './support/oneTab.ts';
import { expect } from './support/test.ts';

const CUP = '/produkt/kubek-codzienny-kobalt-1001';
const POT = '/produkt/czajnik-nocny-1023';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).click();

async function save(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await press(page, /^Zapisz na liście$/);
  await expect(page.getByRole('status').filter({ hasText: 'Zapisane na liście' })).toBeVisible();
}

test('lists of a guest join those of the account at sign-in, and say so', async ({ newContext }) => {
  const email = `${someone()}@example.pl`;
  const before = await newContext({ baseURL: shop.url });
  await registered(before, shop.url, { email });
  await save(await before.newPage(), POT);

  const page = await (await newContext({ baseURL: shop.url })).newPage();
  await save(page, CUP);
  await page.goto('/logowanie');
  await login(page.getByRole('main')).fill(email);
  await password(page.getByRole('main')).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await page.waitForURL(/\/konto/);
  await page.goto('/listy');
  await expect(page.getByText('Połączyliśmy Twoje listy')).toBeVisible();
  await expectNoAxeViolations(page);
  await expectLaidOut(page);
  await page.getByRole('link', { name: 'Lista zakupowa' }).first().click();
  await expect(page.getByRole('main')).toContainText('Kubek Codzienny');
  await expect(page.getByRole('main')).toContainText('Czajnik Nocny');
});

test('a name that is taken is told, and keeps what was typed', async ({ page }) => {
  await save(page, CUP);
  await page.goto('/listy');
  await page.getByLabel('Nazwa listy').fill('lista ZAKUPOWA');
  await page.getByLabel('Nazwa listy').press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Masz już listę o tej nazwie' })).toBeVisible();
  await expect(page.getByLabel('Nazwa listy')).toHaveValue('lista ZAKUPOWA');
  await expectNoAxeViolations(page);
});

test('what one tab takes away, another does not take away again', async ({ context, page }) => {
  await save(page, CUP);
  const other = await context.newPage();
  await other.goto(page.url());
  await press(page, /^Usuń z listy: Kubek Codzienny/);
  await expect(page.getByText('Na tej liście nic jeszcze nie ma')).toBeVisible();
  await press(other, /^Usuń z listy: Kubek Codzienny/);
  await expect(heading(other, 'Lista zakupowa')).toBeVisible();
  await expect(other.getByText('Na tej liście nic jeszcze nie ma')).toBeVisible();
});
