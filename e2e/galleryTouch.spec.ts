import type { Locator, Page } from '@playwright/test';
import type { Guard } from './support/guard.ts';
import { expectAwake, islandOf } from './support/live.ts';
import { expect, test } from './support/test.ts';
import { views } from './support/views.ts';

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

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: views.phone });

  type Finger = { x: number; y: number };
  async function touches(page: Page) {
    const session = await page.context().newCDPSession(page);
    return (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Finger[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints.map((one, id) => ({ ...one, id })) });
  }

  test('pictures are swiped in the page, and in the viewer swiped, tapped, pinched and dragged', async ({ page }) => {
    await live(page);
    await expect(thumb(page, 1)).toHaveAttribute('aria-current', 'true');
    const touch = await touches(page);
    /** A finger that rests before it leaves: one that leaves quickly may pass a picture over, as the machine has time. */
    const rest = async (x: number, y: number) => {
      await page.waitForTimeout(300);
      await touch('touchMove', [{ x: x - 1, y }]);
      await touch('touchEnd', []);
    };
    /** On a screen of 360 px. */
    const swipe = async (pictures: Locator) => {
      const { y } = await middleOf(pictures);
      await touch('touchStart', [{ x: 340, y }]);
      for (const x of [300, 240, 180, 120]) await touch('touchMove', [{ x, y }]);
      /*
        It goes on until the picture has followed more than half of the way. Chromium moves pictures to where the finger was when
        a frame was due (its feature ResamplingScrollEvents); beside a late one, as a busy machine has, it never makes up for the
        rest. Of a hand, which moves each 8 ms, that is little; here it was a step of 60 px, and the first picture came back.
      */
      let x = 120;
      while (x > 10 && (await pictures.evaluate((list) => list.scrollLeft / list.clientWidth)) < 0.6) {
        x -= 10;
        await touch('touchMove', [{ x, y }]);
      }
      await rest(x, y);
    };
    await swipe(gallery(page).getByRole('list').first());
    // The small ones follow.
    await expect(thumb(page, 2)).toHaveAttribute('aria-current', 'true');
    await expect(viewer(page)).toHaveCount(0);

    await openFrom(page, 1);
    await swipe(strip(page));
    await expect(status(page)).toHaveText(at(2));
    await expect.poll(() => strip(page).evaluate((list) => list.scrollLeft / list.clientWidth)).toBe(1);

    // A double tap enlarges where it was, another makes whole.
    const { x, y } = await middleOf(strip(page));
    const tap = () => page.touchscreen.tap(x + 80, y);
    await tap();
    await tap();
    await expect.poll(() => scale(page)).toBe(2.5);
    expect((await enlarged(page)).x).toBeLessThan(-80);
    await tap();
    await tap();
    await expect.poll(() => enlarged(page)).toEqual(WHOLE);

    // Two fingers pinch, one drags, and a swipe waits until it is whole again.
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
    await expect(status(page)).toHaveText(at(2));
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
});
