import { devices, type Page } from '@playwright/test';
import { newMeter } from '../bench/support/presses/meter.ts';
import { expect, test } from './support/test.ts';

/** A choice in a list brings the state of the filters alone (`ui/islands/Still.tsx`); here they are held against what the shop draws. */

const MUGS = '/kategoria/kubki-i-filizanki';
const TABLE = '/kategoria/stol';

const filters = (page: Page) => page.locator('#Filters');
const box = (page: Page, name: string) => filters(page).getByRole('checkbox', { name: new RegExp(`^${name} `) });
const listed = (page: Page, words: RegExp) =>
  expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /produkt/ }),
  ).toHaveText(words);

/** Scripts run. Gives what a change of page has asked for since. */
async function open(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.locator('#menu_navbar')).toHaveAttribute('data-live', 'true');
  const parts: string[] = [];
  page.on('request', (request) => {
    const part = new URL(request.url()).searchParams.get('set_render');
    if (part !== null) parts.push(part);
  });
  return parts;
}

/** Filters as they stand here, and as the shop draws them at this address in a new document; folds are as a shopper left them. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    const html = await (await fetch(location.href)).text();
    const served = new DOMParser().parseFromString(html, 'text/html');
    const told = (root: Document) =>
      [...root.querySelectorAll('#Filters form, #Filters form *')].map((element) => {
        const attributes = [...element.attributes]
          .filter(({ name }) => name !== 'open')
          .map(({ name, value }) => `${name}=${value}`);
        return [element.localName, ...attributes.sort(), element.children.length > 0 ? '' : element.textContent].join(
          ' ',
        );
      });
    const fields = (root: Document) =>
      [...(root.querySelector<HTMLFormElement>('#Filters form')?.elements ?? [])].map((field) =>
        field instanceof HTMLInputElement ? [field.name, field.value, field.checked, field.disabled] : [],
      );
    return { here: [...told(document), ...fields(document)], there: [...told(served), ...fields(served)] };
  });

async function expectAsDrawn(page: Page): Promise<void> {
  const { here, there } = await drawn(page);
  expect(here.length).toBeGreaterThan(200);
  expect(here).toEqual(there);
}

test.describe('filters of a list', () => {
  // To read the HTML of the shop is for its own scripts alone (Trusted Types).
  test.use({ bypassCSP: true });

  test('are after each choice as the shop draws them, and Back and Forward restore them', async ({ page }) => {
    const parts = await open(page, MUGS);
    await expectAsDrawn(page);
    await expect(filters(page).getByText('Cena', { exact: true })).toBeVisible();
    await box(page, 'Mech').check();
    await listed(page, /^2 produkty/);
    await expectAsDrawn(page);
    // One price is left: there is nothing to choose from.
    await expect(filters(page).getByText('Cena', { exact: true })).toBeHidden();
    await box(page, 'Kobalt').check();
    await listed(page, /^(?!2 )\d+ produkt/);
    await expectAsDrawn(page);
    await page.getByRole('combobox', { name: 'Kolejność' }).selectOption('Od najtańszych');
    await expect(page).toHaveURL(/sort_order=price-a/);
    await expectAsDrawn(page);
    await page.goBack();
    await expect(page).not.toHaveURL(/sort_order/);
    await page.goBack();
    await listed(page, /^2 produkty/);
    await expect(box(page, 'Mech')).toBeChecked();
    await expect(box(page, 'Kobalt')).not.toBeChecked();
    await expectAsDrawn(page);
    await page.goBack();
    await listed(page, /^18 produkt/);
    await expectAsDrawn(page);
    await page.goForward();
    await listed(page, /^2 produkty/);
    await expectAsDrawn(page);
    expect(new Set(parts)).toEqual(new Set(['place']));
  });

  test('tell prices that are left, and forget what was wrong', async ({ page }) => {
    await open(page, TABLE);
    const [from, to] = ['od', 'do'].map((name) => filters(page).getByRole('textbox', { name, exact: true })) as [
      ReturnType<Page['getByRole']>,
      ReturnType<Page['getByRole']>,
    ];
    await to.fill('149,50');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/filter_price=-149\.50$/);
    await box(page, 'Mech').focus();
    await expectAsDrawn(page);
    await from.fill('tanio');
    await page.keyboard.press('Tab');
    await expect(from).toHaveAttribute('aria-invalid', 'true');
    await box(page, 'Mech').check();
    await expect(page).toHaveURL(/filter_traits\d+=mech/);
    await expect(from).toHaveValue('');
    await expect(from).not.toHaveAttribute('aria-invalid');
    await expect(from).toHaveAccessibleDescription('');
    await expect(to).toHaveValue('149,50');
    await expectAsDrawn(page);
  });

  test('come whole when those of the shop are others by now: a value that is gone goes', async ({ page }) => {
    const parts = await open(page, MUGS);
    await filters(page).evaluate((section) => {
      const value = section.querySelector('li[data-key="mech"]');
      const gone = value?.cloneNode(true) as HTMLElement;
      gone.dataset.key = 'dawne';
      gone.querySelector('input')?.setAttribute('value', 'dawne');
      const name = gone.querySelector('span span span:first-of-type');
      if (name) name.textContent = 'Dawne';
      value?.before(gone);
      section.querySelector('[data-outline]')?.setAttribute('data-outline', 'dawny');
    });
    await expect(box(page, 'Dawne')).toBeVisible();
    const section = await filters(page).elementHandle();
    await box(page, 'Mech').check();
    await listed(page, /^2 produkty/);
    await expect(box(page, 'Dawne')).toHaveCount(0);
    await expectAsDrawn(page);
    expect(parts).toEqual(['place', 'content']);
    expect(await section?.evaluate((element) => element.isConnected)).toBe(true);
    await box(page, 'Kobalt').check();
    await listed(page, /^(?!2 )\d+ produkt/);
    await expectAsDrawn(page);
    expect(parts).toEqual(['place', 'content', 'place']);
  });

  test('lead to what they say when a finger is lifted, whatever they said when it was put down', async ({ page }) => {
    await open(page, MUGS);
    const mech = filters(page).getByText('Mech', { exact: true });
    await mech.hover();
    await page.mouse.down();
    await page.mouse.move(0, 0);
    await page.mouse.up();
    await expect(box(page, 'Mech')).not.toBeChecked();
    await box(page, 'Kobalt').check();
    await expect(page).toHaveURL(/\?filter_traits1=kobalt$/);
    await box(page, 'Kobalt').uncheck();
    await expect(page).toHaveURL(new RegExp(`${MUGS}$`));

    await mech.hover();
    await page.mouse.down();
    await box(page, 'Grafit').evaluate((field: HTMLInputElement) => field.click());
    await page.mouse.up();
    await expect(page).toHaveURL(/\?filter_traits1=grafit,mech$/);
    await expectAsDrawn(page);
  });

  test('come back as they were from the memory of the browser, and from a document', async ({ page }) => {
    await open(page, MUGS);
    await box(page, 'Mech').check();
    await listed(page, /^2 produkty/);
    await page.goto('/robots.txt');
    await page.goBack();
    await expect(box(page, 'Mech')).toBeChecked();
    await expectAsDrawn(page);
    await box(page, 'Mech').uncheck();
    await listed(page, /^18 produkt/);
    await expectAsDrawn(page);
  });
});

test('a choice in a list moves 2.9 kB', async ({ newContext }) => {
  const page = await (await newContext(devices['Moto G4'])).newPage();
  const meter = await newMeter(await page.context().newCDPSession(page));
  await page.goto(MUGS, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).tap();
  await page.getByRole('button', { name: /^Filtry/ }).tap();
  await expect(box(page, 'Mech')).toBeVisible();
  await meter.read();
  await box(page, 'Mech').tap();
  await expect(box(page, 'Mech')).toBeChecked();
  const { bytes, kinds } = await meter.read();
  expect(bytes, JSON.stringify(kinds)).toBeGreaterThan(1000);
  expect(bytes, JSON.stringify(kinds)).toBeLessThanOrEqual(2900);
});
