import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expectLaidOut } from './support/layout.ts';
import { expectAwake, islandOf } from './support/live.ts';
import { test } from './support/oneTab.ts';
import { expect } from './support/test.ts';
import { views } from './support/views.ts';

const CUP = '/produkt/kubek-codzienny-kobalt-1001';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

// No script runs on the pages of lists: what their forms do is a journey over HTTP, in src/server/journeys.
test('a product is saved in the size that scripts have; a list fits every window, for its owner and for a friend', async ({
  page,
  newContext,
}) => {
  await page.setViewportSize(views.phone);
  await page.goto(CUP);
  const size = page.getByRole('radio', { name: /^350 ml/ });
  await expectAwake(islandOf(size));
  await size.check();
  await press(page, 'Zapisz na liście');
  await expect(heading(page, 'Lista zakupowa')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Zapisane na liście' })).toBeVisible();
  const entry = page.getByRole('listitem').filter({ hasText: 'Kubek Codzienny, kobalt' });
  await expect(entry).toContainText('350 ml · chcę 1 szt.');
  await expect(entry).toContainText('68,00 zł');
  await entry.getByText('Zmień').click();
  await page.getByLabel('Notatka').fill('Dla Kasi <b>');
  // Enter saves, and buys nothing.
  await page.getByLabel('Ile chcesz, szt.').press('Enter');
  await expect(entry).toContainText('Dla Kasi <b>');
  await page.getByText('Nazwa, udostępnianie, usuwanie').click();
  await page.getByRole('radio', { name: 'Także dopisywać produkty' }).check();
  await press(page, 'Udostępnij link');
  const link = await page.getByLabel('Link do listy').inputValue();

  const friend = await (await newContext({ viewport: views.phone })).newPage();
  await friend.goto(`${link}?szukaj=kubek+codzienny`);
  await expect(friend.getByRole('main')).toContainText('na liście 1 szt.');
  await expect(friend.getByRole('button', { name: 'Wszystko do koszyka' })).toBeVisible();
  await expect(friend.getByText('Jest na liście')).toBeVisible();
  await expectNoAxeViolations(friend);
  await expectLaidOut(friend);
  const adding = friend.getByRole('button', { name: /^Dopisz: / });
  await adding.first().click();
  await expect(friend.getByRole('status').filter({ hasText: 'Zapisane na liście' })).toBeVisible();

  await page.reload();
  await expect(page.getByText('Dopisane przez osobę z linkiem')).toBeVisible();
  await expect(page.getByLabel('Link do listy')).toBeVisible();
  await entry.getByText('Zmień').click();
  await expect(entry.getByLabel('Notatka')).toBeVisible();
  await expectNoAxeViolations(page);
  await expectLaidOut(page);

  await page.goto('/listy');
  await page.getByLabel('Nazwa listy').fill('lista ZAKUPOWA');
  await page.getByLabel('Nazwa listy').press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Masz już listę o tej nazwie' })).toBeVisible();
  await expectNoAxeViolations(page);
  await expectLaidOut(page);
});

test('a link that was withdrawn says so', async ({ page, guard }) => {
  guard.allowConsole(/404/);
  await page.goto('/lista/niema');
  await expect(heading(page, 'Ten link już nie działa')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('lists are empty in warm words, and fit every window', async ({ page }) => {
  await page.goto('/listy');
  await expect(heading(page, 'Listy zakupowe')).toBeVisible();
  await expectNoAxeViolations(page);
  await expectLaidOut(page);
});
