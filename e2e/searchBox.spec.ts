import type { Page, Route } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { holdTimers } from './support/late.ts';
import { expectLaidOutLarge, expectLaidOutNow } from './support/layout.ts';
import { expectTakenOver } from './support/live.ts';
import { test } from './support/oneTab.ts';
import { expect } from './support/test.ts';
import { expectNoHorizontalScroll, views } from './support/views.ts';

const CALL = '**/graphql/v1/?query=productsTextSearch';

const plain = (page: Page) => page.getByRole('banner').getByRole('textbox', { name: 'Szukaj', exact: true });
const box = (page: Page) => page.getByRole('combobox', { name: 'Szukaj', exact: true });
const list = (page: Page) => page.getByRole('listbox', { name: 'Podpowiedzi wyszukiwarki' });
const options = (page: Page) => list(page).getByRole('option');
const group = (page: Page, name: string) => list(page).getByRole('group', { name, exact: true });
const said = (page: Page) => page.locator('#menu_search').getByRole('status');

/** Touches the box on a page that scripts have taken over. */
async function touch(page: Page, path = '/strona/o-nas'): Promise<void> {
  await page.goto(path);
  await expectTakenOver(page);
  await plain(page).click();
  await expect(box(page)).toBeFocused();
}

/** Answers wait until they are let go, each with what its text says. */
async function holdAnswers(page: Page): Promise<{ asked: string[]; letGo(text: string): Promise<void> }> {
  const held = new Map<string, Route>();
  const asked: string[] = [];
  await page.route(CALL, (route) => {
    const { text } = (route.request().postDataJSON() as { variables: { text: string } }).variables;
    asked.push(text);
    held.set(text, route);
  });
  return { asked, letGo: async (text) => held.get(text)?.continue() };
}

test('nothing of the box comes before it is touched', async ({ newContext }) => {
  const page = await (await newContext()).newPage();
  const scripts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
  await page.goto('/strona/o-nas', { waitUntil: 'networkidle' });
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 50);
  await expectTakenOver(page);
  expect(scripts.filter((url) => url.includes('liveBox'))).toEqual([]);
  await plain(page).click();
  await expect(box(page)).toBeFocused();
  expect(scripts.filter((url) => url.includes('liveBox'))).toHaveLength(1);
});

test('letters typed before the code comes are searched for', async ({ page }) => {
  const held: Route[] = [];
  await page.route('**/liveBox-*.js', (route) => void held.push(route));
  await page.goto('/strona/o-nas');
  await expectTakenOver(page);
  await plain(page).click();
  await page.keyboard.type('leśny');
  await expect.poll(() => held.length).toBe(1);
  await expect(plain(page)).toHaveValue('leśny');
  await held[0]?.continue();
  await expect(group(page, 'Produkty').getByRole('option').first()).toContainText('Leśny');
});

test('tells what is found in groups, with the letters marked and the prices of the shop, and asks for it once', async ({
  page,
}) => {
  let calls = 0;
  await page.route(CALL, (route) => {
    calls += 1;
    return route.continue();
  });
  await touch(page);
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.type('filizanek');
  const category = group(page, 'Kategorie').getByRole('option');
  await expect(category).toHaveText(/Kubki i\sfiliżanki\s+Stół/);
  await expect(category.locator('mark')).toHaveText(['filiżan']);
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(box(page)).toHaveAttribute('aria-controls', (await list(page).getAttribute('id')) ?? '');
  await expect(group(page, 'Produkty').getByRole('option').first()).toContainText(/\d+,\d\d\szł/);
  await box(page).fill('palarni');
  await expect(group(page, 'Producenci').getByRole('option')).toHaveText('Palarnia Obok');
  await box(page).fill('reklamacja');
  await expect(group(page, 'Strony').getByRole('option').first()).toContainText('reklamacje');
  const before = calls;
  await box(page).fill('palarni');
  await expect(group(page, 'Producenci').getByRole('option')).toHaveText('Palarnia Obok');
  expect(calls).toBe(before);
});

test('keys lead through the list and follow what is chosen', async ({ page }) => {
  await touch(page);
  await page.keyboard.type('kubek');
  await expect(options(page).first()).toBeVisible();
  const count = await options(page).count();
  const chosen = list(page).getByRole('option', { selected: true });
  await expect(chosen).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options(page).first().getAttribute('id')) ?? '',
  );
  await page.keyboard.press('End');
  await expect(options(page).nth(count - 1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toHaveCount(0);
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).nth(count - 1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('kubek');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const href = await options(page).first().getAttribute('href');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(list(page)).toHaveCount(0);
  await expect(page.locator('#menu_search_text')).toHaveValue('');
});

test('leaves with the keyboard and by a press beside it; says that nothing is found, and closes the list', async ({
  page,
}) => {
  await touch(page);
  await page.keyboard.type('kubek');
  await expect(list(page)).toBeVisible();
  await expect(said(page)).toHaveText(/podpowiedzi/);
  await page.mouse.click(700, 880);
  await expect(list(page)).toHaveCount(0);
  await box(page).click();
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Szukaj', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Wyczyść pole' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(list(page)).toHaveCount(0);

  await box(page).click();
  await expect(list(page)).toBeVisible();
  await box(page).fill('qqqqqq');
  await expect(said(page)).toHaveText('Nie mamy nic pod hasłem „qqqqqq”.');
  await expect(list(page)).toHaveCount(0);
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await expectNoAxeViolations(page, { part: page.getByRole('search') });
});

