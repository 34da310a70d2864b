import type { BrowserContext, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expectAwake, islandOf } from './support/live.ts';
import { test } from './support/oneTab.ts';
import { cookiesOf, expect } from './support/test.ts';
import { expectFits, views } from './support/views.ts';

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

const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Koszyk/ });

test('what lies in the basket is shown with what it costs, and an empty one says where to go', async ({
  page,
  context,
}) => {
  await page.goto('/koszyk');
  await expect(page.getByRole('heading', { name: 'Koszyk czeka na pierwszy produkt' })).toBeVisible();
  await expect(link(page)).toHaveAccessibleName('Koszyk');
  await expect(page.locator('#container')).toHaveClass(/\bbasketedit_page\b/);
  await expectNoAxeViolations(page);

  await add(context, cup);
  await add(context, { product: '1007', 'personalisation[imie]': 'Zosia' });
  await page.goto('/koszyk?dodano=1');
  await expectFits(page, async () => {
    await expect(page.getByRole('status').filter({ hasText: 'Produkt został dodany.' })).toBeVisible();
    await expect(line(page, 'Kubek Codzienny')).toContainText('136,00 zł');
    await expect(line(page, 'Kubek z imieniem')).toContainText('Imię lub napis: Zosia');
    await expect(summary(page)).toContainText('255,00 zł');
    await expect(link(page)).toHaveAccessibleName('Koszyk, 2 produkty');
  });
  await expect(page).toHaveTitle(/^Produkt został dodany\. Koszyk/);
  await expectNoAxeViolations(page);
});

test('what cannot be added is said, with the reason and the way back', async ({ page, context }) => {
  const answer = await add(context, { ...cup, number: '5000' });
  await page.goto(answer.headers().location ?? '');
  const alert = page.getByRole('alert').filter({ hasText: 'Wystąpił błąd podczas dodawania produktu.' });
  await expect(alert).toContainText('Maksymalnie możesz zamówić 17 szt.');
  await expect(alert.getByRole('link')).toHaveAttribute('href', '/produkt/kubek-codzienny-kobalt-1001');
  await expectNoAxeViolations(page);
});

test('a line is taken out by keyboard, its way back is at hand, and the count in the header follows', async ({
  page,
  context,
}) => {
  await add(context, cup);
  await add(context, { product: '1054' });
  await openBasket(page);
  await expect(link(page)).toHaveAccessibleName('Koszyk, 2 produkty');
  await page.getByRole('button', { name: 'Usuń z koszyka: Kubek Codzienny' }).focus();
  await page.keyboard.press('Enter');
  const undo = page.getByRole('button', { name: /^Cofnij usunięcie: Kubek Codzienny/ });
  await expect(undo).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'usunięte z koszyka' })).toHaveCount(1);
  await expect(link(page)).toHaveAccessibleName('Koszyk, 1 produkt');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  await expect(quantity(page, 'Kubek Codzienny')).toHaveValue('2');
  await expect(link(page)).toHaveAccessibleName('Koszyk, 2 produkty');
  await expect(undo).toHaveCount(0);
});

