import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { bringLate } from './support/late.ts';
import { expectAwake, islandOf } from './support/live.ts';
import { test } from './support/oneTab.ts';
import { expect } from './support/test.ts';
import { expectNoHorizontalScroll, views } from './support/views.ts';

/** Has three pictures. */
const PRODUCT = '/produkt/kubek-miesiaca-1058';

const COUNT = 3;
const gallery = (page: Page) => page.getByRole('region', { name: 'Zdjęcia produktu' });

const picture = (page: Page, n: number) =>
  gallery(page)
    .getByRole('link', { name: `Zdjęcie ${n} z ${COUNT}` })
    .first();

const viewer = (page: Page) => page.getByRole('dialog', { name: /^Zdjęcia: / });
const status = (page: Page) => viewer(page).getByRole('status');
const at = (n: number) => new RegExp(`^Zdjęcie ${n} z\\s${COUNT}\\. `);
const shown = (page: Page) => viewer(page).locator('li:not([inert])').getByRole('img');

/** Scripts have taken the page over. */
async function live(page: Page, path = PRODUCT): Promise<void> {
  await page.goto(path);
  await expectAwake(islandOf(gallery(page)));
}

async function openViewer(page: Page, n = 1): Promise<void> {
  await live(page);
  await openFrom(page, n);
}

async function openFrom(page: Page, n: number): Promise<void> {
  await picture(page, n).focus();
  await page.keyboard.press('Enter');
  await expect(viewer(page)).toBeVisible();
  await expect(shown(page)).toBeVisible();
}

/** How many times the picture that is shown is enlarged, and how far it stands aside. */
const enlarged = (page: Page) =>
  viewer(page)
    .locator('li:not([inert]) > div')
    .evaluate((sheet) => {
      const { a, e, f } = new DOMMatrix(getComputedStyle(sheet).transform);
      return { scale: Math.round(a * 100) / 100, x: Math.round(e), y: Math.round(f) };
    });

