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
import { fillAsBrowser } from './support/fillAsBrowser.ts';
import { bringLate } from './support/late.ts';
import { expectSettled } from './support/live.ts';
import { numberOf, placeOrder } from './support/order.ts';
import { inMail, joined, mailWith, outbox } from './support/outbox.ts';
import { type RunningShop, startShop } from './support/shop.ts';
import { test as base, expect } from './support/test.ts';
import { expectNoHorizontalScroll, views } from './support/views.ts';

const cup = { product: '1001', size: '350' };
// As many as are wanted are made.
const named = { product: '1007', 'personalisation[imie]': 'Zosia' };
const bundle = { product: '1054' };
const CONTENTS = 'W zestawie: 1 × ';
const course = { product: '1065', size: 'pdf' };

const test = base.extend<object, { shop: RunningShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
    async ({}, use) => {
      const shop = await startShop({ RATE_LIMITS: '0' });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
});

// One after the other: numbers of orders then tell that none was made besides a test's own.
test.describe.configure({ mode: 'default' });

test('a guest buys with the keyboard alone', async ({ page, context, shop }) => {
  await add(context, cup);
  await page.goto('/koszyk');
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
  await page.keyboard.type('klawiatura@example.pl');
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
  const mail = joined(await mailWith(shop.dataDir, 'To: klawiatura@example.pl'));
  expect(mail).toContain(String(number));
  expect(mail).toContain('84,90');
  expect(outbox(shop.dataDir).filter((one) => one.includes('\nTo: klawiatura@example.pl'))).toHaveLength(1);
});

