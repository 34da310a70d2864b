import { expectNoAxeViolations } from './support/axe.ts';
import { expectLaidOutNow } from './support/layout.ts';
import { expectLive } from './support/live.ts';
import { test } from './support/oneTab.ts';
import {
  ADDED,
  announcement,
  buy,
  form,
  listenTo,
  number,
  numberMessage,
  openAwake,
  price,
} from './support/productPage.ts';
import { expect } from './support/test.ts';

const CUP = '/produkt/kubek-codzienny-kobalt-1001';
const COFFEE = '/produkt/kawa-z-palarni-obok-1034';
const CLAY = '/produkt/glina-kamionkowa-jasna-1059';
const JUICE = '/produkt/sok-z-pigwy-1036';

test('points are told for the whole quantity, as the basket will count them', async ({ page }) => {
  await openAwake(page, '/produkt/dzbanek-polny-1026');
  const points = page.locator('#projector_button_points_basket');
  await expect(points).toHaveText(/4\s000\spunktów/);
  await expect(page.locator('#projector_points_recive')).toHaveText(/199\spunktów/);
  await number(page).fill('3');
  await page.keyboard.press('Enter');
  await expect(points).toHaveText(/12\s000\spunktów/);
  await expect(page.locator('#projector_points_recive')).toHaveText(/597\spunktów/);
  await points.click();
  await expect(page.getByRole('status').filter({ hasText: ADDED })).toBeVisible();
  await page.goto('/koszyk');
  await expect(page.getByRole('region', { name: 'Produkty w koszyku' })).toContainText(/12\s000\spunktów/);
});

