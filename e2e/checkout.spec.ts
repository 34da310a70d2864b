import { someone } from './support/account.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import {
  acceptTerms,
  add,
  countSent,
  expectPlaced,
  field,
  fillBuyer,
  fillOrder,
  openCheckout,
  ordered,
  orderForm,
  payByTransfer,
  placeButton,
  tabTo,
  way,
} from './support/checkout.ts';
import { ordersOf } from './support/countedOrders.ts';
import { desk } from './support/desk.ts';
import { test } from './support/oneTab.ts';
import { joined, mailsTo, mailWith } from './support/outbox.ts';
import { expect } from './support/test.ts';
import { views } from './support/views.ts';

test.use({ baseURL: desk.url });

const bundle = { product: '1054' };
const cup = { product: '1001', size: '350' };

// As many as are wanted are made.
const named = { product: '1007', 'personalisation[imie]': 'Zosia' };

test('a guest buys with the keyboard alone', async ({ page, context }) => {
  const email = `${someone()}@example.pl`;
  await add(context, cup);
  await page.goto('/koszyk');
  await expect(page.getByRole('main')).toContainText(/Wysyłka .+\sU\sCiebie najpóźniej (?:jutro|we?\s)/);
  await tabTo(page, page.getByRole('link', { name: 'Przejdź do zamówienia' }));
  await page.keyboard.press('Enter');
  await expect(orderForm(page)).toBeVisible();
  await tabTo(page, field(page, 'Imię'));
  await page.keyboard.type('Ala');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Kowalska');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Lipowa');
  await page.keyboard.press('Tab');
  await page.keyboard.type('3/4');
  await page.keyboard.press('Tab');
  await page.keyboard.type('00950');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Warszawa');
  await tabTo(page, field(page, 'Telefon'));
  await page.keyboard.type('600700800');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await tabTo(page, way(page, 'Paczkomat InPost'));
  await page.keyboard.press('ArrowDown');
  await expect(way(page, 'Kurier')).toBeChecked();
  await expect(ordered(page)).toContainText('84,90 zł');
  await payByTransfer(page);
  await tabTo(page, page.getByRole('checkbox', { name: /^Akceptuję regulamin/ }));
  await page.keyboard.press('Space');
  await tabTo(page, placeButton(page));
  await page.keyboard.press('Enter');

  const number = await expectPlaced(page);
  // What was ordered lies in the basket no more.
  await expect(page.getByRole('banner').getByRole('link', { name: /^Koszyk/ })).toHaveAccessibleName('Koszyk');
  await expect(page.getByRole('region', { name: 'Zapłać przelewem' })).toContainText('84,90 zł');
  await expect(page.getByRole('region', { name: 'Kupujący' })).toContainText('00-950 Warszawa');
  const mail = joined(await mailWith(desk.dataDir, String(number), email));
  expect(mail).toContain('84,90');
  expect(mailsTo(desk.dataDir, email)).toHaveLength(1);
});

