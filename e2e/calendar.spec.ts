import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { test } from './support/oneTab.ts';
import { ADDED, buy, form, openAwake } from './support/productPage.ts';
import { expect, test as inTabOfItsOwn } from './support/test.ts';
import { expectFits } from './support/views.ts';

const WORKSHOP = '/produkt/warsztaty-pierwszy-raz-przy-kole-1067';
const DAY_NAME = /^(poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela) \d{1,2} [a-ząćęłńóśźż]+ \d{4}/;

const calendar = (page: Page) => form(page).getByRole('group', { name: 'Dni do wyboru' });
const typed = (page: Page) => form(page).getByLabel('Wpisz datę');
const days = (page: Page) => calendar(page).getByRole('gridcell').getByRole('button');
const open = (page: Page) => calendar(page).locator('td button:not([aria-disabled])');
const previous = (page: Page) => calendar(page).getByRole('button').nth(0);
const next = (page: Page) => calendar(page).getByRole('button').nth(3);
const name = async (one: Locator) => (await one.getAttribute('aria-label')) ?? '';

test.beforeEach(({ page }) => openAwake(page, WORKSHOP));

/** Turns to a month in which something can be chosen, whatever day it is. */
async function turnToOpen(page: Page): Promise<void> {
  if ((await open(page).count()) === 0) await next(page).click();
  await expect(open(page).first()).toBeVisible();
}

test('every day is named by its whole date, and says why it cannot be chosen', async ({ page }) => {
  await next(page).click();
  for (const day of await days(page).all()) {
    expect(await name(day)).toMatch(DAY_NAME);
    const closed = (await day.getAttribute('aria-disabled')) === 'true';
    expect(await name(day)).toMatch(closed ? /, [a-ząćęłńóśźż ]+$/ : /, \d+\swoln/);
  }
  await expect(calendar(page).locator('td[aria-selected="false"]')).toHaveCount(await days(page).count());
  const closed = calendar(page).locator('td button[aria-disabled]').first();
  // It hears presses, though it tells that it can do nothing with them.
  await closed.click({ force: true });
  const said = (await name(closed)).replace(', ', ': ');
  await expect(calendar(page).getByRole('status')).toHaveText(
    new RegExp(`^${said.charAt(0).toUpperCase()}${said.slice(1)}\\. Najbliższy wolny dzień: `.replaceAll(' ', '\\s')),
  );
  await expect(typed(page)).toHaveValue('');
  await expectNoAxeViolations(page, { part: form(page) });
});

