import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The page of parts once its scripts run: only then is the way to the menu a button. */
export async function open(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
}

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Where messages appear. */
export const messages = (page: Page): Locator => page.getByRole('region', { name: 'Komunikaty' });
