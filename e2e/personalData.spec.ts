import type { BrowserContext, Page } from '@playwright/test';
import { registered } from './support/account.ts';
import { expectTakenOver } from './support/live.ts';
import { test } from './support/oneTab.ts';
import { expect } from './support/test.ts';

const CALL = '/ajax/get.php';
const CUPS = '/kategoria/kubki-i-filizanki';
const cup = { product: '1001', size: '350', number: '2' };
const origin = (): string => process.env.E2E_SHOP_URL ?? '';

const add = (context: BrowserContext, fields: Record<string, string>) =>
  context.request.post('/koszyk', { form: { mode: '1', ...fields }, maxRedirects: 0 });
const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Koszyk/ });

/** Names of the sections that each call asks for, from now on. */
function watchCalls(page: Page): string[][] {
  const calls: string[][] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(CALL)) return;
    const wanted = new URLSearchParams(request.postData() ?? '').get('request') ?? '{}';
    calls.push(Object.keys(JSON.parse(wanted)));
  });
  return calls;
}

/** What waited for idle time before has run. */
const idle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

/** Goes to a page by a link and back, without a document of its own in between. */
async function walk(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Okruszki' }).getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stół');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kubki i filiżanki');
}

test('who has nothing of their own asks for nothing', async ({ page }) => {
  const calls = watchCalls(page);
  await page.goto(CUPS);
  await expectTakenOver(page);
  await walk(page);
  await page.goto('/koszyk');
  await expectTakenOver(page);
  await expect(page.getByRole('heading', { level: 1, name: /^Koszyk/ })).toBeVisible();
  await page.goto('/strona/o-nas');
  await expectTakenOver(page);
  await expect(link(page)).toHaveAccessibleName('Koszyk');
  expect(calls).toEqual([]);
});

test('who has a basket asks once a document, and again only when it changes', async ({ page, context }) => {
  await add(context, cup);
  const calls = watchCalls(page);
  await page.goto(CUPS);
  await expect(link(page)).toHaveAccessibleName('Koszyk, 1 produkt');
  await walk(page);
  await expect(link(page)).toHaveAccessibleName('Koszyk, 1 produkt');
  expect(calls).toEqual([['Basket', 'Wishlist']]);
  await add(context, { product: '1049' });
  await page.evaluate(() => window.dispatchEvent(new Event('addedtoBasket')));
  await expect(link(page)).toHaveAccessibleName('Koszyk, 2 produkty');
  expect(calls).toEqual([['Basket', 'Wishlist'], ['Basket']]);
});

test('who is signed in asks for all in one call, and the dialog of a stranger asks for its part once', async ({
  page,
  context,
  newContext,
}) => {
  await registered(context, origin());
  const calls = watchCalls(page);
  await page.goto(CUPS);
  await expect(page.getByRole('link', { name: 'Konto: Ewa' })).toBeVisible();
  await walk(page);
  expect(calls).toEqual([['Basket', 'Customer', 'Wishlist']]);

  const stranger = await (await newContext()).newPage();
  const theirs = watchCalls(stranger);
  await stranger.goto(CUPS);
  await expectTakenOver(stranger);
  for (let time = 0; time < 2; time += 1) {
    await stranger.getByRole('banner').getByRole('link', { name: 'Konto', exact: true }).click();
    await expect(stranger.getByRole('dialog', { name: 'Zaloguj się' })).toBeVisible();
    // It asks when the browser is idle; a dialog closed before that asks for nothing.
    await idle(stranger);
    await expect.poll(() => theirs).toEqual([['Customer']]);
    await stranger.keyboard.press('Escape');
    await expect(stranger.getByRole('dialog')).toHaveCount(0);
  }
});
