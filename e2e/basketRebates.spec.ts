import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expectAwake, islandOf } from './support/live.ts';
import { test } from './support/oneTab.ts';
import { expect } from './support/test.ts';
import { expectNoHorizontalScroll } from './support/views.ts';

/** Puts something in as the form of a product page does. */
const add = (context: BrowserContext, fields: Record<string, string>) =>
  context.request.post('/koszyk', { form: { mode: '1', ...fields }, maxRedirects: 0 });

const cup = { product: '1001', size: '350', number: '2' };

const line = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Produkty w koszyku' }).getByRole('listitem').filter({ hasText: name });

const summary = (page: Page) => page.getByRole('region', { name: 'Podsumowanie' });
const quantity = (page: Page, name: string) => line(page, name).getByRole('textbox', { name: /^Ilość/ });

/** Goes to the basket and waits until its presses are heard. */
async function openBasket(page: Page, path = '/koszyk'): Promise<void> {
  await page.goto(path);
  await expectAwake(islandOf(page.getByRole('heading', { level: 1 })));
}

const _link = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Koszyk/ });

test('a code is used, waits, is refused and is switched off', async ({ page, context }) => {
  await add(context, { product: '1016' });
  await openBasket(page);
  const before = await summary(page).textContent();
  await page.getByText('Masz kod rabatowy?').click();
  const field = page.getByRole('textbox', { name: 'Kod rabatowy' });
  await field.fill('latoś');
  await field.press('Enter');
  await expect(page.getByText('Nie ma takiego kodu rabatowego.')).toBeVisible();
  await field.fill('lato');
  await page.getByRole('button', { name: 'Użyj kodu' }).click();
  await expect(page.getByText('Ten kod rabatowy stracił ważność.')).toBeVisible();
  await field.fill('stół 10');
  await page.getByRole('button', { name: 'Użyj kodu' }).click();
  await expect(page.getByText('Kod STÓŁ10 działa')).toBeVisible();
  await expect(line(page, 'Talerz deserowy Leśny')).toContainText('46,80 zł za 1 szt. z kodem STÓŁ10');
  await expect(line(page, 'Talerz deserowy Leśny')).toContainText('Najniższa cena');
  await expect(summary(page)).toContainText('−5,20 zł');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Wyłącz kod STÓŁ10' }).click();
  await expect(page.getByText('Kod STÓŁ10 działa')).toHaveCount(0);
  await expect.poll(() => summary(page).textContent()).toBe(before);
  await page.getByRole('textbox', { name: 'Kod rabatowy' }).fill('pierwszy');
  await page.getByRole('button', { name: 'Użyj kodu' }).click();
  await expect(page.getByText('Kod PIERWSZY czeka')).toBeVisible();
  await expect(page.getByText('Dołóż jeszcze za 48,00 zł.')).toBeVisible();
});

test('why a code or a card was refused stays beside its field', async ({ page, context }) => {
  await add(context, cup);
  await openBasket(page);
  await page.getByText('Masz kod rabatowy?').click();
  const code = page.getByRole('textbox', { name: 'Kod rabatowy' });
  await code.fill('latoś');
  await page.getByRole('button', { name: 'Użyj kodu' }).click();
  await expect(code).toBeVisible();
  await expect(code).toHaveAccessibleDescription('Nie ma takiego kodu rabatowego.');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toHaveValue('latoś');

  await page.getByText('Masz kartę podarunkową?').click();
  const card = page.getByRole('textbox', { name: 'Numer karty' });
  const pin = page.getByRole('textbox', { name: 'PIN' });
  await card.fill('AAAA-BBBB-CCCC');
  await pin.fill('123456');
  await page.getByRole('button', { name: 'Zapłać kartą' }).click();
  const why = 'Nie ma karty z takim numerem i PIN-em. Sprawdź oba i wpisz je jeszcze raz.';
  await expect(card).toHaveAccessibleDescription(`Dwanaście znaków z listu albo z karty. ${why}`);
  await expect(card).toHaveAttribute('aria-invalid', 'true');
  await expect(pin).toHaveAccessibleDescription(`${why} Sześć cyfr.`);
  await expect(pin).toHaveAttribute('aria-invalid', 'true');

  // A change of something else takes neither away; the code that works does.
  await quantity(page, 'Kubek Codzienny').fill('3');
  await quantity(page, 'Kubek Codzienny').press('Enter');
  await expect(summary(page)).toContainText('187,68 zł');
  await expect(page.getByRole('alert').filter({ hasText: 'Nie ma' })).toHaveCount(0);
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(card).toHaveAttribute('aria-invalid', 'true');
  await expectNoHorizontalScroll(page);
  await expectNoAxeViolations(page);
  await code.fill('pierwszy');
  await code.press('Enter');
  await expect(page.getByText('Kod PIERWSZY czeka')).toBeVisible();
  const other = page.getByRole('textbox', { name: 'Inny kod' });
  await expect(other).not.toHaveAttribute('aria-invalid');
  await expect(other).toHaveAccessibleDescription('');
  await expect(card).toHaveAttribute('aria-invalid', 'true');
});

test('one gift is chosen for the worth of the basket', async ({ page, context }) => {
  await add(context, { product: '1054', number: '2' });
  await openBasket(page);
  const gifts = page.getByRole('group', { name: 'Wybierz gratis' });
  const row = gifts.locator('label').filter({ hasText: 'Płytka próbna z bieżącego wypału' });
  const middle = (part: Locator) =>
    part.evaluate((one) => one.getBoundingClientRect()).then((box) => box.y + box.height / 2);
  expect(await middle(row.getByRole('radio'))).toBeCloseTo(await middle(row.locator('img')), 0);
  await gifts.getByRole('radio', { name: 'Płytka próbna z bieżącego wypału' }).check();
  await page.getByRole('button', { name: 'Zapisz wybór' }).click();
  await expect(summary(page)).toContainText('Gratis: Płytka próbna z bieżącego wypału');
  await expectNoAxeViolations(page);
  await quantity(page, 'Śniadanie w lesie').fill('1');
  await quantity(page, 'Śniadanie w lesie').press('Enter');
  await expect(gifts).toHaveCount(0);
  await expect(summary(page)).not.toContainText('Gratis');
});

test('points ask for an account, and do not make an order alone', async ({ page, context }) => {
  await add(context, { product: '1026', forpoints: '1' });
  await openBasket(page);
  await expect(line(page, 'Dzbanek')).toContainText('4 000 punktów');
  await expect(page.getByText('Za mała wartość zamówienia.')).toBeVisible();
  await expect(page.getByText('Produkty za punkty zamówisz po zalogowaniu na konto klienta.')).toBeVisible();
  await expectNoAxeViolations(page);
  await add(context, cup);
  await openBasket(page);
  await expect(page.getByRole('link', { name: 'Zaloguj się albo załóż konto' })).toHaveAttribute(
    'href',
    '/logowanie?dalej=%2Fkoszyk',
  );
  await expect(page.getByText('Produkty za punkty zamówisz po zalogowaniu na konto klienta.')).toBeVisible();
  await expect(page.getByText('Za mała wartość zamówienia.')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Przejdź do zamówienia' })).toHaveCount(0);
});
