import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectNoAxeViolations } from './support/axe.ts';
import { expectLaidOut } from './support/layout.ts';
import { test } from './support/oneTab.ts';
import { openAwake } from './support/productPage.ts';
import { type RunningShop, startShop } from './support/shop.ts';
import { expect } from './support/test.ts';
import { views } from './support/views.ts';

/** The demo shop as its merchant would open it for other companies: prices without tax come first everywhere. */
let shop: RunningShop;
let folder: string;

// In one worker, so that it is started once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'witryna-net-'));
  cpSync('shop', folder, { recursive: true });
  const file = join(folder, 'shop.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('price_type: gross', 'price_type: net'));
  shop = await startShop({ SHOP_DIR: folder });
});
test.afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true });
});

const CUP = '/produkt/kubek-codzienny-kobalt-1001';

// What it says is read over HTTP (src/server/journeys/netPrices.server.test.ts).
test('a product at prices without tax has no barrier', async ({ page }) => {
  await page.goto(`${shop.url}${CUP}?number=4`);
  await expect(page.locator('#projector_form')).toHaveAttribute('data-price-type', 'net');
  await expectNoAxeViolations(page);
});

test('the bar at the bottom of a phone says that its price is without tax', async ({ page }) => {
  await page.setViewportSize(views.phone);
  await openAwake(page, `${shop.url}${CUP}?number=4`);
  await page.getByRole('heading', { name: 'Szczegóły' }).evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await expect(page.locator('#projector_late')).toContainText('44,13 zł netto');
  await expectLaidOut(page);
});

test('another size, a subscription and a bundle stay without tax', async ({ page }) => {
  await openAwake(page, shop.url + CUP);
  const form = page.locator('#projector_form');
  await form.getByRole('radio', { name: /350 ml/ }).check();
  await expect(page.locator('#projector_price_value')).toHaveText('55,28 zł');
  await expect(page.locator('#projector_announcement')).toHaveText('350 ml. Razem za 1 szt.: 55,28 zł netto. Dostępny');
  await form.getByRole('radio', { name: /Abonament/ }).check();
  await expect(page.locator('#projector_price_value')).toHaveText('49,76 zł');
  await expect(form.getByRole('radio', { name: /350 ml 49,76\szł/ })).toBeChecked();
  await page.goto(`${shop.url}/produkt/dzbanek-z-sokiem-1070`);
  await expect(form).toContainText('174,80 zł netto');
  await expect(form).toContainText('W zestawie taniej o 13,66 zł (5 %) niż osobno');
});

test('lists show, sort and narrow by prices without tax', async ({ page }) => {
  await page.goto(`${shop.url}/kategoria/kubki-i-filizanki?filter_price=60-66`);
  const cards = page.locator('.product');
  // 80,00 zł with tax: outside the range, were it counted by that price.
  await expect(cards.filter({ hasText: 'Kubek Leśny' })).toContainText('65,04 zł netto');
  await expect(cards.filter({ hasText: 'Kubek Leśny' })).toContainText('80,00 zł z VAT');
  await expect(cards.filter({ hasText: 'Karta podarunkowa' })).toHaveCount(0);
  await expectNoAxeViolations(page);
});
