import type { BrowserContext, Locator, Page } from '@playwright/test';
import { BUYER } from '../../src/server/testing/buyer.ts';
import { expectAwake, islandOf } from './live.ts';
import { expect } from './test.ts';

/** Puts something into the basket as the form of a product page does. */
export const add = ({ request }: Pick<BrowserContext, 'request'>, fields: Record<string, string>) =>
  request.post('/koszyk', { form: { mode: '1', number: '1', ...fields }, maxRedirects: 0 });

export const orderForm = (page: Page): Locator => page.getByRole('form', { name: 'Zamówienie' });
export const field = (page: Page, name: string): Locator => orderForm(page).getByRole('textbox', { name, exact: true });
export const placeButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' });
export const ordered = (page: Page): Locator => page.getByRole('region', { name: 'Zamawiasz' });

/** A way of delivery by its name, whatever it costs. */
export const way = (page: Page, name: string): Locator =>
  page.getByRole('radio', { name: new RegExp(`^${name} (\\d|za darmo)`) });

/** Goes to the order page and waits until its scripts look after the form. */
export async function openCheckout(page: Page): Promise<void> {
  await page.goto('/zamowienie');
  await expectAwake(islandOf(placeButton(page)));
  await expect(orderForm(page)).toHaveAttribute('novalidate');
}

export async function fillBuyer(page: Page, email: string): Promise<void> {
  for (const [name, value] of Object.entries({ ...BUYER, 'E-mail': email })) await field(page, name).fill(value);
}

export const acceptTerms = (page: Page): Promise<void> =>
  page.getByRole('checkbox', { name: /^Akceptuję regulamin/ }).check();

/** Pays by transfer, which is chosen where there is something to choose. */
export async function payByTransfer(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Płatność' })).toContainText('Przelew tradycyjny');
  const choice = page.getByRole('radio', { name: 'Przelew tradycyjny' });
  if ((await choice.count()) > 0) await choice.check();
}

/** All that is asked for: the buyer calls for it in person and pays by transfer. */
export async function fillOrder(page: Page, email: string): Promise<void> {
  await fillBuyer(page, email);
  await way(page, 'Odbiór w pracowni, ul. Garncarska 7').check();
  await payByTransfer(page);
  await acceptTerms(page);
}

/** Waits for the page of an order that was just placed; gives its number. */
export async function expectPlaced(page: Page): Promise<number> {
  await expect(page.getByRole('heading', { level: 1, name: 'Dziękujemy za zamówienie' })).toBeVisible();
  await expect(page).toHaveURL(/\/zamowienie\/\d+$/);
  return Number(/\d+$/.exec(page.url())?.[0]);
}

/** Notes every order that the page sends; gives back how often it has. */
export function countSent(page: Page): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/zamowienie(\.data)?(\?|$)/.test(request.url())) sent += 1;
  });
  return () => sent;
}

/** Goes on with the Tab key until this has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 120; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'reached by the Tab key').toBeFocused();
}
