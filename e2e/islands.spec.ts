import type { Page } from '@playwright/test';
import { ADDED, buy, form, number } from './support/productPage.ts';
import { expect, test } from './support/test.ts';

const PRODUCT = '/produkt/kubek-lesny-1002';
const ISLANDS = /\/assets\/(?:react|buyForm|gallery)-[^/]+\.js/;

const island = (page: Page) => page.locator('[data-island]').filter({ has: form(page) });
const awake = (page: Page) => expect(island(page)).toHaveAttribute('data-awake', '');

/** Keeps the code of islands back until it is let go. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(ISLANDS, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const adds = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('addToBasket') && asked.push(request.url()));
  return asked;
};

test('without a sign of a person no code of an island runs, though it is fetched ahead', async ({ page }) => {
  const fetched: string[] = [];
  page.on('requestfinished', (request) => ISLANDS.test(request.url()) && fetched.push(request.url()));
  await page.goto(PRODUCT);
  await expect.poll(() => fetched.filter((url) => /react-|buyForm-/.test(url)).length).toBe(2);
  await expect(island(page)).not.toHaveAttribute('data-awake');
  await page.mouse.move(40, 40);
  await awake(page);
});

test('a press before the code has come is shown as taken, and made once', async ({ page }) => {
  const letGo = await holdCode(page);
  const asked = adds(page);
  await page.goto(PRODUCT);
  await buy(page).click();
  await expect(buy(page)).toHaveAttribute('data-taken', '');
  await buy(page).click();
  // As long as a touch is waited for to become a press.
  await page.waitForTimeout(400);
  await expect(buy(page)).toHaveAttribute('data-taken', '');
  expect(asked).toEqual([]);
  letGo();
  await expect(page.getByRole('status').filter({ hasText: ADDED })).toBeVisible();
  await expect(buy(page)).not.toHaveAttribute('data-taken');
  expect(asked).toHaveLength(1);
  await expect(page).toHaveURL(new RegExp(`${PRODUCT}$`));
});

test('a touch is shown as taken before it is a press; the mark goes when it becomes none', async ({ page }) => {
  const letGo = await holdCode(page);
  const asked = adds(page);
  await page.goto(PRODUCT);
  await buy(page).hover();
  await page.mouse.down();
  await expect(buy(page)).toHaveAttribute('data-taken', '');
  await page.mouse.move(2, 2);
  await page.mouse.up();
  await expect(buy(page)).not.toHaveAttribute('data-taken');
  // What a browser tells of a finger that scrolls.
  await buy(page).dispatchEvent('pointerdown', { button: 0 });
  await expect(buy(page)).toHaveAttribute('data-taken', '');
  await buy(page).dispatchEvent('pointercancel');
  await expect(buy(page)).not.toHaveAttribute('data-taken');
  await buy(page).dispatchEvent('pointerdown', { button: 2 });
  await expect(buy(page)).not.toHaveAttribute('data-taken');
  // Awake under a finger that rests on it.
  await buy(page).hover();
  await page.mouse.down();
  await expect(buy(page)).toHaveAttribute('data-taken', '');
  letGo();
  await awake(page);
  await expect(buy(page)).not.toHaveAttribute('data-taken');
  expect(asked).toEqual([]);
  await page.mouse.up();
  await expect(page.getByRole('status').filter({ hasText: ADDED })).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('the form wakes before what is only looked at', async ({ page }) => {
  const letGo = await holdCode(page);
  await page.goto(PRODUCT);
  await page.evaluate(() => {
    const order: boolean[] = [];
    const note = (records: MutationRecord[]) => {
      for (const { target } of records) order.push((target as Element).querySelector('form') !== null);
    };
    new MutationObserver(note).observe(document, { subtree: true, attributeFilter: ['data-awake'] });
    Object.assign(window, { order });
  });
  await page.mouse.move(40, 40);
  letGo();
  await expect(page.locator('[data-island][data-awake]')).not.toHaveCount(1);
  await awake(page);
  expect(await page.evaluate(() => Reflect.get(window, 'order'))).toMatchObject({ 0: true });
});

test('code that never comes leaves the served page, which buys', async ({ page, guard }) => {
  guard.allowConsole(/Failed to load resource|Failed to fetch dynamically/);
  guard.allowRequest(ISLANDS);
  await page.route(ISLANDS, (route) => route.abort());
  await page.goto(PRODUCT);
  await number(page).fill('2');
  await buy(page).click();
  await expect(page).toHaveURL(/\/koszyk/);
  await expect(page.getByRole('main')).toContainText('Kubek Leśny');
});

test('two islands of a page wake by themselves, each with ids of its own', async ({ page }) => {
  await page.goto(PRODUCT);
  await page.mouse.move(40, 40);
  await awake(page);
  await expect(page.locator('[data-island][data-awake]')).not.toHaveCount(1);
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('an island goes on where it was when the browser brings the page back', async ({ page }) => {
  await page.goto(PRODUCT);
  await page.mouse.move(40, 40);
  await awake(page);
  await number(page).fill('3');
  // Another document: the first one waits in the browser's memory, or is loaded anew.
  await page.goto('about:blank');
  await page.goBack();
  await page.mouse.move(60, 60);
  await awake(page);
  await buy(page).click();
  await expect(page.getByRole('status').filter({ hasText: ADDED })).toBeVisible();
});

test('an island that a swap brings wakes like one of a document', async ({ page }) => {
  await page.goto('/kategoria/kubki-i-filizanki');
  await page.getByRole('link', { name: 'Kubek Leśny' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kubek Leśny');
  await buy(page).click();
  await expect(page.getByRole('status').filter({ hasText: ADDED })).toBeVisible();
});
