import { expect, type Locator } from '@playwright/test';

/** Waits until React has taken the element over: from then on presses are heard. */
export async function expectLive(locator: Locator): Promise<void> {
  await expect
    .poll(() => locator.first().evaluate((one) => Object.keys(one).some((key) => key.startsWith('__react'))))
    .toBe(true);
}