for (const width of [360, 1280]) {
  test(`a quantity that was typed is bought by the one press that ends typing, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openAwake(page, CUP);
    await number(page).click();
    await expectLive(number(page));
    await number(page).fill('2');
    const box = await buy(page).boundingBox();
    if (!box) throw new Error('The button is not there');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    // Typing has ended, and the page has told what that makes; the button must still be under the hand.
    await expect(page.locator('#projector_sellbyprice')).toHaveText('Razem za 2 szt.: 118,00 zł');
    await page.mouse.up();
    await expect(page.getByRole('status').filter({ hasText: ADDED })).toBeVisible();
  });
}

test('what cannot be read as a quantity buys nothing until it has been told', async ({ page }) => {
  await openAwake(page, CUP);
  await number(page).click();
  await expectLive(number(page));
  await number(page).fill('dwie szt.');
  await buy(page).click();
  await expect(numberMessage(page)).toHaveText('Wpisz poprawną ilość.');
  await expect(number(page)).toHaveValue('1');
  await expect(page.getByText(ADDED)).toHaveCount(0);
  await buy(page).click();
  await expect(page.getByRole('status').filter({ hasText: ADDED })).toBeVisible();
});

test.describe('a subscription', () => {
  test('changes the price, and the address keeps it', async ({ page, noJs }) => {
    await page.goto(COFFEE);
    await expect(price(page)).toHaveText('42,00 zł');
    const asked = page.waitForRequest(/get=sizeprices&subscription=1$/);
    await form(page)
      .getByRole('radio', { name: /Abonament/ })
      .check();
    await asked;
    await expect(price(page)).toHaveText('38,00 zł');
    await expect(form(page).getByLabel('Jak często')).toBeVisible();
    await expect(page).toHaveURL(/subscription=1/);
    const plain = await noJs.newPage();
    await plain.goto(page.url());
    await expect(price(plain)).toHaveText('38,00 zł');
    await expectNoAxeViolations(page, { part: form(page) });
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectLaidOutNow(page);
    await form(page)
      .getByRole('radio', { name: /Jednorazowo/ })
      .check();
    await expect(price(page)).toHaveText('42,00 zł');
  });
});

test.describe('what is chosen is said once', () => {
  test('for a subscription and for a quantity', async ({ page }) => {
    await openAwake(page, COFFEE);
    const heard = await listenTo(announcement(page));
    await form(page)
      .getByRole('radio', { name: /Abonament/ })
      .check();
    await expect(announcement(page)).toContainText('Razem za 1 szt.: 38,00 zł');
    const subscribed = (await announcement(page).textContent()) ?? '';
    await number(page).fill('3');
    await number(page).press('Enter');
    await expect(announcement(page)).toContainText('Razem za 3 szt.: 114,00 zł');
    const three = (await announcement(page).textContent()) ?? '';
    await form(page)
      .getByRole('radio', { name: /Jednorazowo/ })
      .check();
    await expect(price(page)).toHaveText('42,00 zł');
    await expect(announcement(page)).toContainText('Razem za 3 szt.: 126,00 zł');
    const once = (await announcement(page).textContent()) ?? '';
    await form(page)
      .getByRole('button', { name: /^Więcej/ })
      .click();
    await expect(announcement(page)).toContainText('Razem za 4 szt.');
    const four = (await announcement(page).textContent()) ?? '';
    expect(await heard()).toEqual([subscribed, three, once, four]);
  });

  test('for a quantity that is corrected: why', async ({ page }) => {
    await openAwake(page, CLAY);
    await number(page).focus();
    const [why, what] = [await listenTo(numberMessage(page)), await listenTo(announcement(page))];
    await number(page).fill('1000');
    await number(page).press('Enter');
    await expect(numberMessage(page)).toHaveText('Maksymalnie możesz zamówić 200 kg');
    expect(await why()).toEqual([expect.stringMatching(/^Maksymalnie możesz zamówić 200\skg$/)]);
    // One thing at a time.
    await expect(page.locator('#projector_sellbyprice')).toContainText('Razem za 200 kg');
    expect(await what()).toEqual([]);
  });
});

test.describe('the quantity', () => {
  test('goes by steps, with buttons and arrow keys, to its ends', async ({ page }) => {
    await page.goto(CLAY);
    const more = form(page).getByRole('button', { name: /^Więcej/ });
    const less = form(page).getByRole('button', { name: /^Mniej/ });
    await expect(less).toHaveAttribute('aria-disabled', 'true');
    // The first two presses come before the code that answers them.
    await more.click();
    await more.click();
    await expect(number(page)).toHaveValue('3');
    await expect(more).toBeFocused();
    await less.click();
    await expect(number(page)).toHaveValue('2,5');
    await number(page).press('ArrowUp');
    await expect(number(page)).toHaveValue('3');
    await expect(page.locator('#projector_sellbyprice')).toHaveText('Razem za 3 kg: 19,50 zł');
  });

  test('is typed with a comma or a point, and corrected after saying why', async ({ page }) => {
    await page.goto(CLAY);
    const type = async (text: string) => {
      await number(page).fill(text);
      await number(page).blur();
    };
    const message = numberMessage(page);
    await type('2.5');
    await expect(number(page)).toHaveValue('2,5');
    await type('20,3');
    await expect(number(page)).toHaveValue('20,5');
    await expect(message).toHaveText('Sprzedajemy wielokrotności 0,5 kg, więc zaokrągliliśmy w górę.');
    await expect(page.locator('#projector_sellbyprice')).toHaveText('Razem za 20,5 kg: 120,95 zł');
    await expect(form(page).getByRole('row', { name: /Twój wybór/ })).toContainText('20–49,5 kg');
    await type('0,5');
    await expect(message).toHaveText('Minimalnie możesz zamówić 2 kg');
    await expect(number(page)).toHaveValue('2');
    await type('1000');
    await expect(message).toHaveText('Maksymalnie możesz zamówić 200 kg');
    await expect(number(page)).toHaveValue('200');
    await type('1 0');
    await expect(number(page)).toHaveValue('10');
    await type('dużo');
    await expect(message).toHaveText('Wpisz poprawną ilość.');
    await expect(number(page)).toHaveValue('10');
    await expectNoAxeViolations(page, { part: form(page) });
  });

  test('of a product with limits for one size begins at the least', async ({ page }) => {
    await openAwake(page, JUICE);
    await expect(number(page)).toHaveValue('2');
    await number(page).fill('40');
    await number(page).press('Enter');
    await expect(numberMessage(page)).toHaveText('Maksymalnie możesz zamówić 12 szt.');
  });
});
