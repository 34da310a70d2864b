import type { Page, Request } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { views } from './support/views.ts';

const pages = [
  { name: 'main page', path: '/' },
  { name: 'category', path: '/kategoria/kubki-i-filizanki' },
  { name: 'product', path: '/produkt/kubek-codzienny-kobalt-1001' },
] as const;

const widths = [
  ['phone', views.phone],
  ['desktop', views.desktop],
] as const;

/** Addresses of the pictures a page asks for, from now on. */
function watchPictures(page: Page): { asked(): string[] } {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/pictures/')) asked.push(pathname);
  });
  return { asked: () => asked };
}

const widthOf = (path: string) => Number(/^\/pictures\/[0-9a-f]{16}\/(\d+)/.exec(path)?.[1]);

/** Until every picture in the window is there; the first one may take a while to be made. */
async function settled(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const near = [...document.images].filter((image) => {
            const box = image.getBoundingClientRect();
            return (
              image.checkVisibility() &&
              box.width > 0 &&
              box.top < innerHeight &&
              box.bottom > 0 &&
              box.left < innerWidth &&
              box.right > 0
            );
          });
          return near.every((image) => image.complete && image.naturalWidth > 0);
        }),
      { timeout: 20_000 },
    )
    .toBe(true);
}

/** Starts to add up what moves; what a person moved by pressing does not count. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shop = window as unknown as { shifts: { value: number; where: string }[] };
    shop.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: { node?: Element }[] };
        const where = sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? '').join(' | ');
        shop.shifts.push({ value, where });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

for (const { name, path } of pages) {
  for (const [view, size] of widths) {
    test(`${name} hurries its first picture, asks for AVIF of fitting widths and keeps still while they come, on a ${view}`, async ({
      page,
      guard,
    }) => {
      await page.setViewportSize(size);
      // Letters that come late move lines by themselves; here only pictures may.
      guard.allowConsole(/\.woff2/);
      await page.route('**/*.woff2', (route) => route.fulfill({ status: 404 }));
      await countShifts(page);
      const pictures = watchPictures(page);
      await page.goto(path);
      await settled(page);
      const preloads = page.locator('link[rel="preload"][as="image"]');
      await expect(preloads.first()).toHaveAttribute('imagesrcset', /\.avif \d+w/);
      await expect(preloads.first()).toHaveAttribute('fetchpriority', 'high');
      const hurried = page.locator('main img[fetchpriority="high"]');
      await expect(hurried).toHaveCount(1);
      await expect(hurried).toHaveAttribute('loading', 'eager');
      expect(pictures.asked().length).toBeGreaterThan(0);
      // Parts far below have a height near their own until they are laid out; here only pictures may move a page.
      await expect(page.locator('[data-far]')).toHaveCount(0);
      for (let step = 0; step < 12; step += 1) {
        await page.mouse.wheel(0, size.height);
        await settled(page);
      }
      const shifts = await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts);
      expect(shifts).toEqual([]);
      for (const asked of pictures.asked()) {
        expect(asked).toMatch(/^\/pictures\/[0-9a-f]{16}\/(160|320|420|640|800|1200|1600)(-\d+x\d+)?\/[^/]+\.avif$/);
      }
      // Each once: what was preloaded is what is shown.
      expect(new Set(pictures.asked()).size).toBe(pictures.asked().length);
    });
  }
}

test('cards of a narrow window take the small source', async ({ newContext }) => {
  const context = await newContext({ viewport: views.phone, deviceScaleFactor: 3 });
  const page = await context.newPage();
  const pictures = watchPictures(page);
  await page.goto('/kategoria/kubki-i-filizanki');
  await settled(page);
  // Cards are square; the wide tile among them is not.
  const ofCards = pictures.asked().filter((asked) => asked.includes('-1x1/'));
  expect(Math.max(...ofCards.map(widthOf))).toBe(420);
});

test('cards of a wide window of the same density take a larger one', async ({ newContext }) => {
  const context = await newContext({ viewport: views.desktop, deviceScaleFactor: 3 });
  const page = await context.newPage();
  const pictures = watchPictures(page);
  await page.goto('/kategoria/kubki-i-filizanki');
  await settled(page);
  const ofCards = pictures.asked().filter((asked) => asked.includes('-1x1/'));
  expect(Math.max(...ofCards.map(widthOf))).toBe(800);
});

test('offers WebP and JPEG to those who know nothing better', async ({ page }) => {
  await page.goto('/kategoria/kubki-i-filizanki');
  const card = page.locator('li.product').first();
  const webp = await card.locator('source[type="image/webp"]').first().getAttribute('srcset');
  const jpeg = await card.locator('img').first().getAttribute('src');
  for (const [address, type] of [
    [webp?.split(' ')[0] ?? '', 'image/webp'],
    [jpeg ?? '', 'image/jpeg'],
  ]) {
    const answer = await page.request.get(address ?? '');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe(type);
    expect(answer.headers()['cache-control']).toContain('immutable');
  }
});

test('pictures far below wait until they are near', async ({ page }) => {
  await page.setViewportSize(views.phone);
  await page.goto('/');
  await settled(page);
  const last = page.locator('main img').last();
  await expect(last).toHaveAttribute('loading', 'lazy');
  await expect(last).toHaveJSProperty('naturalWidth', 0);
  await last.scrollIntoViewIfNeeded();
  await expect(last).not.toHaveJSProperty('naturalWidth', 0);
});

test('a picture that cannot be had leaves a designed place, not a broken one', async ({ page, guard }) => {
  guard.allowConsole(/404|Failed to load resource/);
  await page.route('**/pictures/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/kategoria/kubki-i-filizanki');
  const card = page.locator('li.product').first();
  await expect(card.getByText('Bez zdjęcia')).toBeVisible();
  await expect(card.locator('img:visible')).toHaveCount(0);
});

test('everything is shown without JavaScript', async ({ noJs }) => {
  const page = await noJs.newPage();
  await page.goto('/kategoria/kubki-i-filizanki');
  const first = page.locator('li.product img').first();
  await expect(first).toBeVisible();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
