import { someone } from './support/account.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import {
  acceptTerms,
  add,
  expectPlaced,
  field,
  fillBuyer,
  openCheckout,
  ordered,
  payByTransfer,
  placeButton,
  way,
} from './support/checkout.ts';
import { desk } from './support/desk.ts';
import { inMail, joined, mailWith } from './support/outbox.ts';
import { expect, test } from './support/test.ts';

test.use({ baseURL: desk.url });

const cup = { product: '1001', size: '350' };

// As many as are wanted are made.
const named = { product: '1007', 'personalisation[imie]': 'Zosia' };

const bundle = { product: '1054' };
const CONTENTS = 'W zestawie: 1 × ';
const course = { product: '1065', size: 'pdf' };

test('a bundle and what was written for it reach the order', async ({ page, context }) => {
  await add(context, bundle);
  await add(context, named);
  await openCheckout(page);
  await expect(ordered(page)).toContainText('Śniadanie w lesie');
  await expect(ordered(page)).toContainText(CONTENTS);
  await expect(ordered(page)).toContainText('Imię lub napis: Zosia');
  await expect(ordered(page)).toContainText(
    'Prawo odstąpienia nie obejmuje rzeczy wykonanych na Twoje zamówienie: Kubek z imieniem.',
  );
  const email = `${someone()}@example.pl`;
  await fillBuyer(page, email);
  await expect(way(page, 'Kurier')).toHaveAccessibleName(/za\sdarmo/);
  await way(page, 'Kurier').check();
  await payByTransfer(page);
  await acceptTerms(page);
  await placeButton(page).click();
  await expectPlaced(page);
  const things = page.getByRole('region', { name: 'Zamówione' });
  await expect(things).toContainText('Śniadanie w lesie');
  await expect(things).toContainText(CONTENTS);
  await expect(things).toContainText('Imię lub napis: Zosia');
  await expect(page.getByRole('region', { name: 'Zapłać przelewem' })).toContainText('378,00 zł');
  const mail = joined(await mailWith(desk.dataDir, 'Zosia', email));
  const contents = /W\szestawie: 1\s×\sTalerz deserowy Leśny, mech\s· 1/;
  await inMail(desk.dataDir, new RegExp(`To: ${email}[\\s\\S]*${contents.source}`));
  expect(mail).toContain('378,00');
});

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

test('a service keeps its day, which leaves no right to withdraw', async ({ page, context }) => {
  const day = nextOf(6, 4);
  await add(context, { product: '1067', service_date: day, service_hour: '14:00' });
  await openCheckout(page);
  await expect(ordered(page)).toContainText(/sobota \d+\s[a-ząćęłńóśźż]+, 14:00/);
  await expect(page.getByText('Prawo odstąpienia nie obejmuje usług na oznaczony dzień: ')).toBeVisible();
  await expect(page.getByText('dni na odstąpienie')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: /^Chcę, żeby usługa zaczęła się/ })).toHaveCount(0);
  await fillBuyer(page, 'warsztaty@example.pl');
  await payByTransfer(page);
  await acceptTerms(page);
  await placeButton(page).click();
  await expectPlaced(page);
  await expect(page.getByRole('region', { name: 'Zamówione' })).toContainText('14:00');
  await expect(page.getByRole('main')).toContainText('189,00 zł');
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
  await fillBuyer(page, 'zmiana@example.pl');
  await way(page, 'Odbiór w pracowni, ul. Garncarska 7').check();
  await payByTransfer(page);
  await acceptTerms(page);
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

/** The next such weekday (1 is Monday) that is at least so many days ahead. */
function nextOf(weekday: number, ahead: number): string {
  const day = new Date(Date.now() + ahead * 86_400_000);
  while (day.getUTCDay() !== weekday) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

test('what is sealed for health is told where it is shown, and before it is ordered', async ({ page, context }) => {
  await page.goto('/produkt/herbata-lipa-i-miod-1035');
  await expect(page.getByRole('region', { name: 'Odstąpienie od umowy' })).toContainText(/Nieotwarte\smożesz\szwrócić/);
  await add(context, { product: '1035' });
  await openCheckout(page);
  await expect(ordered(page)).toContainText(/Tylko\sw\snieotwartym\sopakowaniu, .*zwrócisz: Herbata lipa/);
});
