import type { Page } from '@playwright/test';
import { someone } from './support/account.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { desk as shop } from './support/desk.ts';
import { expectFormAwake, expectSettled } from './support/live.ts';
import { mailWith, outbox } from './support/outbox.ts';
import { expect, test } from './support/test.ts';
import { expectNoHorizontalScroll } from './support/views.ts';

const REQUIRED = 'Proszę wypełnić to pole.';
const FORBIDDEN = 'Nie można wgrać pliku a.exe, ponieważ załączanie plików tego typu jest niedozwolone.';
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const png = (name: string) => ({ name, mimeType: 'image/png', buffer: PNG });

const name = (page: Page) => page.getByRole('textbox', { name: /^Imię i nazwisko lub firma/ });
const email = (page: Page) => page.getByRole('textbox', { name: 'E-mail' });
const message = (page: Page) => page.getByRole('textbox', { name: 'Wiadomość' });
const send = (page: Page) => page.getByRole('button', { name: 'Wyślij wiadomość' });
const files = (page: Page) => page.getByLabel('Dodaj pliki');

async function fill(page: Page, words = 'Czy kubek nadaje się do zmywarki?') {
  await name(page).fill('Ala Kowalska');
  await email(page).fill('ala@example.pl');
  await message(page).fill(words);
}

/** The engine has come: scripts look after the form. */
const ready = (page: Page) => expectFormAwake(send(page));

test('says what is wrong at once, leads to it, and keeps what was typed', async ({ page }) => {
  await page.goto('/kontakt');
  await ready(page);
  await send(page).click();
  await expect(name(page)).toBeFocused();
  await expect(name(page)).toHaveAccessibleDescription(REQUIRED);
  await expect(page.getByText('Popraw 3 pola, żeby wysłać formularz')).toBeVisible();
  await expectNoAxeViolations(page);

  await email(page).fill('ala@');
  await expect(email(page)).toHaveAccessibleDescription(/Błędnie wpisany e-mail\. Wpisz pełny adres e-mail/);
  await email(page).fill('ala@example.pl');
  await expect(email(page)).not.toHaveAttribute('aria-invalid');
  await expect(email(page)).toHaveAttribute('data-ok');
  await email(page).fill('');
  await expect(email(page)).not.toHaveAttribute('data-ok');
  await expect(email(page)).not.toHaveAttribute('aria-invalid');
});

test('a press that is the first thing done on the page is answered as any other', async ({ page }) => {
  await page.goto('/kontakt');
  await name(page).fill('Ala Kowalska');
  await send(page).click();
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveAccessibleDescription(new RegExp(REQUIRED));
  await expect(name(page)).toHaveValue('Ala Kowalska');
});

test('asks about fields that change together in one question', async ({ page }) => {
  await page.goto('/kontakt');
  await ready(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/graphql/')) asked.push(request.postData() ?? '');
  });
  // At once, as a browser fills a form in.
  await page.locator('main form').evaluate((form: HTMLFormElement) => {
    for (const [field, value] of Object.entries({ contact_name: 'Ala', contact_email: 'ala@example.pl' })) {
      const control = form.elements.namedItem(field) as HTMLInputElement;
      control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await expect(email(page)).toHaveAttribute('data-ok');
  await expect(name(page)).toHaveAttribute('data-ok');
  expect(asked).toHaveLength(1);
  expect(JSON.parse(asked[0] ?? '').query).toMatch(/contact_name: .*contact_email: /);
});

test('lets a field pass when the network fails, and loses nothing when the form does not get through', async ({
  page,
  context,
  guard,
}) => {
  guard.allowRequest(/graphql|kontakt$/);
  guard.allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/);
  await page.goto('/kontakt');
  await ready(page);
  await context.setOffline(true);
  await fill(page);
  await send(page).click();
  await expect(page.getByText('Nic nie zginęło. Sprawdź połączenie i wyślij jeszcze raz.')).toBeVisible();
  await expect(message(page)).toHaveValue('Czy kubek nadaje się do zmywarki?');
  await context.setOffline(false);
  await send(page).click();
  await expect(page.getByText('Wiadomość jest u nas')).toBeVisible();
});

test('refuses files that may not be sent and sends the others ahead', async ({ page }) => {
  await page.goto('/kontakt');
  await ready(page);
  await files(page).setInputFiles([
    { name: 'a.exe', mimeType: '', buffer: Buffer.from('MZ') },
    png('kubek.png'),
    { name: 'udaje.png', mimeType: 'image/png', buffer: Buffer.from('<html>') },
  ]);
  const list = page.getByRole('list', { name: 'Dołączone pliki' });
  await expect(list.getByText(FORBIDDEN)).toBeVisible();
  await expect(list.getByText(/^Nie można wgrać pliku udaje\.png, ponieważ załączanie/)).toBeVisible();
  await expect(list.getByRole('link', { name: 'kubek.png' })).toBeVisible();
  // Made in the page: that many bytes would take their time on the way into it.
  await files(page).evaluate((input: HTMLInputElement) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new ArrayBuffer(10_485_761)], 'wielki.bin'));
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(
    list.getByText('Nie można wgrać pliku wielki.bin, ponieważ przekracza maksymalny dozwolony rozmiar 10,00MB.'),
  ).toBeVisible();
  expect(await files(page).evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0);
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Usuń plik kubek.png' }).click();
  await expect(page.getByRole('link', { name: 'kubek.png' })).toHaveCount(0);
});

