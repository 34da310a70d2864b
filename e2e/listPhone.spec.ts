import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { test } from './support/oneTab.ts';
import { expect } from './support/test.ts';
import { expectNoHorizontalScroll, views } from './support/views.ts';

const LIST = '/kategoria/stol';
const SHORT_LIST = '/kategoria/wazony-i-doniczki';

const box = (page: Page, name: string) =>
  page.getByRole('group', { name: /^Szkliwo/ }).getByRole('checkbox', { name: new RegExp(`^${name} `) });

const list = (page: Page) => page.getByRole('region', { name: 'Lista produktów' });
const names = (page: Page) => list(page).getByRole('heading', { level: 3 });

/** Scripts run: the list applies each choice by itself, so the button that sends it is gone. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('#menu_navbar')).toHaveAttribute('data-live', 'true');
}

/** The number beside a choice: how many products it would leave. */
async function promised(page: Page, name: string): Promise<number> {
  const text = await page
    .getByRole('group', { name: /^Szkliwo/ })
    .getByText(new RegExp(`^${name}\\s*\\d`))
    .textContent();
  return Number(/\d+$/.exec(text ?? '')?.[0]);
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

test.describe('the filters of a phone', () => {
  test.use({ viewport: views.phone });

  test('are a sheet that counts along and says how many are chosen', async ({ page }) => {
    await open(page, SHORT_LIST);
    await expect(box(page, 'Mech')).toBeHidden();
    await page.getByRole('button', { name: 'Filtry', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtry' });
    await expect(sheet.getByRole('heading', { name: 'Filtry' })).toBeFocused();
    const mech = await promised(page, 'Mech');
    const letGo = await holdData(page);
    await box(page, 'Mech').check();
    await expect(sheet.getByRole('button', { name: 'Liczymy…' })).toHaveAttribute('aria-busy', 'true');
    letGo();
    const done = sheet.getByRole('button', { name: new RegExp(`^Pokaż ${mech} produkt`) });
    await expect(done).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoHorizontalScroll(page);
    await done.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Filtry (1)' })).toBeFocused();
    await expect(names(page)).toHaveCount(mech);
    await expect(page).toHaveURL(/=mech$/);
  });

  test('work without JavaScript', async ({ noJs }) => {
    const page = await noJs.newPage();
    await page.setViewportSize(views.phone);
    await page.goto(LIST);
    await page.getByRole('link', { name: 'Filtry', exact: true }).click();
    const mech = await promised(page, 'Mech');
    await box(page, 'Mech').check();
    await page.getByRole('button', { name: 'Pokaż produkty' }).click();
    await expect(page).toHaveURL(/filter_traits\d+=mech/);
    await expect(names(page)).toHaveCount(mech);
    await expect(box(page, 'Mech')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Filtry (1)' })).toBeVisible();
  });
});
