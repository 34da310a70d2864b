import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import type { Guard } from './support/guard.ts';
import { expectLaidOutNow } from './support/layout.ts';
import { expectAwake, islandOf } from './support/live.ts';
import { test } from './support/oneTab.ts';
import { form, openAwake } from './support/productPage.ts';
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

const thumb = (page: Page, n: number) =>
  gallery(page).getByRole('link', { name: `Zdjęcie ${n} z ${COUNT}`, exact: true });

const viewer = (page: Page) => page.getByRole('dialog', { name: /^Zdjęcia: / });
const status = (page: Page) => viewer(page).getByRole('status');

/** Scripts have taken the page over. */
async function live(page: Page, path = PRODUCT): Promise<void> {
  await page.goto(path);
  await expectAwake(islandOf(gallery(page)));
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
  await page.setViewportSize(views.phone);
  await live(page, '/produkt/wazon-wysoki-chmura-1039');
  const link = gallery(page).getByRole('link', { name: new RegExp(CAPTION) });
  await expect(link.getByRole('img', { name: ALT })).toBeVisible();
  await expectNoAxeViolations(page, { part: gallery(page) });
  await link.click();
  await expect(viewer(page).getByText(CAPTION, { exact: true })).toBeVisible();
  const bound = CAPTION.replaceAll(' ', '\\s');
  await expect(status(page)).toHaveText(new RegExp(`^Zdjęcie 2 z\\s2\\. ${ALT}\\. ${bound}$`));
  await expectNoAxeViolations(page);
  // Turned or widened, it stays at its picture.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(viewer(page).getByText(CAPTION, { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(viewer(page).getByRole('img', { name: ALT })).toBeInViewport({ ratio: 0.9 });
  await expectLaidOutNow(page);
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await expect(gallery(page).getByText(CAPTION)).toBeVisible();
  await expectLaidOutNow(page);
});

test.describe('the pictures in the page', () => {
  test('move to the picture of the size that is chosen', async ({ page }) => {
    // No product of the demo shop has pictures of single sizes.
    await page.route('**/produkt/doniczka-chmura-1041', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('id="zdjecie-2"', 'id="zdjecie-2" data-sizes="18"');
      await route.fulfill({ response: answer, body });
    });
    await page.setViewportSize(views.phone);
    await openAwake(page, '/produkt/doniczka-chmura-1041');
    const second = page.locator('#zdjecie-2');
    await expect(second).not.toBeInViewport({ ratio: 0.6 });
    await form(page)
      .getByRole('radio', { name: /^18.cm/ })
      .check();
    await expect(page).toHaveURL(/size=18$/);
    await expect.poll(() => second.evaluate((frame) => frame.getBoundingClientRect().left)).toBeLessThan(60);
  });

  test('fit every window, and keep still while somebody goes through them', async ({ newContext, guard }) => {
    const page = await (await newContext()).newPage();
    await watchShifts(page, guard);
    for (const [view, size] of Object.entries({ phone: views.phone, desktop: views.desktop })) {
      // The window changes before the page comes, so that nothing moves because of it.
      await page.goto('about:blank');
      await page.setViewportSize(size);
      await live(page);
      await expectNoHorizontalScroll(page);
      for (let n = 1; n <= COUNT; n += 1) {
        await thumb(page, n).click();
        await expect(thumb(page, n)).toHaveAttribute('aria-current', 'true');
        await expect(picture(page, n)).toBeInViewport({ ratio: 0.6 });
      }
      expect(await shifts(page), view).toEqual([]);
      if (view === 'phone') await expectNoAxeViolations(page, { part: gallery(page) });
    }
    // A tablet has the page of one of them, a little wider or narrower.
    await page.setViewportSize(views.tablet);
    await thumb(page, 1).click();
    await expect(picture(page, 1)).toBeInViewport({ ratio: 0.6 });
    await expectNoHorizontalScroll(page);
    await expectLaidOutNow(page);
  });

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

  test('a picture alone has neither small ones nor a count', async ({ page }) => {
    await live(page, '/produkt/czajnik-lesny-1024');
    await expect(gallery(page).getByRole('link')).toHaveCount(1);
    await expect(gallery(page).getByText(/Zdjęcie/)).toHaveCount(0);
    await gallery(page).getByRole('link').click();
    await expect(viewer(page)).toBeVisible();
    await expect(viewer(page).getByRole('button', { name: 'Następne zdjęcie' })).toHaveCount(0);
    await expectNoAxeViolations(page);
  });
});
