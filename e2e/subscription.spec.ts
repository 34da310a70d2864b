import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { add, ordered, placeButton, way } from './support/checkout.ts';
import { desk as shop } from './support/desk.ts';
import { expectLaidOutNow } from './support/layout.ts';
import { expectAwake, islandOf } from './support/live.ts';
import { test } from './support/oneTab.ts';
import { numberOf, placeOrder } from './support/order.ts';
import { joined, mailsTo } from './support/outbox.ts';
import { expect } from './support/test.ts';
import { expectFits } from './support/views.ts';

test.use({ baseURL: shop.url });

const coffee = { product: '1034', size: 'ziarno', number: '2', subscription: '1', days_in_period: '30' };
const cup = { product: '1001', size: '350' };

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const told = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

/** The link to a subscription in the e-mail to this address that says so, without its origin. */
async function linkTo(number: number, email: string, words: string): Promise<string> {
  const path = new RegExp(`/zamowienie/${number}/abonament\\?klucz=[\\w-]{24}`);
  let found = '';
  await expect(async () => {
    const mails = mailsTo(shop.dataDir, email).filter((mail) => mail.includes(words));
    found = path.exec(joined(mails[0] ?? '').replaceAll('=3D', '='))?.[0] ?? '';
    expect(found).not.toBe('');
  }).toPass();
  return found;
}

test('is bought, paused, resumed, skipped, moved and ended by the link of an e-mail', async ({ page, newContext }) => {
  const email = 'abonament@example.pl';
  const buyer = await newContext({ baseURL: shop.url });
  const at = await placeOrder(buyer, [coffee, cup], { more: { client_email: email } });
  const number = numberOf(at);
  const placed = await buyer.newPage();
  await placed.goto(at);
  const box = placed.getByRole('region', { name: 'Abonament' });
  await expect(box).toContainText('Nowe zamówienie co 30 dni. Następne zamówienie złożymy');
  await expectNoAxeViolations(placed);

  const link = await linkTo(number, email, `Zam=C3=B3wienie_nr_${number}_przyj`);
  const answer = await page.goto(link);
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,follow');
  await expect(page.locator('#container')).toHaveClass(/subscription_page/);
  await expect(heading(page, `Abonament z zamówienia nr ${number}`)).toBeVisible();
  const things = page.getByRole('region', { name: 'Co jest w abonamencie' });
  await expect(things.getByRole('heading')).toHaveCount(2);
  await expect(things).not.toContainText('Kubek');
  await expect(page.getByRole('region', { name: 'Następne zamówienie' })).toContainText('Dostawa: Kurier');
  await expect(page.getByRole('region', { name: 'Zamówienia z tego abonamentu' })).toContainText(`nr ${number}`);
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Wstrzymaj abonament' }).click();
  await expect(told(page, 'Abonament wstrzymany')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Niczego nie zamawiamy, dopóki abonamentu nie wznowisz.');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Wznów abonament' }).click();
  await expect(told(page, 'Abonament wznowiony')).toBeVisible();
  await page.getByRole('button', { name: 'Pomiń następne zamówienie' }).click();
  await expect(told(page, 'Następne zamówienie pominięte')).toBeVisible();

  const day = page.getByLabel('Data następnego zamówienia');
  const first = (await day.getAttribute('min')) ?? '';
  await day.fill(first);
  await page.getByRole('button', { name: 'Zmień datę' }).click();
  await expect(told(page, 'Data zmieniona')).toBeVisible();
  await expect(page.getByLabel('Data następnego zamówienia')).toHaveValue(first);

  await page.getByRole('link', { name: 'Zakończ abonament' }).click();
  const question = page.getByRole('alert').filter({ hasText: 'Zakończyć abonament?' });
  await expect(question).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Nie, zostaw' }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole('link', { name: 'Zakończ abonament' }).click();
  await page.getByRole('button', { name: 'Tak, zakończ abonament' }).press('Enter');
  await expect(told(page, 'Abonament zakończony')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Zmień' })).toHaveCount(0);
  await expectNoAxeViolations(page);
  const ended = await linkTo(number, email, 'Abonament_zako=C5=84czony');
  expect(ended).toBe(link);
});

test('is told before the button, with what each next order costs', async ({ page, context }) => {
  await add(context, { ...coffee, number: '1' });
  await page.goto('/zamowienie');
  const terms = ordered(page).getByRole('region', { name: 'To jest abonament' });
  await expect(terms).toContainText('Co 30 dni złożymy za Ciebie następne zamówienie');
  await expect(terms).toContainText('i tyle, ile dostawa, którą wybierzesz');
  await expectAwake(islandOf(placeButton(page)));
  await way(page, 'Kurier').check();
  await expect(terms).toContainText('Każde kosztuje 54,90 zł, z VAT i dostawą');
  await expect(terms).toContainText('Wstrzymasz albo zakończysz w każdej chwili, bez opłat');
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectLaidOutNow(page);
});

test('fits every width', async ({ page, context }) => {
  const at = await placeOrder(context, [coffee]);
  await page.goto(at);
  await expectFits(page);
  await page.goto(`${at}/abonament`);
  await expectFits(page);
  await expectNoAxeViolations(page);
});
