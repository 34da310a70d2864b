import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { PASSWORD, registered, signedOut } from './support/account.ts';
import { acceptTerms, expectPlaced, fillBuyer, payByTransfer, placeButton, way } from './support/checkout.ts';
import { type RunningShop, startShop } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const SNIPPETS = `data_layer: true
snippets:
  - { id: pomiar, region: head, purpose: statistics, script: pomiar.js }
  - { id: zakup, purpose: marketing, script: zakup.js, on: [purchase] }
`;
/** Keeps what it finds, as a tag would send it. */
const PURCHASE = `sessionStorage.setItem('_zakup', document.currentScript.dataset.event);
`;

let dir: string;
let shop: RunningShop;
// In one worker, so that it is started once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'witryna-measuring-'));
  cpSync('shop', dir, { recursive: true });
  mkdirSync(join(dir, 'scripts'));
  writeFileSync(join(dir, 'scripts/pomiar.js'), 'window.measured = true;\n');
  writeFileSync(join(dir, 'scripts/zakup.js'), PURCHASE);
  writeFileSync(join(dir, 'content/snippets.yaml'), SNIPPETS);
  shop = await startShop({ SHOP_DIR: dir, RATE_LIMITS: '0' });
});
test.afterAll(async () => {
  await shop?.stop();
  rmSync(dir, { recursive: true, force: true });
});

type Pushed = { event?: string; ecommerce?: Record<string, unknown> | null; [more: string]: unknown };

/** What stands in the data layer; a command of consent as a list. */
const layer = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: object[] }).dataLayer ?? []).map((one) =>
      Object.prototype.toString.call(one) === '[object Arguments]' ? Array.from(one as ArrayLike<unknown>) : one,
    ),
  ) as Promise<(Pushed | unknown[])[]>;
const commands = async (page: Page) => (await layer(page)).filter((one) => Array.isArray(one));
const events = async (page: Page) =>
  (await layer(page)).flatMap((one) => (!Array.isArray(one) && one.event !== undefined ? [one] : []));
const names = async (page: Page) => (await events(page)).map(({ event }) => event);
const last = async (page: Page, name: string) => (await events(page)).findLast(({ event }) => event === name);

const open = async (page: Page, path: string) => {
  await page.goto(shop.url + path);
  await page.mouse.wheel(0, 50);
};
const choose = async (page: Page, ...purposes: string[]) => {
  const asked = page.getByRole('region', { name: 'Ciasteczka, te bez cukru' });
  await asked.getByRole('button', { name: 'Wybierz cele' }).click();
  const choices = page.getByRole('dialog', { name: 'Na co jest zgoda?' });
  for (const purpose of purposes) await choices.getByText(purpose, { exact: true }).click();
  await choices.getByRole('button', { name: purposes.length > 0 ? 'Zapisz wybór' : 'Odrzuć wszystkie' }).click();
};

const denied = Object.fromEntries(
  [
    ...['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'],
    ...['functionality_storage', 'personalization_storage', 'security_storage'],
  ].map((type) => [type, 'denied']),
);

