import type { BrowserContext } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { desk } from './support/desk.ts';
import { expectLaidOut } from './support/layout.ts';
import { expectAwake, islandOf } from './support/live.ts';
import { merchantOrders as orders } from './support/merchantOrders.ts';
import { test } from './support/oneTab.ts';
import { numberOf, placeOrder } from './support/order.ts';
import { expect } from './support/test.ts';
import { expectNoHorizontalScroll } from './support/views.ts';

test.use({ baseURL: desk.url });

const KSEF = '5265877635-20250826-0100001AF629-AF';
const KSEF_LINK = 'https://qr.ksef.mf.gov.pl/invoice/5265877635/26-08-2025/UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE';
const LINK = 'https://kurier.example/przesylka/620000123456';

async function orderOnDelivery(context: BrowserContext): Promise<{ at: string; number: string }> {
  const things = [{ product: '1023', size: 'uniw' }];
  const at = await placeOrder(context, things, { shipping: 'kurier-0', payment: 'on_delivery' });
  return { at, number: String(numberOf(at)) };
}

test('a firm finds its invoice of KSeF on the page of the order and in an e-mail', async ({ page, context }) => {
  const { at, number } = await orderOnDelivery(context);
  await orders('invoice', number, KSEF, KSEF_LINK);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(at);
    const invoice = page.getByRole('region', { name: 'Faktura' });
    await expect(invoice).toContainText(`Numer w KSeF: ${KSEF}`);
    await expect(invoice.getByRole('link', { name: 'Zobacz fakturę w KSeF' })).toHaveAttribute('href', KSEF_LINK);
    await expect(invoice.getByRole('img', { name: 'Kod QR faktury w KSeF' })).toBeVisible();
    await expectNoHorizontalScroll(page);
  }
  await expectNoAxeViolations(page);
});

test('things go back without a printer: the code of the carrier, in words and as a QR code, on the receipt and the order', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const { at, number } = await orderOnDelivery(context);
  await orders('set-status', number, 'sent');
  await page.goto(`${at}/odstapienie`);
  const account = page.locator('[name="withdraw_account"]');
  await expectAwake(islandOf(account));
  await account.fill('61109010140000071219812874');
  await page.getByRole('button', { name: 'Dalej' }).click();
  await page.getByRole('button', { name: 'Potwierdź odstąpienie' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Odstąpienie przyjęte' })).toBeVisible();
  await orders('return', number, 'ZWR-1234', 'https://kurier.example/zwrot/1234');
  const main = page.getByRole('main');
  const look = async () => {
    await expect(main).toContainText('Kod zwrotu: ZWR-1234');
    await expect(main.getByRole('img', { name: 'Kod QR zwrotu' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Nadaj zwrot na stronie przewoźnika' })).toHaveAttribute(
      'href',
      'https://kurier.example/zwrot/1234',
    );
    await expectNoAxeViolations(page, { dark: true });
    await expectLaidOut(page);
  };
  await page.reload();
  await look();
  await main.getByRole('link', { name: 'Wróć do zamówienia' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Zamówienie nr ${number}` })).toBeVisible();
  await look();
});

test('a buyer follows the parcel, and reads what is guaranteed', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const { at, number } = await orderOnDelivery(context);
  await page.goto(at);
  const guarantee = page.getByRole('region', { name: 'Prawna gwarancja zgodności' });
  await expect(guarantee).toContainText('co najmniej 2 lata');
  const main = page.getByRole('main');
  await expect(main).toContainText('Gwarancja trwałości (GARAN): 5 lat, producent Glinianka, model GL-1100-KO');
  await expect(main).not.toContainText('Numer przesyłki');

  await orders('set-status', number, 'sent');
  await orders('shipment', number, '620000123456', LINK);
  await page.reload();
  await expect(main).toContainText('Numer przesyłki: 620000123456');
  await expect(main.getByRole('link', { name: 'Śledź przesyłkę' })).toHaveAttribute('href', LINK);
  await expectNoHorizontalScroll(page);
  await expectNoAxeViolations(page);
});