const scale = async (page: Page) => (await enlarged(page)).scale;
const WHOLE = { scale: 1, x: 0, y: 0 };
const strip = (page: Page): Locator => viewer(page).getByRole('list');

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.describe('the viewer', () => {
  test('is not loaded before it is asked for; shows a larger file of what is enlarged', async ({ newContext }) => {
    // A browser that has a larger file already shows that.
    const page = await (await newContext({ viewport: views.phone })).newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await live(page);
    expect(asked.filter((url) => url.includes('Viewer'))).toEqual([]);
    await picture(page, 1).click();
    await expect(viewer(page)).toBeVisible();
    expect(asked.filter((url) => /Viewer.*\.js$/.test(url))).toHaveLength(1);
    // All sheets of the shop came in one when somebody was there.
    expect(asked.filter((url) => url.endsWith('.css'))).toEqual([expect.stringMatching(/\/shop-[^/]+\.css$/)]);
    const width = () =>
      shown(page).evaluate((image: HTMLImageElement) =>
        Number(/\/pictures\/[0-9a-f]{16}\/(\d+)/.exec(image.currentSrc)?.[1]),
      );
    await expect.poll(width).toBe(800);
    await page.keyboard.press('+');
    await expect.poll(width).toBeGreaterThanOrEqual(800);
  });

  test('opens when its picture was pressed before the code had come', async ({ context, page }) => {
    await bringLate(context, 600);
    await page.goto(PRODUCT, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.__pressed === undefined);
    await picture(page, 1).click();
    await expect(viewer(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${PRODUCT}$`));
  });

  test('shows the small picture in the place of the whole one until that comes', async ({ page }) => {
    await live(page);
    const whole = Promise.withResolvers<void>();
    const small = await picture(page, 1)
      .locator('img')
      .evaluate((img: HTMLImageElement) => img.currentSrc);
    await page.route(
      (url) => url.pathname.startsWith('/pictures/'),
      async (route) => {
        if (!small.endsWith(new URL(route.request().url()).pathname)) await whole.promise;
        await route.continue();
      },
    );
    await picture(page, 1).click();
    await expect(viewer(page)).toBeVisible();
    const sheet = viewer(page).locator('li:not([inert]) > div');
    const stands = (image: Locator) =>
      image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0 && img.offsetWidth);
    const meanwhile = sheet.locator('img[alt=""]');
    const { width, height } = (await sheet.boundingBox()) ?? { width: 0, height: 0 };
    await expect.poll(() => stands(meanwhile)).toBe(Math.round(Math.min(width, height)));
    expect(await stands(sheet.getByRole('img'))).toBe(false);
    whole.resolve();
    await expect.poll(() => stands(sheet.getByRole('img'))).toBe(Math.round(width));
  });

  test('is not seen before its style sheet has come', async ({ page }) => {
    const sheet = Promise.withResolvers<void>();
    await page.route(/\/shop-[^/]+\.css$/, async (route) => {
      await sheet.promise;
      await route.continue();
    });
    await page.goto(PRODUCT);
    await page.waitForFunction(() => window.__pressed === undefined);
    const code = page.waitForResponse(/Viewer.*\.js$/);
    await picture(page, 1).click();
    await code;
    await page.waitForTimeout(500);
    expect(await viewer(page).count()).toBe(0);
    sheet.resolve();
    await expect(viewer(page)).toBeVisible();
    expect(await viewer(page).evaluate((dialog) => getComputedStyle(dialog).display)).toBe('grid');
  });

  test('opens with the picture that was pressed, keeps focus and gives it back to the picture seen last', async ({
    page,
  }) => {
    await openViewer(page, 2);
    await expect(status(page)).toHaveText(at(2));
    await expect.poll(() => strip(page).evaluate((list) => list.scrollLeft / list.clientWidth)).toBe(1);
    await expect(viewer(page).getByRole('heading')).toBeFocused();
    for (let press = 0; press < 10; press += 1) {
      await page.keyboard.press('Tab');
      const where = await viewer(page).evaluate((element) => {
        const { activeElement, body } = document;
        return activeElement === body || element.contains(activeElement);
      });
      expect(where).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    await expect(picture(page, 2)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(viewer(page)).toBeVisible();
    await page.keyboard.press('End');
    await expect(status(page)).toHaveText(at(COUNT));
    await viewer(page).getByRole('button', { name: 'Zamknij okno' }).click();
    await expect(viewer(page)).toHaveCount(0);
    await expect(picture(page, COUNT)).toBeFocused();
    await expect(picture(page, COUNT)).toBeInViewport();
  });

  test('is led by arrows, Home and End, says where it is, and enlarges, moves and stands whole by keys', async ({
    page,
  }) => {
    await openViewer(page);
    for (const [key, n] of [
      ['ArrowRight', 2],
      ['ArrowRight', 3],
      ['ArrowRight', 3],
      ['Home', 1],
      ['ArrowLeft', 1],
      ['End', 3],
      ['ArrowLeft', 2],
    ] as const) {
      await page.keyboard.press(key);
      await expect(status(page)).toHaveText(at(n));
      await expect.poll(() => strip(page).evaluate((list) => list.scrollLeft / list.clientWidth)).toBe(n - 1);
    }
    await page.keyboard.press('Home');
    await expect(status(page)).toHaveText(at(1));
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect.poll(() => scale(page)).toBe(2.25);
    await expect(status(page)).toContainText('Powiększenie 225 %');
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await enlarged(page)).x).toBeLessThan(0);
    await page.keyboard.press('-');
    await expect.poll(() => scale(page)).toBe(1.5);
    await page.keyboard.press('0');
    await expect.poll(() => enlarged(page)).toEqual(WHOLE);
    await expect(status(page)).not.toContainText('Powiększenie');
    // Another picture is whole again.
    await page.keyboard.press('+');
    await page.keyboard.press('End');
    await expect.poll(() => enlarged(page)).toEqual(WHOLE);
    await page.keyboard.press('Home');
    await expect.poll(() => enlarged(page)).toEqual(WHOLE);
  });

  test('has buttons for all of it, and follows a mouse: a click, the wheel, a drag', async ({ page }) => {
    await openViewer(page);
    const button = (name: string) => viewer(page).getByRole('button', { name });
    await expect(button('Poprzednie zdjęcie')).toHaveAttribute('aria-disabled', 'true');
    await expect(button('Pomniejsz')).toHaveAttribute('aria-disabled', 'true');
    await button('Następne zdjęcie').click();
    await expect(status(page)).toHaveText(at(2));
    await button('Powiększ').click();
    await expect.poll(() => scale(page)).toBe(1.5);
    await button('Pomniejsz').click();
    await expect.poll(() => scale(page)).toBe(1);
    await button('Następne zdjęcie').click();
    await expect(button('Następne zdjęcie')).toHaveAttribute('aria-disabled', 'true');
    // Focus is still there, so that keys go on working.
    await page.keyboard.press('Home');
    await expect(status(page)).toHaveText(at(1));

    const { x, y } = await middleOf(strip(page));
    await page.mouse.click(x, y);
    await expect.poll(() => enlarged(page)).toEqual({ scale: 2.5, x: 0, y: 0 });
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 40, y + 30, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => enlarged(page)).toMatchObject({ scale: 2.5, y: 30 });
    await page.mouse.wheel(0, 200);
    await expect.poll(() => scale(page)).toBeLessThan(2.5);
    await page.mouse.wheel(0, 5000);
    await expect.poll(() => enlarged(page)).toEqual(WHOLE);
    await page.mouse.wheel(0, -400);
    await expect.poll(() => scale(page)).toBeGreaterThan(2);
  });

  test('fits every window and is accessible, whole and enlarged', async ({ page }) => {
    await live(page);
    for (const [view, size] of Object.entries(views)) {
      await page.setViewportSize(size);
      await openFrom(page, 1);
      // Fills the room between the bars, so that it stands in the middle and is enlarged from there.
      await expect(async () => {
        expect(await shown(page).boundingBox(), view).toEqual(await strip(page).boundingBox());
      }).toPass();
      if (view === 'phone') await expectNoAxeViolations(page);
      await page.keyboard.press('+');
      await expect.poll(() => scale(page)).toBe(1.5);
      if (view === 'phone') await expectNoAxeViolations(page);
      await expectNoHorizontalScroll(page);
      await page.keyboard.press('Escape');
      await expect(viewer(page)).toHaveCount(0);
    }
  });

  test('that cannot be had leaves the link to the file', async ({ newContext, guard }) => {
    const page = await (await newContext()).newPage();
    guard.allowConsole(/Viewer|\/pictures\//);
    guard.allowRequest(/Viewer/);
    await live(page);
    await page.route('**/assets/Viewer*', (route) => route.fulfill({ status: 404, body: '' }));
    await picture(page, 1).click();
    await expect(page).toHaveURL(/\/pictures\/[0-9a-f]{16}\/\d+\/[^/]+\.jpg$/);
  });
});
