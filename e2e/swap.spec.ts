import type { Page } from '@playwright/test';
import { test } from './support/oneTab.ts';
import { expect } from './support/test.ts';

const LIST = '/kategoria/stol';
const CONTENT = /[?&]set_render=(?:content|place)/;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const toPlates = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^Talerze/ })
    .first();

/** Marks the document, so that another one is told from it. */
async function open(page: Page, path: string): Promise<() => Promise<boolean>> {
  await page.goto(path);
  await expect(page.locator('#menu_navbar')).toHaveAttribute('data-live', 'true');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return () => page.evaluate(() => 'sameDocument' in window);
}

test('a page of another version of the shop is opened as a document', async ({ page }) => {
  const same = await open(page, LIST);
  await page.route(CONTENT, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/data-build="[^"]+"/, 'data-build="another"');
    await route.fulfill({ response: answer, body });
  });
  await toPlates(page).click();
  await expect(heading(page)).toHaveText('Talerze');
  expect(await same()).toBe(false);
});

test('a page that has moved is opened as a document at its new address', async ({ page }) => {
  const same = await open(page, LIST);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/produkt/dawna-1002',
      textContent: 'Dawna nazwa',
    });
    document.querySelector('main h1')?.append(link);
  });
  await page.getByRole('link', { name: 'Dawna nazwa' }).click();
  await expect(page).toHaveURL(/\/produkt\/kubek-lesny-1002$/);
  await expect(heading(page)).toHaveText('Kubek Leśny');
  expect(await same()).toBe(false);
});

test('a file is left to the browser', async ({ newContext, guard }) => {
  guard.allowConsole(/origin-keyed agent cluster/);
  const page = await (await newContext()).newPage();
  await open(page, LIST);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/robots.txt', textContent: 'Plik' });
    document.querySelector('main h1')?.append(link);
  });
  await page.getByRole('link', { name: 'Plik' }).click();
  await expect(page).toHaveURL(/robots\.txt$/);
  expect(asked.filter((url) => CONTENT.test(url))).toEqual([]);
});

test('a filter asks for what it changes alone, and the next page of a list for all of it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).search));
  await open(page, '/kategoria/kubki-i-filizanki');
  const title = await heading(page).elementHandle();
  await page.evaluate(() => {
    const header = document.querySelector('header');
    if (header)
      new MutationObserver(() => header.setAttribute('data-touched', '')).observe(header, {
        attributeFilter: ['aria-current', 'open'],
        subtree: true,
      });
  });
  await page
    .getByRole('group', { name: /^Szkliwo/ })
    .getByRole('checkbox', { name: /^Mech/ })
    .check();
  await expect(page.getByRole('status').filter({ hasText: /^2 produkty/ })).toBeVisible();
  expect(asked).toContain('?filter_traits1=mech&set_render=place');
  expect(await title?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(page.getByRole('navigation', { name: 'Okruszki' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Który kubek do czego?' })).toBeVisible();
  await expect(page.locator('[data-still]')).toHaveCount(0);
  const header = page.getByRole('banner');
  await expect(header, 'where the shopper is stays marked').not.toHaveAttribute('data-touched');

  await toPlates(page).click();
  await expect(heading(page)).toHaveText('Talerze');
  expect(asked).toContain('?set_render=content');
  await expect(page.locator('[data-still]')).toHaveCount(0);
  await expect(header).toHaveAttribute('data-touched');
});

test('Back undoes ten choices one by one, and Forward makes them again', async ({ page }) => {
  const same = await open(page, LIST);
  const glazes = page.getByRole('group', { name: /^Szkliwo/ }).getByRole('checkbox');
  const addresses = [page.url()];
  const order = page.getByRole('combobox', { name: 'Kolejność' });
  const choices = [
    () => glazes.nth(0).check(),
    () => order.selectOption({ index: 1 }),
    () => glazes.nth(1).check(),
    () => order.selectOption({ index: 2 }),
    () => glazes.nth(0).uncheck(),
    () => order.selectOption({ index: 3 }),
    () => glazes.nth(0).check(),
    () => order.selectOption({ index: 4 }),
    () => glazes.nth(1).uncheck(),
    () => order.selectOption({ index: 0 }),
  ];
  for (const choose of choices) {
    await choose();
    await expect.poll(() => page.url()).not.toBe(addresses.at(-1));
    addresses.push(page.url());
    await expect(page.locator('#page_progress')).not.toHaveAttribute('data-busy');
  }
  for (const address of addresses.slice(0, -1).toReversed()) {
    await page.goBack();
    await expect(page).toHaveURL(address);
  }
  await expect(glazes.nth(0)).not.toBeChecked();
  await expect(order).toHaveValue('relevance');
  await page.goForward();
  await expect(page).toHaveURL(addresses[1] ?? '');
  await expect(glazes.nth(0)).toBeChecked();
  expect(await same()).toBe(true);
});

test('Back shows the page as it was left: what was opened and typed, and focus on the link that led away', async ({
  page,
}) => {
  const same = await open(page, LIST);
  const folds = page.locator('#Filters details:not([open])');
  const closed = await folds.count();
  await folds.first().locator('summary').click();
  await expect(folds).toHaveCount(closed - 1);
  const link = page.getByRole('region', { name: 'Lista produktów' }).getByRole('link').nth(2);
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(heading(page)).toHaveText(name);
  await page.goBack();
  await expect(heading(page)).toHaveText('Stół');
  await expect(folds).toHaveCount(closed - 1);
  await expect(link).toBeFocused();
  expect(await same()).toBe(true);
});

test('Back from a page with an open window leaves no window behind, and the page scrolls', async ({ page }) => {
  await open(page, LIST);
  await page.getByRole('region', { name: 'Lista produktów' }).getByRole('link').first().click();
  await expect(heading(page)).not.toHaveText('Stół');
  await page.getByRole('region', { name: 'Zdjęcia produktu' }).getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText('Stół');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
});

test('the order process is another document: no bar is fixed there', async ({ page }) => {
  const same = await open(page, '/strona/o-nas');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/zamowienie', textContent: 'Do zamówienia' });
    document.querySelector('main h1')?.append(link);
  });
  await page.getByRole('link', { name: 'Do zamówienia' }).click();
  await expect(page).toHaveURL(/\/zamowienie$/);
  await expect(heading(page)).toHaveText('Zamówienie');
  expect(await same()).toBe(false);
});

test('a visitor who saves data has nothing fetched ahead', async ({ newContext }) => {
  const page = await (await newContext()).newPage();
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/produkt/kubek-codzienny-kobalt-1001');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /\/(?:react|(?:choiceB|b)uyForm)-/.test(url))).toEqual([]);
  await page.getByRole('navigation', { name: 'Okruszki' }).getByRole('link').first().hover();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => CONTENT.test(url))).toEqual([]);
});

