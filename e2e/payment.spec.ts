import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { desk as shop } from './support/desk.ts';
import { test } from './support/oneTab.ts';
import { placeOrder } from './support/order.ts';
import { mailWith } from './support/outbox.ts';
import { enterBlik, expectPaid } from './support/pay.ts';
import { expect } from './support/test.ts';
import { expectFits } from './support/views.ts';

test.use({ baseURL: shop.url });

const cup = { product: '1001', size: '350', number: '1' };

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const told = (page: Page, title: string) => page.getByText(title, { exact: true });

test('is paid by BLIK after a refused, an expired and a mistyped code', async ({ page, context }) => {
  const at = await placeOrder(context, [cup], { payment: 'blik' });
  const number = /\d+/.exec(at)?.[0] ?? '';
  expect(at).toBe(`/zamowienie/${number}/platnosc`);
  await page.goto(at);
  await expect(heading(page, 'Płatność')).toBeVisible();
  await expect(page.locator('#container')).toHaveClass(/\bprepaid_page\b/);
  await expectNoAxeViolations(page);
  for (const [code, words] of [
    ['', 'Proszę wypełnić to pole.'],
    ['77712', 'Kod BLIK ma 6 cyfr.'],
  ] as const) {
    await enterBlik(page, code);
    await expect(page.getByLabel('Kod BLIK')).toHaveAccessibleDescription(new RegExp(words.replace('.', '\\.')));
  }
  const codes = [
    ['500500', 'Bank odrzucił płatność.'],
    ['700701', 'Kod BLIK wygasł.'],
    ['700703', 'Ten kod BLIK był już użyty.'],
    ['123456', 'Nie ma takiego kodu BLIK.'],
  ] as const;
  for (const [code, words] of codes) {
    await enterBlik(page, code);
    await expect(page.getByText(words)).toBeVisible();
  }
  await expectNoAxeViolations(page);
  await enterBlik(page, '777 123');
  await expectPaid(page, number, true);
  await mailWith(shop.dataDir, `Zam=C3=B3wienie_nr_${number}`);
  // Neither the page nor another code pays again.
  await page.goto(at);
  await expect(page).toHaveURL(new RegExp(`/zamowienie/${number}$`));
});

test('is paid on the provider’s page, after it was refused there', async ({ page, context }) => {
  const at = await placeOrder(context, [cup], { payment: 'online' });
  await page.goto(at);
  await page.getByRole('button', { name: /^Zapłać online/ }).click();
  await expect(page).toHaveURL(/\/payu-simulator\//);
  await page.getByRole('button', { name: 'Odmów płatności' }).click();
  await expect(heading(page, 'Płatność')).toBeVisible();
  await expect(told(page, 'Płatność się nie udała')).toBeVisible();
  await page.getByRole('button', { name: /^Zapłać online/ }).click();
  await page.getByRole('button', { name: 'Zapłać na niby' }).click();
  await expectPaid(page, /\d+/.exec(at)?.[0] ?? '', true);
});

test.describe('while it is under way', () => {
  // At the desk's shop a payment is decided after 50 ms, sooner than a busy machine draws that it is waited for; here after 1.5 s.
  test.use({ baseURL: process.env.E2E_SHOP_URL ?? '' });

  /** There is no end of it. */
  const endless = { product: '1049' };

  test('that takes its time is waited for, and the page goes on by itself', async ({ context, page }) => {
    const at = await placeOrder(context, [endless], { payment: 'blik' });
    await page.goto(at);
    await enterBlik(page, '777123');
    await expect(told(page, 'Czekamy na potwierdzenie')).toBeVisible();
    await expect(page).toHaveURL(/\/zamowienie\/\d+(?:\?|$)/);
    await expect(page.getByRole('region', { name: 'Historia' })).toContainText('Wpłata');
  });

  test('what became of a payment is told in its place, and the next code may be typed meanwhile', async ({
    page,
    context,
  }) => {
    await page.goto(await placeOrder(context, [endless], { payment: 'blik' }));
    await enterBlik(page, '500500');
    await expect(told(page, 'Czekamy na potwierdzenie')).toBeVisible();
    await page.getByLabel('Kod BLIK').fill('777');
    await expect(page.getByText('Bank odrzucił płatność.')).toBeVisible();
    await expect(page.getByLabel('Kod BLIK')).toHaveValue('777');
    await expect(page.getByLabel('Kod BLIK')).toBeFocused();
    await expect(page.getByRole('link', { name: 'Sprawdź teraz' })).toHaveCount(0);
  });
});

test('is paid by transfer instead', async ({ page, context }) => {
  const at = await placeOrder(context, [cup], { payment: 'blik' });
  await page.goto(at);
  await page.getByRole('button', { name: 'Wybieram zwykły przelew' }).click();
  await expect(page.getByRole('region', { name: 'Zapłać przelewem' })).toBeVisible();
});

test('fits every width', async ({ page, context }) => {
  await page.goto(await placeOrder(context, [cup], { payment: 'blik' }));
  await expect(heading(page, 'Płatność')).toBeVisible();
  await expectFits(page);
});
