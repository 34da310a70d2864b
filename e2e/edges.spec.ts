import type { Locator, Page } from '@playwright/test';
import { registered } from './support/account.ts';
import { desk as shop } from './support/desk.ts';
import { test } from './support/oneTab.ts';
import { expect } from './support/test.ts';

test.use({ baseURL: shop.url });

/** Where the words of it begin, px. */
const wordsAt = (part: Locator): Promise<number> =>
  part.evaluate((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return Math.round(range.getBoundingClientRect().left);
  });

const fits = (part: Locator): Promise<boolean> => part.evaluate((one) => one.scrollWidth <= one.clientWidth);

const heightOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.height ?? 0;

const phone = (page: Page) => page.setViewportSize({ width: 360, height: 780 });

test('in the account the label of a postcode stands in one line, and what may be put off under the words above', async ({
  page,
  context,
}) => {
  await registered(context, shop.url);
  await phone(page);
  await page.goto('/konto/dane');
  const label = (words: string) => page.getByRole('main').locator('label').filter({ hasText: words }).first();
  expect(await heightOf(label('Kod pocztowy'))).toBe(await heightOf(label('Imię')));
  await page.goto('/konto');
  const offer = page.getByRole('region', { name: 'Następnym razem bez hasła' });
  expect(await wordsAt(offer.getByRole('button', { name: 'Nie teraz' }))).toBe(
    await wordsAt(offer.getByRole('heading')),
  );
});

test('a rebate code is switched off by words that stand under those above', async ({ page, context }) => {
  await context.request.post('/koszyk', { form: { mode: '1', number: '1', product: '1001', size: '350' } });
  await phone(page);
  await page.goto('/koszyk');
  await page.getByText('Masz kod rabatowy?').click();
  await page.getByRole('textbox', { name: 'Kod rabatowy' }).fill('STÓŁ10');
  await page.getByRole('button', { name: 'Użyj kodu' }).click();
  const off = page.getByRole('button', { name: 'Wyłącz kod STÓŁ10' });
  const above = off.locator('xpath=ancestor::form/preceding-sibling::*[1]');
  expect(await wordsAt(off)).toBe(await wordsAt(above));
});

test('the notice of consent stands as far in as the page', async ({ newContext }) => {
  const page = await (
    await newContext({ baseURL: shop.url, asked: false, viewport: { width: 1440, height: 800 } })
  ).newPage();
  await page.goto('/');
  await page.mouse.wheel(0, 60);
  const notice = page.getByRole('region', { name: 'Ciasteczka, te bez cukru' });
  await expect(notice).toBeVisible();
  expect(await wordsAt(notice.locator('p').first())).toBe(await wordsAt(page.getByRole('heading', { level: 1 })));
});

test('the table of what is kept is no wider than the window of a phone', async ({ page }) => {
  await phone(page);
  await page.goto('/');
  await page
    .getByRole('button', { name: 'Zgody na ciasteczka' })
    .or(page.getByRole('link', { name: 'Zgody na ciasteczka' }))
    .click();
  const table = page.getByRole('dialog').getByRole('table');
  await page.getByRole('dialog').locator('summary').click();
  await expect(table).toBeVisible();
  expect(await fits(table)).toBe(true);
  expect(await fits(page.getByRole('dialog'))).toBe(true);
});

test('prices by quantity are all in sight with large text', async ({ page }) => {
  await phone(page);
  await page.goto('/produkt/glina-biala-tc1-w-worku-1060');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const table = page.locator('#projector_rebate_number_section').getByRole('table');
  await expect(table).toBeVisible();
  expect(await fits(table.locator('..'))).toBe(true);
});

test('a card says that its price is that of a subscription, where nothing else can be had', async ({ page }) => {
  await page.goto('/szukaj?text=kubek+miesiąca');
  const card = page.locator('.product').filter({ hasText: 'Kubek miesiąca' }).first();
  await expect(card).toContainText(/zł\s*w\sabonamencie/);
});

test('words beside the matter are small and muted', async ({ page, context }) => {
  await registered(context, shop.url);
  await context.request.post('/koszyk', { form: { mode: '1', number: '2', product: '1054' } });
  const look = (words: Locator) =>
    words.evaluate((one) => {
      const { color, fontSize } = getComputedStyle(one);
      return { color, fontSize };
    });
  for (const [path, words] of [
    ['/kontakt', 'albo przeciągnij tutaj'],
    ['/koszyk', 'jedną rzecz za darmo'],
  ] as const) {
    await page.goto(path);
    const muted = await page.evaluate(() => {
      const one = document.createElement('p');
      one.className = 'small muted';
      document.querySelector('main')?.append(one);
      const { color, fontSize } = getComputedStyle(one);
      return { color, fontSize };
    });
    expect(await look(page.getByRole('main').getByText(words).last())).toEqual(muted);
  }
});