test('without consent all is denied, nothing is told, no script or name of another comes, and only what needs none is kept', async ({
  newContext,
}) => {
  const page = await (await newContext({ asked: false, serviceWorkers: 'allow' })).newPage();
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(shop.url) || request.url().includes('/dodatki/')) outside.push(request.url());
  });
  await open(page, '/kategoria/kubki-i-filizanki');
  await expect.poll(() => commands(page)).toEqual([['consent', 'default', denied]]);
  await choose(page);
  await expect.poll(() => commands(page)).toContainEqual(['consent', 'update', denied]);
  await page.locator('#content h3 a').first().click();
  await expect(page).toHaveURL(/\/produkt\//);
  await page.getByRole('button', { name: 'Do koszyka' }).first().click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Koszyk/ })).toHaveAccessibleName(/1 produkt/);
  await page.getByRole('banner').getByRole('textbox', { name: 'Szukaj', exact: true }).click();
  await page.keyboard.type('kubek');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/szukaj\?text=kubek/);
  expect([await names(page), outside]).toEqual([[], []]);
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toEqual([]);
  const kept = [
    ...(await page.context().cookies()).map(({ name }) => name),
    ...(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])),
    ...(await page.evaluate(() => caches.keys())),
  ];
  await page.goto(`${shop.url}/strona/polityka-prywatnosci`);
  const rows = page.getByRole('main').getByRole('row');
  const listed = (wanted: Locator) => wanted.locator('td:first-child code').allTextContents();
  expect(await listed(rows.filter({ hasText: 'za zgodą' }))).toEqual([
    ...['recentProducts', 'recentSearches', 'visits', 'heardEvents'],
  ]);
  const free = await listed(rows.filter({ hasNotText: 'za zgodą' }));
  const isFree = (name: string) =>
    free.some((one) => (one.endsWith('…') ? name.startsWith(one.slice(0, -1)) : name === one));
  expect(kept.length).toBeGreaterThan(3);
  expect(kept.filter((name) => !isFree(name))).toEqual([]);
});

test('with consent a purchase is told step by step, once, without a request to anybody else', async ({
  newContext,
}) => {
  test.slow();
  const page = await (await newContext({ asked: false })).newPage();
  const outside: string[] = [];
  page.on('request', (request) => void (request.url().startsWith(shop.url) || outside.push(request.url())));
  await open(page, '/kategoria/kubki-i-filizanki');
  await choose(page, 'Statystyka', 'Reklama');
  await expect.poll(() => names(page)).toEqual(['view_item_list']);
  expect(await commands(page)).toEqual([
    ['consent', 'default', denied],
    [
      ...['consent', 'update'],
      {
        ...denied,
        ...{
          ad_storage: 'granted',
          ad_user_data: 'granted',
          ad_personalization: 'granted',
          analytics_storage: 'granted',
        },
      },
    ],
  ]);
  const list = (await last(page, 'view_item_list'))?.ecommerce;
  expect(list).toMatchObject({ item_list_id: '/kategoria/kubki-i-filizanki', item_list_name: expect.any(String) });
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('#content h3 a').first().click();
  await expect.poll(() => names(page)).toEqual(['view_item_list', 'select_item', 'view_item']);
  const item = { item_id: expect.stringMatching(/^\d+-\w+$/), item_brand: 'Glinianka', price: expect.any(Number) };
  expect((await last(page, 'select_item'))?.ecommerce?.items).toEqual([expect.objectContaining({ ...item, index: 0 })]);
  expect((await last(page, 'view_item'))?.ecommerce).toMatchObject({ currency: 'PLN', items: [item] });

  await page.getByRole('button', { name: 'Do koszyka' }).first().click();
  await expect.poll(() => names(page)).toContain('add_to_cart');
  expect((await last(page, 'add_to_cart'))?.ecommerce).toMatchObject({
    currency: 'PLN',
    items: [{ ...item, quantity: 1 }],
  });

  await open(page, '/koszyk');
  await expect.poll(() => names(page)).toEqual(['view_cart']);
  await open(page, '/szukaj?text=kubek');
  await expect.poll(() => names(page)).toEqual(['search', 'view_item_list']);
  expect(await last(page, 'search')).toEqual({ event: 'search', search_term: 'kubek' });

  await open(page, '/zamowienie');
  await expect.poll(() => names(page)).toEqual(['begin_checkout']);
  await fillBuyer(page, 'pomiar@example.pl');
  await way(page, 'Kurier').check();
  await payByTransfer(page);
  await expect.poll(() => names(page)).toContain('add_payment_info');
  expect((await last(page, 'add_shipping_info'))?.ecommerce).toMatchObject({ shipping_tier: 'kurier' });
  expect((await last(page, 'add_payment_info'))?.ecommerce).toMatchObject({ payment_type: 'transfer' });
  await acceptTerms(page);
  await placeButton(page).click();
  const number = await expectPlaced(page);
  await page.mouse.wheel(0, 50);
  await expect.poll(() => last(page, 'purchase')).toBeTruthy();
  expect((await last(page, 'purchase'))?.ecommerce).toMatchObject({
    ...{ transaction_id: String(number), currency: 'PLN', shipping: expect.any(Number), tax: expect.any(Number) },
    items: [{ ...item, quantity: 1 }],
  });
  // The script of the merchant's own has heard of it, for the other consent.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('_zakup')))
    .toContain(`"transaction_id":"${number}"`);
  await page.reload();
  await page.mouse.wheel(0, 50);
  await expect.poll(() => commands(page)).toHaveLength(2);
  await page.getByRole('contentinfo').locator('a[data-own="cookies"]').click();
  expect(await names(page)).toEqual([]);

  // Taken back: all is denied again, and what the scripts kept is gone.
  const reloaded = page.waitForEvent('load');
  await page.getByRole('dialog').getByRole('button', { name: 'Odrzuć wszystkie' }).click();
  await reloaded;
  await page.mouse.wheel(0, 50);
  await expect.poll(() => commands(page)).toEqual([['consent', 'default', denied]]);
  expect(await page.evaluate(() => [sessionStorage.getItem('_zakup'), 'measured' in window])).toEqual([null, false]);
  expect(outside).toEqual([]);
});

