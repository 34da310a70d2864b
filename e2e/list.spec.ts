import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { test } from './support/oneTab.ts';
import { expect } from './support/test.ts';

const LIST = '/kategoria/stol';

const box = (page: Page, name: string) =>
  page.getByRole('group', { name: /^Szkliwo/ }).getByRole('checkbox', { name: new RegExp(`^${name} `) });

const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /produkt/ });

const list = (page: Page) => page.getByRole('region', { name: 'Lista produktów' });
const names = (page: Page) => list(page).getByRole('heading', { level: 3 });
const chips = (page: Page) => page.getByRole('navigation', { name: 'Wybrane filtry' });

/** Scripts run: the list applies each choice by itself, so the button that sends it is gone. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('#menu_navbar')).toHaveAttribute('data-live', 'true');
}

/** How many documents were asked for since. */
function documents(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** The number beside a choice: how many products it would leave. */
async function promised(page: Page, name: string): Promise<number> {
  const text = await page
    .getByRole('group', { name: /^Szkliwo/ })
    .getByText(new RegExp(`^${name}\\s*\\d`))
    .textContent();
  return Number(/\d+$/.exec(text ?? '')?.[0]);
}

/** How many products the list says it has. */
async function total(page: Page): Promise<number> {
  return Number(/\d+/.exec((await count(page).textContent()) ?? '')?.[0]);
}

/** How many products the shop itself shows at the address of the page. */
async function served(page: Page): Promise<number> {
  const html = await (await page.request.get(page.url())).text();
  return html.split('data-product_id=').length - 1;
}

/** Where a change of page asks for the content of the next one. */
const CONTENT = /[?&]set_render=(?:content|place)/;

/** Keeps the content of pages back until it is let go. */
async function holdData(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(CONTENT, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test.describe('a list of products', () => {
  test('applies a filter at once, says how many are left, and the address says which', async ({ page }) => {
    await open(page, LIST);
    const loads = documents(page);
    const mech = await promised(page, 'Mech');
    const all = await total(page);
    const status = await count(page).elementHandle();
    await box(page, 'Mech').focus();
    await page.keyboard.press('Space');
    await expect(count(page)).toHaveText(new RegExp(`^${mech} produkt\\S* z\\s${all}$`));
    // Announced, because the same element was there before.
    expect(await status?.evaluate((element) => element.isConnected && element.textContent)).toContain(String(mech));
    await expect(names(page)).toHaveCount(mech);
    await expect(page).toHaveURL(/\?filter_traits\d+=mech$/);
    await expect(box(page, 'Mech')).toBeChecked();
    await expect(box(page, 'Mech')).toBeFocused();
    await expectNoAxeViolations(page);

    const kobalt = await promised(page, 'Kobalt');
    await box(page, 'Kobalt').check();
    await expect(page).toHaveURL(/=kobalt,mech$/);
    await expect(chips(page).getByRole('link')).toHaveCount(3);
    await expect(names(page)).toHaveCount(await served(page));
    await expect.poll(() => total(page)).toBeGreaterThan(mech);

    await chips(page).getByRole('link', { name: 'Szkliwo: Mech – usuń filtr' }).click();
    await expect(box(page, 'Mech')).not.toBeChecked();
    await expect(count(page)).toContainText(`${kobalt} produkt`);
    await chips(page).getByRole('link', { name: 'Wyczyść wszystko' }).click();
    await expect(chips(page)).toHaveCount(0);
    await expect(box(page, 'Kobalt')).not.toBeChecked();
    await expect(page).toHaveURL(new RegExp(`${LIST}$`));
    await expect(count(page)).toContainText(`${all} produkt`);
    expect(loads()).toBe(0);
  });

  test('keeps up with a shopper who is faster than the answers', async ({ page }) => {
    await open(page, LIST);
    const letGo = await holdData(page);
    await box(page, 'Mech').check();
    await box(page, 'Kobalt').check();
    await expect(list(page).getByRole('list').first()).toHaveAttribute('aria-busy', 'true');
    letGo();
    await expect(page).toHaveURL(/=kobalt,mech$/);
    await expect(names(page)).toHaveCount(await served(page));
    await expect(list(page).getByRole('list').first()).not.toHaveAttribute('aria-busy');
    await expect(box(page, 'Mech')).toBeChecked();
    await expect(box(page, 'Kobalt')).toBeChecked();
  });

  test('changes its order and its length', async ({ page }) => {
    await open(page, LIST);
    const loads = documents(page);
    const firstPage = await names(page).allTextContents();
    expect(firstPage).toHaveLength(24);
    await page.getByRole('combobox', { name: 'Ile produktów na stronie' }).selectOption('48 na stronie');
    await expect(page).toHaveURL(/\?portions=48$/);
    await expect(names(page)).not.toHaveCount(24);
    await expect(count(page)).toContainText(`${await names(page).count()} produkt`);
    await expect(page.getByRole('link', { name: 'Następna strona' })).toHaveCount(0);

    await page.getByRole('combobox', { name: 'Kolejność' }).selectOption('Nazwa od A do Ż');
    await expect(page).toHaveURL(/portions=48&sort_order=name-a$/);
    const inOrder = (texts: string[]) => texts.toSorted(new Intl.Collator('pl').compare);
    await expect
      .poll(async () => {
        const texts = await available(page);
        return texts.length > 0 && texts.join() === inOrder(texts).join();
      })
      .toBe(true);
    expect(loads()).toBe(0);
  });

  test('has pages, each with products of its own', async ({ page }) => {
    await open(page, LIST);
    const addresses = () =>
      names(page).evaluateAll((links) => links.map((link) => (link.querySelector('a') ?? link.closest('a'))?.href));
    const loads = documents(page);
    const first = await names(page).allTextContents();
    const firstAddresses = await addresses();
    await page.getByRole('link', { name: 'Następna strona' }).click();
    await expect(page).toHaveURL(/\?counter=1$/);
    await expect(page.getByRole('link', { name: 'Strona 2', exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('link', { name: 'Następna strona' })).toHaveCount(0);
    // Versions of one thing share its name.
    const second = await addresses();
    expect(second.filter((address) => firstAddresses.includes(address))).toEqual([]);
    await expect(count(page)).toContainText(`${first.length + second.length} produkt`);
    await page.getByRole('link', { name: 'Poprzednia strona' }).click();
    await expect(page).toHaveURL(new RegExp(`${LIST}$`));
    await expect(names(page)).toHaveText(first);
    expect(loads()).toBe(0);
  });

  test('asks for a price from and to, and says what is wrong with it', async ({ page }) => {
    await open(page, LIST);
    const price = page.getByRole('group', { name: 'Cena w złotych' });
    const from = price.getByRole('textbox', { name: 'od', exact: true });
    const to = price.getByRole('textbox', { name: 'do', exact: true });
    await from.fill('100');
    await to.fill('149,50');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?filter_price=100-149\.50$/);
    await expect(chips(page).getByRole('link').first()).toHaveText(/Cena: 100,00\szł – 149,50\szł/);
    await expect(to).toHaveValue('149,50');
    await from.fill('tanio');
    await page.keyboard.press('Tab');
    await expect(from).toHaveAttribute('aria-invalid', 'true');
    await expect(from).toHaveAccessibleDescription(/Wpisz kwotę/);
    await expect(page).toHaveURL(/\?filter_price=100-149\.50$/);
    await expectNoAxeViolations(page);
    await from.fill('');
    await page.keyboard.press('Tab');
    await expect(from).not.toHaveAttribute('aria-invalid');
    await expect(page).toHaveURL(/\?filter_price=-149\.50$/);
  });

  test('that is empty says why and leads out', async ({ page }) => {
    await open(page, `${LIST}?filter_price=1-2`);
    await expect(count(page)).toContainText('0 produktów');
    await expect(page.getByRole('heading', { name: /Nic nie pasuje/ })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: /^bez filtra „Cena”/ }).click();
    await expect(names(page)).toHaveCount(24);
    await expect(page).toHaveURL(new RegExp(`${LIST}$`));
    await page.goBack();
    await page.getByRole('link', { name: /^Wyczyść filtry/ }).click();
    await expect(names(page)).toHaveCount(24);
  });

  test('searches in a long filter', async ({ page }) => {
    await open(page, LIST);
    // No filter of the demo shop is long: one gets the field and the status that `FacetValues.tsx` draws over long ones.
    const sizes = page.getByRole('group', { name: /^Szkliwo/ });
    await sizes.evaluate((facet) => {
      const field = Object.assign(document.createElement('input'), { type: 'search' });
      field.dataset.valueSearch = '';
      const status = document.createElement('p');
      status.role = 'status';
      facet.querySelector('ul')?.before(field, status);
    });
    const search = sizes.getByRole('searchbox');
    const before = await sizes.getByRole('checkbox').count();
    expect(before).toBeGreaterThan(2);
    await search.fill(' PIAS');
    await expect(sizes.getByRole('status')).toHaveText('1 pozycja');
    await expect(sizes.getByRole('checkbox')).toHaveCount(1);
    await search.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${LIST}$`));
    await search.fill('nie ma takiego');
    await expect(sizes.getByRole('status')).toHaveText('0 pozycji');
    await search.fill('');
    await expect(sizes.getByRole('checkbox')).toHaveCount(before);
  });

  test('goes back a filter at a time', async ({ page }) => {
    await open(page, LIST);
    const all = await names(page).allTextContents();
    await box(page, 'Mech').check();
    await expect(page).toHaveURL(/filter_/);
    await expect(names(page)).not.toHaveText(all);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${LIST}$`));
    await expect(names(page)).toHaveText(all);
    await expect(box(page, 'Mech')).not.toBeChecked();
  });

  test('comes back as it was left, also in another tab', async ({ page, context }) => {
    await open(page, LIST);
    await box(page, 'Mech').check();
    await expect(chips(page).getByRole('link')).toHaveCount(2);
    const left = await names(page).allTextContents();
    await page.evaluate(() => window.scrollTo(0, 300));
    await names(page).getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/\/produkt\//);
    const other = await context.newPage();
    await page.goBack();
    await expect(box(page, 'Mech')).toBeChecked();
    await expect(names(page)).toHaveText(left);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);

    await open(other, page.url());
    await expect(names(other)).toHaveText(left);
    await expect(box(other, 'Mech')).toBeChecked();
    await box(other, 'Kobalt').check();
    await expect(chips(other).getByRole('link')).toHaveCount(3);
    await expect(chips(page).getByRole('link')).toHaveCount(2);
  });
});

/** Names of what can be bought. */
const available = (page: Page) =>
  list(page).getByRole('listitem').filter({ hasNotText: 'Wyprzedane' }).getByRole('heading').allTextContents();
