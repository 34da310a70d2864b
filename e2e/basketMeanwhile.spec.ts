import type { BrowserContext, Page } from '@playwright/test';
import { bringLate } from './support/late.ts';
import { expectAwake, islandOf } from './support/live.ts';
import { test } from './support/oneTab.ts';
import { expect, test as inTabOfItsOwn } from './support/test.ts';

/** Puts something in as the form of a product page does. */
const add = (context: BrowserContext, fields: Record<string, string>) =>
  context.request.post('/koszyk', { form: { mode: '1', ...fields }, maxRedirects: 0 });

const cup = { product: '1001', size: '350', number: '2' };

const line = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Produkty w koszyku' }).getByRole('listitem').filter({ hasText: name });

const quantity = (page: Page, name: string) => line(page, name).getByRole('textbox', { name: /^Ilość/ });

/** Goes to the basket and waits until its presses are heard. */
async function openBasket(page: Page, path = '/koszyk'): Promise<void> {
  await page.goto(path);
  await expectAwake(islandOf(page.getByRole('heading', { level: 1 })));
}

const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Koszyk/ });

test('two tabs show one basket', async ({ page, context }) => {
  await add(context, cup);
  await openBasket(page);
  const other = await context.newPage();
  await openBasket(other);
  await quantity(other, 'Kubek Codzienny').fill('3');
  await quantity(other, 'Kubek Codzienny').press('Enter');
  await expect(quantity(page, 'Kubek Codzienny')).toHaveValue('3');
  await other.getByRole('button', { name: 'Usuń z koszyka: Kubek Codzienny' }).click();
  await expect(page.getByRole('heading', { name: 'Koszyk czeka na pierwszy produkt' })).toBeVisible();
  await expect(link(page)).toHaveAccessibleName('Koszyk');
});

test('a line that was taken out elsewhere is said to be gone', async ({ page, context }) => {
  await add(context, cup);
  await add(context, { product: '1054' });
  await openBasket(page);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Usuń z koszyka: Kubek Codzienny' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Tej pozycji nie ma już w koszyku.' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Koszyk czeka na pierwszy produkt' })).toBeVisible();
});

test('a network that fails takes nothing away', async ({ page, context, guard }) => {
  guard.allowRequest(/\/koszyk$/);
  guard.allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await add(context, cup);
  await openBasket(page);
  await context.route('**/koszyk', (route) => route.abort('internetdisconnected'));
  await quantity(page, 'Kubek Codzienny').fill('3');
  await quantity(page, 'Kubek Codzienny').press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Nie udało się zapisać zmiany.' })).toBeVisible();
  await expect(quantity(page, 'Kubek Codzienny')).toHaveValue('3');
  await context.unroute('**/koszyk');
  await openBasket(page);
  await expect(quantity(page, 'Kubek Codzienny')).toHaveValue('2');
});

test('changes that follow one another are all made, and none takes away what is being typed', async ({
  page,
  context,
}) => {
  await add(context, cup);
  await add(context, { product: '1054' });
  await openBasket(page);
  const cups = quantity(page, 'Kubek Codzienny');
  const sets = quantity(page, 'Śniadanie w lesie');
  const sent: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await context.route('**/koszyk', async (route) => {
    sent.push(route.request().postData() ?? '');
    await held;
    await route.continue();
  });
  await cups.fill('3');
  await cups.press('Tab');
  await sets.fill('2');
  await sets.press('Tab');
  await page.getByText('Masz kod rabatowy?').click();
  await page.getByRole('textbox', { name: 'Kod rabatowy' }).fill('pierwszy');
  await cups.fill('4');
  expect(sent, 'the second waits for the first').toHaveLength(1);
  release();
  await expect(line(page, 'Śniadanie w lesie')).toContainText('518,00 zł');
  await expect(line(page, 'Kubek Codzienny')).toContainText('187,68 zł');
  await expect(cups).toHaveValue('4');
  await expect(page.getByRole('textbox', { name: 'Kod rabatowy' })).toHaveValue('pierwszy');
  await cups.press('Enter');
  await expect(line(page, 'Kubek Codzienny')).toContainText('250,24 zł');
  await page.reload();
  await expect(cups).toHaveValue('4');
  await expect(sets).toHaveValue('2');
});

inTabOfItsOwn(
  'what was typed and pressed before its scripts came is done once they have',
  async ({ page, context }) => {
    await add(context, cup);
    await add(context, { product: '1054' });
    await bringLate(context, 1500);
    await page.goto('/koszyk');
    await quantity(page, 'Śniadanie w lesie').fill('2');
    const more = line(page, 'Kubek Codzienny').getByRole('button', { name: /^Więcej/ });
    await more.click();
    await more.click();
    await expect(quantity(page, 'Kubek Codzienny')).toHaveValue('4');
    await expect(line(page, 'Śniadanie w lesie')).toContainText('518,00 zł');
    await expect(line(page, 'Kubek Codzienny')).toContainText('250,24 zł');
  },
);

inTabOfItsOwn('it works as without scripts where its code never comes', async ({ page, context, guard }) => {
  guard.allowRequest(/basketPage-/);
  guard.allowConsole(/basketPage-/);
  await context.route(/basketPage-/, (route) => route.abort());
  await add(context, cup);
  await page.goto('/koszyk');
  await quantity(page, 'Kubek Codzienny').fill('3');
  await quantity(page, 'Kubek Codzienny').press('Enter');
  await expect(page).toHaveURL('/koszyk?zmieniono=1001');
  await expect(quantity(page, 'Kubek Codzienny')).toHaveValue('3');
  await page.getByRole('button', { name: 'Usuń z koszyka: Kubek Codzienny' }).click();
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
