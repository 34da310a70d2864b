import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { add } from './support/checkout.ts';
import { expectLaidOut, expectLaidOutNow } from './support/layout.ts';
import { expectTakenOver } from './support/live.ts';
import { test } from './support/oneTab.ts';
import { startShop } from './support/shop.ts';
import { expect } from './support/test.ts';

const CUP = '/produkt/kubek-codzienny-kobalt-1001';
const zone = (page: Page) => page.getByRole('region', { name: 'Z tej samej serii' });
const end = (page: Page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded();

test('products of a series come once somebody nears them, and the row is moved by buttons and keys', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().includes('hotspots.php') && asked.push(request.url())));
  await page.goto(CUP);
  await expect(page.locator('#products_associated_zone1')).toHaveAttribute('data-ajaxload', 'true');
  expect(asked).toEqual([]);
  await end(page);
  await expect(zone(page)).toBeVisible();
  await expect(zone(page)).toContainText(/1–\d+ z 12/);
  expect(asked).toHaveLength(1);
  await expectNoAxeViolations(page);
  await expectLaidOut(page);
  // Six at once, four under 1200 px, one under 757.
  for (const [width, shown] of [
    [1200, '1–6 z 12'],
    [1199, '1–4 z 12'],
    [979, '1–4 z 12'],
    [757, '1–4 z 12'],
    [756, '1 z 12'],
    [549, '1 z 12'],
    [1440, '1–6 z 12'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(zone(page), `at ${width} px`).toContainText(shown);
  }
  await end(page);
  const next = zone(page).getByRole('button', { name: 'Następne produkty' });
  await next.click();
  await expect(zone(page)).not.toContainText(/\s1–/);
  await zone(page).getByRole('list').focus();
  await page.keyboard.press('End');
  await zone(page).getByRole('link').last().focus();
  await expect(zone(page)).toContainText('12 z 12');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
});