test('a file shows how far it has come, and is stopped by keyboard', async ({ page, guard }) => {
  // From the start: told only right before the key, Chromium may hear of the key first.
  page.on('filechooser', () => {});
  guard.allowRequest(/upload\.php/);
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/ajax/upload.php', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await page.goto('/kontakt');
  await ready(page);
  await files(page).focus();
  const choosing = page.waitForEvent('filechooser');
  // What opens the browser's own field in Chromium.
  await page.keyboard.press('Space');
  await (await choosing).setFiles([png('jeden.png'), png('dwa.png')]);
  const list = page.getByRole('list', { name: 'Dołączone pliki' });
  await expect(list.getByRole('progressbar', { name: 'Wgrywamy plik jeden.png' })).toBeVisible();
  await expectNoAxeViolations(page);
  // The form waits for what is on its way, and goes with it.
  await page.getByRole('button', { name: 'Przerwij wgrywanie pliku jeden.png' }).focus();
  await page.keyboard.press('Enter');
  await expect(list.getByText('jeden.png')).toHaveCount(0);
  await fill(page, 'Z jednym plikiem');
  await send(page).click();
  await expect(page.locator('main form')).toHaveAttribute('aria-busy', 'true');
  go();
  await expect(page.getByText('Razem z nią 1 plik.')).toBeVisible();
});

test('another message may follow', async ({ page }) => {
  await page.goto('/kontakt');
  await ready(page);
  await fill(page, 'Pierwsza');
  await send(page).click();
  await expect(page.getByText('Wiadomość jest u nas')).toBeVisible();
  await page.getByRole('link', { name: 'Napisz kolejną wiadomość' }).click();
  await ready(page);
  await expect(message(page)).toHaveValue('');
  await fill(page, 'Druga');
  await send(page).click();
  await expect(page.getByText('Wiadomość jest u nas')).toBeVisible();
});

test('is as it was left when the shopper comes back to it, until it has gone', async ({ page }) => {
  await page.goto('/kontakt');
  await ready(page);
  await fill(page, 'Zanim przeczytam o prywatności');
  await page.getByRole('link', { name: 'Polityka prywatności' }).first().click();
  await expect(page).toHaveURL(/prywatnosc/);
  await expectSettled(page);
  await page.goBack();
  await expect(message(page)).toHaveValue('Zanim przeczytam o prywatności');
  await expect(email(page)).toHaveAttribute('data-ok');
  await send(page).click();
  await expect(page.getByText('Wiadomość jest u nas')).toBeVisible();
  await page.getByRole('link', { name: 'Napisz kolejną wiadomość' }).click();
  await ready(page);
  await expect(message(page)).toHaveValue('');
  await page.getByRole('link', { name: 'Polityka prywatności' }).first().click();
  await expect(page).toHaveURL(/prywatnosc/);
  await expectSettled(page);
  await page.goBack();
  await ready(page);
  await expect(message(page)).toHaveValue('');
});