// What the form sends and gets without scripts is told over HTTP (src/server/journeys): here is what styles and the browser do.
test('without JavaScript the form shows what belongs to what is chosen, and Enter in a field orders nothing', async ({
  noJs,
}) => {
  await add(noJs, cup);
  await add(noJs, bundle);
  const page = await noJs.newPage();
  await page.setViewportSize(views.phone);
  await page.goto('/zamowienie');
  const sent = countSent(page);
  const folded = page.locator('summary').filter({ hasText: '2 produkty' });
  await expect(folded).toContainText('bez dostawy');
  await folded.click();
  await expect(page.locator('details', { has: folded }).getByText('68,00 zł')).toBeVisible();

  const company = page.getByRole('checkbox', { name: 'Zakup niezwiązany z moim zawodem' });
  await expect(company).toBeHidden();
  await page.getByRole('radio', { name: /^Firma/ }).check();
  const rights = page.getByText('Masz 30 dni na odstąpienie');
  await expect(rights).toBeVisible({ visible: false });
  await company.check();
  await expect(rights).toBeVisible();
  await field(page, 'Nazwa firmy').fill('Kwiaciarnia Bławatek');
  await field(page, 'NIP').fill('123-456-32-18');

  const search = page.getByRole('searchbox', { name: 'Szukaj punktu odbioru' });
  const day = page.locator('input[type="date"]');
  await expect(search).toBeHidden();
  await expect(day).toBeHidden();
  await way(page, 'Paczkomat InPost').check();
  await expect(search).toBeVisible();
  await expect(page.getByRole('group', { name: 'Punkt odbioru' }).getByRole('radio')).toHaveCount(12);
  await way(page, 'Kurier').check();
  await expect(search).toBeHidden();
  await expect(day).toBeVisible();
  await fillBuyer(page, `${someone()}@example.pl`);
  await payByTransfer(page);
  await page.getByText('Dopisz uwagi').click();
  await page.getByRole('textbox', { name: /^Uwagi do zamówienia/ }).fill('Proszę dzwonić');
  await acceptTerms(page);
  await field(page, 'Telefon').press('Enter');
  await placeButton(page).click();
  await expectPlaced(page);
  expect(sent(), 'Enter in a field has sent nothing').toBe(1);
  await expect(page.getByRole('main')).toContainText('Proszę dzwonić');
  // Nothing pretends to copy.
  const copy = page.locator('[data-copy]');
  await expect(copy).not.toHaveCount(0);
  await expect(copy.filter({ visible: true })).toHaveCount(0);
});

test('pays on delivery', async ({ page, context }) => {
  await add(context, cup);
  await openCheckout(page);
  await fillBuyer(page, 'przyodbiorze@example.pl');
  await way(page, 'Kurier').check();
  await page.getByRole('radio', { name: /^Przy odbiorze/ }).check();
  await acceptTerms(page);
  await expect(page.getByRole('region', { name: 'Płatność' })).toContainText('Zapłacisz, gdy odbierzesz paczkę.');
  await expect(ordered(page)).toContainText('90,90 zł');
  const comes = /U\sCiebie najpóźniej (?:jutro|we?\s[^.]+)\./;
  await expect(page.getByRole('region', { name: 'Dostawa' })).toContainText(comes);
  await placeButton(page).click();
  await expectPlaced(page);
  // It is read on other days too.
  await expect(page.getByRole('main')).toContainText(/U\sCiebie najpóźniej we?\s\S+, \d+\s\S+\./);
  await expect(page.getByRole('region', { name: 'Płatność' })).toContainText('Przy odbiorze');
  await expect(page.getByRole('region', { name: 'Zapłać przelewem' })).toHaveCount(0);
});

test('looks for a pick-up point', async ({ page, context }) => {
  await add(context, cup);
  await openCheckout(page);
  const search = page.getByRole('searchbox', { name: 'Szukaj punktu odbioru' });
  const points = page.getByRole('group', { name: 'Punkt odbioru' }).getByRole('radio');
  await expect(search).toBeHidden();
  await fillBuyer(page, 'punkt@example.pl');
  await way(page, 'Paczkomat InPost').check();
  await payByTransfer(page);
  await acceptTerms(page);
  await expect(points).toHaveCount(12);
  await placeButton(page).click();
  await expect(page.getByRole('group', { name: 'Punkt odbioru' })).toHaveAccessibleDescription(/Podaj punkt odbioru\./);
  await expect(page.getByRole('main')).toContainText('Popraw 1 pole');

  await search.fill('gdańsk');
  await expect(page.getByText('Nie ma takiego punktu.')).toBeVisible();
  await expect(points).toHaveCount(0);
  await search.fill('31-');
  await expect(points).toHaveCount(1);
  await points.first().check();
  // The one that is chosen stays in sight.
  await search.fill('wroclaw krotka');
  await expect(page.getByText('1 punkt', { exact: true })).toBeVisible();
  await expect(points).toHaveCount(2);
  await expect(page.getByRole('radio', { name: /^KRA01M/ })).toBeChecked();
  await page.getByRole('radio', { name: /^WRO02M/ }).check();
  await placeButton(page).click();
  await expectPlaced(page);
  await expect(page.getByRole('main')).toContainText('WRO02M, Paczkomat przy bibliotece, Krótka 10, 50-367 Wrocław');
});

