import type { Page, Route } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { test } from './support/oneTab.ts';
import { amount, announcement, form, listenTo, number, openAwake, price } from './support/productPage.ts';
import { expect } from './support/test.ts';

const CUP = '/produkt/kubek-codzienny-kobalt-1001';

const size = (page: Page, name: RegExp) => form(page).getByRole('radio', { name });
const notify = (page: Page) => page.locator('#projector_tell_availability_section');

test.describe('choosing a size', () => {
  test('asks as the contract says, shows all of it, keeps the address and the focus', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname === '/ajax/projector.php') asked.push(decodeURIComponent(url.search));
    });
    await page.goto(CUP);
    const heading = await page.locator('#projector_productname').elementHandle();
    await size(page, /350 ml/).check();
    await expect(price(page)).toHaveText('68,00 zł');
    await expect(page).toHaveURL(/\?size=350$/);
    await expect(amount(page)).toContainText('17 sztuk');
    expect(asked.filter((search) => search.includes('size='))).toEqual([
      '?action=get&product=1001&size=350&get=sizeavailability,sizedelivery,sizeprices',
    ]);
    // Asked once the press has been answered, so that nobody waits for it.
    await expect.poll(() => asked).toContain('?action=get&product=1001&get=sizes');
    await expect(size(page, /350 ml/)).toBeFocused();
    // The page was taken over in place: nothing was drawn anew under the reader.
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
    await page.reload();
    await expect(size(page, /350 ml/)).toBeChecked();
    await expect(price(page)).toHaveText('68,00 zł');
  });

  test('says price and availability once', async ({ page }) => {
    await page.goto(CUP);
    await size(page, /350 ml/).check();
    const said = announcement(page);
    await expect(said).toHaveText('350 ml. Razem za 1 szt.: 68,00 zł. Dostępny');
    const heard = await listenTo(said);
    await size(page, /450 ml/).check();
    await expect(said).toHaveText('450 ml. Produkt niedostępny');
    await expect(notify(page)).toBeVisible();
    expect(await heard()).toEqual(['450 ml. Produkt niedostępny']);
  });

  test('never lets a late answer overwrite a newer one', async ({ page }) => {
    const held: Route[] = [];
    await page.route(/size=250&get=/, (route) => void held.push(route));
    await page.goto(`${CUP}?size=450`);
    await size(page, /250 ml/).check();
    await expect.poll(() => held.length).toBe(1);
    await size(page, /350 ml/).check();
    await expect(price(page)).toHaveText('68,00 zł');
    const answered = page.waitForResponse(/size=250&get=/);
    await held[0]?.continue();
    await answered;
    await number(page).fill('2');
    await page.keyboard.press('Enter');
    await expect(page.locator('#projector_sellbyprice')).toHaveText('Razem za 2 szt.: 136,00 zł');
    await expect(price(page)).toHaveText('68,00 zł');
  });

  test('keeps the last good state, and says so quietly, when no answer comes', async ({ page, guard }) => {
    guard.allowRequest(/projector\.php/);
    guard.allowConsole(/Failed to load resource/);
    await page.goto(CUP);
    await page.route(/get=sizeavailability/, (route) => route.abort());
    await size(page, /350 ml/).check();
    await expect(form(page)).toContainText('Nie udało się odświeżyć ceny i dostępności.');
    await expect(size(page, /250 ml/)).toBeChecked();
    await expect(price(page)).toHaveText('59,00 zł');
    await expect(page).toHaveURL(/\?size=250$/);
    await expectNoAxeViolations(page, { part: form(page) });
    await page.unroute(/get=sizeavailability/);
    await size(page, /350 ml/).check();
    await expect(price(page)).toHaveText('68,00 zł');
    await expect(form(page)).not.toContainText('Nie udało się');
  });
});

test('a page change brings the form with it', async ({ page }) => {
  await openAwake(page, CUP);
  await form(page).getByRole('link', { name: 'mech' }).click();
  await expect(page.locator('#projector_productname')).toHaveText('Kubek Leśny');
  expect(JSON.parse((await page.locator('#product_data').textContent()) ?? '').product_id).toBe(1002);
  await form(page)
    .getByRole('button', { name: /^Więcej/ })
    .click();
  await expect(number(page)).toHaveValue('2');
  await page.goBack();
  await expect(size(page, /250 ml/)).toBeChecked();
  await size(page, /350 ml/).check();
  await expect(price(page)).toHaveText('68,00 zł');
});
