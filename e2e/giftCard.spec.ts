import type { BrowserContext, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { acceptTerms, fillBuyer, openCheckout, ordered, placeButton, way } from './support/checkout.ts';
import { desk as shop } from './support/desk.ts';
import { test } from './support/oneTab.ts';
import { placeOrder } from './support/order.ts';
import { inMail } from './support/outbox.ts';
import { payByBlik } from './support/pay.ts';
import { expect } from './support/test.ts';
import { expectNoHorizontalScroll, views } from './support/views.ts';

test.use({ baseURL: shop.url });

const cup = { product: '1001', size: '350' };

/** Buys a card of 100 zł and reads it in the mail. */
async function bought(page: Page, context: BrowserContext): Promise<{ number: string; pin: string; order: string }> {
  const at = await placeOrder(context, [{ product: '1057', size: '100' }], { payment: 'blik' });
  const order = /\d+/.exec(at)?.[0] ?? '';
  await payByBlik(page, at);
  const [, number = '', pin = ''] = await inMail(
    shop.dataDir,
    new RegExp(
      `zamówienia nr ${order}\\.[^]*?Numer\\D?[^]*?([0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4})[^]*?PIN[^]*?(\\d{6})`,
    ),
  );
  await expect(page.getByRole('region', { name: 'Karty podarunkowe' })).toContainText(number);
  return { number, pin, order };
}

const typeCard = async (page: Page, { number, pin }: { number: string; pin: string }) => {
  const fold = page.locator('#karta');
  const isOpen = await fold.evaluate(
    (element) => element.hasAttribute('open') || element.querySelector('[open]') !== null,
  );
  if (!isOpen) await page.getByText('Masz kartę podarunkową?').click();
  await page.getByLabel('Numer karty').fill(number);
  await page.getByLabel('PIN', { exact: true }).fill(pin);
  await page.getByRole('button', { name: 'Zapłać kartą' }).click();
};

const summary = (page: Page) => page.getByRole('region', { name: 'Podsumowanie' });

test('a bought card pays a part and then the whole of what is left', async ({ page, context }) => {
  const card = await bought(page, context);
  await context.request.post('/koszyk', { form: { mode: '1', number: '1', ...cup }, maxRedirects: 0 });
  await page.goto('/koszyk');
  const wrong = { ...card, pin: card.pin === '000000' ? '111111' : '000000' };
  await typeCard(page, wrong);
  await expect(page.getByText('Nie ma karty z takim numerem i PIN-em.').first()).toBeVisible();
  await typeCard(page, card);
  await expect(page.getByText(`Karta *${card.number.slice(-4)} płaci`)).toBeVisible();
  await expect(summary(page)).toContainText('Karta podarunkowa');
  await expect(summary(page)).toContainText('Do zapłaty');
  for (const [view, size] of Object.entries(views)) {
    await page.setViewportSize(size);
    if (view === 'phone') await expectNoAxeViolations(page);
    await expectNoHorizontalScroll(page);
  }

  // Fetched in person it costs less than the card holds: nothing is left to pay, and nothing is asked for.
  await openCheckout(page);
  await fillBuyer(page, 'anna@example.pl');
  await way(page, 'Odbiór w pracowni, ul. Garncarska 7').check();
  await expect(page.getByRole('region', { name: 'Płatność' })).toContainText('Nie ma nic do zapłaty');
  await expect(ordered(page)).toContainText('Karta podarunkowa');
  await expectNoAxeViolations(page);
  await acceptTerms(page);
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/zamowienie\/\d+$/);
  await expect(page.getByRole('region', { name: 'Historia' })).toContainText('Karta podarunkowa');
  await expect(page.getByRole('heading', { level: 1, name: 'Dziękujemy za zamówienie' })).toBeVisible();
  await expect(page.locator('main')).toContainText('Do zapłaty');

  // The rest of the card pays a part; BLIK is asked for what is left.
  await context.request.post('/koszyk', { form: { mode: '1', number: '1', ...cup }, maxRedirects: 0 });
  await page.goto('/koszyk');
  await typeCard(page, card);
  await expect(page.getByText(`Karta *${card.number.slice(-4)} płaci`)).toBeVisible();
  const at = await placeOrder(context, [], { payment: 'blik' });
  await payByBlik(page, at);
  await expect(page.getByRole('region', { name: 'Historia' })).toContainText(/Wpłata/);
  await page.goto(`/zamowienie/${card.order}`);
  await expect(page.getByRole('region', { name: 'Karty podarunkowe' })).toContainText('Zostało 0,00');
  await expectNoAxeViolations(page);
  await context.request.post('/koszyk', { form: { mode: '1', number: '1', ...cup }, maxRedirects: 0 });
  await page.goto('/koszyk');
  await typeCard(page, card);
  await expect(page.getByText('Na tej karcie podarunkowej nic już nie zostało.').first()).toBeVisible();
  // Nor could it buy another card (src/server/journeys/payment.server.test.ts): why a card pays nothing looks the same.
  await expectNoAxeViolations(page);
});
