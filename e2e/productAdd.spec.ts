import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { test } from './support/oneTab.ts';
import { ADDED, buy, form, number, numberMessage, openAwake, price } from './support/productPage.ts';
import { expect } from './support/test.ts';

const CUP = '/produkt/kubek-codzienny-kobalt-1001';
const CLAY = '/produkt/glina-kamionkowa-jasna-1059';

const size = (page: Page, name: RegExp) => form(page).getByRole('radio', { name });
const notify = (page: Page) => page.locator('#projector_tell_availability_section');

test.describe('adding to the basket', () => {
  test('puts in no quantity that was not seen: one that had to be corrected is bought by the next press', async ({
    page,
  }) => {
    await openAwake(page, CLAY);
    const basket = page.getByRole('banner').getByRole('link', { name: /^Koszyk/ });
    await number(page).focus();
    await number(page).fill('1000');
    await number(page).press('Enter');
    await expect(numberMessage(page)).toHaveText('Maksymalnie możesz zamówić 200 kg');
    await expect(number(page)).toHaveValue('200');
    await number(page).fill('0,5');
    await buy(page).click();
    await expect(numberMessage(page)).toHaveText('Minimalnie możesz zamówić 2 kg');
    await expect(number(page)).toHaveValue('2');
    await expect(form(page)).not.toContainText(ADDED);
    await expect(basket).toHaveAccessibleName('Koszyk');
    await buy(page).click();
    await expect(form(page)).toContainText(ADDED);
    await expect(page.locator('#projector_in_basket')).toContainText('Już w koszyku: 2 kg');
  });

  test('is said once, with the way to the basket, though its code comes only then', async ({ newContext }) => {
    const page = await (await newContext()).newPage();
    await openAwake(page, CUP);
    await buy(page).click();
    const said = form(page).getByRole('status').filter({ hasText: ADDED });
    await expect(said).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Koszyk, 1 produkt' })).toBeVisible();
    await expectNoAxeViolations(page, { part: form(page) });
    await said.getByRole('link', { name: 'Przejdź do koszyka' }).click();
    await expect(page).toHaveURL(/\/koszyk$/);
    await expect(page.getByRole('main')).toContainText('Kubek Codzienny');
  });

  test('says that it failed', async ({ page, guard }) => {
    guard.allowRequest(/graphql/);
    guard.allowConsole(/Failed to load resource/);
    await openAwake(page, CUP);
    await page.route(/graphql/, (route) => route.abort());
    await buy(page).click();
    await expect(form(page).getByRole('alert')).toContainText('Wystąpił błąd podczas dodawania produktu.');
    await expectNoAxeViolations(page, { part: form(page) });
  });

  test('says in its place what is missing, also to a press before all else', async ({ newContext }) => {
    const page = await (await newContext()).newPage();
    for (const [product, field] of [
      ['kubek-z-imieniem-1007', 'Imię lub napis'],
      ['warsztaty-pierwszy-raz-przy-kole-1067', 'Wpisz datę'],
    ] as const) {
      await page.goto(`/produkt/${product}`);
      await buy(page).click();
      const asked = form(page).getByLabel(field, { exact: true });
      await expect(asked).toHaveAccessibleDescription(/Proszę wypełnić to pole\./);
      await expect(asked).toBeFocused();
    }
  });

  test('carries the words and the day that were chosen', async ({ page }) => {
    await openAwake(page, '/produkt/kubek-z-imieniem-1007');
    // The shop's own words stand in place of the browser's.
    await expect(form(page)).toHaveAttribute('novalidate');
    await buy(page).click();
    await expect(form(page).getByLabel('Imię lub napis')).toBeFocused();
    await expect(form(page).getByLabel('Imię lub napis')).toHaveAccessibleDescription(/Proszę wypełnić to pole\./);
    await form(page).getByLabel('Imię lub napis').fill('Żaneta');
    await expect(form(page)).toContainText('Zostało 8 znaków.');
    await buy(page).click();
    await expect(form(page)).toContainText(ADDED);
    await openAwake(page, '/produkt/warsztaty-pierwszy-raz-przy-kole-1067');
    const day = form(page).getByLabel('Wpisz datę');
    await expect(form(page)).toHaveAttribute('novalidate');
    await day.fill(await nextWeekday(page, 1));
    await buy(page).click();
    await expect(day).toHaveAccessibleDescription(/Tego dnia nie można wybrać: nie ma terminu\./);
    await expect(day).toBeFocused();
    await expectNoAxeViolations(page, { part: form(page) });
    await day.fill(await nextWeekday(page, 5));
    await expect(day).not.toHaveAccessibleDescription(/nie można/);
    // The hours of a day come once it is read.
    await expect(form(page).getByRole('radio').first()).toBeVisible();
    await expect(day).toHaveAttribute('data-ok');
    await buy(page).click();
    await expect(form(page).getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('Space');
    await buy(page).click();
    await expect(form(page)).toContainText(ADDED);
  });

  test('shows the price of the quantity, with the one before the rebate, and what the basket makes of both', async ({
    page,
  }) => {
    await openAwake(page, `${CUP}?size=250`);
    for (const [typed, now, before] of [
      ['7', '51,92 zł', ['59,00 zł']],
      ['1', '59,00 zł', []],
    ] as const) {
      await number(page).fill(typed);
      await number(page).press('Enter');
      await expect(price(page)).toHaveText(now);
      await expect(page.locator('#projector_price_beforerebate')).toHaveText(before);
    }
    await number(page).fill('5');
    await number(page).press('Enter');
    await buy(page).click();
    await expect(form(page)).toContainText(ADDED);
    await openAwake(page, `${CUP}?size=250`);
    await expect(page.locator('#projector_in_basket')).toContainText('5 szt.');
    await number(page).fill('1');
    await number(page).press('Enter');
    await expect(price(page)).toHaveText('51,92 zł');
    await buy(page).click();
    await expect(form(page)).toContainText(ADDED);
    await page.goto('/koszyk');
    await expect(page.getByRole('main')).toContainText('51,92 zł');
  });
});

test.describe('a notice of availability', () => {
  test('tells what is missing, by the browser until its own code has come, and what is wrong; then is asked for', async ({
    page,
  }) => {
    await openAwake(page, `${CUP}?size=450`);
    const email = notify(page).getByLabel('Twój e-mail');
    const button = notify(page).getByRole('button', { name: 'Powiadom mnie' });
    await button.click();
    await expect(email).toBeFocused();
    await expect(button).toHaveAttribute('formnovalidate');
    await button.click();
    await expect(notify(page).getByText('Popraw 2 pola, żeby wysłać formularz')).toBeVisible();
    await expectNoAxeViolations(page, { part: notify(page) });
    // A browser takes this for an address, the shop does not.
    await email.fill('ala@localhost');
    await notify(page).getByRole('checkbox').check();
    await button.click();
    await expect(notify(page)).toContainText('Błędnie wpisany e-mail.');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await email.fill('with@example.pl');
    await button.click();
    await expect(notify(page)).toContainText('Zapisane. Napiszemy, gdy produkt wróci.');
    await expect(size(page, /450 ml/)).toBeChecked();
    await expectNoAxeViolations(page, { part: notify(page) });
  });

  test('is asked for the parts of a bundle that are chosen', async ({ page }) => {
    await openAwake(page, '/produkt/dzbanek-z-sokiem-1070?part=1026:uniw:1&part=1036:dynia:2');
    await notify(page).getByLabel('Twój e-mail').fill('with-parts@example.pl');
    await notify(page).getByRole('checkbox').check();
    await notify(page).getByRole('button', { name: 'Powiadom mnie' }).click();
    await expect(notify(page)).toContainText('Zapisane. Napiszemy, gdy produkt wróci.');
    await expect(page.getByRole('combobox', { name: /Sok/ })).toHaveValue('1036:dynia:2');
  });
});

/** The next day from four days on that is this day of the week, 1 is Monday, by the shop's clock. */
async function nextWeekday(page: Page, weekday: number): Promise<string> {
  const now = new Date((await page.request.get('/healthz')).headers().date ?? '').getTime();
  const days = Array.from({ length: 7 }, (_, n) => new Date(now + (n + 4) * 86_400_000));
  return (
    days
      .find((day) => (day.getUTCDay() || 7) === weekday)
      ?.toISOString()
      .slice(0, 10) ?? ''
  );
}
