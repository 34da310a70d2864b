import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const LIST = '/kategoria/kubki-i-filizanki';
const PRODUCT = '/produkt/kubek-codzienny-kobalt-1001';

/** Notes how the form of the next product stands in the first frame of its page. */
async function watchFirstFrame(page: Page): Promise<() => Promise<string | undefined>> {
  await page.goto(LIST);
  await expect(page.locator('#menu_navbar')).toHaveAttribute('data-live', 'true');
  await page.evaluate(() => {
    const noted = window as unknown as { first?: string };
    // The form is let go at the latest after a time, which in a busy browser is over before there is a frame.
    const { setTimeout } = window;
    Object.assign(window, { setTimeout: (run: () => void, ms: number) => setTimeout(run, ms * 20) });
    new MutationObserver((_, observer) => {
      const form = document.querySelector('#projector_form');
      if (!form) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        noted.first = form.checkVisibility({ contentVisibilityAuto: true }) ? 'there' : 'held';
      });
    }).observe(document.body, { childList: true, subtree: true });
  });
  return async () => {
    await expect(page.getByRole('button', { name: 'Do koszyka' }).first()).toBeVisible();
    await expect(page.locator('#projector_form')).toHaveCSS('content-visibility', 'visible');
    await expect(page.locator('[data-island][style*=content]')).toHaveCount(0);
    return page.evaluate(() => (window as unknown as { first?: string }).first);
  };
}

const open = (page: Page, path: string) => page.evaluate((to) => void navigation.navigate(to), path);

test.describe('on a phone', () => {
  // With motion, by which a sheet holds the form of a document: it must not hold that of a swap as well.
  test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: 'no-preference' } });

  test('a form below the window comes right after the first frame of its page', async ({ page }) => {
    const first = await watchFirstFrame(page);
    await open(page, PRODUCT);
    expect(await first()).toBe('held');
  });

  test('a place within a page is there in its first frame', async ({ page }) => {
    const first = await watchFirstFrame(page);
    await open(page, `${PRODUCT}#opinions`);
    expect(await first()).toBe('there');
  });
});

test('the first words and the top of a page are laid out by themselves, and the first task of the kernel has nothing laid out', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shop = window as unknown as { asked: string[]; framed: boolean };
    shop.asked = [];
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = (run) =>
      requestAnimationFrame((time) => {
        shop.framed = true;
        run(time);
        shop.framed = false;
      });
    const read = () =>
      document.querySelector('#content') ? 'content' : document.querySelector('header') ? 'top' : 'first words';
    const note = (name: string) => {
      if (!shop.framed) shop.asked.push(`${name} after the ${read()}`);
    };
    for (const name of ['scrollX', 'scrollY'] as const)
      Object.defineProperty(window, name, {
        get: () => {
          note(name);
          return document.scrollingElement?.[name === 'scrollX' ? 'scrollLeft' : 'scrollTop'];
        },
      });
    const { getBoundingClientRect } = Element.prototype;
    Element.prototype.getBoundingClientRect = function () {
      note('getBoundingClientRect');
      return getBoundingClientRect.call(this);
    };
  });
  await page.goto(PRODUCT);
  await expect(page.locator('#menu_navbar')).toHaveAttribute('data-live', 'true');
  expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual([
    'scrollY after the first words',
    'scrollY after the top',
  ]);
});

