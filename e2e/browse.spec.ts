import type { Page, Route } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';
import { expectNoHorizontalScroll, views } from './support/views.ts';

const LIST = '/kategoria/stol';
const SHORT_LIST = '/kategoria/wazony-i-doniczki';

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
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

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
const CONTENT = /[?&]set_render=content/;

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

  for (const order of ['relevance', 'name-d', 'price-a', 'price-d', 'date-d']) {
    test(`puts what is sold out last: ${order}`, async ({ noJs }) => {
      const page = await noJs.newPage();
      await page.goto(`${LIST}?portions=48&sort_order=${order}`);
      const out = await list(page)
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => item.textContent?.includes('Wyprzedane') === true));
      expect(out.filter(Boolean).length).toBeGreaterThan(0);
      expect(out).toEqual(out.toSorted((a, b) => Number(a) - Number(b)));
      if (!order.startsWith('price')) return;
      const prices = (await list(page).getByRole('listitem').filter({ hasNotText: 'Wyprzedane' }).allTextContents())
        .map((text) => /([\d\s]+,\d\d)\szł/.exec(text)?.[1])
        .map((price) => Number(price?.replaceAll(/\s/g, '').replace(',', '.')));
      const direction = order === 'price-a' ? 1 : -1;
      expect(prices).toEqual(prices.toSorted((a, b) => direction * (a - b)));
    });
  }

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

test('a list works without JavaScript: filters, price, order, length, pages, ways out', async ({ noJs }) => {
  const page = await noJs.newPage();
  await page.goto(LIST);
  const kobalt = await promised(page, 'Kobalt');
  await box(page, 'Mech').check();
  await box(page, 'Kobalt').check();
  await page.getByRole('button', { name: 'Pokaż produkty' }).click();
  await expect(page).toHaveURL(/=mech/);
  await expect(box(page, 'Mech')).toBeChecked();
  await expect(box(page, 'Kobalt')).toBeChecked();
  const both = await total(page);
  await expect(names(page)).toHaveCount(both);
  await page.getByRole('combobox', { name: 'Kolejność' }).selectOption('Nazwa od Ż do A');
  await page.getByRole('button', { name: 'Zmień' }).click();
  await expect(page.getByRole('combobox', { name: 'Kolejność' })).toHaveValue('name-d');
  await expect(names(page)).toHaveCount(both);
  const shown = await available(page);
  expect(shown).toEqual(shown.toSorted(new Intl.Collator('pl').compare).toReversed());
  await chips(page).getByRole('link', { name: 'Szkliwo: Mech – usuń filtr' }).click();
  await expect(names(page)).toHaveCount(kobalt);
  await page.getByRole('group', { name: 'Cena w złotych' }).getByRole('textbox', { name: 'do', exact: true }).fill('1');
  await page.getByRole('button', { name: 'Pokaż produkty' }).click();
  await expect(count(page)).toContainText('0 produktów');
  await page.getByRole('link', { name: /^Wyczyść filtry/ }).click();
  await page.getByRole('link', { name: 'Następna strona' }).click();
  await expect(page).toHaveURL(/counter=1/);
  await expect(page.getByRole('combobox', { name: 'Kolejność' })).toHaveValue('name-d');
  await page.getByRole('combobox', { name: 'Ile produktów na stronie' }).selectOption('48 na stronie');
  await page.getByRole('button', { name: 'Zmień' }).click();
  await expect(page.getByRole('link', { name: 'Następna strona' })).toHaveCount(0);
});

