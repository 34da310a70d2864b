import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { test } from './support/oneTab.ts';
import { type RunningShop, startShop } from './support/shop.ts';
import { expect, test as inTabOfItsOwn } from './support/test.ts';
import { expectFits, expectNoHorizontalScroll, views } from './support/views.ts';

const add = (context: BrowserContext, fields: Record<string, string>) =>
  context.request.post('/koszyk', { form: { mode: '1', ...fields }, maxRedirects: 0 });
const cup = { product: '1001', size: '350', number: '2' };
const codeBar = (page: Page) => page.locator('#rabateCode');
const freeBar = (page: Page) => page.locator('#freeShipping');
const closeCode = (page: Page) => page.getByRole('button', { name: 'Zamknij pasek z kodem' });
const closeFree = (page: Page) => page.getByRole('button', { name: 'Zamknij pasek o dostawie' });
const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Koszyk/ });

test('stand over the page and fit every window; one that is closed is gone, and is not seen for a day', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expectFits(page, async () => {
    await expect(codeBar(page)).toContainText('Talerze tańsze o 10 % z kodem STÓŁ10');
    await expect(freeBar(page)).toContainText('Darmowa dostawa od 250 zł');
    await expect(page.locator('html')).toHaveClass('--rabateCode --freeShipping');
  });
  await expectNoAxeViolations(page);
  await closeCode(page).click();
  await expectFits(page, () => expect(codeBar(page)).toHaveCount(0));
  await expect(page.locator('html')).toHaveClass('--freeShipping');
  const cookie = (await context.cookies()).find(({ name }) => name === 'rabateCode_clicked');
  const left = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect(left).toBeGreaterThan(86_000);
  expect(left).toBeLessThanOrEqual(86_400);
  await page.goto('/strona/o-nas');
  await expectFits(page, async () => {
    await expect(freeBar(page)).toBeVisible();
    await expect(codeBar(page)).toBeHidden();
  });
  // Its day is over.
  await context.clearCookies({ name: 'rabateCode_clicked' });
  await page.reload();
  await expectFits(page, () => expect(codeBar(page)).toBeVisible());
});

for (const { width, height } of [views.phone, { width: 1280, height: 800 }]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } });

    inTabOfItsOwn(
      'the way to free delivery is told, reached and lost again, and nothing moves',
      async ({ page, context }) => {
        await add(context, cup);
        await page.addInitScript(() => {
          const shifts = Object.assign(window, { shifts: 0 });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) shifts.shifts += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await page.goto('/strona/o-nas');
        await expect(freeBar(page)).toContainText('Do darmowej dostawy brakuje 114,00 zł');
        const progress = freeBar(page).locator('progress');
        await expect(progress).toHaveJSProperty('position', 136 / 250);
        if (width === views.phone.width) await expectNoAxeViolations(page);
        await add(context, { product: '1049' });
        await page.evaluate(() => window.dispatchEvent(new Event('addedtoBasket')));
        await expect(freeBar(page)).toContainText('Dostawa tego koszyka jest za darmo');
        await expect(freeBar(page)).toHaveClass(/(?:^| )--active(?: |$)/);
        await expect(progress).toHaveJSProperty('position', 1);
        await expectNoHorizontalScroll(page);
        expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.001);

        await page.goto('/koszyk');
        await page.getByRole('button', { name: 'Usuń z koszyka: Umywalka owalna' }).click();
        await expect(freeBar(page)).toContainText('Do darmowej dostawy brakuje 114,00 zł');
        await expect(freeBar(page)).not.toHaveClass(/--active/);
        await page.getByRole('button', { name: 'Usuń z koszyka: Kubek Codzienny' }).click();
        await expect(freeBar(page)).toContainText('Darmowa dostawa od 250 zł');
      },
    );
  });
}

test('the code of the bar says that it waits, works or can be put in, and nothing moves', async ({ page, context }) => {
  await page.setViewportSize(views.phone);
  const control = codeBar(page).getByRole('button', { name: 'Aktywuj kod' });
  const height = async () => (await codeBar(page).boundingBox())?.height;
  await page.goto('/strona/o-nas');
  const before = await height();
  await control.click();
  await expect(page).toHaveURL(/\/koszyk\?kod=rebates_code_ok/);
  await page.goto('/strona/o-nas');
  await expect(codeBar(page)).toContainText('Kod czeka');
  await expect(control).toHaveCount(0);
  expect(await height()).toBe(before);
  await add(context, { product: '1016', size: 'uniw', number: '1' });
  await page.goto('/strona/o-nas');
  await expect(codeBar(page)).toContainText('Kod działa');
  await expect(control).toHaveCount(0);
  expect(await height()).toBe(before);
  await expectNoAxeViolations(page);
  await context.request.post('/koszyk', { form: { code_off: '1' }, maxRedirects: 0 });
  await page.evaluate(() => window.dispatchEvent(new Event('addedtoBasket')));
  await expect(control).toBeVisible();
  await expect(codeBar(page)).not.toContainText('Kod działa');
});

