import { expectNoAxeViolations } from './support/axe.ts';
import {
  acceptTerms,
  add,
  expectPlaced,
  field,
  fillBuyer,
  fillOrder,
  openCheckout,
  ordered,
  payByTransfer,
  placeButton,
} from './support/checkout.ts';
import { desk } from './support/desk.ts';
import { test } from './support/oneTab.ts';
import { expect } from './support/test.ts';

test.use({ baseURL: desk.url });

const cup = { product: '1001', size: '350' };

// As many as are wanted are made.
const _named = { product: '1007', 'personalisation[imie]': 'Zosia' };

const course = { product: '1065', size: 'pdf' };

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

test('nothing can be ordered of an empty basket, nor of one with a stop', async ({ page, context }) => {
  await page.goto('/zamowienie');
  await expect(page.locator('#container')).toHaveClass(/\bplace-order_page\b/);
  await expect(page.getByRole('heading', { name: 'Nie ma czego zamówić' })).toBeVisible();
  await expect(placeButton(page)).toHaveCount(0);
  await expectNoAxeViolations(page);
  await add(context, { product: '1026', forpoints: '1' });
  await page.goto('/zamowienie');
  await expect(page.getByText('Najpierw popraw koszyk')).toBeVisible();
  // The reason stands here, not only in the basket.
  await expect(page.getByText('Dodaj do koszyka produkt, za który płaci się pieniędzmi.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zaloguj się albo załóż konto' })).toHaveAttribute(
    'href',
    '/logowanie?dalej=%2Fzamowienie',
  );
  await expect(page.getByRole('main').getByRole('link', { name: 'Popraw w koszyku' })).toHaveAttribute(
    'href',
    '/koszyk',
  );
  await expect(placeButton(page)).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test('what has changed meanwhile is told, and nothing is ordered', async ({ page, context }) => {
  await add(context, cup);
  await openCheckout(page);
  await fillOrder(page, 'zmiana@example.pl');
  // As another tab that tells this one nothing.
  await add(context, cup);
  await placeButton(page).click();
  const told = page.getByRole('alert').filter({ hasText: 'Coś się zmieniło przed złożeniem zamówienia' });
  await expect(told).toContainText('Do zapłaty jest teraz 136,00 zł, było 68,00 zł.');
  await expect(told).toContainText('Nic nie zostało jeszcze zamówione.');
  await expect(told).toBeFocused();
  await expect(ordered(page)).toContainText('136,00 zł');
  await expect(field(page, 'Ulica')).toHaveValue('Polna');
  await expectNoAxeViolations(page);
  await placeButton(page).click();
  await expectPlaced(page);
  await expect(page.getByRole('main')).toContainText('136,00 zł');
});