test('the picture of a card grows into that of its product, and back into the card', async ({ newContext }) => {
  const context = await newContext({ reducedMotion: 'no-preference' });
  const page = await context.newPage();
  // Whatever else the machine does, the browser counts as a quick one.
  await page.addInitScript(() => {
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] });
    performance.now = () => 1;
  });
  await open(page, LIST);
  // Parts of the page that move by themselves in a change, besides the page as a whole.
  await page.evaluate(() => {
    const moved: string[][] = [];
    Object.assign(window, { moved });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      transition.ready.then(() => {
        const parts = document.documentElement.getAnimations({ subtree: true }).map(({ effect }) => effect);
        moved.push(parts.map((effect) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? '') : '')));
      });
      return transition;
    };
  });
  const moved = () => page.evaluate(() => (window as unknown as { moved: string[][] }).moved);
  const both = expect.arrayContaining([
    '::view-transition-group(product-picture)',
    '::view-transition-old(product-picture)',
    '::view-transition-new(product-picture)',
  ]);
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^Kubek/ }) })
    .first();
  // Its picture is seen before it is pressed.
  await card.hover();
  await expect(card.locator('img').first()).toHaveJSProperty('complete', true);
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/produkt\//);
  await expect.poll(moved).toEqual([both]);
  // It is whole in each frame.
  await expect(page.locator('#projector_photos img').first()).toHaveJSProperty('decoding', 'sync');
  await page.goBack();
  await expect(page).toHaveURL(LIST);
  await expect.poll(moved).toEqual([both, both]);
});

for (const [which, slowDown] of [
  [
    'was held up for a moment',
    async () => {
      await new Promise((resolve) => setTimeout(resolve));
      const until = performance.now() + 70;
      while (performance.now() < until);
      await new Promise((resolve) => setTimeout(resolve, 100));
    },
  ],
  [
    'takes long to read a page',
    () => {
      const { parseFromString } = DOMParser.prototype;
      DOMParser.prototype.parseFromString = function (...given) {
        const until = performance.now() + 6;
        while (performance.now() < until);
        return parseFromString.apply(this, given);
      };
    },
  ],
] as const)
  test(`a browser that ${which} shows a product at once: no picture grows`, async ({ newContext }) => {
    const context = await newContext({ reducedMotion: 'no-preference' });
    const page = await context.newPage();
    await open(page, LIST);
    await page.evaluate(() => {
      Object.assign(window, { moved: 0 });
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (change) => {
        Object.assign(window, { moved: 1 });
        return start(change);
      };
    });
    await page.evaluate(slowDown);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Kubek/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/produkt\//);
    await expect(heading(page)).toHaveText(/^Kubek/);
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBe(0);
  });
