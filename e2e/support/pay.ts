import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export async function enterBlik(page: Page, code: string): Promise<void> {
  await page.getByLabel('Kod BLIK').fill(code);
  await page.getByRole('button', { name: /^Zapłać BLIKIEM/ }).click();
}

/** The order's page once it is paid; without scripts the page of the payment has to be asked for again. */
export async function expectPaid(page: Page, number: string, live: boolean): Promise<void> {
  await expect(async () => {
    if (!live && (await page.getByText('Czekamy na potwierdzenie', { exact: true }).isVisible())) {
      await page.getByRole('link', { name: 'Sprawdź teraz' }).click();
    }
    await expect(page).toHaveURL(new RegExp(`/zamowienie/${number}(?:\\?|$)`), { timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('region', { name: 'Historia' })).toContainText('Wpłata');
}

/** Pays an order on the page of its payment, and ends on its own page, which says so. */
export async function payByBlik(page: Page, at: string): Promise<void> {
  await page.goto(at);
  await enterBlik(page, '777123');
  const taken = page.getByText('Czekamy na potwierdzenie', { exact: true });
  const paid = page.getByRole('region', { name: 'Historia' }).getByText('Wpłata');
  await expect(taken.or(paid).first()).toBeVisible();
  await expect(async () => {
    await page.goto(at);
    await expect(paid).toBeVisible({ timeout: 1000 });
  }).toPass();
}