inTabOfItsOwn('closed before the first paint, whatever becomes of the scripts', async ({ page, context, guard }) => {
  guard.allowRequest(/\/assets\/[^/]+\.js$/);
  guard.allowConsole(/ERR_BLOCKED_BY_CLIENT.*\/assets\//);
  await page.goto('/');
  await closeFree(page).click();
  await expect(freeBar(page)).toHaveCount(0);
  await context.route('**/assets/*.js', (route) => route.abort('blockedbyclient'));
  await page.goto('/strona/o-nas', { waitUntil: 'commit' });
  await expect(codeBar(page)).toBeVisible();
  await expect(freeBar(page)).toBeHidden();
});

test('by keyboard; focus goes on to the page', async ({ page }) => {
  await page.goto('/strona/o-nas');
  await closeFree(page).focus();
  await page.keyboard.press('Enter');
  await expect(freeBar(page)).toHaveCount(0);
  await expect(page.locator('#content')).toBeFocused();
});

inTabOfItsOwn('a press before the code came is not lost, on a page that waits for touch too', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/produkt/kubek-codzienny-kobalt-1001', { waitUntil: 'commit' });
  await closeCode(page).click();
  await expect(codeBar(page)).toBeVisible();
  release();
  await expect(codeBar(page)).toHaveCount(0);
  await expect(freeBar(page)).toBeVisible();
});

test('without scripts they are shown, and nothing pretends to close them', async ({ noJs }) => {
  const page = await noJs.newPage();
  await page.goto('/');
  await expect(codeBar(page)).toBeVisible();
  await expect(freeBar(page)).toBeVisible();
  await expect(closeCode(page)).toBeHidden();
  await expect(closeFree(page)).toBeHidden();
});

test.describe('bars', () => {
  let shop: RunningShop;
  let folder: string;

  // In one worker, so that it is started once.
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'witryna-bars-'));
    cpSync('shop', folder, { recursive: true });
    writeFileSync(
      join(folder, 'content/strips.yaml'),
      `bars:
  - { id: przerwa, place: top, text: Od 24 grudnia odpoczywamy., fixed: true }
  - { id: targi, place: bottom, text: Spotkajmy się na targach., link: { label: Gdzie, to: /kontakt }, fixed: true }
  - { id: nabor, place: bottom, text: Szukamy szkliwierki. }
  - { id: dawno, place: top, text: Minęło., to: '2026-01-01' }
`,
    );
    shop = await startShop({ SHOP_DIR: folder });
  });
  test.afterAll(async () => {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const bar = (page: Page, id: string) => page.locator(`#${id}`);
  const close = (page: Page, id: string) => bar(page, id).getByRole('button', { name: 'Zamknij ogłoszenie' });

  test('a closed one stays away on later loads, by its id', async ({ page }) => {
    await page.goto(`${shop.url}/strona/o-nas`);
    await expect(bar(page, 'dawno')).toHaveCount(0);
    await expect(bar(page, 'przerwa')).toBeVisible();
    await close(page, 'przerwa').click();
    await expect(bar(page, 'przerwa')).toHaveCount(0);
    await close(page, 'targi').click();
    await expect(bar(page, 'targi')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('closed_bars'))).toBe('["przerwa","targi"]');
    await page.reload();
    await expect(bar(page, 'nabor')).toBeVisible();
    await expect(bar(page, 'przerwa')).toBeHidden();
    await expect(bar(page, 'targi')).toBeHidden();
  });

  test('fixed ones stay in sight while the page is scrolled, but not in the order process', async ({ page, guard }) => {
    guard.allowConsole(/404/);
    await page.goto(`${shop.url}/strona/regulamin`);
    await expectFits(page, async (view) => {
      await page.evaluate(() => window.scrollTo(0, 1200));
      await expect(bar(page, 'przerwa')).toBeInViewport({ ratio: 1 });
      await expect(bar(page, 'targi')).toBeInViewport({ ratio: 1 });
      await expect(bar(page, 'nabor')).not.toBeInViewport();
      expect(await bar(page, 'przerwa').evaluate((one) => one.getBoundingClientRect().top)).toBe(0);
      if (view === 'phone') await expectNoAxeViolations(page);
    });
    await page.goto(`${shop.url}/zamowienie/cokolwiek`);
    await expect(bar(page, 'nabor')).toBeAttached();
    await expect(bar(page, 'przerwa')).toBeHidden();
    await expect(bar(page, 'targi')).toBeHidden();
  });
});

test('the basket says the same in another tab', async ({ page, context }) => {
  await page.goto('/strona/o-nas');
  await expect(freeBar(page)).toContainText('Darmowa dostawa od');
  const other = await context.newPage();
  await other.goto('/produkt/umywalka-owalna-1049');
  await other.getByRole('button', { name: 'Do koszyka' }).click();
  await expect(link(other)).toHaveAccessibleName('Koszyk, 1 produkt');
  await expect(link(page)).toHaveAccessibleName('Koszyk, 1 produkt');
  await expect(freeBar(page)).toContainText('Dostawa tego koszyka jest za darmo');
});

test('its button puts the code into the basket', async ({ page, context }) => {
  await add(context, { product: '1008' });
  await page.goto('/strona/o-nas');
  await page.getByRole('button', { name: 'Aktywuj kod' }).click();
  await expect(page).toHaveURL(/\/koszyk/);
  await expect(page.locator('#kod')).toContainText('STÓŁ10');
});
