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
  way,
} from './support/checkout.ts';
import { ordersOf } from './support/countedOrders.ts';
import { desk } from './support/desk.ts';
import { fillAsBrowser } from './support/fillAsBrowser.ts';
import { bringLate } from './support/late.ts';
import { expectSettled } from './support/live.ts';
import { test } from './support/oneTab.ts';
import { mailWith } from './support/outbox.ts';
import { expect, test as inTabOfItsOwn } from './support/test.ts';
import { expectFits, views } from './support/views.ts';

test.use({ baseURL: desk.url });

const cup = { product: '1001', size: '350' };

// As many as are wanted are made.
const named = { product: '1007', 'personalisation[imie]': 'Zosia' };

const bundle = { product: '1054' };
const course = { product: '1065', size: 'pdf' };

test('a street that a browser filled in with its number is taken', async ({ page, context }) => {
  await add(context, named);
  await openCheckout(page);
  await fillBuyer(page, 'jednalinia@example.pl');
  await field(page, 'Nr domu i lokalu').fill('');
  await fillAsBrowser(field(page, 'Ulica'), 'al. 3 Maja 12A m. 4');
  await expect(field(page, 'Ulica')).toHaveValue('al. 3 Maja');
  await expect(field(page, 'Nr domu i lokalu')).toHaveValue('12A m. 4');
  // As typed by hand: when the field is left, or the form is sent out of it.
  await field(page, 'Nr domu i lokalu').fill('');
  await field(page, 'Ulica').fill('al. 3 Maja 12A m. 4');
  await expect(field(page, 'Ulica')).toHaveValue('al. 3 Maja 12A m. 4');
  await way(page, 'Odbiór w pracowni, ul. Garncarska 7').check();
  await payByTransfer(page);
  await acceptTerms(page);
  await placeButton(page).click();
  await expectPlaced(page);
  await expect(page.getByRole('region', { name: 'Kupujący' })).toContainText('al. 3 Maja 12A m. 4');
});

inTabOfItsOwn('what was typed and chosen before its scripts came is kept, and sent', async ({ page, context }) => {
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

inTabOfItsOwn(
  'an order is placed as without scripts where their code never comes',
  async ({ page, context, guard }) => {
    guard.allowRequest(/checkoutPage-/);
    guard.allowConsole(/checkoutPage-/);
    await context.route(/checkoutPage-/, (route) => route.abort());
    await add(context, named);
    await page.goto('/zamowienie');
    await fillOrder(page, 'bezkodu@example.pl');
    await placeButton(page).click();
    await expectPlaced(page);
  },
);

test('what became of an order that was not answered is asked with the same order', async ({ page, context, guard }) => {
  guard.allowRequest(/\/zamowienie$/);
  guard.allowConsole(/ERR_FAILED/);
  await add(context, named);
  await openCheckout(page);
  const email = `${someone()}@example.pl`;
  await fillOrder(page, email);
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
  await mailWith(desk.dataDir, String(number), email);
  expect(ordersOf(email)).toBe(1);
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

test('what is missing is told at once, and Enter in a field orders nothing', async ({ page, context }) => {
  await add(context, cup);
  await openCheckout(page);
  const sent = countSent(page);
  await placeButton(page).click();
  await expect(field(page, 'Imię')).toBeFocused();
  await expect(field(page, 'Imię')).toBeInViewport();
  await expect(ordered(page)).toContainText(
    /Zostało 11 rzeczy: Imię, Nazwisko, Ulica, .*Telefon, E-mail, Dostawa, .*Regulamin\./,
  );
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
  await field(page, 'Imię').fill('Ann4');
  await field(page, 'Telefon').fill('12');
  await expect(page.getByText('Ten numer nie pasuje do wybranego kraju.').first()).toBeVisible();
  await expect(ordered(page), 'what is wrong is left, too').toContainText(
    /Zostało 11 rzeczy: Imię, Nazwisko, .*Telefon, E-mail/,
  );
  await page.getByRole('radio', { name: /^Firma/ }).check();
  await expect(ordered(page)).toContainText(/Zostało 13 rzeczy: .*NIP/);
  await field(page, 'NIP').fill('1');
  await expect(page.getByText('Niepoprawny NIP dla wybranego kraju.').first()).toBeVisible();
  await page.getByRole('radio', { name: 'Osoba prywatna' }).check();
  await expect(ordered(page), 'nor is what is not asked for').toContainText(/Zostało 11 rzeczy: (?!.*NIP)/);
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

test('the button pressed before anything else tells all that is missing, and the form what the data are for', async ({
  page,
  context,
}) => {
  await add(context, cup);
  await page.goto('/zamowienie');
  await placeButton(page).click();
  await expect(orderForm(page)).toContainText('Popraw 11 pól, żeby wysłać formularz');
  const data = page.getByRole('region', { name: 'Twoje dane' });
  await expect(data).toContainText('Danych użyjemy po to, żeby zrealizować zamówienie');
  await expect(data.getByRole('link', { name: 'Polityka prywatności' })).toHaveAttribute(
    'href',
    '/strona/polityka-prywatnosci',
  );
});

test('fits every window: empty, with errors, for a company and with a point', async ({ page, context }) => {
  await add(context, named);
  await add(context, course);
  await openCheckout(page);
  const look = async () => {
    await expectFits(page);
    await expectNoAxeViolations(page);
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

test('on a phone what is bought stands folded over the form, its total in sight', async ({ page, context }) => {
  const folded = page.locator('summary').filter({ hasText: '2 produkty' });
  await add(context, cup);
  await add(context, bundle);
  await openCheckout(page);
  await expect(folded, 'it stands beside the form').toBeHidden();
  await page.setViewportSize(views.phone);
  await way(page, 'Paczkomat InPost').check();
  await expect(folded).not.toContainText('bez dostawy');
  const total = await ordered(page).getByRole('status').filter({ hasText: 'zł' }).textContent();
  await expect(folded).toContainText(total ?? '');
});

test('however much is ordered, the button stands in the window, and no box of its own scrolls', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  for (const thing of [cup, named, bundle, course]) await add(context, thing);
  await openCheckout(page);
  await page.getByText('Dopisz uwagi').click();
  await page.getByRole('textbox', { name: /^Uwagi do zamówienia/ }).focus();
  await expect(placeButton(page)).toBeInViewport({ ratio: 1 });
  const scrolls = await ordered(page).evaluate((box) => box.scrollHeight > box.clientHeight);
  expect(scrolls).toBe(false);
});
