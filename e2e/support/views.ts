import type { Page } from '@playwright/test';

/** The widths the shop is designed at: a small phone, a tablet, a desktop. */
export const views = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;

export const schemes = ['light', 'dark'] as const;

/** Looks at a page as it is at each width, from the widest; the window stays a phone's. */
export async function expectFits(
  page: Page,
  look = async (_view: keyof typeof views): Promise<void> => {},
): Promise<void> {
  for (const view of ['desktop', 'tablet', 'phone'] as const) {
    await page.setViewportSize(views[view]);
    await expectNoHorizontalScroll(page);
    await look(view);
  }
}

/** The document must not be wider than the window; names the elements that stick out. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return undefined;
    const wide = [...document.body.querySelectorAll('*')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return { clientWidth, scrollWidth, wide: wide.slice(0, 5).map((one) => (one.cloneNode() as Element).outerHTML) };
  });
  if (found === undefined) return;
  throw new Error(
    `${page.url()} is ${found.scrollWidth} px wide in a window of ${found.clientWidth} px because of\n${found.wide.join('\n')}`,
  );
}

/** What lies far below is laid out when it comes near, or later than a test waits. */
export const layOutFar = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll('[data-far]')) part.removeAttribute('data-far');
  });

/** Waits for two frames: what watches its own size, as a map does, draws itself anew after the first. Holds under a stopped clock too. */
export async function redrawn(page: Page): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await page.evaluate(nextFrame);
}

const nextFrame = (): Promise<void> =>
  new Promise((done) => {
    const watch = new ResizeObserver(() => {
      watch.disconnect();
      done();
    });
    watch.observe(document.documentElement);
  });