test('an account, a list and a basket are told once, also when a page is left before its answer came', async ({
  newContext,
  guard,
}) => {
  test.slow();
  const context = await newContext({ baseURL: shop.url });
  await context.addCookies([{ name: 'consent', value: 'statistics', url: shop.url }]);
  const page = await context.newPage();
  const email = await registered(context, shop.url);
  await open(page, '/kategoria/kubki-i-filizanki');
  await expect.poll(() => names(page)).toEqual(['view_item_list', 'sign_up']);
  const heard = page.waitForResponse((answer) => /"heard":\["/.test(answer.request().postData() ?? ''));
  await page.getByRole('main').locator('button[data-own="heart"]').first().click();
  await expect.poll(() => names(page)).toEqual(['view_item_list', 'sign_up', 'add_to_wishlist']);
  await heard;
  expect((await last(page, 'add_to_wishlist'))?.ecommerce).toMatchObject({
    currency: 'PLN',
    value: expect.any(Number),
    items: [{ item_id: expect.stringMatching(/^\d+-\w+$/) }],
  });

  // The shop has given the event, and the page goes before it gets it.
  guard.allowConsole(/ERR_FAILED/);
  guard.allowRequest(/trackingEvents/);
  await open(page, '/produkt/kubek-codzienny-kobalt-1001');
  await expect.poll(() => names(page)).toEqual(['view_item']);
  // Each time that this page asks: another answer may tell it once more that an event waits.
  await page.route(/trackingEvents/, async (route) => {
    if (!route.request().headers().referer?.includes('/produkt/')) return route.continue();
    await route.fetch();
    await route.abort();
  });
  const given = page.waitForEvent('requestfailed', (request) => request.url().includes('trackingEvents'));
  await page.getByRole('button', { name: 'Do koszyka' }).first().click();
  await given;
  expect(await names(page)).toEqual(['view_item']);
  await open(page, '/kontakt');
  await expect.poll(() => names(page)).toEqual(['add_to_cart']);
  await open(page, '/strona/o-nas');
  await expect.poll(() => commands(page)).toHaveLength(2);
  expect(await names(page)).toEqual([]);

  await signedOut(context, shop.url);
  const form = { operation: 'login', login: email, password: PASSWORD };
  await context.request.post(`${shop.url}/logowanie`, { form, headers: { Origin: shop.url } });
  await open(page, '/kontakt');
  await expect.poll(() => names(page)).toEqual(['login']);
});