test('the last line leaves an empty basket with a way back', async ({ page, context }) => {
  await add(context, cup);
  await openBasket(page);
  await page.getByRole('button', { name: 'Usuń z koszyka: Kubek Codzienny' }).click();
  await expect(page.getByRole('heading', { name: 'Koszyk czeka na pierwszy produkt' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: /^Cofnij usunięcie: Kubek Codzienny/ }).click();
  await expect(quantity(page, 'Kubek Codzienny')).toHaveValue('2');
});

test('quantities follow the rules of the product page, at every width', async ({ page, context }) => {
  await page.setViewportSize(views.phone);
  await add(context, cup);
  await openBasket(page);
  const field = quantity(page, 'Kubek Codzienny');
  await line(page, 'Kubek Codzienny')
    .getByRole('button', { name: /^Więcej/ })
    .click();
  await expect(field).toHaveValue('3');
  await expect(summary(page)).toContainText('187,68 zł');
  await expect(page.getByRole('status').filter({ hasText: 'Kubek Codzienny, kobalt, 350 ml: 3 szt.' })).toHaveCount(1);
  await field.fill('500');
  await field.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Maksymalnie możesz zamówić 17 szt.' })).toBeVisible();
  await expect(field).toHaveValue('17');
  await field.fill('dużo');
  await field.press('Tab');
  await expect(page.getByRole('alert').filter({ hasText: 'Wpisz poprawną ilość.' })).toBeVisible();
  await expect(field).toHaveValue('17');
  await expectNoAxeViolations(page);
  await expectFits(page);
  await page.setViewportSize(views.desktop);
  await line(page, 'Kubek Codzienny')
    .getByRole('button', { name: /^Mniej/ })
    .click();
  await expect(field).toHaveValue('16');
});

test('free delivery is reached and lost again, and each is said', async ({ page, context }) => {
  await add(context, cup);
  await openBasket(page);
  await expect(summary(page)).toContainText('12,90 zł');
  const progress = page.getByRole('region', { name: 'Produkty w koszyku' }).getByText('dostawa będzie za darmo');
  await expect(progress).toContainText('114,00 zł');
  await quantity(page, 'Kubek Codzienny').fill('4');
  await quantity(page, 'Kubek Codzienny').press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Dostawa tego koszyka jest za darmo.' })).toHaveCount(1);
  await expect(summary(page)).toContainText('za darmo');
  await line(page, 'Kubek Codzienny')
    .getByRole('button', { name: /^Mniej/ })
    .click();
  await expect(progress).toContainText('62,32 zł');
});

test('things are put aside for later and taken back', async ({ page, context }) => {
  await add(context, cup);
  await openBasket(page);
  await page.getByRole('button', { name: /^Odłóż na później: Kubek Codzienny/ }).click();
  const later = page.getByRole('region', { name: 'Odłożone na później' });
  await expect(later).toContainText('Kubek Codzienny');
  await expect(link(page)).toHaveAccessibleName('Koszyk');
  await expectNoAxeViolations(page);
  await later.getByRole('button', { name: /^Włóż do koszyka: Kubek Codzienny/ }).click();
  await expect(later).toHaveCount(0);
  await expect(quantity(page, 'Kubek Codzienny')).toHaveValue('2');
});

test('words about a thing are kept', async ({ page, context }) => {
  await add(context, cup);
  await openBasket(page);
  await line(page, 'Kubek Codzienny').getByText('Dodaj uwagi').click();
  await page.getByRole('textbox', { name: /^Uwagi: Kubek Codzienny/ }).fill('Na prezent, bez paragonu w paczce');
  await page.getByRole('button', { name: 'Zapisz uwagi' }).click();
  await expect(page.getByText('Uwagi: Na prezent, bez paragonu w paczce')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Uwagi: Na prezent, bez paragonu w paczce')).toBeVisible();
});

test('a subscription, a bundle and a service lie there with what tells them apart', async ({ page, context }) => {
  const coffee = { product: '1034', size: 'ziarno', number: '1' };
  await add(context, coffee);
  await add(context, { ...coffee, subscription: '1', days_in_period: '30' });
  await add(context, { product: '1054' });
  const refused = await add(context, { product: '1035', subscription: '1', days_in_period: '60' });
  expect(refused.headers().location).toContain('blad=subscription');
  await openBasket(page);
  const subscribed = line(page, 'Kawa z palarni obok');
  await expect(subscribed).toContainText('Abonament, co 30 dni');
  await expect(quantity(page, 'Kawa z palarni obok')).toHaveValue('2');
  await expect(subscribed).toContainText('76,00 zł');
  await expect(line(page, 'Śniadanie w lesie')).toContainText('259,00 zł');
  await expect(line(page, 'Śniadanie w lesie')).toContainText(
    'W zestawie: 1 × Talerz deserowy Leśny, mech · 1 × Miska Leśna, mech, 18 cm · 1 × Kubek Leśny, mech',
  );
  await expectNoAxeViolations(page);
});

test('10, 11, 22 and 23 products lie there, each with its price', async ({ page, context }) => {
  let put = 0;
  let product = 1001;
  for (const count of [10, 11, 22, 23]) {
    for (; put < count && product < 1081; product += 1) {
      const form = { mode: '1', product: String(product), getAjax: 'true' };
      const answer = await context.request.post('/basketchange.php', { form });
      if ((await answer.json()).status === 'success') put += 1;
    }
    expect(put).toBe(count);
    await openBasket(page);
    const goods = page.getByRole('region', { name: 'Produkty w koszyku' });
    await expect(goods.getByRole('textbox', { name: /^Ilość/ })).toHaveCount(count);
    await expect(link(page)).toHaveAccessibleName(new RegExp(`^Koszyk, ${count} produkt`));
  }
  await expectNoAxeViolations(page);
});

test('an address that once wrote by GET asks first', async ({ page, context }) => {
  await page.goto('/basketchange.php?mode=1&product=1001&size=350&number=1');
  expect(await cookiesOf(context)).toEqual([]);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Dodaj do koszyka' }).click();
  await expect(page).toHaveURL('/koszyk?dodano=1');
  await expect(quantity(page, 'Kubek Codzienny')).toHaveValue('1');
});

test('a page of one shopper has a number of its own in its policy, and is kept by nobody', async ({ page }) => {
  const nonces = new Set<string | undefined>();
  for (const _ of [1, 2]) {
    const answer = await page.goto('/koszyk');
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(answer?.headers()['cache-control']).toBe('no-store');
    expect(policy).toMatch(/script-src 'nonce-[A-Za-z0-9+/]{22}==' 'strict-dynamic'/);
    expect(policy).not.toContain('unsafe');
    nonces.add(/'nonce-([^']+)'/.exec(policy)?.[1]);
    // Its scripts were let run.
    await expectAwake(islandOf(page.getByRole('heading', { level: 1 })));
  }
  expect(nonces.size).toBe(2);
  await link(page).click();
  await expect(page).toHaveURL('/koszyk');
});