test('a guest buys without JavaScript, and confirms the sum with delivery', async ({ noJs, shop }) => {
  await add(noJs, cup);
  const page = await noJs.newPage();
  await page.goto('/zamowienie');
  const sent = countSent(page);
  await fillBuyer(page, 'bezskryptow@example.pl');
  await way(page, 'Kurier').check();
  await payByTransfer(page);
  await page.getByRole('textbox', { name: /^Uwagi do zamówienia/ }).fill('Proszę dzwonić\ndwa razy');
  await acceptTerms(page);
  await field(page, 'Telefon').press('Enter');
  await placeButton(page).click();
  const told = page.getByRole('status').filter({ hasText: 'Doliczyliśmy dostawę' });
  await expect(told).toContainText('84,90 zł');
  expect(sent(), 'Enter in a field has sent nothing').toBe(1);
  await expect(ordered(page)).toContainText('84,90 zł');
  await expect(field(page, 'Ulica')).toHaveValue('Polna');
  await expect(field(page, 'E-mail')).toHaveValue('bezskryptow@example.pl');
  await expect(way(page, 'Kurier')).toBeChecked();
  await expect(page.getByRole('textbox', { name: /^Uwagi do zamówienia/ })).toHaveValue('Proszę dzwonić\ndwa razy');
  await expect(page.getByRole('checkbox', { name: /^Akceptuję regulamin/ })).toBeChecked();

  await placeButton(page).click();
  await expectPlaced(page);
  expect(sent()).toBe(2);
  await expect(page.getByRole('main')).toContainText('Proszę dzwonić');
  await mailWith(shop.dataDir, 'To: bezskryptow@example.pl');
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
    await placeButton(page).click();
    await expectPlaced(page);
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
    for (const consumer of [false, true]) {
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
      if (consumer) await box.check();
      const rights = page.getByText('Masz 30 dni na odstąpienie');
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

  test(`to another country it goes by what goes there, ${how} JavaScript`, async ({ newContext, shop }) => {
    const context = await newContext({ javaScriptEnabled: how === 'with' });
    await add(context, named);
    const page = await context.newPage();
    if (how === 'with') await openCheckout(page);
    else await page.goto('/zamowienie');
    const to = `do-niemiec-${how}@example.pl`;
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
    expect(await mailWith(shop.dataDir, `To: ${to}`)).toContain('Kurier do Czech, Niemiec');
  });

  test(`sent twice by a double click it is one order, ${how} JavaScript`, async ({ newContext, shop }) => {
    const context = await newContext({ javaScriptEnabled: how === 'with' });
    await add(context, named);
    const page = await context.newPage();
    if (how === 'with') await openCheckout(page);
    else await page.goto('/zamowienie');
    await fillBuyer(page, 'dwaklikniecia@example.pl');
    await way(page, 'Odbiór w pracowni, ul. Garncarska 7').check();
    await payByTransfer(page);
    await acceptTerms(page);
    await placeButton(page).dblclick();
    const number = await expectPlaced(page);
    const next = await placeOrder(await newContext(), [named]);
    expect(numberOf(next)).toBe(number + 1);
    await mailWith(shop.dataDir, 'To: dwaklikniecia@example.pl');
  });

  test(`Back and reload order nothing a second time ${how} JavaScript`, async ({ newContext }) => {
    const context = await newContext({ javaScriptEnabled: how === 'with' });
    await add(context, named);
    const page = await context.newPage();
    if (how === 'with') await openCheckout(page);
    else await page.goto('/zamowienie');
    const old = await context.newPage();
    await old.goto('/zamowienie');
    for (const tab of [page, old]) {
      await fillBuyer(tab, 'wstecz@example.pl');
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
    const next = await placeOrder(await newContext(), [named]);
    expect(numberOf(next)).toBe(number + 1);
  });
}

for (const how of ['with', 'without'] as const) {
  test(`a street that a browser filled in with its number is taken, ${how} JavaScript`, async ({ newContext }) => {
    const context = await newContext({ javaScriptEnabled: how === 'with' });
    await add(context, named);
    const page = await context.newPage();
    if (how === 'with') await openCheckout(page);
    else await page.goto('/zamowienie');
    await fillBuyer(page, 'jednalinia@example.pl');
    await field(page, 'Nr domu i lokalu').fill('');
    await fillAsBrowser(field(page, 'Ulica'), 'al. 3 Maja 12A m. 4');
    if (how === 'with') {
      await expect(field(page, 'Ulica')).toHaveValue('al. 3 Maja');
      await expect(field(page, 'Nr domu i lokalu')).toHaveValue('12A m. 4');
      // As typed by hand: when the field is left, or the form is sent out of it.
      await field(page, 'Nr domu i lokalu').fill('');
      await field(page, 'Ulica').fill('al. 3 Maja 12A m. 4');
      await expect(field(page, 'Ulica')).toHaveValue('al. 3 Maja 12A m. 4');
    }
    await way(page, 'Odbiór w pracowni, ul. Garncarska 7').check();
    await payByTransfer(page);
    await acceptTerms(page);
    await placeButton(page).click();
    await expectPlaced(page);
    await expect(page.getByRole('region', { name: 'Kupujący' })).toContainText('al. 3 Maja 12A m. 4');
  });
}

test('what was typed and chosen before its scripts came is kept, and sent', async ({ page, context }) => {
  await add(context, cup);
  await bringLate(context, 1500);
  await page.goto('/zamowienie');
  const country = orderForm(page).getByRole('combobox', { name: 'Kraj' }).first();
  await country.selectOption('Niemcy');
  await expect(field(page, 'Kierunkowy')).toHaveValue('+49');
  await country.selectOption('Polska');
  await fillBuyer(page, 'wczesnie@example.pl');
  await way(page, 'Paczkomat InPost').check();
  await page.getByRole('radio', { name: /^LOD01M/ }).check();
  await expect(ordered(page)).toContainText('80,90 zł');
  await expect(page.getByRole('radio', { name: /^LOD01M/ })).toBeChecked();
  await payByTransfer(page);
  await acceptTerms(page);
  await placeButton(page).click();
  await expectPlaced(page);
  await expect(page.getByRole('main')).toContainText('LOD01M');
});

test('an order is placed as without scripts where their code never comes', async ({ page, context, guard }) => {
  guard.allowRequest(/checkoutPage-/);
  guard.allowConsole(/checkoutPage-/);
  await context.route(/checkoutPage-/, (route) => route.abort());
  await add(context, named);
  await page.goto('/zamowienie');
  await fillBuyer(page, 'bezkodu@example.pl');
  await way(page, 'Odbiór w pracowni, ul. Garncarska 7').check();
  await payByTransfer(page);
  await acceptTerms(page);
  await placeButton(page).click();
  await expectPlaced(page);
});

test('what became of an order that was not answered is asked with the same order', async ({ page, context, guard }) => {
  guard.allowRequest(/\/zamowienie$/);
  guard.allowConsole(/ERR_FAILED/);
  await add(context, named);
  await openCheckout(page);
  await fillBuyer(page, 'bezodpowiedzi@example.pl');
  await way(page, 'Odbiór w pracowni, ul. Garncarska 7').check();
  await payByTransfer(page);
  await acceptTerms(page);
  // The shop takes the order, and its answer is lost.
  await context.route('**/zamowienie', async (route) => {
    await route.fetch({ maxRedirects: 0 });
    await route.abort();
  });
  await placeButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'zamówienie złoży się tylko raz' })).toBeFocused();
  await context.unroute('**/zamowienie');
  await placeButton(page).click();
  const number = await expectPlaced(page);
  const next = await placeOrder(context, [named]);
  expect(numberOf(next)).toBe(number + 1);
});

