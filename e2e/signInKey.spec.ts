import type { Locator, Page } from '@playwright/test';
import {
  authenticator,
  keyButton,
  login,
  PASSWORD,
  password,
  registered,
  signedOut,
  signedUp,
  withKey,
  withoutOffer,
} from './support/account.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { expectTakenOver } from './support/live.ts';
import { inNewTab as test } from './support/oneTab.ts';
import { placeOrder } from './support/order.ts';
import { expect } from './support/test.ts';
import { views } from './support/views.ts';
import { watchWindow } from './support/watchWindow.ts';

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

/** Registers, signs out, and signs in by the password in the dialog, with something at hand that could keep a key. */
async function comeBack(page: Page): Promise<void> {
  await authenticator(page);
  const name = await signedUp(page);
  await signedOut(page);
  await open(page, CUPS);
  await openDialog(page);
  await enter(page, name);
  // A message that is pointed at stays.
  await page.getByText('Zalogowano: Anna').hover();
  await expect(offer(page)).toBeVisible();
}

for (const browser of ['that keeps keys', 'that knows none']) {
  test(`in a browser ${browser} the dialog stays where it opened, however late the shop says where keys are asked`, async ({
    page,
  }) => {
    const knows = browser === 'that keeps keys';
    if (knows) await authenticator(page);
    else await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/ajax/get.php', (route) => promise.then(() => route.continue()));
    await open(page, CUPS);
    const places = await watchWindow(page);
    await openDialog(page);
    const way = knows ? keyButton(dialog(page)) : dialog(page).getByText('Ta przeglądarka nie obsługuje kluczy');
    await expect(way).toBeVisible();
    // What knows no keys need not be told where they are asked.
    const answered = knows && page.waitForResponse('**/ajax/get.php');
    resolve();
    await answered;
    await dialog(page).getByRole('button', { name: 'Zamknij okno' }).click();
    await expect(dialog(page)).toHaveCount(0);
    expect(await places()).toHaveLength(1);
  });
}