test.describe('a change of page', () => {
  test('may be overtaken by the next one at any moment', async ({ page }) => {
    // With motion, a page goes over into the next one: that takes time, and is cut short.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, LIST);
    for (const frames of [0, 1, 2, 3, 4, 6, 8]) {
      await page.evaluate(async (count) => {
        const frame = () => new Promise(requestAnimationFrame);
        const start = location.href;
        document.querySelector<HTMLAnchorElement>('#content a[href^="/produkt/"]')?.click();
        while (location.href === start) await frame();
        for (let at = 0; at < count; at += 1) await frame();
        history.back();
        while (location.href !== start) await frame();
      }, frames);
      await expect(heading(page)).toHaveText('Stół');
      await expect(names(page).first()).toBeVisible();
    }
  });

  test('moves title, focus and place, and is said, without loading a document', async ({ page }) => {
    await open(page, LIST);
    const loads = documents(page);
    await page.evaluate(() => window.scrollTo(0, 500));
    const link = names(page).getByRole('link').nth(4);
    const name = ((await link.textContent()) ?? '').replaceAll('\u00a0', ' ');
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    await link.click();
    await expect(heading(page)).toHaveText(name);
    await expect(page).toHaveTitle(new RegExp(`^${name}.* – Glinianka$`));
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.locator('[aria-live]').filter({ hasText: name })).toHaveText(await page.title());
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('navigation', { name: 'Okruszki' }).getByRole('link').first()).toBeFocused();
    await page.goBack();
    await expect(heading(page)).toHaveText('Stół');
    await expect(page).toHaveTitle('Stół – Glinianka');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    expect(loads()).toBe(0);
  });

  test('back over it before the scripts have come shows the page of the address', async ({ page, context }) => {
    await open(page, LIST);
    await names(page).getByRole('link').first().click();
    await expect(heading(page)).not.toHaveText('Stół');
    await expect(page).toHaveURL(/\/produkt\//);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await context.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(new RegExp(`${LIST}$`));
    release();
    await expect(heading(page)).toHaveText('Stół');
    await expect(page.locator('#menu_navbar')).toHaveAttribute('data-live', 'true');
  });

  test('whose content does not come is a document load after 16 s', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-21T08:00:00Z') });
    await open(page, LIST);
    await page.clock.pauseAt(new Date('2026-11-21T08:01:00Z'));
    const loads = documents(page);
    await page.route(CONTENT, () => {});
    const asked = page.waitForRequest(CONTENT);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Talerze/ })
      .first()
      .click();
    await asked;
    await page.clock.runFor(15_999);
    expect(loads()).toBe(0);
    await expect(heading(page)).toHaveText('Stół');
    await page.clock.runFor(1);
    await expect(heading(page)).toHaveText('Talerze');
    await expect(page).toHaveURL(/\/kategoria\/talerze$/);
    expect(loads()).toBe(1);
  });
});

test.describe('a change of page whose content fails', () => {
  for (const [how, fulfil] of [
    ['by the network', (route: Route) => route.abort()],
    ['by the server', (route: Route) => route.fulfill({ status: 502, body: 'Bad gateway' })],
    ['by its content', (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>Wi-Fi w pociągu' })],
  ] as const) {
    test(`${how} is a document load`, async ({ page, guard }) => {
      guard.allowConsole(/Failed to load resource.*set_render/);
      guard.allowRequest(CONTENT);
      await open(page, LIST);
      const loads = documents(page);
      await page.route(CONTENT, fulfil);
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Talerze/ })
        .first()
        .click();
      await expect(heading(page)).toHaveText('Talerze');
      expect(loads()).toBe(1);
    });
  }
});

test.describe('addresses', () => {
  for (const [old, now] of [
    ['/product-pol-1002-Kubek-jakikolwiek.html', '/produkt/kubek-lesny-1002'],
    ['/pl/products/kubek-1002.html', '/produkt/kubek-lesny-1002'],
    ['/produkt/dawna-nazwa-1002', '/produkt/kubek-lesny-1002'],
    ['/pol_m_Stol_Kubki-11.html', '/kategoria/kubki-i-filizanki'],
    ['/contact.php', '/kontakt'],
    ['/main.php', '/'],
  ] as const) {
    test(`${old} has moved for good`, async ({ request }) => {
      const answer = await request.get(old, { maxRedirects: 0 });
      expect(answer.status()).toBe(301);
      expect(answer.headers().location).toBe(now);
      expect((await request.get(now)).status()).toBe(200);
    });
  }

  for (const path of [
    '/czegos-takiego-nie-ma',
    '/produkt/kubek-999999',
    '/kategoria/nie-ma',
    '/product-pol-999999.html',
  ]) {
    test(`${path} is not there, and says so`, async ({ noJs, guard }) => {
      guard.allowConsole(/status of 404/);
      const page = await noJs.newPage();
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(heading(page)).toHaveText('Tu już nic nie stoi');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await page.getByRole('main').getByRole('link', { name: 'Stół' }).click();
      await expect(heading(page)).toHaveText('Stół');
    });
  }

  test('a link to what is gone keeps the shop around it', async ({ page, guard }) => {
    guard.allowConsole(/status of 404/);
    await open(page, LIST);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/produkt/kubek-999999';
      link.textContent = 'Kubek, którego nie ma';
      document.querySelector('main h1')?.append(link);
    });
    await page.getByRole('link', { name: 'Kubek, którego nie ma' }).click();
    await expect(heading(page)).toHaveText('Tu już nic nie stoi');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page).toHaveTitle(/Nie ma takiej strony/);
    await page.getByRole('main').getByRole('link', { name: 'Stół' }).click();
    await expect(heading(page)).toHaveText('Stół');
  });
});

