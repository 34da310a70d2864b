import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import type { Guard } from './support/guard.ts';
import { bringLate } from './support/late.ts';
import { expectAwake, islandOf } from './support/live.ts';
import { expect, test } from './support/test.ts';
import { expectNoHorizontalScroll, views } from './support/views.ts';

/** Has three pictures. */
const PRODUCT = '/produkt/kubek-miesiaca-1058';
const COUNT = 3;

const gallery = (page: Page) => page.getByRole('region', { name: 'Zdjęcia produktu' });
const picture = (page: Page, n: number) =>
  gallery(page)
    .getByRole('link', { name: `Zdjęcie ${n} z ${COUNT}` })
    .first();
const thumb = (page: Page, n: number) =>
  gallery(page).getByRole('link', { name: `Zdjęcie ${n} z ${COUNT}`, exact: true });
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

/** Notes what moves from now on without being scrolled. */
async function watchShifts(page: Page, guard: Guard): Promise<void> {
  // Letters that come late move lines by themselves; here only pictures may.
  guard.allowConsole(/\.woff2/);
  await page.route('**/*.woff2', (route) => route.fulfill({ status: 404 }));
  await page.addInitScript(() => {
    const shop = window as unknown as { shifts: string[] };
    shop.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: { node?: Element }[] };
        shop.shifts.push(`${value} ${sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? '').join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

test('a caption stands beside its picture, for all, and below it in the viewer', async ({ page, noJs }) => {
  const CAPTION = 'Linia szkliwa na każdym wazonie biegnie inaczej';
  const ALT = 'Zbliżenie szyjki i falistej linii szkliwa';
  const plain = await noJs.newPage();
  await plain.goto('/produkt/wazon-wysoki-chmura-1039');
  await expect(gallery(plain).getByText(CAPTION)).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await live(page, '/produkt/wazon-wysoki-chmura-1039');
    const link = gallery(page).getByRole('link', { name: new RegExp(CAPTION) });
    await expect(link.getByRole('img', { name: ALT })).toBeVisible();
    if (width === 360) await expectNoAxeViolations(page);
    await link.click();
    await expect(viewer(page).getByText(CAPTION, { exact: true })).toBeVisible();
    await expect(status(page)).toHaveText(new RegExp(`^Zdjęcie 2 z\\s2\\. ${ALT}\\. ${CAPTION}$`));
    if (width === 360) await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
  }
});

test.describe('the viewer', () => {
  test('is not loaded before it is asked for', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await live(page);
    expect(asked.filter((url) => url.includes('Viewer'))).toEqual([]);
    await picture(page, 1).click();
    await expect(viewer(page)).toBeVisible();
    expect(asked.filter((url) => /Viewer.*\.js$/.test(url))).toHaveLength(1);
    // All sheets of the shop came in one when somebody was there.
    expect(asked.filter((url) => url.endsWith('.css'))).toEqual([expect.stringMatching(/\/shop-[^/]+\.css$/)]);
  });

  test('opens when its picture was pressed before the code had come', async ({ context, page }) => {
    await bringLate(context, 600);
    await page.goto(PRODUCT, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.__pressed === undefined);
    await picture(page, 1).click();
    await expect(viewer(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${PRODUCT}$`));
  });

  test('takes focus to its title, keeps it and gives it back to the picture seen last', async ({ page }) => {
    await openViewer(page);
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
    await expect(picture(page, 1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(viewer(page)).toBeVisible();
    await page.keyboard.press('End');
    await expect(status(page)).toHaveText(at(COUNT));
    await viewer(page).getByRole('button', { name: 'Zamknij okno' }).click();
    await expect(viewer(page)).toHaveCount(0);
    await expect(picture(page, COUNT)).toBeFocused();
    await expect(picture(page, COUNT)).toBeInViewport();
  });

  test('opens with the picture that was pressed', async ({ page }) => {
    await openViewer(page, 2);
    await expect(status(page)).toHaveText(at(2));
    await expect.poll(() => strip(page).evaluate((list) => list.scrollLeft / list.clientWidth)).toBe(1);
  });

  test('is led by arrows, Home and End, and says where it is', async ({ page }) => {
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
  });

  test('enlarges by keys, moves by arrows and stands whole by 0', async ({ page }) => {
    await openViewer(page);
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

  test('has buttons for all of it', async ({ page }) => {
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
  });

  test('follows a mouse: a click, the wheel, a drag', async ({ page }) => {
    await openViewer(page);
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

  test('shows a larger file of what is enlarged', async ({ page }) => {
    await page.setViewportSize(views.phone);
    await openViewer(page);
    const width = () =>
      shown(page).evaluate((image: HTMLImageElement) =>
        Number(/\/pictures\/[0-9a-f]{16}\/(\d+)/.exec(image.currentSrc)?.[1]),
      );
    await expect.poll(width).toBe(800);
    await page.keyboard.press('+');
    await expect.poll(width).toBeGreaterThanOrEqual(800);
  });

  for (const [view, size] of Object.entries(views)) {
    test(`is accessible on a ${view}, whole and enlarged`, async ({ page }) => {
      await page.setViewportSize(size);
      await openViewer(page);
      // Fills the room between the bars, so that it stands in the middle and is enlarged from there.
      await expect(async () => {
        expect(await shown(page).boundingBox()).toEqual(await strip(page).boundingBox());
      }).toPass();
      if (view === 'phone') await expectNoAxeViolations(page);
      await page.keyboard.press('+');
      await expect.poll(() => scale(page)).toBe(1.5);
      if (view === 'phone') await expectNoAxeViolations(page);
      await expectNoHorizontalScroll(page);
    });
  }

  test('that cannot be had leaves the link to the file', async ({ page, guard }) => {
    guard.allowConsole(/Viewer|\/pictures\//);
    guard.allowRequest(/Viewer/);
    await live(page);
    await page.route('**/assets/Viewer*', (route) => route.fulfill({ status: 404, body: '' }));
    await picture(page, 1).click();
    await expect(page).toHaveURL(/\/pictures\/[0-9a-f]{16}\/\d+\/[^/]+\.jpg$/);
  });
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: views.phone });

  type Finger = { x: number; y: number };
  async function touches(page: Page) {
    const session = await page.context().newCDPSession(page);
    return (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Finger[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints.map((one, id) => ({ ...one, id })) });
  }

  test('two of them pinch, one drags, and a swipe waits until it is whole again', async ({ page }) => {
    await openViewer(page);
    const { x, y } = await middleOf(strip(page));
    const touch = await touches(page);
    await touch('touchStart', [{ x: x - 40, y }]);
    await touch('touchStart', [
      { x: x - 40, y },
      { x: x + 40, y },
    ]);
    for (const far of [60, 90, 120]) {
      await touch('touchMove', [
        { x: x - far, y },
        { x: x + far, y },
      ]);
    }
    await touch('touchEnd', []);
    await expect.poll(() => scale(page)).toBe(3);
    await expect(status(page)).toContainText('Powiększenie 300 %');
    const before = await enlarged(page);
    await touch('touchStart', [{ x, y }]);
    await touch('touchMove', [{ x: x - 60, y }]);
    await touch('touchMove', [{ x: x - 120, y }]);
    await touch('touchEnd', []);
    await expect.poll(async () => (await enlarged(page)).x).toBe(before.x - 120);
    await expect(status(page)).toHaveText(at(1));
  });

  test('a double tap enlarges where it was, another makes whole', async ({ page }) => {
    await openViewer(page);
    const { x, y } = await middleOf(strip(page));
    const tap = () => page.touchscreen.tap(x + 80, y);
    await tap();
    await tap();
    await expect.poll(() => scale(page)).toBe(2.5);
    expect((await enlarged(page)).x).toBeLessThan(-80);
    await tap();
    await tap();
    await expect.poll(() => enlarged(page)).toEqual(WHOLE);
  });

  // On a phone scroll bars lie above the page; a wide test window hides them, but a dialog keeps room for them all the same.
  test('nothing in the page moves when the viewer opens and closes', async ({ page, guard }) => {
    await watchShifts(page, guard);
    await openViewer(page, COUNT);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    await expect(picture(page, COUNT)).toBeFocused();
    expect(await shifts(page)).toEqual([]);
  });

  test('a swipe goes to the next picture', async ({ page }) => {
    await openViewer(page);
    const { x, y } = await middleOf(strip(page));
    const touch = await touches(page);
    await touch('touchStart', [{ x: x + 120, y }]);
    for (const far of [90, 40, -20, -80, -140]) await touch('touchMove', [{ x: x + far, y }]);
    await touch('touchEnd', []);
    await expect(status(page)).toHaveText(at(2));
  });

  test('the page’s own pictures are swiped too, and the small ones follow', async ({ page }) => {
    await live(page);
    await expect(thumb(page, 1)).toHaveAttribute('aria-current', 'true');
    const { y } = await middleOf(picture(page, 1));
    const touch = await touches(page);
    await touch('touchStart', [{ x: 300, y }]);
    for (const at of [260, 200, 140, 80, 20]) await touch('touchMove', [{ x: at, y }]);
    await touch('touchEnd', []);
    await expect(thumb(page, 2)).toHaveAttribute('aria-current', 'true');
    await expect(viewer(page)).toHaveCount(0);
  });
});

test.describe('the pictures in the page', () => {
  for (const [view, size] of Object.entries(views)) {
    test(`are accessible and fit on a ${view}`, async ({ page }) => {
      await page.setViewportSize(size);
      await live(page);
      if (view === 'phone') await expectNoAxeViolations(page);
      await expectNoHorizontalScroll(page);
    });

    test(`keep still while somebody goes through them on a ${view}`, async ({ page, guard }) => {
      await page.setViewportSize(size);
      await watchShifts(page, guard);
      await live(page);
      for (let n = 1; n <= COUNT; n += 1) {
        await thumb(page, n).click();
        await expect(thumb(page, n)).toHaveAttribute('aria-current', 'true');
        await expect(picture(page, n)).toBeInViewport({ ratio: 0.6 });
      }
      expect(await shifts(page)).toEqual([]);
    });
  }

  test('are links to their files and reached by the small ones without JavaScript', async ({ noJs, guard }) => {
    // The browser's own page round a picture wants styles that the policy of pictures refuses.
    guard.allowConsole(/\/pictures\//);
    const page = await noJs.newPage();
    await page.setViewportSize(views.phone);
    await page.goto(PRODUCT);
    await thumb(page, 3).click();
    await expect(page).toHaveURL(/#zdjecie-3$/);
    await expect(picture(page, 3)).toBeInViewport({ ratio: 0.6 });
    const href = await picture(page, 3).getAttribute('href');
    const answer = await page.request.get(href ?? '');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/jpeg');
    await picture(page, 3).click();
    await expect(page).toHaveURL(/\.jpg$/);
  });

  test('of which there is one have neither small ones nor a count', async ({ page }) => {
    await live(page, '/produkt/czajnik-lesny-1024');
    await expect(gallery(page).getByRole('link')).toHaveCount(1);
    await expect(gallery(page).getByText(/Zdjęcie/)).toHaveCount(0);
    await gallery(page).getByRole('link').click();
    await expect(viewer(page)).toBeVisible();
    await expect(viewer(page).getByRole('button', { name: 'Następne zdjęcie' })).toHaveCount(0);
    await expectNoAxeViolations(page);
  });
});