test('one letter asks for nothing; a slow answer is seen to be on its way, an older one overwrites nothing', async ({
  page,
}) => {
  const { asked, letGo } = await holdAnswers(page);
  await touch(page);
  await page.keyboard.type('k');
  await page.keyboard.type('u');
  await expect.poll(() => asked).toEqual(['ku']);
  await page.keyboard.type('bek');
  await expect(said(page)).toHaveText('Szukamy „kubek”…');
  await expectNoAxeViolations(page, { part: page.getByRole('search') });
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes('productsTextSearch'));
  await box(page).fill('talerz');
  await aborted;
  await expect(said(page)).toHaveText('Szukamy „talerz”…');
  await letGo('talerz');
  await expect(options(page).first()).toContainText('Talerz');
  expect(asked).toEqual(['ku', 'kubek', 'talerz']);
  await expect(list(page)).not.toHaveAttribute('aria-busy');
});

test('a failed call says nothing, and the form still leads to the results', async ({ page, guard }) => {
  guard.allowConsole(/Failed to load resource/);
  guard.allowRequest(/productsTextSearch/);
  await page.route(CALL, (route) => route.fulfill({ status: 503, body: '' }));
  await touch(page);
  const answered = page.waitForResponse(CALL);
  await page.keyboard.type('kubek');
  await answered;
  await expect(said(page)).toHaveText('');
  await expect(list(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wyniki dla „kubek”');
});

test('what is chosen under the field is a recent search, not the letters that led to it', async ({ page, context }) => {
  await touch(page);
  await context.addCookies([{ name: 'consent', value: 'preferences', url: page.url() }]);
  await page.keyboard.type('kub');
  const option = group(page, 'Produkty').getByRole('option').first();
  await expect(option).toContainText(/Kubek\sCodzienny/);
  await option.click();
  await expect(page).toHaveURL(/\/produkt\//);
  expect(await page.evaluate(() => localStorage.getItem('recentSearches'))).toBe('["Kubek Codzienny"]');
});

test('Enter leads to all results; recent searches are offered, kept by consent alone, and can be cleared', async ({
  page,
  context,
}) => {
  const recent = () => page.evaluate(() => localStorage.getItem('recentSearches'));
  const search = async (text: string) => {
    await plain(page).or(box(page)).first().click();
    await expect(box(page)).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/szukaj\\?text=${text}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Wyniki dla „${text}”`);
    await expect(list(page)).toHaveCount(0);
  };
  await page.goto('/strona/o-nas');
  await expectTakenOver(page);
  await search('kubek');
  expect(await recent()).toBeNull();
  await context.addCookies([{ name: 'consent', value: 'preferences', url: page.url() }]);
  await search('talerz');
  expect(JSON.parse((await recent()) ?? '')).toEqual(['talerz', 'kubek']);
  await page.reload();
  await touch(page);
  await expect(group(page, 'Ostatnio szukane').getByRole('option')).toHaveText(['talerz', 'kubek']);
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await expectNoAxeViolations(page, { part: page.getByRole('search') });
  await page.getByRole('button', { name: 'Wyczyść ostatnio szukane' }).click();
  await expect(list(page)).toHaveCount(0);
  await expect(box(page)).toBeFocused();
  expect(await recent()).toBeNull();
});

test('of a whole page that is pasted as much is searched for as the search reads', async ({ page }) => {
  await touch(page);
  await page.evaluate((text) => document.execCommand('insertText', false, text), 'kubek '.repeat(1700));
  await expect(box(page)).toHaveValue('kubek '.repeat(20));
  await expect(group(page, 'Kategorie').getByRole('option')).toHaveText(/Kubki/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Wyniki dla „kubek/);
});

test('Escape in letters that are still being composed ends those alone', async ({ page }) => {
  await touch(page);
  await page.keyboard.type('kubek');
  await expect(list(page)).toBeVisible();
  await box(page).dispatchEvent('keydown', { key: 'Escape', isComposing: true });
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
});

test('on a phone it is a sheet over the page', async ({ page }) => {
  await page.setViewportSize(views.phone);
  await touch(page);
  const sheet = page.getByRole('search');
  const rest = page.getByRole('contentinfo');
  await expect(rest).toHaveAttribute('inert');
  await page.keyboard.type('kub');
  await expect(options(page).first()).toBeVisible();
  expect(await sheet.boundingBox()).toMatchObject({ x: 0, y: 0, height: views.phone.height });
  await expectNoHorizontalScroll(page);
  await expectLaidOutNow(page);
  await expectLaidOutLarge(page);
  await expectNoAxeViolations(page);
  await expect(rest).toHaveAttribute('inert');
  await page.getByRole('button', { name: 'Wyczyść pole' }).click();
  await expect(box(page)).toHaveValue('');
  await expect(box(page)).toBeFocused();
  // A timer that is late must not take the focus from whoever is in the field again.
  const letGo = await holdTimers(page);
  await page.getByRole('button', { name: 'Zamknij wyszukiwarkę' }).click();
  await expect(rest).not.toHaveAttribute('inert');
  await box(page).focus();
  await expect(rest).not.toHaveAttribute('inert');
  await page.keyboard.type('kub');
  await expect(options(page).first()).toBeVisible();
  await expect(rest).toHaveAttribute('inert');
  await letGo();
  await page.keyboard.press('Escape');
  await expect(rest).not.toHaveAttribute('inert');
  await expect(box(page)).toBeFocused();
});

for (const view of ['tablet', 'desktop'] as const) {
  test(`the open list is laid out well and accessible on a ${view}`, async ({ page }) => {
    await page.setViewportSize(views[view]);
    await touch(page);
    await page.keyboard.type('kub');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expectNoHorizontalScroll(page);
    await expectLaidOutNow(page);
    // With text so large a wide window shows the page of a narrow one, which a style sheet alone cannot bring about.
    if (view === 'tablet') await expectLaidOutLarge(page);
    await expectNoAxeViolations(page, view === 'tablet' ? { part: page.getByRole('search') } : {});
  });
}
