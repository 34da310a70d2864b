import { someone } from './support/account.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import {
  acceptTerms,
  add,
  countSent,
  expectPlaced,
  field,
  fillBuyer,
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
import { joined, mailsTo, mailWith } from './support/outbox.ts';
import { expect, test } from './support/test.ts';

test.use({ baseURL: desk.url });

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

test('a guest buys without JavaScript, and confirms the sum with delivery', async ({ noJs }) => {
  const email = `${someone()}@example.pl`;
  await add(noJs, cup);
  const page = await noJs.newPage();
  await page.goto('/zamowienie');
  const sent = countSent(page);
  await fillBuyer(page, email);
  await way(page, 'Kurier').check();
  await payByTransfer(page);
  await page.getByText('Dopisz uwagi').click();
  await page.getByRole('textbox', { name: /^Uwagi do zamówienia/ }).fill('Proszę dzwonić\ndwa razy');
  await acceptTerms(page);
  await field(page, 'Telefon').press('Enter');
  await placeButton(page).click();
  const told = page.getByRole('status').filter({ hasText: 'Doliczyliśmy dostawę' });
  await expect(told).toContainText('84,90 zł');
  expect(sent(), 'Enter in a field has sent nothing').toBe(1);
  await expect(ordered(page)).toContainText('84,90 zł');
  await expect(field(page, 'Ulica')).toHaveValue('Polna');
  await expect(field(page, 'E-mail')).toHaveValue(email);
  await expect(way(page, 'Kurier')).toBeChecked();
  await expect(page.getByRole('textbox', { name: /^Uwagi do zamówienia/ })).toHaveValue('Proszę dzwonić\ndwa razy');
  await expect(page.getByRole('checkbox', { name: /^Akceptuję regulamin/ })).toBeChecked();

  await placeButton(page).click();
  const number = await expectPlaced(page);
  expect(sent()).toBe(2);
  await expect(page.getByRole('main')).toContainText('Proszę dzwonić');
  await mailWith(desk.dataDir, String(number), email);
});

