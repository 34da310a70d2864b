import { someone } from './support/account.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { email, files, fill, message, name, PNG, png, ready, send } from './support/contactForm.ts';
import { desk as shop } from './support/desk.ts';
import { expectSettled } from './support/live.ts';
import { test } from './support/oneTab.ts';
import { mailWith, outbox } from './support/outbox.ts';
import { expect } from './support/test.ts';
import { expectFits } from './support/views.ts';

test.use({ baseURL: shop.url });

const REQUIRED = 'Proszę wypełnić to pole.';

test('says what is wrong at once, leads to it, and keeps what was typed', async ({ page }) => {
  await page.goto('/kontakt');
  await ready(page);
  await send(page).click();
  await expect(name(page)).toBeFocused();
  await expect(name(page)).toHaveAccessibleDescription(REQUIRED);
  await expect(page.getByText('Popraw 3 pola, żeby wysłać formularz')).toBeVisible();
  await expectFits(page);
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

test('a message that comes while the button is held down does not move it away from under the finger', async ({
  page,
}) => {
  await page.goto('/kontakt');
  await ready(page);
  await fill(page);
  await expect(email(page)).toHaveAttribute('data-ok');
  await send(page).scrollIntoViewIfNeeded();
  const place = await send(page).boundingBox();
  if (!place) throw new Error('no button');
  await page.mouse.move(place.x + place.width / 2, place.y + 4);
  // Right before the press: half a second after the last letter the message comes by itself.
  await email(page).fill('ala@');
  await page.mouse.down();
  // As long as a slow hand holds it; the message is ready after 25 ms.
  await page.waitForTimeout(400);
  // A pressed button sinks by a pixel of its own.
  expect((await send(page).boundingBox())?.y).toBeCloseTo(place.y, -1);
  await page.mouse.up();
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveAccessibleDescription(/Błędnie wpisany e-mail/);
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
  guard.allowNoNetwork();
  guard.allowConsole(/Failed to fetch/);
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

test('is as it was left when the shopper comes back to it, until it has gone; another may follow', async ({ page }) => {
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
  await fill(page, 'Druga');
  await send(page).click();
  await expect(page.getByText('Wiadomość jest u nas')).toBeVisible();
});

test('the message arrives once, with its file, sent by keyboard alone', async ({ page }) => {
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
