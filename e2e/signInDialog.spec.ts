import type { Locator, Page } from '@playwright/test';
import {
  authenticator,
  keyButton,
  login,
  PASSWORD,
  password,
  registered,
  withAddress,
  withoutOffer,
} from './support/account.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { add, field, openCheckout, ordered, orderForm, placeButton } from './support/checkout.ts';
import { expectLaidOutLarge } from './support/layout.ts';
import { expectLive, expectTakenOver } from './support/live.ts';
import { inNewTab, test } from './support/oneTab.ts';
import { startShop } from './support/shop.ts';
import { expect, test as inTabOfItsOwn } from './support/test.ts';
import { expectFits, views } from './support/views.ts';

const CUPS = '/kategoria/kubki-i-filizanki';
const cup = { product: '1001', size: '350', number: '2' };
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Zaloguj się' });
const account = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: 'Konto', exact: true });
const send = (page: Page): Locator => dialog(page).getByRole('button', { name: 'Zaloguj się', exact: true });
const origin = (): string => process.env.E2E_SHOP_URL ?? '';
const offer = (page: Page): Locator => page.getByRole('region', { name: 'Następnym razem bez hasła' });

/** A page whose kernel runs: it hears presses. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectTakenOver(page);
}

async function openDialog(page: Page, opener = account(page)): Promise<void> {
  await opener.click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).locator('form[novalidate]')).toBeVisible();
}

async function enter(page: Page, who: string, word = PASSWORD): Promise<void> {
  await login(dialog(page)).fill(who);
  await password(dialog(page)).fill(word);
  await send(page).click();
}

test('on the page of a product messages of the dialog stand above its bar, as all do', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await open(page, '/produkt/kubek-codzienny-kobalt-1001');
  await openDialog(page);
  const above = page.locator('[data-above-bar]:not(#container *)');
  await expect(above).not.toHaveCount(1);
  const rooms = await above.evaluateAll((all) =>
    all.map((one) => getComputedStyle(one).getPropertyValue('--late-bar')),
  );
  expect(new Set(rooms)).toEqual(new Set(['4.25rem']));
});

test('the header opens the dialog; wrong passwords are told as on the page, the right one signs in and the page stays', async ({
  page,
  newContext,
}) => {
  const email = await registered(await newContext(), origin());
  await open(page, CUPS);
  await openDialog(page);
  await expect(login(dialog(page))).toBeFocused();
  await send(page).click();
  await expect(login(dialog(page))).toHaveAttribute('aria-invalid', 'true');
  await enter(page, email, 'zle haslo');
  await expect(dialog(page).getByText('Login lub hasło są niepoprawne.')).toBeVisible();
  await expect(login(dialog(page))).toHaveValue(email);
  await enter(page, email);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Zalogowano: Ewa' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Konto: Ewa' })).toBeFocused();
  await expect(page).toHaveURL(CUPS);
  await page.getByRole('link', { name: 'Konto: Ewa' }).click();
  await expect(page.getByRole('heading', { name: 'Dzień dobry, Ewa' })).toBeVisible();
});

test('closes by Escape and by its button, gives the focus back, and leads to recovery and registration', async ({
  page,
}) => {
  await open(page, CUPS);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog(page).getByRole('button', { name: 'Zamknij okno' }).click(),
  ]) {
    await openDialog(page);
    await close();
    await expect(dialog(page)).toHaveCount(0);
    await expect(account(page)).toBeFocused();
  }
  await openDialog(page);
  const toRegister = dialog(page).getByRole('link', { name: 'Załóż konto' });
  await expect(toRegister).toHaveAttribute('href', `/rejestracja?dalej=${encodeURIComponent(CUPS)}`);
  await dialog(page).getByRole('link', { name: 'Nie pamiętam hasła' }).click();
  await expect(page.getByRole('heading', { name: 'Odzyskiwanie hasła' })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

inNewTab('has no barrier and fits at every width', async ({ page }) => {
  await authenticator(page);
  await withoutOffer(page);
  await open(page, '/strona/zeszyt');
  await openDialog(page);
  await expect(keyButton(dialog(page))).toBeVisible();
  await expectFits(page, async (view) => {
    if (view === 'phone') await expectNoAxeViolations(page);
  });
  await page.setViewportSize(views.phone);
  await expectLaidOutLarge(page);
});

test('tries too many are told how long to wait', async ({ newContext }) => {
  const shop = await startShop();
  try {
    const context = await newContext({ baseURL: shop.url });
    const email = await registered(await newContext(), shop.url);
    // By the page of the form, as quickly as they are answered.
    for (let time = 0; time < 4; time += 1) {
      const form = { login: email, password: `zle haslo ${time}` };
      await context.request.post('/logowanie', { form, headers: { Origin: shop.url } });
    }
    const page = await context.newPage();
    await open(page, CUPS);
    await openDialog(page);
    await enter(page, email, 'zle haslo');
    await expect(dialog(page).getByText('Login lub hasło są niepoprawne.')).toBeVisible();
    await enter(page, email);
    await expect(dialog(page).getByText(/Spróbuj ponownie za/)).toBeVisible();
  } finally {
    await shop.stop();
  }
});

test('a network that fails takes nothing away', async ({ page, guard }) => {
  guard.allowRequest(/mutation=login/);
  guard.allowConsole(/mutation=login|ERR_FAILED/);
  await open(page, CUPS);
  await openDialog(page);
  await page.route(/mutation=login/, (route) => route.abort());
  await enter(page, 'ktos');
  await expect(dialog(page).getByText('Nic nie zginęło.')).toBeVisible();
  await expect(login(dialog(page))).toHaveValue('ktos');
});

inTabOfItsOwn('without its code, and without scripts, the link leads to the page', async ({ page, noJs, guard }) => {
  guard.allowRequest(/\/signInBeside-/);
  guard.allowConsole(/signInBeside-|ERR_FAILED|Failed to fetch/);
  await page.route(/\/signInBeside-[\w-]+\.js/, (route) => route.abort());
  await open(page, CUPS);
  await account(page).click();
  await expect(page).toHaveURL('/logowanie');
  const plain = await noJs.newPage();
  await plain.goto(CUPS);
  await account(plain).click();
  await expect(plain).toHaveURL('/logowanie');
});

test('who orders signs in beside the form: what was typed stays, what is known is added, the baskets are one', async ({
  page,
  context,
  newContext,
}) => {
  const elsewhere = await newContext();
  const email = await registered(elsewhere, origin());
  await withAddress(elsewhere, origin());
  await add(elsewhere, { product: '1002' });
  await add(context, cup);
  await openCheckout(page);
  await field(page, 'Imię').fill('Zofia');
  await field(page, 'Nazwisko').fill('Wilk');
  await page.getByText('Dopisz uwagi').click();
  await page.getByRole('textbox', { name: /^Uwagi/ }).fill('Proszę o papier bez wzoru');
  await page
    .getByRole('radio', { name: /^Kurier/ })
    .first()
    .check();
  const shipping = await page.locator('[name="shipping"]:checked').inputValue();
  await openDialog(page, page.getByRole('link', { name: 'Zaloguj się, a formularz wypełni się sam' }));
  await enter(page, email);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Masz konto?')).toHaveCount(0);
  await expect(page).toHaveURL('/zamowienie');
  await expect(field(page, 'Imię').first()).toHaveValue('Zofia');
  await expect(page.locator('[name="client_email"]')).toHaveValue(email);
  await expect(page.locator('[name="client_street"]')).toHaveValue('Leśna');
  await expect(page.getByRole('textbox', { name: /^Uwagi/ })).toHaveValue('Proszę o papier bez wzoru');
  await expect(page.locator('[name="shipping"]:checked')).toHaveValue(shipping);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(ordered(page)).toContainText('Kubek Codzienny');
  await expect(ordered(page)).toContainText('Kubek Leśny');
  await expectLive(placeButton(page));
  await expect(orderForm(page).locator('[name="terms_agree"]')).not.toBeChecked();
  await expect(offer(page)).toHaveCount(0);
});

test('a basket that is open shows both at once', async ({ page, context, newContext }) => {
  const elsewhere = await newContext();
  const email = await registered(elsewhere, origin());
  await add(elsewhere, { product: '1002' });
  await add(context, cup);
  await open(page, '/koszyk');
  await openDialog(page);
  await enter(page, email);
  await expect(page.getByRole('link', { name: 'Koszyk, 2 produkty' })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Kubek Codzienny/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Koszyk jest pusty');
});
