import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expectLaidOut } from './support/layout.ts';
import { expectAwake, islandOf } from './support/live.ts';
import { test } from './support/oneTab.ts';
import { expect } from './support/test.ts';
import { expectNoHorizontalScroll, views } from './support/views.ts';

const CUP = '/produkt/kubek-codzienny-kobalt-1001';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

test('a product is saved, changed, bought and given to a friend', async ({ page, newContext }) => {
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
  await expectNoAxeViolations(page);
  await expectNoHorizontalScroll(page);

  await entry.getByText('Zmień').click();
  await page.getByLabel('Ile chcesz, szt.').fill('3');
  await page.getByLabel('Notatka').fill('Dla Kasi <b>');
  // Enter saves, and buys nothing.
  await page.getByLabel('Ile chcesz, szt.').press('Enter');
  await expect(entry).toContainText('chcę 3 szt.');
  await expect(entry).toContainText('Dla Kasi <b>');
  await page.getByText('Nazwa, udostępnianie, usuwanie').click();
  await press(page, 'Udostępnij link');
  const link = await page.getByLabel('Link do listy').inputValue();
  await expectNoAxeViolations(page);
  await expectLaidOut(page);

  const friend = await (await newContext()).newPage();
  await friend.goto(link);
  await expect(friend.getByRole('main')).toContainText('na liście 3 szt.');
  await expectNoAxeViolations(friend);
  await press(friend, 'Wszystko do koszyka');
  await expect(friend.getByRole('status').filter({ hasText: 'Dodano do koszyka' })).toBeVisible();
  await friend.goto('/koszyk');
  await expect(friend.getByRole('main')).toContainText('Kubek Codzienny');

  await press(page, 'Wycofaj link');
  await expect(page.getByText('Link już nie działa')).toBeVisible();
  await press(page, /^Usuń z listy: Kubek Codzienny/);
  await expect(page.getByText('Na tej liście nic jeszcze nie ma')).toBeVisible();
  await press(page, 'Cofnij');
  await expect(entry).toContainText('chcę 3 szt.');
});

test('a friend adds a product by the link while they may', async ({ page, newContext, guard }) => {
  guard.allowConsole(/404/);
  await page.setViewportSize(views.phone);
  await page.goto('/listy');
  await page.getByLabel('Nazwa listy').fill('Na ślub Kasi');
  await press(page, 'Utwórz listę');
  await page.getByText('Nazwa, udostępnianie, usuwanie').click();
  await page.getByRole('radio', { name: 'Także dopisywać produkty' }).check();
  await press(page, 'Udostępnij link');
  const link = await page.getByLabel('Link do listy').inputValue();
  await expect(page.getByRole('radio', { name: 'Także dopisywać produkty' })).toBeChecked();

  const friend = await (await newContext({ viewport: views.phone })).newPage();
  await friend.goto(link);
  const text = friend.getByLabel('Nazwa albo kod produktu');
  await text.fill('qqqq');
  await text.press('Enter');
  await expect(friend.getByText('Nie mamy produktu, do którego pasuje „qqqq”')).toBeVisible();
  await text.fill('kubek codzienny kobalt');
  await press(friend, 'Szukaj');
  await expectNoAxeViolations(friend);
  await expectLaidOut(friend);
  await press(friend, 'Dopisz: Kubek Codzienny, kobalt');
  await expect(friend.getByRole('status').filter({ hasText: 'Zapisane na liście' })).toBeVisible();
  await expect(friend.getByRole('main').getByRole('listitem')).toContainText('Kubek Codzienny, kobalt');
  await friend.goto(`${link}?szukaj=kubek+codzienny+kobalt`);
  await expect(friend.getByText('Jest na liście')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('main').getByRole('listitem')).toContainText('Dopisane przez osobę z linkiem');
  await expectNoAxeViolations(page);
  await page.getByRole('radio', { name: 'Oglądać i kupować' }).check();
  await press(page, 'Zapisz, co może');
  // What the friend still has open no longer adds anything, and says so.
  await friend.goto(`${link}?szukaj=talerz`);
  await expect(text).toHaveCount(0);
  await press(page, 'Wycofaj link');
  expect((await friend.goto(link))?.status()).toBe(404);
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
