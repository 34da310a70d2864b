import { expectNoAxeViolations } from './support/axe.ts';
import { expectLaidOut } from './support/layout.ts';
import { inNewTab, test } from './support/oneTab.ts';
import { form, number, openAwake } from './support/productPage.ts';
import { expect } from './support/test.ts';

const CUP = '/produkt/kubek-codzienny-kobalt-1001';

// Words that scripts bring, links that they make, and pages that change in place: nothing over HTTP shows them.
test('in English a visitor reads, searches and fills a basket without coming back to Polish', async ({ page }) => {
  await page.goto(CUP);
  await page.getByRole('button', { name: /^Ustawienia/ }).click();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`/en${CUP}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Add to basket' }).first().click();
  const basket = page.getByRole('banner').getByRole('link', { name: /^Basket/ });
  await expect(basket).toHaveAccessibleName('Basket, 1 product');
  await page.goto('/en/strona/o-nas');
  await expect(basket).toHaveAccessibleName('Basket, 1 product');
  await basket.click();
  const panel = page.getByRole('region', { name: 'Basket at hand' });
  await expect(panel).toContainText('PLN 59.00');
  await expectNoAxeViolations(page);
  await panel.getByRole('link', { name: 'Go to the basket' }).click();
  await expect(page).toHaveURL('/en/koszyk');
  await expectLaidOut(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Basket' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /home page$/ })
    .click();
  await expect(page).toHaveURL('/en/');
  await page.getByRole('button', { name: /^Settings/ }).click();
  await page.getByRole('banner').getByRole('link', { name: 'polski' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Koszyk/ })).toHaveAccessibleName(
    'Koszyk, 1 produkt',
  );
});

// The whole page would come again: what was typed would be lost, and „back” would lead to the same product.
for (const how of ['with', 'without'] as const) {
  inNewTab(`a choice on an English page keeps the page, ${how} the Navigation API`, async ({ page }) => {
    if (how === 'without') {
      await page.addInitScript(() => void Reflect.deleteProperty(window, 'navigation'));
    }
    await openAwake(page, `/en${CUP}`);
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    const entries = await page.evaluate(() => history.length);
    await number(page).fill('3');
    await form(page)
      .getByRole('radio', { name: /350 ml/ })
      .check();
    await expect(page).toHaveURL(`/en${CUP}?size=350`);
    await expect(page.locator('#projector_announcement')).toContainText('350 ml');
    await form(page)
      .getByRole('radio', { name: /Subscription/ })
      .check();
    await expect(page).toHaveURL(`/en${CUP}?size=350&subscription=1`);
    await expect(number(page)).toHaveValue('3');
    await expect(page.locator('html')).toHaveAttribute('data-same', '');
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });
}

test('an address that a script writes names what stands on an English page already', async ({ page }) => {
  await openAwake(page, `/en${CUP}`);
  await page.evaluate((path) => {
    document.documentElement.setAttribute('data-same', '');
    history.replaceState(history.state, '', `${path}?size=350`);
  }, CUP);
  await expect(page).toHaveURL(`${CUP}?size=350`);
  await expect(page.locator('html')).toHaveAttribute('data-same', '');
});
