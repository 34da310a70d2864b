import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { test } from './support/oneTab.ts';
import { expect } from './support/test.ts';
import { expectNoHorizontalScroll } from './support/views.ts';

const LIST = '/kategoria/stol';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Scripts run: the list applies each choice by itself, so the button that sends it is gone. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('#menu_navbar')).toHaveAttribute('data-live', 'true');
}

/** How many documents were asked for since. */
function documents(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

test('a link to what is gone keeps the shop around it', async ({ page, guard }) => {
  guard.allowConsole(/status of 404/);
  await open(page, LIST);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/produkt/kubek-999999';
    link.textContent = 'Kubek, którego nie ma';
    document.querySelector('main h1')?.append(link);
  });
  await page.getByRole('link', { name: 'Kubek, którego nie ma' }).click();
  await expect(heading(page)).toHaveText('Tu już nic nie stoi');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page).toHaveTitle(/Nie ma takiej strony/);
  await page.getByRole('main').getByRole('link', { name: 'Stół' }).click();
  await expect(heading(page)).toHaveText('Stół');
});

test('a product leads to its versions', async ({ page }) => {
  await open(page, '/produkt/kubek-codzienny-kobalt-1001');
  const loads = documents(page);
  const versions = page.getByRole('navigation', { name: /^Szkliwo/ });
  await expect(versions.locator('[aria-current="page"]')).toHaveText('kobalt');
  await expect(page.getByRole('group', { name: 'Rozmiar' }).getByRole('radio')).toHaveCount(3);
  await versions.getByRole('link', { name: 'pawie' }).click();
  await expect(page).toHaveURL(/\/produkt\/kubek-pawie-oko-1004$/);
  await expect(heading(page)).toHaveText('Kubek Pawie Oko');
  await expect(versions.locator('[aria-current="page"]')).toHaveText('pawie');
  expect(loads()).toBe(0);
});

test('a visitor is told to nobody and marked by nothing, until they choose', async ({ newContext, baseURL }) => {
  const context = await newContext({ asked: false });
  const page = await context.newPage();
  const origins = new Set<string>();
  const answers: Promise<string[]>[] = [];
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  page.on('response', (response) => {
    const names = response.headersArray().then((all) => all.map(({ name }) => name.toLowerCase()));
    answers.push(names.then((all) => (all.includes('set-cookie') ? [response.url()] : [])));
  });
  await open(page, '/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Regulamin', exact: true }).click();
  await expect(heading(page)).toHaveText(/Regulamin/);
  for (const path of [LIST, '/produkt/kubek-lesny-1002', '/kontakt', '/promocje', '/nowosci']) await open(page, path);
  expect([...origins]).toEqual([new URL(baseURL ?? '').origin]);
  expect((await Promise.all(answers)).flat()).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  const notice = page.getByRole('region', { name: 'Ciasteczka, te bez cukru' });
  const kept = async () =>
    Object.fromEntries(
      (await context.cookies()).map(({ name, value, expires }) => [
        name,
        [value, Math.round((expires - Date.now() / 1000) / 86_400)],
      ]),
    );
  // It comes with the first sign of a person.
  await page.mouse.wheel(0, 100);
  await expect(notice).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoAxeViolations(page);
  await expectNoHorizontalScroll(page);
  const look = (name: string) =>
    notice.getByRole('button', { name }).evaluate((button) => button.className + getComputedStyle(button).background);
  expect(await look('Odrzuć wszystkie'), 'as easy as agreeing').toBe(await look('Zgadzam się'));
  await notice.getByRole('button', { name: 'Odrzuć wszystkie' }).click();
  await expect(notice).toHaveCount(0);
  expect(await kept()).toEqual({ ck_cook: ['1', 30], consent: ['', 30] });
  await open(page, '/kontakt');
  await page.mouse.wheel(0, 100);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Zgody na ciasteczka' }).click();
  const message = page.getByRole('dialog', { name: 'Ciasteczka, te bez cukru' });
  await expect(message).toContainText('Teraz: bez zgody.');
  await expect(notice, 'nobody is asked twice').toHaveCount(0);
  await expectNoAxeViolations(page);
  await message.getByRole('button', { name: 'Zgadzam się' }).click();
  await expect(message).toHaveCount(0);
  expect(await kept()).toEqual({ ck_cook: ['1', 30], consent: ['preferences', 30] });
});
