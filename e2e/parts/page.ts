import type { Locator, Page } from '@playwright/test';
import type { PageName } from './pages.ts';
import { expect } from './test.ts';

/** The page of these parts, of all unless told, once its scripts run. */
export async function open(page: Page, name: PageName = 'index'): Promise<void> {
  await page.goto(addressOf(name));
  await expect(page.locator('html[data-kernel]')).toBeAttached();
}

export const addressOf = (name: PageName): string => (name === 'index' ? '/' : `/${name}.html`);

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Where messages appear. */
export const messages = (page: Page): Locator => page.getByRole('region', { name: 'Komunikaty' });
