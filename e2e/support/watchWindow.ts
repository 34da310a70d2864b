import type { Page } from '@playwright/test';

/** Where the button that closes a window is in every frame from now on, px from the top: one place where it never moves. */
export async function watchWindow(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const seen = new Set<number>();
    Object.assign(window, { seen });
    const look = () => {
      const close = document.querySelector('dialog[open] button[aria-label="Zamknij okno"]');
      if (close) seen.add(Math.round(close.getBoundingClientRect().top));
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<number> }).seen]);
}
