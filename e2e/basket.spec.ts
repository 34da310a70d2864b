import type { BrowserContext, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';
import { expectNoHorizontalScroll, views } from './support/views.ts';

/** Puts something in as the form of a product page does. */
const add = (context: BrowserContext, fields: Record<string, string>) =>
  context.request.post('/koszyk', { form: { mode: '1', ...fields }, maxRedirects: 0 });

const cup = { product: '1001', size: '350', number: '2' };
const line = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Koszyk/ });

test('an empty basket says where to go', async ({ page }) => {
  await page.goto('/koszyk');
  await expect(page.getByRole('heading', { name: 'Koszyk czeka na pierwszy produkt' })).toBeVisible();
  await expect(link(page)).toHaveAccessibleName('Koszyk');
  await expect(page.locator('#container')).toHaveClass(/\bbasketedit_page\b/);
  await expectNoAxeViolations(page);
});

for (const { width, height } of [views.phone, views.desktop]) {
  test(`what lies in the basket is shown with what it costs, ${width} px`, async ({ page, context }) => {
    await page.setViewportSize({ width, height });
    await add(context, cup);
    await add(context, { product: '1007', 'personalisation[imie]': 'Zosia' });
    await page.goto('/koszyk?dodano=1');
    await expect(page.getByRole('status').filter({ hasText: 'Produkt został dodany.' })).toBeVisible();
    await expect(page).toHaveTitle(/^Produkt został dodany\. Koszyk/);
    await expect(line(page, 'Kubek Codzienny')).toContainText('136,00 zł');
    await expect(line(page, 'Kubek z imieniem')).toContainText('Imię lub napis: Zosia');
    await expect(page.getByRole('region', { name: 'Podsumowanie' })).toContainText('255,00 zł');
    await expect(link(page)).toHaveAccessibleName('Koszyk, 2 produkty');
    await expectNoHorizontalScroll(page);
    await expectNoAxeViolations(page);
  });
}

test('what cannot be added is said, with the reason and the way back', async ({ page, context }) => {
  const answer = await add(context, { ...cup, number: '5000' });
  await page.goto(answer.headers().location ?? '');
  const alert = page.getByRole('alert').filter({ hasText: 'Wystąpił błąd podczas dodawania produktu.' });
  await expect(alert).toContainText('Maksymalnie możesz zamówić 17 szt.');
  await expect(alert.getByRole('link')).toHaveAttribute('href', '/produkt/kubek-codzienny-kobalt-1001');
  await expectNoAxeViolations(page);
});

test('a line is taken out by keyboard, and the count in the header follows', async ({ page, context }) => {
  await add(context, cup);
  await add(context, { product: '1054' });
  await page.goto('/koszyk');
  await expect(link(page)).toHaveAccessibleName('Koszyk, 2 produkty');
  await page.getByRole('button', { name: 'Usuń z koszyka: Kubek Codzienny' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Produkt usunięty z koszyka.' })).toBeVisible();
  await expect(line(page, 'Kubek Codzienny')).toHaveCount(0);
  await expect(link(page)).toHaveAccessibleName('Koszyk, 1 produkt');
});

test('everything works without scripts', async ({ noJs }) => {
  await add(noJs, cup);
  const page = await noJs.newPage();
  await page.goto('/koszyk?dodano=1');
  await expect(page.getByText('Produkt został dodany.')).toBeVisible();
  await page.getByRole('button', { name: 'Usuń z koszyka: Kubek Codzienny' }).click();
  await expect(page).toHaveURL('/koszyk?usunieto=1');
  await expect(page.getByRole('heading', { name: 'Koszyk czeka na pierwszy produkt' })).toBeVisible();
});

test('another tab learns of what is added in this one', async ({ page, context }) => {
  await page.goto('/kontakt');
  await expect(link(page)).toHaveAccessibleName('Koszyk');
  await add(context, cup);
  const other = await context.newPage();
  await other.goto('/koszyk?dodano=1');
  await expect(link(other)).toHaveAccessibleName('Koszyk, 1 produkt');
  await expect(link(page)).toHaveAccessibleName('Koszyk, 1 produkt');
});

test('nobody sees the basket of another', async ({ page, context, newContext }) => {
  await add(context, cup);
  await page.goto('/koszyk');
  await expect(line(page, 'Kubek Codzienny')).toBeVisible();
  const stranger = await (await newContext()).newPage();
  await stranger.goto('/koszyk');
  await expect(stranger.getByRole('heading', { name: 'Koszyk czeka na pierwszy produkt' })).toBeVisible();
});

test('a browser that keeps no cookies is told so', async ({ noJs }) => {
  const page = await noJs.newPage();
  await page.goto('/koszyk?dodano=1');
  await expect(page.getByRole('alert')).toContainText('Przeglądarka nie przyjęła ciasteczka');
});

test('an address that once wrote by GET asks first', async ({ page, context }) => {
  await page.goto('/basketchange.php?mode=1&product=1001&size=350&number=1');
  expect(await context.cookies()).toEqual([]);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Dodaj do koszyka' }).click();
  await expect(page).toHaveURL('/koszyk?dodano=1');
  await expect(line(page, 'Kubek Codzienny')).toContainText('Ilość: 1 szt.');
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
    // React has taken the page over, so its scripts were let run.
    await expect
      .poll(() => page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber'))))
      .toBe(true);
  }
  expect(nonces.size).toBe(2);
  await link(page).click();
  await expect(page).toHaveURL('/koszyk');
});
