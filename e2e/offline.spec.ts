import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { type RunningShop, startShop } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import { expectNoHorizontalScroll } from './support/views.ts';

test.use({ serviceWorkers: 'allow' });

let shop: RunningShop;
// In one worker, so that it is started once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop?.stop());

const ready = async (page: Page, url = shop.url) => {
  await page.goto(url);
  await page.mouse.wheel(0, 50);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
        return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
      }),
    )
    .toBe(true);
};
const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Nie ma sieci' });
const basket = (page: Page) => page.getByRole('region', { name: 'W koszyku' });
const keeps = (page: Page) =>
  page.evaluate(async () => (await caches.match('/bez-sieci', { cacheName: 'witryna-koszyk' }))?.text() ?? '');

test('without a network a page of the shop comes, with what lay in the basket, and leaves when the network is back', async ({
  newContext,
  guard,
}) => {
  guard.allowNoNetwork();
  guard.allowRequest(/\/produkt\/|\/kategoria\/|\/pictures\/|\.woff2/);
  const context = await newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const form = { mode: '1', number: '2', product: '1001', size: '350' };
  await context.request.post(`${shop.url}/koszyk`, { form, maxRedirects: 0 });
  await ready(page, `${shop.url}/kategoria/kubki-i-filizanki`);
  await expect.poll(() => keeps(page)).toContain('2 szt.');

  await context.setOffline(true);
  // A swap that fails opens the document.
  await page.locator('#content h3 a').first().click();
  await expect(title(page)).toBeVisible();
  await expect(basket(page).getByRole('listitem')).toHaveText(/Kubek.+2 szt\./);
  await expect(basket(page)).toContainText(/Tak wyglądał koszyk: \d+ \S+ \d{4}.+Ceny\si\sdostępność pokażemy/);
  // No price is promised.
  await expect(page.getByRole('main')).not.toContainText('zł');
  for (const dark of [false, true]) await expectNoAxeViolations(page, { dark });
  await expectNoHorizontalScroll(page);
  await page.getByRole('link', { name: 'Spróbuj ponownie' }).click();
  await expect(title(page)).toBeVisible();
  // An English address has English words, of the basket as the last page told it.
  await context.setOffline(false);
  // The page comes anew by itself.
  await expect(title(page)).toHaveCount(0);
  await page.waitForLoadState();
  await page.goto(`${shop.url}/en/koszyk`);
  await page.mouse.wheel(0, 50);
  await expect.poll(() => keeps(page)).toContain('2 pcs');
  await context.setOffline(true);
  await page.goto(`${shop.url}/en/kategoria/kubki-i-filizanki`);
  await expect(page.getByRole('heading', { level: 1, name: 'No network' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const english = page.getByRole('region', { name: 'In the basket' });
  await expect(english.getByRole('listitem')).toHaveText(/Kubek.+2 pcs/);
  await expect(english).toContainText(/The basket as it was: \d+ [A-Z]\w+ \d{4}/);
  await expectNoAxeViolations(page);
  await page.goto(`${shop.url}/kategoria/kubki-i-filizanki`);
  await expect(title(page)).toBeVisible();

  await context.setOffline(false);
  await expect(title(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an empty basket is forgotten, and a page is never answered from what was kept', async ({ newContext, guard }) => {
  guard.allowNoNetwork();
  // Pictures of the page that have not come yet are not what this is about.
  guard.allowRequest(/kubek-codzienny|kubek-kobalt|\.woff2/);
  const context = await newContext();
  const page = await context.newPage();
  await ready(page);
  const names = await page.evaluate(async () => {
    const all: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) all.push(new URL(url).pathname);
    return all;
  });
  expect(names).toEqual(['/bez-sieci', '/en/bez-sieci']);
  await page.goto(`${shop.url}/produkt/kubek-codzienny-kobalt-1001`);
  await context.setOffline(true);
  await page.reload();
  await expect(title(page)).toBeVisible();
  await expect(basket(page)).toHaveCount(0);
  await expectNoAxeViolations(page, { dark: true });
});

test('the shop can be installed, its policy says nothing against the worker, and the page of no network stays by its own address', async ({
  newContext,
}) => {
  const context = await newContext();
  const page = await context.newPage();
  await ready(page);
  const client = await context.newCDPSession(page);
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const { errors } = await client.send('Page.getAppManifest');
  expect(errors).toEqual([]);

  // By its own address the page is what was asked for.
  await page.goto(`${shop.url}/bez-sieci`);
  await page.evaluate(() => Object.assign(window, { first: true }));
  await page.waitForTimeout(3000);
  expect(await page.evaluate(() => 'first' in window)).toBe(true);
});

test('a page under the worker comes back from the memory of the browser, and forms and files are not its own', async ({
  newContext,
}) => {
  const context = await newContext();
  const page = await context.newPage();
  await ready(page);
  const client = await context.newCDPSession(page);
  await client.send('Page.enable');
  const refused: unknown[] = [];
  client.on('Page.backForwardCacheNotUsed', (event) =>
    refused.push(event.notRestoredExplanations.map(({ reason }) => reason)),
  );
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.serviceWorker()) asked.push(new URL(request.url()).pathname);
  });
  await page.goto(`${shop.url}/koszyk`);
  await page.goBack();
  await page.getByRole('contentinfo').getByRole('link', { name: 'O nas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /O nas|Glinian/ }).first()).toBeVisible();
  expect(asked.filter((path) => !['/', '/koszyk', '/bez-sieci', '/en/bez-sieci', '/sw.js'].includes(path))).toEqual([]);
  expect(refused.flat().filter((reason) => /ServiceWorker/.test(String(reason)))).toEqual([]);
});

// The last of all: the shop of the others ends here.
test('a page that the shop did not answer comes once it answers, and a worker that is not wanted goes with all it kept', async ({
  newContext,
  guard,
}) => {
  guard.allowConsole(/ERR_CONNECTION_REFUSED/);
  guard.allowRequest(/./);
  const page = await (await newContext()).newPage();
  await ready(page);
  await page.goto('about:blank');
  await shop.stop();
  await page.goto(`${shop.url}/kategoria/kubki-i-filizanki`);
  await expect(title(page)).toBeVisible();
  // Told by their states, so that a failure says what a worker waits for.
  const kept = () =>
    page.evaluate(async () => {
      const workers = (await navigator.serviceWorker.getRegistrations()).map(
        ({ installing, waiting, active }) => `${installing?.state} ${waiting?.state} ${active?.state}`,
      );
      return [workers, await caches.keys()];
    });
  expect(await kept()).not.toEqual([[], []]);
  const dir = mkdtempSync(join(tmpdir(), 'witryna-offline-'));
  cpSync('shop', dir, { recursive: true });
  appendFileSync(join(dir, 'shop.yaml'), '\noffline: false\n');
  const second = await startShop({ SHOP_DIR: dir }, { port: Number(new URL(shop.url).port) });
  try {
    await expect(page.getByRole('heading', { level: 1, name: 'Kubki i filiżanki' })).toBeVisible();
    const workers = await page.context().newCDPSession(page);
    await workers.send('ServiceWorker.enable');
    // The browser looks for another worker once after a page. A look that failed, as one while the shop opens, is made again with the next.
    await expect(async () => {
      // On a slow machine the new one was seen to wait two minutes for the old one, which browsers stop when it rests.
      if (String(await kept()).includes('installed')) await workers.send('ServiceWorker.stopAllWorkers');
      await page.reload();
      await expect.poll(kept, { timeout: 4000 }).toEqual([[], []]);
    }).toPass();
  } finally {
    await page.goto('about:blank');
    await second.stop();
    rmSync(dir, { recursive: true, force: true });
  }
});
