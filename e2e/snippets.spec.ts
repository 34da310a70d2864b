import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expectLaidOutNow } from './support/layout.ts';
import { test } from './support/oneTab.ts';
import { type RunningShop, startShop } from './support/shop.ts';
import { expect } from './support/test.ts';
import { expectFits, expectNoHorizontalScroll, views } from './support/views.ts';

const SNIPPETS = `data_layer: true
snippets:
  - { id: licznik, region: head, purpose: statistics, script: licznik.js }
  - { id: stopka, content: 'Zamówienia świąteczne **do 15 grudnia**.' }
  - { id: gora, region: body_top, content: 'W piątek **pracownia** jest zamknięta.', pages: [/promocje] }
  - { id: nowe, region: body_top, content: Prosto z pieca., pages: [/kategoria/*] }
layers:
  - { id: dawno, kind: window, heading: Jarmark minął, pages: [/], to: 2020-01-01 }
  - { id: tablet, kind: window, heading: Dla tabletów, pages: [/], devices: [tablet] }
  - id: zima
    kind: window
    heading: Zima w pracowni
    content: Od dziś wypalamy czarki na grzaniec.
    picture: kafle-kobalt-1.jpg
    link: { label: Zobacz nowości, to: /nowosci }
    pages: [/]
  - id: warsztaty
    kind: corner
    heading: Warsztaty w sobotę
    content: Zostały trzy miejsca.
    pages: [/promocje]
`;
/** Notes each run and leaves something in the browser, as programs that count visitors do. */
const COUNTER = `window.counted = (window.counted ?? 0) + 1;
document.cookie = '_licznik=1; path=/';
localStorage.setItem('_licznik', '1');
`;

const CUP = '/produkt/kubek-codzienny-kobalt-1001';

let dir: string;
let shop: RunningShop;
// In one worker, so that it is started once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'witryna-snippets-'));
  cpSync('shop', dir, { recursive: true });
  mkdirSync(join(dir, 'scripts'));
  writeFileSync(join(dir, 'scripts/licznik.js'), COUNTER);
  writeFileSync(join(dir, 'content/snippets.yaml'), SNIPPETS);
  shop = await startShop({ SHOP_DIR: dir });
});
test.afterAll(async () => {
  await shop?.stop();
  rmSync(dir, { recursive: true, force: true });
});

const open = async (page: Page, path: string) => {
  await page.goto(shop.url + path);
  await page.mouse.wheel(0, 50);
};
const notice = (page: Page) => page.getByRole('region', { name: 'Ciasteczka, te bez cukru' });
const said = (page: Page) => page.getByRole('status').filter({ hasText: 'Zapisaliśmy' });
const purposes = (page: Page) => page.getByRole('dialog', { name: 'Na co jest zgoda?' });
const counted = (page: Page) => page.evaluate(() => (window as { counted?: number }).counted ?? 0);
const told = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: { event?: string }[] }).dataLayer ?? []).flatMap(({ event }) => event ?? []),
  );
const left = (page: Page) =>
  page.evaluate(() => [document.cookie.includes('_licznik'), localStorage.getItem('_licznik') !== null]);