test('the form stands as it was when a buyer has looked into the basket', async ({ page, context }) => {
  await add(context, named);
  await openCheckout(page);
  await field(page, 'Imię').fill('Anna');
  await field(page, 'Miejscowość').fill('Bolesławiec');
  await way(page, 'Odbiór w pracowni, ul. Garncarska 7').check();
  await page.getByRole('main').getByRole('link', { name: 'Zmień w koszyku' }).click();
  await expect(page).toHaveURL(/\/koszyk$/);
  await expectSettled(page);
  await page.goBack();
  await expect(field(page, 'Imię')).toHaveValue('Anna');
  await expect(field(page, 'Miejscowość')).toHaveValue('Bolesławiec');
  await expect(way(page, 'Odbiór w pracowni, ul. Garncarska 7')).toBeChecked();
});

test('a point that is not there is told, and nothing is ordered', async ({ context }) => {
  await add(context, cup);
  const form = { shipping: 'paczkomat-1', pickup_point: 'XXX99X', terms_agree: '1' };
  const answer = await context.request.post('/zamowienie', { form, maxRedirects: 0 });
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('Nie znamy takiego punktu odbioru. Sprawdź jego kod.');
});

test('a bundle and what was written for it reach the order', async ({ page, context, shop }) => {
  await add(context, bundle);
  await add(context, named);
  await openCheckout(page);
  await expect(ordered(page)).toContainText('Śniadanie w lesie');
  await expect(ordered(page)).toContainText(CONTENTS);
  await expect(ordered(page)).toContainText('Imię lub napis: Zosia');
  await expect(ordered(page)).toContainText('Nie dotyczy to rzeczy wykonanych na Twoje zamówienie: Kubek z imieniem.');
  await fillBuyer(page, 'zestaw@example.pl');
  await expect(way(page, 'Kurier')).toHaveAccessibleName(/za\sdarmo/);
  await way(page, 'Kurier').check();
  await payByTransfer(page);
  await acceptTerms(page);
  await placeButton(page).click();
  await expectPlaced(page);
  const things = page.getByRole('region', { name: 'Zamówione' });
  await expect(things).toContainText('Śniadanie w lesie');
  await expect(things).toContainText(CONTENTS);
  await expect(things).toContainText('Imię lub napis: Zosia');
  await expect(page.getByRole('region', { name: 'Zapłać przelewem' })).toContainText('378,00 zł');
  const mail = joined(await mailWith(shop.dataDir, 'To: zestaw@example.pl'));
  expect(mail).toContain('Zosia');
  await inMail(shop.dataDir, /To: zestaw@example\.pl[\s\S]*W\szestawie: 1\s×\sTalerz deserowy Leśny, mech\s· 1/);
  expect(mail).toContain('378,00');
});