test.describe('of a document, with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  /** Notes how the form of each document to come stands in its first frame. */
  const watchDocuments = (page: Page) =>
    page.addInitScript(() => {
      const look = () => {
        const form = document.querySelector('#projector_form');
        if (!form) requestAnimationFrame(look);
        else (window as { first?: string }).first = form.checkVisibility() ? 'there' : 'held';
      };
      requestAnimationFrame(look);
    });
  const firstOf = async (page: Page) => {
    await expect(page.getByRole('button', { name: 'Do koszyka' }).first()).toBeVisible();
    await expect
      .poll(() =>
        page.locator('#projector_form').evaluate((form) => form.checkVisibility({ contentVisibilityAuto: true })),
      )
      .toBe(true);
    return page.evaluate(() => (window as { first?: string }).first);
  };

  test('a form below the window of a phone comes right after the first frame', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await watchDocuments(page);
    await page.goto(PRODUCT);
    expect(await firstOf(page)).toBe('held');
    // It is scrolled to where it was, or to a place: nothing above that may grow.
    await page.reload();
    expect(await firstOf(page)).toBe('there');
    await page.goto(`${PRODUCT}?a=b#projector_form`);
    expect(await firstOf(page)).toBe('there');
    await expect(page.locator('#projector_form')).toBeInViewport();
  });

  test('a form in a wide window belongs to the first frame', async ({ page }) => {
    await watchDocuments(page);
    await page.goto(PRODUCT);
    expect(await firstOf(page)).toBe('there');
  });
});

test('a form in the window belongs to the first frame of its page', async ({ page }) => {
  const first = await watchFirstFrame(page);
  await open(page, PRODUCT);
  expect(await first()).toBe('there');
});

test('a form comes though what follows its page fails, as when another change overtakes it', async ({
  page,
  guard,
}) => {
  guard.allowConsole(/overtaken/);
  await page.goto(LIST);
  await expect(page.locator('#menu_navbar')).toHaveAttribute('data-live', 'true');
  await page.evaluate(() => {
    NavigateEvent.prototype.scroll = () => {
      throw new DOMException('overtaken');
    };
    // As it comes into the page: a busy browser draws its first frame after the form is let go.
    const noted = window as { hidden?: boolean };
    new MutationObserver((_, observer) => {
      const island = document.querySelector<HTMLElement>('[data-island]:has(#projector_form)');
      if (!island) return;
      observer.disconnect();
      noted.hidden = island.style.contentVisibility === 'hidden';
    }).observe(document.body, { childList: true, subtree: true });
  });
  await open(page, PRODUCT);
  await expect(page.getByRole('button', { name: 'Do koszyka' }).first()).toBeVisible();
  await expect(page.locator('[data-island][style*=content]')).toHaveCount(0);
  expect(await page.evaluate(() => (window as { hidden?: boolean }).hidden)).toBe(true);
});

test('cards that come far below by a filter come right after the first frame of the list', async ({ page }) => {
  await page.goto(`${LIST}?filter_traits1=mech`);
  await expect(page.locator('#menu_navbar')).toHaveAttribute('data-live', 'true');
  await page.evaluate(() => {
    const noted = window as { held?: string[] };
    new MutationObserver((records, observer) => {
      const came = records.flatMap(({ addedNodes }) => [...addedNodes]);
      const cards = came.filter((node) => node instanceof HTMLElement && node.matches('li[data-far]'));
      if (cards.length === 0) return;
      observer.disconnect();
      noted.held = cards.map((card) => (card as HTMLElement).style.contentVisibility);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await open(page, LIST);
  await expect(page.locator('li[data-far]').first()).toBeAttached();
  await expect(page.locator('li.product[style*=content]')).toHaveCount(0);
  const held = await page.evaluate(() => (window as { held?: string[] }).held ?? []);
  expect(held.length).toBeGreaterThan(4);
  expect(new Set(held)).toEqual(new Set(['hidden']));
});

test('what lies far below is not laid out while hands are busy', async ({ page }) => {
  await page.goto(LIST);
  const far = page.locator('[data-far]');
  const all = await far.count();
  expect(all).toBeGreaterThan(4);
  await page.mouse.move(5, 300);
  // Longer than a page at rest waits.
  for (const end = Date.now() + 6000; Date.now() < end; ) {
    await page.mouse.click(5, 300, { delay: 50 });
    await page.waitForTimeout(200);
  }
  expect(await far.count()).toBe(all);
  await expect(far).toHaveCount(0);
});
