import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Pays an order on the page of its payment, and ends on its own page, which says so. */
export async function payByBlik(page: Page, at: string): Promise<void> {
  await page.goto(at);
  await page.getByLabel('Kod BLIK').fill('777123');
  await page.getByRole('button', { name: /^Zapłać BLIKIEM/ }).click();
  const taken = page.getByText('Czekamy na potwierdzenie', { exact: true });
  const paid = page.getByRole('region', { name: 'Historia' }).getByText('Wpłata');
  await expect(taken.or(paid).first()).toBeVisible();
  await expect(async () => {
    await page.goto(at);
    await expect(paid).toBeVisible({ timeout: 1000 });
  }).toPass();
}
