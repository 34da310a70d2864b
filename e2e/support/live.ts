import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until an island has taken the element over: from then on its presses are heard. */
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

/** Somebody comes near: the island wakes, and answers presses from then on. */
export async function expectAwake(island: Locator): Promise<void> {
  const page = island.page();
  await expect(async () => {
    await island.scrollIntoViewIfNeeded();
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    await expect(island).toHaveAttribute('data-awake', { timeout: 500 });
  }).toPass();
}

/** The island that stands around something, or is in it. */
export const islandOf = (inside: Locator): Locator => inside.locator('xpath=ancestor::*[@data-island]');

/** Scripts look after the form that the button sends: what is wrong is told in the shop's words. */
export async function expectFormAwake(button: Locator): Promise<void> {
  await expectAwake(islandOf(button));
  await expect(button.locator('xpath=ancestor::form')).toHaveAttribute('novalidate');
}

/** The kernel has taken the page over: its scripts may run, and did. */
export const expectTakenOver = (page: Page): Promise<void> =>
  expect(page.locator('#menu_navbar')).toHaveAttribute('data-live', 'true');
