import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { type RunningShop, startShop } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const SNIPPETS = `data_layer: true
snippets:
  - { id: licznik, region: head, purpose: statistics, script: licznik.js }
  - { id: nowe, region: body_top, content: Prosto z pieca., pages: [/kategoria/*] }
layers:
  - { id: zima, kind: corner, heading: Zima w pracowni, pages: [/promocje] }
`;
const CUP = '/produkt/kubek-codzienny-kobalt-1001';

let dir: string;
let shop: RunningShop;
// In one worker, so that it is started once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'witryna-views-'));
  cpSync('shop', dir, { recursive: true });
  mkdirSync(join(dir, 'scripts'));
  writeFileSync(join(dir, 'scripts/licznik.js'), 'window.counted = (window.counted ?? 0) + 1;\n');
  writeFileSync(join(dir, 'content/snippets.yaml'), SNIPPETS);
  shop = await startShop({ SHOP_DIR: dir });
});
test.afterAll(async () => {
  await shop?.stop();
  rmSync(dir, { recursive: true, force: true });
});

const counted = (page: Page) => page.evaluate(() => (window as { counted?: number }).counted ?? 0);
const told = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: { event?: string }[] }).dataLayer ?? []).flatMap(({ event }) => event ?? []),
  );

/** A visitor who has agreed to be counted, and the sections that each of their calls asks for. */
async function agreed(newContext: () => Promise<BrowserContext>) {
  const context = await newContext();
  await context.addCookies([{ name: 'consent', value: 'statistics', url: shop.url }]);
  const page = await context.newPage();
  const calls: string[][] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/ajax/get.php')) return;
    calls.push(Object.keys(JSON.parse(new URLSearchParams(request.postData() ?? '').get('request') ?? '{}')).sort());
  });
  return { page, calls };
}

test('a view runs a script and tells its events once, whatever comes into it later; a page that stands again is a view', async ({
  newContext,
}) => {
  const { page } = await agreed(newContext);
  await page.goto(shop.url + CUP);
  await page.mouse.wheel(0, 50);
  await expect.poll(() => counted(page)).toBe(1);
  await expect.poll(() => told(page)).toEqual(['view_item']);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const zone = page.getByRole('region', { name: 'Z tej samej serii' });
  await expect(zone).toBeVisible();
  // A choice of the way further on comes after whatever the zone has set off.
  await zone.getByRole('link').first().click();
  await expect(page).not.toHaveURL(shop.url + CUP);
  await expect.poll(() => told(page)).toEqual(['view_item', 'view_item']);
  await expect.poll(() => counted(page)).toBe(2);

  await page.locator('#breadcrumbs').getByRole('link').last().click();
  await expect(page.locator('#snippets_top')).toContainText('Prosto z pieca.');
  await page.goBack();
  await expect(page).toHaveURL(/\/produkt\//);
  await expect(page.locator('#snippets_top')).toHaveCount(0);
  await expect.poll(() => counted(page)).toBe(4);
});

test('what a view asks for at one time goes in one call, and is kept for it', async ({ newContext }) => {
  const { page, calls } = await agreed(newContext);
  await page.goto(shop.url + CUP);
  await page.getByRole('button', { name: 'Do koszyka' }).first().click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Koszyk/ })).toHaveAccessibleName(/1 produkt/);

  calls.length = 0;
  await page.goto(`${shop.url}/kategoria/kubki-i-filizanki`);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Koszyk/ })).toHaveAccessibleName(/1 produkt/);
  await page.mouse.wheel(0, 50);
  await expect.poll(() => told(page)).toEqual(['view_item_list']);
  expect(calls).toEqual([['Basket', 'DataLayer', 'Snippets', 'ToplayersAndWidgets', 'Wishlist']]);
  // The lists are known: a heart asks for nothing more.
  const heart = page.getByRole('main').locator('button[data-own="heart"]').first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(calls).toHaveLength(1);

  calls.length = 0;
  await page.locator('#content h3 a').first().click();
  await expect.poll(() => told(page)).toContain('view_item');
  expect(calls).toEqual([['DataLayer', 'Snippets', 'ToplayersAndWidgets']]);
});