test('takes files that are dropped', async ({ page }) => {
  await page.goto('/kontakt');
  await ready(page);
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['Dzień dobry'], 'list.txt', { type: 'text/plain' }));
    return transfer;
  });
  const place = files(page).locator('..');
  await place.dispatchEvent('dragenter', { dataTransfer: dropped });
  await expect(page.getByText('Upuść pliki tutaj')).toBeVisible();
  await place.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByRole('link', { name: 'list.txt' })).toBeVisible();
});

test('the message arrives once, with its file, sent by keyboard alone', async ({ newContext }) => {
  const page = await (await newContext({ baseURL: shop.url })).newPage();
  await page.goto('/kontakt');
  await ready(page);
  await name(page).focus();
  await page.keyboard.type('Ala Kowalska');
  await page.keyboard.press('Tab');
  const from = `${someone()}@example.pl`;
  await page.keyboard.type(from);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Z-2026/11');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Kubek <przyszedł> pęknięty.');
  await page.keyboard.press('Tab');
  await expect(files(page)).toBeFocused();
  await files(page).setInputFiles([png('pęknięty.png')]);
  await expect(page.getByRole('link', { name: 'pęknięty.png' })).toBeVisible();
  await send(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Odpowiemy na adres ${from}. Razem z nią 1 plik.`)).toBeVisible();
  await expectNoAxeViolations(page);
  const mail = await mailWith(shop.dataDir, `Reply-To: ${from}`);
  expect(mail).toContain('To: pracownia@glinianka.example');
  expect(mail).toContain(PNG.toString('base64'));
  expect(outbox(shop.dataDir).filter((one) => one.includes(from))).toHaveLength(1);
});

for (const width of [360, 1280]) {
  test(`fits a window of ${width} px, in error too`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/kontakt');
    await ready(page);
    await send(page).click();
    await expect(name(page)).toBeFocused();
    await expectNoHorizontalScroll(page);
    if (width === 360) await expectNoAxeViolations(page);
  });
}

test.describe('without JavaScript', () => {
  test('comes back filled, with what is wrong and with the files that were sent', async ({ noJs }) => {
    const page = await noJs.newPage();
    await page.goto('/kontakt');
    await fill(page);
    await email(page).fill('ala@localhost');
    await files(page).setInputFiles([png('kubek.png'), { name: 'a.exe', mimeType: '', buffer: Buffer.from('MZ') }]);
    await send(page).click();
    await expect(page.getByText('Popraw 2 pola, żeby wysłać formularz')).toBeVisible();
    await expect(email(page)).toHaveAccessibleDescription(/Błędnie wpisany e-mail/);
    await expect(email(page)).toHaveValue('ala@localhost');
    await expect(message(page)).toHaveValue('Czy kubek nadaje się do zmywarki?');
    await expect(page.getByText(FORBIDDEN).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'kubek.png' })).toBeVisible();

    await email(page).fill('ala@example.pl');
    await send(page).click();
    await expect(page.getByText('Wiadomość jest u nas')).toBeVisible();
    await expect(page.getByText('Razem z nią 1 plik.')).toBeVisible();

    // Loading it again sends nothing, and the way back leads to an empty form.
    await expect(page).toHaveURL(/\/kontakt\?wyslano=[\da-f-]{36}#napisz$/);
    const posted: string[] = [];
    page.on('request', (request) => posted.push(request.method()));
    await page.reload();
    await expect(page.getByText('Wiadomość jest u nas')).toBeVisible();
    expect(posted.filter((method) => method === 'POST')).toEqual([]);
    await page.getByRole('link', { name: 'Napisz kolejną wiadomość' }).click();
    await expect(message(page)).toHaveValue('');
  });

  test('a file may be ticked off', async ({ noJs }) => {
    const page = await noJs.newPage();
    await page.goto('/kontakt');
    await fill(page, 'Bez pliku');
    await email(page).fill('ala@localhost');
    await files(page).setInputFiles([png('kubek.png')]);
    await send(page).click();
    await page.getByRole('checkbox', { name: /^Usuń plik kubek\.png/ }).check();
    await email(page).fill('ala@example.pl');
    await send(page).click();
    await expect(page.getByText('Wiadomość jest u nas')).toBeVisible();
    await expect(page.getByText(/Razem z nią/)).toHaveCount(0);
  });
});