test('the zone of the basket shows what does not lie in it yet, others what was looked at before', async ({
  newContext,
  guard,
}) => {
  const dir = mkdtempSync(join(tmpdir(), 'witryna-hotspots-'));
  cpSync('shop', dir, { recursive: true });
  const show = 'show: [{ kind: chosen, heading: Pasuje do tego, products: [1001, 1023] }]';
  const seen = 'show: [{ kind: recent, heading: Oglądane wcześniej }]';
  const zones = `  - { zone: basketedit_hotspot_zone1, ${show} }
  - { zone: search_hotspot_zone1, ${seen} }
  - { zone: noproduct_hotspot_zone1, ${seen} }
  - { zone: text_hotspot_zone1, pages: [/strona/zeszyt*], ${show} }
`;
  writeFileSync(join(dir, 'content/hotspots.yaml'), `zones:\n${zones}`);
  // Places of the pieces on the shelves, as a merchant reads them off.
  const words = join(dir, 'pages/zeszyt-jak-ulozyc-polke.md');
  const bought = 'points: [{ product: 1001, x: 44, y: 70 }, { product: 1023, x: 78, y: 40 }]';
  writeFileSync(words, readFileSync(words, 'utf8').replace(/^kicker:/m, `${bought}\nkicker:`));
  const shop = await startShop({ SHOP_DIR: dir });
  try {
    const context = await newContext({ baseURL: shop.url });
    const page = await context.newPage();
    await add(context, { product: '1001', size: '350' });
    await page.goto('/koszyk');
    await end(page);
    const shown = page.getByRole('region', { name: 'Pasuje do tego' });
    await expect(shown.getByRole('heading', { level: 3 })).toHaveText([/^Czajnik/]);
    await expectNoAxeViolations(page);
    await expectLaidOut(page);
    await add(context, { product: '1023', size: 'uniw' });
    const asked = page.waitForResponse(/hotspots\.php/);
    await page.goto('/koszyk');
    await end(page);
    expect(await (await asked).json()).toEqual({ basketedit_hotspot_zone1: '' });
    await expect(page.locator('#basketedit_hotspot_zone1')).toHaveCount(0);
    await expectNoAxeViolations(page);
    // What was looked at is told with the consent alone, where nothing was found and where nothing is.
    const looked = page.getByRole('region', { name: 'Oglądane wcześniej' });
    for (const agreed of [false, true]) {
      if (agreed) await context.addCookies([{ name: 'consent', value: 'preferences', url: shop.url }]);
      await page.goto(CUP);
      guard.allowConsole(/404/);
      for (const [path, place] of [
        ['/szukaj?text=qwrtzp', '#search_hotspot_zone1'],
        ['/nic-tu-nie-ma', '#noproduct_hotspot_zone1'],
      ] as const) {
        await page.goto(path);
        await end(page);
        if (agreed) await expect(looked.getByRole('heading', { level: 3 })).toHaveText([/^Kubek/]);
        else await expect(page.locator(place)).toHaveCount(0);
      }
    }
    await expectNoAxeViolations(page);
    await expectLaidOut(page);
    // Under a list, where it stays while filters change, and under words.
    await page.goto('/kategoria/czajniki-i-dzbanki');
    await end(page);
    await expect(looked).toBeVisible();
    await looked.evaluate((zone) => zone.setAttribute('data-same', ''));
    await page.getByRole('combobox', { name: 'Kolejność' }).selectOption('price-a');
    await expect(page).toHaveURL(/price-a/);
    await expect(looked).toHaveAttribute('data-same');
    const held = Promise.withResolvers<void>();
    await page.route(/hotspots\.php/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/strona/zeszyt-herbata-lubi-grube-scianki');
    await end(page);
    await expect(page.locator('#text_hotspot_zone1')).toHaveAttribute('aria-busy', 'true');
    await expectNoAxeViolations(page);
    held.resolve();
    await expect(shown).toBeVisible();
    await expectNoAxeViolations(page);
    await expectLaidOut(page);
    // Things in the picture of a page of words, on a phone.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/strona/zeszyt-jak-ulozyc-polke');
    await expectTakenOver(page);
    const point = page.locator('[data-point]').filter({ hasText: /Kubek Codzienny/ });
    await point.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(point.getByRole('link', { name: /^Kubek Codzienny/ })).toBeInViewport({ ratio: 1 });
    await expectNoAxeViolations(page);
    await expectLaidOutNow(page);
  } finally {
    await shop.stop();
    rmSync(dir, { recursive: true, force: true });
  }
});

test('a point of the first picture opens on a phone, by keys too, and Escape closes it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expectTakenOver(page);
  // One in the part that is seen at first, one that the picture has to be panned to.
  for (const name of [/^Kubek Codzienny/, /^Maselniczka|^Świecznik/]) {
    const point = page.locator('[data-point]').filter({ has: page.getByRole('link', { name, includeHidden: true }) });
    const opener = point.locator('summary');
    await opener.first().focus();
    await page.keyboard.press('Enter');
    const card = point.getByRole('link', { name }).first();
    await expect(card).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-point][open]')).toHaveCount(1);
    await expectNoAxeViolations(page);
    await expectLaidOutNow(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-point][open]')).toHaveCount(0);
    await expect(opener.first()).toBeFocused();
  }
});

test('a zone that finds nothing, and one whose call fails, leave no trace; without scripts there is none', async ({
  page,
  noJs,
  guard,
}) => {
  await page.goto('/');
  await expect(page.locator('#main_hotspot_zone1')).toHaveCount(1);
  await end(page);
  await expect(page.locator('#main_hotspot_zone1')).toHaveCount(0);
  guard.allowConsole(/503/);
  guard.allowRequest(/hotspots\.php/);
  await page.route(/hotspots\.php/, (route) => route.fulfill({ status: 503 }));
  await page.goto(CUP);
  await end(page);
  await expect(page.locator('#products_associated_zone1')).toHaveCount(0);
  const plain = await noJs.newPage();
  await plain.goto(CUP);
  await expect(plain.locator('#products_associated_zone1')).toBeHidden();
});

test('nothing jumps when a zone that is in the window turns out to have nothing', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/hotspots\.php/, async (route) => {
    await held.promise;
    await route.fulfill({ json: {} });
  });
  await page.goto(CUP);
  await end(page);
  await expect(page.locator('[data-far]')).toHaveCount(0);
  const footer = page.getByRole('contentinfo');
  const top = () => footer.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const length = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.locator('#products_associated_zone1').evaluate((place) => place.scrollIntoView({ block: 'start' }));
  const [before, long] = [await top(), await length()];
  held.resolve();
  await expect(page.locator('#products_associated_zone1')).toHaveCount(0);
  expect(await top()).toBe(before);
  // Out of sight, the room that it left goes too.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(length).toBeLessThan(long);
});