test('a term is chosen and bought by the keyboard alone', async ({ page }) => {
  await typed(page).focus();
  for (const where of [previous(page), calendar(page).getByRole('button', { name: /zmień miesiąc/ })]) {
    await page.keyboard.press('Tab');
    await expect(where).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(next(page)).toBeFocused();
  await page.keyboard.press('Enter');
  // The month is announced, once, and the button that turned it keeps the focus.
  const month = await calendar(page).getByRole('grid').getAttribute('aria-label');
  await expect(calendar(page).locator('[aria-live="polite"]')).toHaveText(month ?? '');
  await expect(next(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(calendar(page).locator('td button:focus')).toHaveCount(1);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-disabled') ?? 'open');
  for (let moves = 0; (await focused()) !== 'open' && moves < 31; moves += 1) await page.keyboard.press('ArrowRight');
  const chosen = page.locator('td button:focus');
  const label = await name(chosen);
  await page.keyboard.press('Enter');
  await expect(calendar(page).locator('td[aria-selected="true"] button')).toHaveAttribute('aria-label', label);
  await expect(typed(page)).toHaveValue(/^\d{2}\.\d{2}\.\d{4}$/);
  const hours = form(page).getByRole('group', { name: `Godzina, ${label.split(',')[0]}` });
  await expect(hours).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(hours.getByRole('radio').first()).toBeChecked();
  await expectNoAxeViolations(page, { part: form(page) });
  await buy(page).focus();
  await page.keyboard.press('Enter');
  await expect(form(page)).toContainText(ADDED);
  await page.goto('/koszyk');
  const day = label.replace(/ \d{4},.*$/, '').replaceAll(' ', '\\s');
  await expect(page.getByRole('main')).toContainText(new RegExp(`${day}, \\d\\d:\\d\\d`));
});

test('months and years are moved in by keys, and nothing is taken before Enter', async ({ page }) => {
  const years = calendar(page).getByRole('button', { name: /zmień rok/ });
  const shown = await calendar(page).getByRole('grid').getAttribute('aria-label');
  await years.focus();
  await page.keyboard.press('Enter');
  const year = new Date().getFullYear();
  const cell = (n: number) => calendar(page).getByRole('button', { name: String(n), exact: true });
  await expect(cell(year)).toBeFocused();
  await expect(calendar(page).getByRole('group').getByRole('button')).toHaveCount(15);
  await page.keyboard.press('Home');
  await page.keyboard.press('Escape');
  await expect(years).toBeFocused();
  await expect(calendar(page).getByRole('grid')).toHaveAttribute('aria-label', shown ?? '');
  await calendar(page)
    .getByRole('button', { name: /zmień miesiąc/ })
    .click();
  await expect(calendar(page).getByRole('group').getByRole('button')).toHaveCount(12);
  await expectNoAxeViolations(page, { part: form(page) });
  await page.keyboard.press('Enter');
  await expect(calendar(page).getByRole('button', { name: /zmień miesiąc/ })).toBeFocused();
});

test('a typed date is read as people write it, and told what is wrong with it', async ({ page }) => {
  await turnToOpen(page);
  const label = (await name(open(page).first())).split(',')[0] ?? '';
  await typed(page).fill(label.replace(/^\S+ /, ''));
  await expect(calendar(page).locator('td[aria-selected="true"] button')).toHaveAttribute(
    'aria-label',
    new RegExp(`^${label}`),
  );
  for (const [text, words] of [
    ['31.11.2026', 'Listopad 2026 ma 30 dni.'],
    ['05/12/2026', 'Oddziel dzień, miesiąc i rok kropkami, nie „/”.'],
    ['5 grudzie 2026', 'Nie znamy miesiąca „grudzie”.'],
    ['..2026', 'Brakuje dnia.'],
    ['05.12.2026r.', 'Po dacie zostało „r.”. Usuń to.'],
    ['01.01.2020', 'Tego dnia nie można wybrać: minął. Najbliższy wolny dzień:'],
  ] as const) {
    await typed(page).fill(text);
    await buy(page).click();
    await expect(typed(page)).toBeFocused();
    await expect(typed(page)).toHaveAccessibleDescription(
      new RegExp(words.replaceAll(' ', '\\s').replaceAll('.', '\\.')),
    );
    await expect(calendar(page).locator('td[aria-selected="true"]')).toHaveCount(0);
  }
  await expectNoAxeViolations(page, { part: form(page) });
});

test.describe('by touch', () => {
  inTabOfItsOwn.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  inTabOfItsOwn('a day is a button of 44 pixels', async ({ page }) => {
    await turnToOpen(page);
    const day = open(page).first();
    const box = await day.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(36);
    await day.tap();
    await expect(calendar(page).locator('td[aria-selected="true"]')).toHaveCount(1);
    await form(page).getByRole('radio').first().tap();
    await buy(page).tap();
    await expect(form(page)).toContainText(ADDED);
  });
});

test('fits at every width, and with large text', async ({ page }) => {
  await turnToOpen(page);
  await open(page).first().click();
  await expectFits(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectFits(page);
});

test('without JavaScript the browser’s own fields ask for the term', async ({ noJs }) => {
  const page = await noJs.newPage();
  await page.goto(WORKSHOP);
  await expect(calendar(page)).toBeHidden();
  await expect(typed(page)).toBeHidden();
  const day = form(page).getByLabel('Dzień', { exact: true });
  const friday = new Date(`${await day.getAttribute('min')}T12:00:00Z`);
  while (friday.getUTCDay() !== 5) friday.setUTCDate(friday.getUTCDate() + 1);
  await day.fill(friday.toISOString().slice(0, 10));
  await form(page).getByLabel('Godzina').selectOption('14:00');
  await buy(page).click();
  await expect(page).toHaveURL(/\/koszyk/);
  await expect(page.getByRole('main')).toContainText(/piątek\s\d+\s[a-ząćęłńóśźż]+, 14:00/);
});

test('a page that was swapped in has no fields of browsers without scripts', async ({ page }) => {
  await page.goto('/kategoria/warsztaty');
  await page.getByRole('main').getByRole('link', { name: 'Pierwszy raz przy kole' }).first().click();
  await expect(page).toHaveURL(new RegExp(WORKSHOP));
  await expect(page.locator('main [name="service_date"]')).toHaveCount(1);
  await turnToOpen(page);
  await open(page).first().click();
  await form(page).getByRole('radio').first().check();
  await buy(page).click();
  await expect(form(page)).toContainText(ADDED);
});