for (const how of ['with', 'without'] as const) {
  test(`pays on delivery ${how} JavaScript`, async ({ newContext }) => {
    const context = await newContext({ javaScriptEnabled: how === 'with' });
    await add(context, cup);
    const page = await context.newPage();
    if (how === 'with') await openCheckout(page);
    else await page.goto('/zamowienie');
    await fillBuyer(page, 'przyodbiorze@example.pl');
    await way(page, 'Kurier').check();
    await page.getByRole('radio', { name: /^Przy odbiorze/ }).check();
    await acceptTerms(page);
    if (how === 'without') await placeButton(page).click();
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

  test(`looks for a pick-up point ${how} JavaScript`, async ({ newContext }) => {
    const context = await newContext({ javaScriptEnabled: how === 'with' });
    await add(context, cup);
    const page = await context.newPage();
    if (how === 'with') await openCheckout(page);
    else await page.goto('/zamowienie');
    const search = page.getByRole('searchbox', { name: 'Szukaj punktu odbioru' });
    const look = async (words: string) => {
      await search.fill(words);
      if (how === 'without') await page.getByRole('button', { name: 'Szukaj', exact: true }).click();
    };
    const points = page.getByRole('group', { name: 'Punkt odbioru' }).getByRole('radio');
    await expect(search).toBeHidden();
    await fillBuyer(page, 'punkt@example.pl');
    await way(page, 'Paczkomat InPost').check();
    await payByTransfer(page);
    await acceptTerms(page);
    await expect(points).toHaveCount(12);
    await placeButton(page).click();
    if (how === 'without') await expect(field(page, 'Miejscowość')).toHaveValue('Bolesławiec');
    await expect(page.getByRole('group', { name: 'Punkt odbioru' })).toHaveAccessibleDescription(
      /Podaj punkt odbioru\./,
    );
    await expect(page.getByRole('main')).toContainText('Popraw 1 pole');

    await look('gdańsk');
    await expect(page.getByText('Nie ma takiego punktu.')).toBeVisible();
    await expect(points).toHaveCount(0);
    await look('31-');
    await expect(points).toHaveCount(1);
    await points.first().check();
    // The one that is chosen stays in sight.
    await look('wroclaw krotka');
    await expect(page.getByText('1 punkt', { exact: true })).toBeVisible();
    await expect(points).toHaveCount(2);
    await expect(page.getByRole('radio', { name: /^KRA01M/ })).toBeChecked();
    await page.getByRole('radio', { name: /^WRO02M/ }).check();
    if (how === 'without') {
      await expect(field(page, 'Imię')).toHaveValue('Anna');
      // The page was made again with this way of delivery, so that its sum is known already.
      await expect(ordered(page)).toContainText('80,90 zł');
    }
    await placeButton(page).click();
    await expectPlaced(page);
    await expect(page.getByRole('main')).toContainText('WRO02M, Paczkomat przy bibliotece, Krótka 10, 50-367 Wrocław');
  });

  test(`a company buys with its NIP, and says that its owner is a consumer in this, ${how} JavaScript`, async ({
    newContext,
  }) => {
    const context = await newContext({ javaScriptEnabled: how === 'with' });
    // What a company that is no consumer reads afterwards is the same document either way.
    for (const consumer of how === 'with' ? [false, true] : [true]) {
      await add(context, cup);
      const page = await context.newPage();
      if (how === 'with') await openCheckout(page);
      else await page.goto('/zamowienie');
      const box = page.getByRole('checkbox', { name: 'Zakup niezwiązany z moim zawodem' });
      await expect(box).toBeHidden();
      await page.getByRole('radio', { name: /^Firma/ }).check();
      await fillBuyer(page, 'firma@example.pl');
      await field(page, 'Nazwa firmy').fill('Kwiaciarnia Bławatek');
      await field(page, 'NIP').fill('1234563219');
      const rights = page.getByText('Masz 30 dni na odstąpienie');
      await expect(rights).toBeVisible({ visible: false });
      if (consumer) await box.check();
      await expect(rights).toBeVisible({ visible: consumer });
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
      await expect(withdraw).toHaveCount(consumer ? 1 : 0);
      await page.close();
    }
  });

  test(`to another country it goes by what goes there, ${how} JavaScript`, async ({ newContext }) => {
    const context = await newContext({ javaScriptEnabled: how === 'with' });
    await add(context, named);
    const page = await context.newPage();
    if (how === 'with') await openCheckout(page);
    else await page.goto('/zamowienie');
    const to = `${someone()}@example.pl`;
    await fillBuyer(page, to);
    await way(page, 'Kurier').check();
    await orderForm(page).getByRole('combobox', { name: 'Kraj' }).first().selectOption('Niemcy');
    await field(page, 'Kod pocztowy').fill('10115');
    await field(page, 'Miejscowość').fill('Berlin');
    const abroad = way(page, 'Kurier do Czech, Niemiec i na Słowację');
    if (how === 'with') {
      await expect(way(page, 'Kurier')).toHaveCount(0);
      await expect(ordered(page)).not.toContainText('16,90');
    } else {
      await payByTransfer(page);
      await acceptTerms(page);
      await placeButton(page).click();
      await expect(page.getByRole('main')).toContainText('Wybierz sposób dostawy.');
      await expect(way(page, 'Kurier')).toHaveCount(0);
    }
    await abroad.check();
    if (how === 'with') await expect(ordered(page)).toContainText('49,00');
    await payByTransfer(page);
    await acceptTerms(page);
    await placeButton(page).click();
    if (how === 'without') {
      // The page could not count along: the sum with the delivery is shown before anything is ordered.
      await expect(ordered(page)).toContainText('49,00');
      await placeButton(page).click();
    }
    await expectPlaced(page);
    await expect(page.getByRole('main')).toContainText('Niemcy');
    await mailWith(desk.dataDir, 'Kurier do Czech, Niemiec', to);
  });

  test(`sent twice by a double click it is one order, ${how} JavaScript`, async ({ newContext }) => {
    const context = await newContext({ javaScriptEnabled: how === 'with' });
    await add(context, named);
    const page = await context.newPage();
    if (how === 'with') await openCheckout(page);
    else await page.goto('/zamowienie');
    const email = `${someone()}@example.pl`;
    await fillBuyer(page, email);
    await way(page, 'Odbiór w pracowni, ul. Garncarska 7').check();
    await payByTransfer(page);
    await acceptTerms(page);
    await placeButton(page).dblclick();
    const number = await expectPlaced(page);
    await mailWith(desk.dataDir, String(number), email);
    expect(ordersOf(email)).toBe(1);
  });

  test(`Back and reload order nothing a second time ${how} JavaScript`, async ({ newContext }) => {
    const context = await newContext({ javaScriptEnabled: how === 'with' });
    await add(context, named);
    const page = await context.newPage();
    if (how === 'with') await openCheckout(page);
    else await page.goto('/zamowienie');
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
    if (how === 'with') await expectNoAxeViolations(page);
    // A tab that was left open has nothing to order any more.
    await placeButton(old).click();
    await expect(old.getByRole('heading', { name: 'Nie ma czego zamówić' })).toBeVisible();
    expect(ordersOf(email)).toBe(1);
  });
}
