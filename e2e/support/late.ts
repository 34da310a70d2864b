import type { BrowserContext } from '@playwright/test';

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