test('a product leads to its versions, with and without JavaScript', async ({ page, noJs }) => {
  await open(page, '/produkt/kubek-codzienny-kobalt-1001');
  const loads = documents(page);
  const plain = await noJs.newPage();
  await plain.goto('/produkt/kubek-codzienny-kobalt-1001');
  for (const one of [page, plain]) {
    const versions = one.getByRole('navigation', { name: /^Szkliwo/ });
    await expect(versions.locator('[aria-current="page"]')).toHaveText('kobalt');
    await expect(one.getByRole('group', { name: 'Rozmiar' }).getByRole('radio')).toHaveCount(3);
    await versions.getByRole('link', { name: 'pawie' }).click();
    await expect(one).toHaveURL(/\/produkt\/kubek-pawie-oko-1004$/);
    await expect(heading(one)).toHaveText('Kubek Pawie Oko');
    await expect(versions.locator('[aria-current="page"]')).toHaveText('pawie');
  }
  expect(loads()).toBe(0);
});

test('a visitor is told to nobody and marked by nothing, until they choose', async ({ newContext, baseURL }) => {
  const context = await newContext({ asked: false });
  const page = await context.newPage();
  const origins = new Set<string>();
  const answers: Promise<string[]>[] = [];
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  page.on('response', (response) => {
    const names = response.headersArray().then((all) => all.map(({ name }) => name.toLowerCase()));
    answers.push(names.then((all) => (all.includes('set-cookie') ? [response.url()] : [])));
  });
  await open(page, '/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Regulamin', exact: true }).click();
  await expect(heading(page)).toHaveText(/Regulamin/);
  for (const path of [LIST, '/produkt/kubek-lesny-1002', '/kontakt', '/promocje', '/nowosci']) await open(page, path);
  expect([...origins]).toEqual([new URL(baseURL ?? '').origin]);
  expect((await Promise.all(answers)).flat()).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  const notice = page.getByRole('region', { name: 'Ciasteczka, te bez cukru' });
  const kept = async () =>
    Object.fromEntries(
      (await context.cookies()).map(({ name, value, expires }) => [
        name,
        [value, Math.round((expires - Date.now() / 1000) / 86_400)],
      ]),
    );
  // It comes with the first sign of a person.
  await page.mouse.wheel(0, 100);
  await expect(notice).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoAxeViolations(page);
  await expectNoHorizontalScroll(page);
  const look = (name: string) =>
    notice.getByRole('button', { name }).evaluate((button) => button.className + getComputedStyle(button).background);
  expect(await look('Odrzuć wszystkie'), 'as easy as agreeing').toBe(await look('Zgadzam się'));
  await notice.getByRole('button', { name: 'Odrzuć wszystkie' }).click();
  await expect(notice).toHaveCount(0);
  expect(await kept()).toEqual({ ck_cook: ['1', 30], consent: ['', 30] });
  await open(page, '/kontakt');
  await page.mouse.wheel(0, 100);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Zgody na ciasteczka' }).click();
  const message = page.getByRole('dialog', { name: 'Ciasteczka, te bez cukru' });
  await expect(message).toContainText('Teraz: bez zgody.');
  await expect(notice, 'nobody is asked twice').toHaveCount(0);
  await expectNoAxeViolations(page);
  await message.getByRole('button', { name: 'Zgadzam się' }).click();
  await expect(message).toHaveCount(0);
  expect(await kept()).toEqual({ ck_cook: ['1', 30], consent: ['preferences', 30] });
});