test('a company buys with its NIP, and says that its owner is a consumer in this', async ({ page, context }) => {
  await add(context, cup);
  await openCheckout(page);
  const box = page.getByRole('checkbox', { name: 'Zakup niezwiązany z moim zawodem' });
  await expect(box).toBeHidden();
  await page.getByRole('radio', { name: /^Firma/ }).check();
  await fillBuyer(page, 'firma@example.pl');
  await field(page, 'Nazwa firmy').fill('Kwiaciarnia Bławatek');
  await field(page, 'NIP').fill('1234563219');
  const rights = page.getByText('Masz 30 dni na odstąpienie');
  await expect(rights).toBeVisible({ visible: false });
  await box.check();
  await expect(rights).toBeVisible();
  await way(page, 'Odbiór w pracowni, ul. Garncarska 7').check();
  await page.getByRole('radio', { name: /^Przy odbiorze/ }).check();
  await acceptTerms(page);
  await placeButton(page).click();
  await expect(field(page, 'NIP')).toHaveAccessibleDescription(/Niepoprawny NIP/);
  await field(page, 'NIP').fill('123-456-32-18');
  await placeButton(page).click();
  await expectPlaced(page);
  await expect(page.getByRole('main')).toContainText('Kwiaciarnia Bławatek');
  await expect(page.getByRole('main')).toContainText(/NIP 123-?456-?32-?18/);
  const withdraw = page.getByRole('main').getByRole('link', { name: 'Odstąp od umowy tutaj' });
  await expect(withdraw).toHaveCount(1);
});

test('to another country it goes by what goes there', async ({ page, context }) => {
  await add(context, named);
  await openCheckout(page);
  const to = `${someone()}@example.pl`;
  await fillBuyer(page, to);
  await way(page, 'Kurier').check();
  await orderForm(page).getByRole('combobox', { name: 'Kraj' }).first().selectOption('Niemcy');
  await field(page, 'Kod pocztowy').fill('10115');
  await field(page, 'Miejscowość').fill('Berlin');
  const abroad = way(page, 'Kurier do Czech, Niemiec i na Słowację');
  await expect(way(page, 'Kurier')).toHaveCount(0);
  await expect(ordered(page)).not.toContainText('16,90');
  await abroad.check();
  await expect(ordered(page)).toContainText('49,00');
  await payByTransfer(page);
  await acceptTerms(page);
  await placeButton(page).click();
  await expectPlaced(page);
  await expect(page.getByRole('main')).toContainText('Niemcy');
  await mailWith(desk.dataDir, 'Kurier do Czech, Niemiec', to);
});

test('sent twice by a double click it is one order', async ({ page, context }) => {
  await add(context, named);
  await openCheckout(page);
  const email = `${someone()}@example.pl`;
  await fillOrder(page, email);
  await placeButton(page).dblclick();
  const number = await expectPlaced(page);
  await mailWith(desk.dataDir, String(number), email);
  expect(ordersOf(email)).toBe(1);
});

test('Back and reload order nothing a second time', async ({ page, context }) => {
  await add(context, named);
  await openCheckout(page);
  const old = await context.newPage();
  await old.goto('/zamowienie');
  const email = `${someone()}@example.pl`;
  for (const tab of [page, old]) {
    await fillBuyer(tab, email);
    await way(tab, 'Odbiór w pracowni, ul. Garncarska 7').check();
    await payByTransfer(tab);
    await acceptTerms(tab);
  }
  await placeButton(page).click();
  const number = await expectPlaced(page);
  await page.reload();
  expect(await expectPlaced(page)).toBe(number);
  const last = page.getByRole('link', { name: `Twoje ostatnie zamówienie: ${number}` });
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Nie ma czego zamówić' })).toBeVisible();
  await expect(last).toHaveAttribute('href', `/zamowienie/${number}`);
  await page.reload();
  await expect(last).toBeVisible();
  await expectNoAxeViolations(page);
  // A tab that was left open has nothing to order any more.
  await placeButton(old).click();
  await expect(old.getByRole('heading', { name: 'Nie ma czego zamówić' })).toBeVisible();
  expect(ordersOf(email)).toBe(1);
});
