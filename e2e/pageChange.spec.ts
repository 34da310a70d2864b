import type { Page, Route } from '@playwright/test';
import { test } from './support/oneTab.ts';
import { expect, test as inTabOfItsOwn } from './support/test.ts';

const LIST = '/kategoria/stol';

const list = (page: Page) => page.getByRole('region', { name: 'Lista produktów' });
const names = (page: Page) => list(page).getByRole('heading', { level: 3 });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const toPlates = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^Talerze/ })
    .first();

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

/** Where a change of page asks for the content of the next one. */
const CONTENT = /[?&]set_render=(?:content|place)/;
/** All style sheets of the shop in one. */
const SHEETS = /\/shop-[^/]+\.css$/;

test.describe('a change of page', () => {
  inTabOfItsOwn('may be overtaken by the next one at any moment', async ({ page }) => {
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

  inTabOfItsOwn(
    'back over it before the scripts have come shows the page of the address',
    async ({ page, context }) => {
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
    },
  );

  inTabOfItsOwn('whose content does not come is a document load after 16 s', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-21T08:00:00Z') });
    await open(page, LIST);
    await page.clock.pauseAt(new Date('2026-11-21T08:01:00Z'));
    const loads = documents(page);
    await page.route(CONTENT, () => {});
    const asked = page.waitForRequest(CONTENT);
    await toPlates(page).click();
    await asked;
    await page.clock.runFor(15_999);
    expect(loads()).toBe(0);
    await expect(heading(page)).toHaveText('Stół');
    await page.clock.runFor(1);
    await expect(heading(page)).toHaveText('Talerze');
    await expect(page).toHaveURL(/\/kategoria\/talerze$/);
    expect(loads()).toBe(1);
  });

  inTabOfItsOwn('whose style sheets do not come is a document load after 16 s too', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-21T08:00:00Z') });
    await page.route(SHEETS, () => {});
    await open(page, LIST);
    await page.clock.pauseAt(new Date('2026-11-21T08:01:00Z'));
    const loads = documents(page);
    const answered = page.waitForResponse(CONTENT);
    await toPlates(page).click();
    await answered;
    await page.clock.runFor(15_999);
    expect(loads()).toBe(0);
    await page.clock.runFor(1);
    await expect(heading(page)).toHaveText('Talerze');
    expect(loads()).toBe(1);
  });
});

inTabOfItsOwn('a change of page whose style sheets fail is a document load', async ({ page, guard }) => {
  guard.allowConsole(/Failed to load resource/);
  guard.allowRequest(SHEETS);
  await page.route(SHEETS, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await open(page, LIST);
  const loads = documents(page);
  await toPlates(page).click();
  await expect(heading(page)).toHaveText('Talerze');
  expect(loads()).toBe(1);
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
      await toPlates(page).click();
      await expect(heading(page)).toHaveText('Talerze');
      expect(loads()).toBe(1);
    });
  }
});
