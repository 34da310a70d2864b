import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until React has taken the element over: from then on presses are heard. */
export async function expectLive(locator: Locator): Promise<void> {
  await expect
    .poll(() => locator.first().evaluate((one) => Object.keys(one).some((key) => key.startsWith('__react'))))
    .toBe(true);
}

/** One page has followed the other: going on while they change is told on the console. */
export async function expectSettled(page: Page): Promise<void> {
  const changing = () => page.evaluate(() => document.documentElement.matches(':active-view-transition'));
  await expect.poll(changing).toBe(false);
}
