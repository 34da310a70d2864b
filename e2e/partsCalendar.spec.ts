import type { Page } from '@playwright/test';
import { test } from './parts/oneTab.ts';
import { open } from './parts/page.ts';
import { expect } from './parts/test.ts';
import { expectNoAxeViolations } from './support/axe.ts';

const calendar = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const day = (page: Page, of: string, name: string | RegExp) => calendar(page, of).getByRole('button', { name });
const chosen = (page: Page, of: string) => calendar(page, of).locator('td[aria-selected="true"] button');
const popup = (page: Page) => page.getByRole('dialog', { name: 'Na kiedy' });
const field = (page: Page) => page.getByLabel('Na kiedy', { exact: true });

test.beforeEach(({ page }) => open(page, 'dates'));

test('two months stand beside each other where a year begins, and turn together', async ({ page }) => {
  const both = calendar(page, 'Dwa miesiące');
  const titles = () => both.getByRole('grid').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(await titles()).toEqual(['grudzień 2026', 'styczeń 2027']);
  await both.getByRole('button', { name: 'Luty 2027' }).click();
  expect(await titles()).toEqual(['styczeń 2027', 'luty 2027']);
  await expect(both.locator('[aria-live="polite"]')).toHaveText('styczeń 2027, luty 2027');
  await both.getByRole('button', { name: 'Grudzień 2026' }).click();
  await both.getByRole('button', { name: '2026, zmień rok' }).click();
  await both.getByRole('button', { name: '2027', exact: true }).click();
  expect(await titles()).toEqual(['grudzień 2027', 'styczeń 2028']);
  await expect(both.getByRole('button', { name: '2027, zmień rok' })).toBeFocused();
});

test('keys go from one month to the one beside it without turning them', async ({ page }) => {
  const both = calendar(page, 'Dwa miesiące');
  await day(page, 'Dwa miesiące', /^sobota 5 grudnia/).focus();
  await page.keyboard.press('PageDown');
  await expect(day(page, 'Dwa miesiące', /^wtorek 5 stycznia 2027/)).toBeFocused();
  await expect(both.locator('[aria-live="polite"]')).toBeEmpty();
  await page.keyboard.press('PageDown');
  await expect(day(page, 'Dwa miesiące', /^piątek 5 lutego 2027/)).toBeFocused();
  await expect(both.locator('[aria-live="polite"]')).toHaveText('styczeń 2027, luty 2027');
});

test('a range and several days are chosen', async ({ page }) => {
  await expect(chosen(page, 'Zakres dni')).toHaveCount(4);
  await day(page, 'Zakres dni', /^poniedziałek 21 /).click();
  await day(page, 'Zakres dni', /^piątek 18 /).click();
  await expect(chosen(page, 'Zakres dni')).toHaveText(['18', '19', '20', '21']);
  await expect(calendar(page, 'Zakres dni').getByRole('status')).toHaveText('18–21 grudnia 2026, 4 dni.');
  await expect(calendar(page, 'Zakres dni').getByRole('rowheader')).toHaveText(['49', '50', '51', '52', '53']);
  await day(page, 'Kilka dni', /^piątek 4 /).click();
  await day(page, 'Kilka dni', /^sobota 5 /).click();
  await expect(chosen(page, 'Kilka dni')).toHaveText(['5', '18']);
});

test('a calendar opens beside a typed day, and gives the focus back', async ({ page }) => {
  await expect(field(page)).toHaveValue('05.12.2026');
  const opener = page.getByRole('button', { name: 'Wybierz z kalendarza' }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(popup(page).getByRole('button', { name: /^sobota 5 grudnia 2026/ })).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await popup(page)
    .getByRole('button', { name: /^piątek 11 grudnia 2026/ })
    .click();
  await expect(popup(page)).toBeHidden();
  await expect(field(page)).toHaveValue('11.12.2026');
  // What is typed is shown in the calendar.
  await field(page).fill('18 grudnia 2026');
  await opener.click();
  await expect(popup(page).locator('td[aria-selected="true"] button')).toHaveText('18');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(popup(page)).toBeHidden();
});

test('a day and its time are one field: typed, or chosen in what opens beside it', async ({ page }) => {
  const both = page.getByRole('textbox', { name: 'Dzień i godzina odbioru' });
  await expect(both).toHaveValue('05.12.2026, 15:30');
  const opener = page.getByRole('button', { name: 'Wybierz z kalendarza' }).nth(1);
  await opener.focus();
  await page.keyboard.press('Enter');
  const opened = page.getByRole('dialog', { name: 'Dzień i godzina odbioru' });
  await expect(opened.getByRole('button', { name: /^sobota 5 grudnia 2026/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(both).toHaveValue('06.12.2026, 15:30');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(both).toHaveValue('06.12.2026, 14:30');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Home');
  await expect(both).toHaveValue('06.12.2026, 14:00');
  await expectNoAxeViolations(page);
  await opened.getByRole('button', { name: 'Gotowe' }).click();
  await expect(opener).toBeFocused();
  await both.fill('10 grudnia 2026 o 9.15');
  await opener.click();
  await expect(opened.locator('td[aria-selected="true"] button')).toHaveText('10');
  await expect(opened.getByRole('slider', { name: 'Minuty' })).toHaveValue('15');
  await opened.getByRole('button', { name: 'Wyczyść' }).click();
  await expect(both).toHaveValue('');
});

test('years and months turn page by page, and each page is told once', async ({ page }) => {
  const years = calendar(page, 'Lata');
  await expect(years.getByRole('group', { name: 'Lata 2019–2033' }).getByRole('button')).toHaveCount(15);
  await years.getByRole('button', { name: 'Późniejsze lata' }).click();
  await expect(years.locator('[aria-live="polite"]')).toHaveText('Lata 2034–2048');
  await years.getByRole('button', { name: '2040' }).click();
  await expect(years.getByRole('grid')).toHaveAttribute('aria-label', 'grudzień 2040');
  const months = calendar(page, 'Miesiące');
  await months.getByRole('button', { name: 'Poprzedni rok, 2025' }).click();
  await expect(months.locator('[aria-live="polite"]')).toHaveText('Miesiące roku 2025');
});

test('what opens beside a field stays in the window', async ({ page }) => {
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name: 'Wybierz z kalendarza' }).first().click();
    const { x = -1, width: wide = 0 } = (await popup(page).boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + wide).toBeLessThanOrEqual(width);
    await page.keyboard.press('Escape');
  }
});

test('an hour and its minutes are chosen by sliders, by keys and by steps', async ({ page }) => {
  const part = calendar(page, 'Dzień i godzina');
  const hour = part.getByRole('slider', { name: 'Godzina' });
  const minutes = part.getByRole('slider', { name: 'Minuty' });
  await expect(part.getByRole('status').filter({ hasText: '15:30' })).toBeVisible();
  await hour.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(hour).toHaveValue('16');
  await expect(hour).toHaveAttribute('aria-valuetext', '16:30');
  await minutes.focus();
  await page.keyboard.press('End');
  await expect(part.getByRole('status').filter({ hasText: '16:45' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(minutes).toHaveValue('30');
  // The day stays.
  await expect(chosen(page, 'Dzień i godzina')).toHaveCount(1);
  const twelve = calendar(page, 'Dwanaście godzin');
  await expect(twelve.getByRole('status').filter({ hasText: '3:30 po południu' })).toBeVisible();
  await twelve.getByRole('slider', { name: 'Godzina' }).focus();
  await page.keyboard.press('Home');
  await expect(twelve.getByRole('status').filter({ hasText: '12:30 przed południem' })).toBeVisible();
  await expectNoAxeViolations(page);
});