test.describe('with a passkey', () => {
  test('the dialog signs in by its button, and a cancelled one is no error', async ({ page }) => {
    const { cdp, id } = await withKey(page);
    await signedOut(page);
    await withoutOffer(page);
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: false });
    await open(page, CUPS);
    await openDialog(page);
    await keyButton(dialog(page)).click();
    await expect(dialog(page).getByText('Logowanie kluczem zostało przerwane')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: true });
    await keyButton(dialog(page)).click();
    await expect(page.getByRole('link', { name: 'Konto: Anna' })).toBeVisible();
    await expect(page).toHaveURL(CUPS);
    await expect(offer(page)).toHaveCount(0);
  });

  test('a press of its button asks again where keys are asked, when the answer before did not come', async ({
    page,
    guard,
  }) => {
    guard.allowRequest(/ajax\/get\.php/);
    guard.allowConsole(/ajax\/get\.php/);
    await withKey(page);
    await signedOut(page);
    await withoutOffer(page);
    await open(page, CUPS);
    await page.route('**/ajax/get.php', (route) => route.abort(), { times: 1 });
    const lost = page.waitForEvent('requestfailed');
    await openDialog(page);
    await lost;
    await keyButton(dialog(page)).click();
    await expect(page.getByRole('link', { name: 'Konto: Anna' })).toBeVisible();
  });

  test('a press of its button is shown as taken before the shop has said where keys are asked, and as ended when it says nothing', async ({
    page,
    guard,
  }) => {
    guard.allowRequest(/ajax\/get\.php/);
    guard.allowConsole(/ajax\/get\.php/);
    await withKey(page);
    await signedOut(page);
    await withoutOffer(page);
    await open(page, CUPS);
    const lost = Promise.withResolvers<void>();
    await page.route('**/ajax/get.php', (route) => lost.promise.then(() => route.abort()), { times: 1 });
    await openDialog(page);
    await keyButton(dialog(page)).click();
    await expect(keyButton(dialog(page))).toHaveAttribute('aria-busy', 'true');
    lost.resolve();
    await expect(dialog(page).getByRole('status').filter({ hasText: 'połączeni' })).toBeVisible();
    await expect(keyButton(dialog(page))).toHaveAttribute('aria-busy', 'false');
    await keyButton(dialog(page)).click();
    await expect(page.getByRole('link', { name: 'Konto: Anna' })).toBeVisible();
  });

  test('the browser offers it in the field of the dialog', async ({ page }) => {
    await withKey(page);
    await signedOut(page);
    await open(page, CUPS);
    await account(page).click();
    await expect(page.getByRole('link', { name: 'Konto: Anna' })).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(CUPS);
  });

  test('an offer of the browser that fails before anybody chose a key says nothing', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.credentials.get = async () => {
        document.documentElement.dataset.refused = '';
        throw new DOMException('nothing here', 'NotSupportedError');
      };
    });
    await open(page, CUPS);
    await openDialog(page);
    await expect(page.locator('html[data-refused]')).toHaveCount(1);
    await expect(keyButton(dialog(page))).toBeVisible();
    // Out of sight while it says nothing.
    const said = dialog(page).locator('[role="status"]');
    await expect(said).toHaveText('');
    await keyButton(dialog(page)).click();
    await expect(said).toHaveText('Sklep nie przyjął tego klucza. Spróbuj jeszcze raz albo użyj hasła.');
  });

  test('a dialog that was closed signs nobody in any more', async ({ page }) => {
    const { cdp, id } = await withKey(page);
    const uses = async () => {
      const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId: id });
      return credentials.map(({ signCount }) => signCount);
    };
    const before = await uses();
    await signedOut(page);
    // Nobody touches the device until it is told to.
    await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId: id, enabled: false });
    await open(page, CUPS);
    await openDialog(page);
    await expect(keyButton(dialog(page))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId: id, enabled: true });
    expect(await uses()).toEqual(before);
    // The page of signing in would take a key by itself.
    await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId: id, enabled: false });
    await page.goto('/konto');
    await expect(page).toHaveURL(/\/logowanie/);
    expect((await page.context().cookies()).filter(({ name }) => name === 'zalogowany')).toEqual([]);
  });

  test('one is offered after a password in the dialog, once, and not again when it was put off', async ({ page }) => {
    await comeBack(page);
    await expect(page.getByRole('link', { name: 'Konto: Anna' })).toBeFocused();
    await expectNoAxeViolations(page);
    await offer(page).getByRole('button', { name: 'Nie teraz' }).click();
    await expect(offer(page)).toHaveCount(0);
    await page.goto('/konto');
    await expect(page.getByRole('heading', { name: 'Dzień dobry, Anna' })).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
  });

  test('in English none is offered over a basket or an order, and an account has no dialog over it', async ({
    page,
  }) => {
    await authenticator(page);
    await signedUp(page);
    const english = page.getByRole('region', { name: 'Next time without a password' });
    await page.goto('/en/kontakt');
    await expect(english).toBeVisible();
    for (const path of ['/en/koszyk', '/en/zamowienie']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(english).toHaveCount(0);
    }
    await page.context().clearCookies();
    await open(page, '/en/rejestracja');
    await page.getByRole('banner').getByRole('link', { name: 'Account', exact: true }).click();
    await expect(page).toHaveURL('/en/logowanie');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('what is offered over a page makes a key', async ({ page }) => {
    await page.setViewportSize(views.phone);
    await comeBack(page);
    const message = await page.getByText('Zalogowano: Anna').boundingBox();
    const card = await offer(page).boundingBox();
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThan(message?.y ?? 0);
    await offer(page).getByRole('button', { name: 'Dodaj klucz dostępu' }).click();
    await expect(page.getByText('Klucz dostępu jest dodany')).toBeVisible();
    await page.goto('/konto/bezpieczenstwo');
    await expect(page.getByRole('listitem').filter({ hasText: 'jeszcze nieużyty' })).toHaveCount(1);
  });

  test('one is offered after a purchase to a customer who has none, and never again once it was put off', async ({
    page,
    context,
    newContext,
  }) => {
    await authenticator(page);
    const guest = await newContext();
    const plain = await guest.newPage();
    await plain.goto(await placeOrder(guest, [cup]));
    await expect(plain.getByRole('heading', { name: 'Dziękujemy za zamówienie' })).toBeVisible();
    await expect(offer(plain)).toHaveCount(0);

    await registered(context, origin());
    const at = await placeOrder(context, [cup]);
    await page.goto(at);
    await expect(page.getByRole('heading', { name: 'Dziękujemy za zamówienie' })).toBeVisible();
    await expect(offer(page)).toBeVisible();
    await expectNoAxeViolations(page);
    await offer(page).getByRole('button', { name: 'Nie teraz' }).click();
    await expect(offer(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Dziękujemy za zamówienie' })).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
    await page.context().clearCookies({ name: 'klucz_potem' });
    await page.goto(at);
    await offer(page).getByRole('button', { name: 'Dodaj klucz dostępu' }).click();
    await expect(page.getByText('Klucz dostępu jest dodany')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Dziękujemy za zamówienie' })).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
  });
});
