import type { BrowserContext, Page } from '@playwright/test';

/** What a slow line brings later: scripts, and all that a page asks for once it is there. */
const late = ['script', 'fetch', 'xhr'];

/**
 * Makes everything late by so many ms, `E2E_LATE` unless told: a test that acts before its page is live, or that reads
 * what has not come yet, then fails each time and not once in a hundred runs.
 */
export async function bringLate(context: BrowserContext, delay = Number(process.env.E2E_LATE ?? 0)): Promise<void> {
  if (delay === 0) return;
  await context.route(
    () => true,
    async (route) => {
      if (late.includes(route.request().resourceType())) await new Promise((done) => setTimeout(done, delay));
      // A page that was left meanwhile has taken its requests along.
      await route.fallback().catch(() => undefined);
    },
  );
}

/** Keeps back the timers of a page that are set from now on without a delay, as a busy machine does; gives how to let them go. */
export async function holdTimers(page: Page): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(() => {
    const own = window.setTimeout.bind(window);
    const kept: (() => void)[] = [];
    window.setTimeout = ((run: () => void, ms = 0) => (ms > 0 ? own(run, ms) : kept.push(run))) as typeof setTimeout;
    return kept;
  });
  return () =>
    held.evaluate((kept) => {
      for (const run of kept) run();
    });
}