test('files are handed out at once only if that is wanted, and nothing travels', async ({ page, context }) => {
  await add(context, course);
  await openCheckout(page);
  await expect(page.getByText('Niczego nie wysyłamy')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Dostawa na ten sam adres' })).toHaveCount(0);
  await fillBuyer(page, 'pliki@example.pl');
  await payByTransfer(page);
  await acceptTerms(page);
  await placeButton(page).click();
  const consent = page.getByRole('checkbox', { name: /^Chcę dostać pliki przed upływem/ });
  await expect(consent).toBeFocused();
  await expect(consent).toHaveAttribute('aria-invalid', 'true');
  await expectNoAxeViolations(page);
  await consent.check();
  await placeButton(page).click();
  await expectPlaced(page);
  await expect(page.getByRole('main')).toContainText('39,00 zł');
  await expect(page.getByRole('main')).toContainText('Niczego nie wysyłamy paczką.');
});

test('a service keeps its day, and its consent', async ({ page, context }) => {
  const day = nextOf(6, 4);
  await add(context, { product: '1067', service_date: day, service_hour: '14:00' });
  await openCheckout(page);
  await expect(ordered(page)).toContainText(/sobota \d+\s[a-ząćęłńóśźż]+, 14:00/);
  await fillBuyer(page, 'warsztaty@example.pl');
  await payByTransfer(page);
  await acceptTerms(page);
  await placeButton(page).click();
  const consent = page.getByRole('checkbox', { name: /^Chcę, żeby usługa zaczęła się/ });
  await expect(consent).toBeFocused();
  await consent.check();
  await placeButton(page).click();
  await expectPlaced(page);
  await expect(page.getByRole('region', { name: 'Zamówione' })).toContainText('14:00');
  await expect(page.getByRole('main')).toContainText('189,00 zł');
});

test('what is missing is told at once, and Enter in a field orders nothing', async ({ page, context }) => {
  await add(context, cup);
  await openCheckout(page);
  const sent = countSent(page);
  await placeButton(page).click();
  await expect(field(page, 'Imię')).toBeFocused();
  await expect(field(page, 'Imię')).toBeInViewport();
  await expect(ordered(page)).toContainText('Zostało 11 pól do wypełnienia.');
  await expect(orderForm(page)).toContainText('Popraw 11 pól, żeby wysłać formularz');
  const links = orderForm(page).getByRole('listitem').filter({ hasText: ': ' }).getByRole('link');
  await expect(links).toHaveCount(11);
  for (const [name, target] of [
    ['E-mail', field(page, 'E-mail')],
    ['Dostawa', way(page, 'Paczkomat InPost')],
    ['Regulamin', page.getByRole('checkbox', { name: /^Akceptuję regulamin/ })],
  ] as const) {
    await links.filter({ hasText: name }).click();
    await expect(target).toBeFocused();
  }
  expect(sent()).toBe(0);
  await fillBuyer(page, 'enter@example.pl');
  await expect(ordered(page), 'what is to be paid is not known yet').not.toContainText('Do zapłaty');
  await way(page, 'Odbiór w pracowni, ul. Garncarska 7').check();
  await expect(ordered(page)).toContainText('Do zapłaty');
  await payByTransfer(page);
  await expect(ordered(page)).toContainText('Została jedna rzecz: Regulamin.');
  await acceptTerms(page);
  await expect(page.getByText('żeby wysłać formularz')).toHaveCount(0);
  for (const name of ['Imię', 'E-mail']) await field(page, name).press('Enter');
  await placeButton(page).click();
  await expectPlaced(page);
  expect(sent(), 'the button alone has ordered').toBe(1);
});

test('nothing can be ordered of an empty basket, nor of one with a stop', async ({ page, context }) => {
  await page.goto('/zamowienie');
  await expect(page.locator('#container')).toHaveClass(/\bplace-order_page\b/);
  await expect(page.getByRole('heading', { name: 'Nie ma czego zamówić' })).toBeVisible();
  await expect(placeButton(page)).toHaveCount(0);
  await expectNoAxeViolations(page);
  await add(context, { product: '1026', forpoints: '1' });
  await page.goto('/zamowienie');
  await expect(page.getByText('Najpierw popraw koszyk')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Popraw w koszyku' })).toHaveAttribute(
    'href',
    '/koszyk',
  );
  await expect(placeButton(page)).toHaveCount(0);
  await expectNoAxeViolations(page);
});

for (const how of ['with', 'without'] as const) {
  test(`what has changed meanwhile is told, and nothing is ordered, ${how} JavaScript`, async ({ newContext }) => {
    const context = await newContext({ javaScriptEnabled: how === 'with' });
    await add(context, cup);
    const page = await context.newPage();
    if (how === 'with') await openCheckout(page);
    else await page.goto('/zamowienie');
    await fillBuyer(page, 'zmiana@example.pl');
    await way(page, 'Odbiór w pracowni, ul. Garncarska 7').check();
    await payByTransfer(page);
    await acceptTerms(page);
    // As another tab that tells this one nothing.
    await add(context, cup);
    await placeButton(page).click();
    const told = page.getByRole('alert').filter({ hasText: 'Coś się zmieniło, zanim złożyłeś zamówienie' });
    await expect(told).toContainText('Do zapłaty jest teraz 136,00 zł, było 68,00 zł.');
    await expect(told).toContainText('Niczego jeszcze nie zamówiłeś.');
    if (how === 'with') await expect(told).toBeFocused();
    await expect(ordered(page)).toContainText('136,00 zł');
    await expect(field(page, 'Ulica')).toHaveValue('Polna');
    if (how === 'with') await expectNoAxeViolations(page);
    await placeButton(page).click();
    await expectPlaced(page);
    await expect(page.getByRole('main')).toContainText('136,00 zł');
  });
}

for (const { width, height } of Object.values(views)) {
  test(`fits ${width} px: empty, with errors, for a company and with a point`, async ({ page, context }) => {
    await page.setViewportSize({ width, height });
    await add(context, named);
    await add(context, course);
    await openCheckout(page);
    const look = async () => {
      await expectNoHorizontalScroll(page);
      if (width === views.phone.width) await expectNoAxeViolations(page);
    };
    await look();
    await placeButton(page).click();
    await expect(orderForm(page)).toContainText('Popraw 12 pól');
    await look();
    await page.getByRole('radio', { name: /^Firma/ }).check();
    await page.getByRole('checkbox', { name: 'Dostawa na ten sam adres' }).uncheck();
    await page.getByRole('checkbox', { name: 'Faktura na te same dane' }).uncheck();
    await expect(page.getByRole('group', { name: 'Dane do faktury' })).toBeVisible();
    await way(page, 'Paczkomat InPost').check();
    await page.getByRole('radio', { name: /^LOD01M/ }).check();
    await look();
  });
}

test('however much is ordered, the button stands in the window, and no box of its own scrolls', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  for (const thing of [cup, named, bundle, course]) await add(context, thing);
  await openCheckout(page);
  await page.getByRole('textbox', { name: /^Uwagi do zamówienia/ }).focus();
  await expect(placeButton(page)).toBeInViewport({ ratio: 1 });
  const scrolls = await ordered(page).evaluate((box) => box.scrollHeight > box.clientHeight);
  expect(scrolls).toBe(false);
});

test('says what the data are for where they are asked for', async ({ page, context }) => {
  await add(context, cup);
  await page.goto('/zamowienie');
  const data = page.getByRole('region', { name: 'Twoje dane' });
  await expect(data).toContainText('Danych użyjemy po to, żeby zrealizować zamówienie');
  await expect(data.getByRole('link', { name: 'Polityka prywatności' })).toHaveAttribute(
    'href',
    '/strona/polityka-prywatnosci',
  );
});

/** The next such weekday (1 is Monday) that is at least so many days ahead. */
function nextOf(weekday: number, ahead: number): string {
  const day = new Date(Date.now() + ahead * 86_400_000);
  while (day.getUTCDay() !== weekday) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}