// Before it stand one whose dates are over and one for another device.
test('a window comes once hands rest, whatever stands in cookies of the region, fits, and stays away once it was closed', async ({
  context,
  page,
}) => {
  const layer = page.getByRole('dialog', { name: 'Zima w pracowni' });
  // The country is another, as has been read; the window is for the English address of its page, too.
  const read = '{"currentCountry":"Czechy","defaultCountry":"Polska","showModal":false}';
  await context.addCookies([{ name: 'setRegionForced', value: read, url: shop.url }]);
  await open(page, '/en');
  await expect(layer).toBeVisible();
  // Forged or huge, such cookies say nothing and hold nothing up.
  const forged = '{"currentZipcode":"<img src=x onerror=alert(1)>","defaultZipcode":"00-891","showModal":true}';
  const huge = read.replace('false', 'true').replace('Czechy', 'C'.repeat(3000));
  await context.addCookies([
    { name: 'setRegionForced', value: huge, url: shop.url },
    { name: 'setZipcodeForced', value: forged, url: shop.url },
  ]);
  await open(page, '/');
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Zima w pracowni');
  await expect(layer.getByRole('heading')).toBeFocused();
  await expectFits(page);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(layer).toHaveCount(0);
  await open(page, '/');
  await expect(page.locator('#snippets_end')).toContainText('do 15 grudnia');
  await page.waitForTimeout(1500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a card in the corner holds nobody up, on a phone and on a desktop', async ({ page }) => {
  await page.setViewportSize(views.phone);
  await open(page, '/promocje');
  const layer = page.getByRole('region', { name: 'Warsztaty w sobotę' });
  await expect(layer).toBeVisible();
  await expect(page.locator('#snippets_top')).toContainText('pracownia jest zamknięta');
  await expectNoAxeViolations(page);
  await expectFits(page);
  await page.setViewportSize(views.desktop);
  await expect(layer).toBeVisible();
  await expectLaidOutNow(page);
  await expectNoAxeViolations(page, { part: layer });
  await layer.getByRole('button', { name: 'Zamknij' }).click();
  await expect(layer).toHaveCount(0);
  await expect(page.locator('#snippets_end')).toContainText('do 15 grudnia');
});

test('a script runs for its consent alone, once a page, and is gone with what it left when that is taken back', async ({
  newContext,
}) => {
  const page = await (await newContext({ asked: false, viewport: { width: 360, height: 740 } })).newPage();
  const fetched: string[] = [];
  page.on('request', (request) => void (request.url().includes('/dodatki/') && fetched.push(request.url())));
  await open(page, '/kategoria/kubki-i-filizanki');
  await expect(notice(page)).toContainText('policzymy odwiedziny');
  await expect(page.locator('#snippets_end')).toContainText('do 15 grudnia');
  await notice(page).getByRole('button', { name: 'Wybierz cele' }).click();
  await expect(purposes(page)).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expect(purposes(page).getByRole('switch', { name: 'Niezbędne' })).toBeDisabled();
  for (const name of ['Wygoda', 'Statystyka']) {
    await expect(purposes(page).getByRole('switch', { name })).not.toBeChecked();
  }
  await expect(purposes(page).getByRole('switch', { name: 'Reklama' })).toHaveCount(0);
  // The true table of the page about kept data, folded.
  await purposes(page).getByText('Jakie to pliki').click();
  const row = purposes(page).locator('tr', { hasText: 'na co jest zgoda' });
  await expect(row).toContainText(/consent.+30\sdni/s);
  await expectNoAxeViolations(page);
  await expectNoHorizontalScroll(page);
  await purposes(page).getByRole('button', { name: 'Odrzuć wszystkie' }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(said(page)).toContainText('Zapisaliśmy: niezbędne.');
  await page.waitForTimeout(300);
  expect([await counted(page), fetched, await left(page)]).toEqual([0, [], [false, false]]);

  const anew = page.getByRole('contentinfo').locator('a[data-own="cookies"]');
  await anew.click();
  await purposes(page).getByText('Statystyka', { exact: true }).click();
  await purposes(page).getByRole('button', { name: 'Zapisz wybór' }).click();
  // It stays while it is pointed at.
  await said(page)
    .getByText(/Zapisaliśmy: niezbędne i\sstatystyka\./)
    .hover();
  await expectNoAxeViolations(page, { part: said(page) });
  await expect.poll(() => counted(page)).toBe(1);
  expect(await left(page)).toEqual([true, true]);
  await said(page).getByRole('button', { name: 'Zmień' }).click();
  await expect(said(page)).toHaveCount(0);
  await purposes(page)
    .getByRole('button', { name: /^Zamknij/ })
    .click();
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('#content h3 a').first().click();
  await expect(page).toHaveURL(/\/produkt\//);
  await expect.poll(() => counted(page)).toBe(2);

  const reloaded = page.waitForEvent('load');
  await anew.click();
  await expect(purposes(page).getByRole('switch', { name: 'Statystyka' })).toBeChecked();
  await purposes(page).getByRole('button', { name: 'Odrzuć wszystkie' }).click();
  await reloaded;
  await page.mouse.wheel(0, 50);
  await expect(page.locator('#snippets_end')).toContainText('do 15 grudnia');
  expect([await counted(page), await left(page)]).toEqual([0, [false, false]]);
});

test('a failing call leaves the page as it is', async ({ page, guard }) => {
  guard.allowConsole(/503/);
  guard.allowRequest(/get\.php/);
  await page.route(/get\.php/, (route) => route.fulfill({ status: 503 }));
  const answered = page.waitForResponse(/get\.php/);
  await open(page, '/');
  await answered;
  await page.waitForTimeout(1500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('#snippets_top, #snippets_end')).toHaveCount(0);
  await expectNoAxeViolations(page, { part: page.getByRole('main') });
  // The next page asks anew, and a tablet gets the layer that is for tablets.
  await page.unroute(/get\.php/);
  await page.setViewportSize({ width: 800, height: 900 });
  await open(page, '/');
  await expect(page.getByRole('dialog', { name: 'Dla tabletów' })).toBeVisible();
});

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
  await open(page, CUP);
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
