import { expectNoAxeViolations } from './support/axe.ts';
import {
  acceptTerms,
  add,
  expectPlaced,
  fillBuyer,
  openCheckout,
  payByTransfer,
  placeButton,
  way,
} from './support/checkout.ts';
import { desk } from './support/desk.ts';
import { test } from './support/oneTab.ts';
import { expect } from './support/test.ts';

test.use({ baseURL: desk.url });

test('does not pay on delivery at a point that takes no money', async ({ page, context }) => {
  await add(context, { product: '1001', size: '350' });
  await openCheckout(page);
  const onDelivery = page.getByRole('radio', { name: /^Przy odbiorze/ });
  const payment = page.getByRole('region', { name: 'Płatność' });
  await fillBuyer(page, 'bezpobrania@example.pl');
  await way(page, 'Paczkomat InPost').check();
  await expect(page.getByRole('radio', { name: /^WRO02M/ })).toHaveAccessibleDescription(/bez płatności przy odbiorze/);
  await onDelivery.check();
  await acceptTerms(page);
  await page.getByRole('radio', { name: /^WRO02M/ }).check();
  await expect(onDelivery).toHaveCount(0);
  await expect(payment).toContainText('W punkcie WRO02M nie zapłacisz przy odbiorze.');
  await expectNoAxeViolations(page);
  await page.getByRole('radio', { name: /^WRO01M/ }).check();
  await expect(payment).not.toContainText('WRO02M');
  await expect(onDelivery).toBeChecked();
  await page.getByRole('radio', { name: /^WRO02M/ }).check();
  await payByTransfer(page);
  await placeButton(page).click();
  await expectPlaced(page);
  await expect(page.getByRole('main')).toContainText('WRO02M');
});
