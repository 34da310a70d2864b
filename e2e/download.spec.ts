import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { desk as shop } from './support/desk.ts';
import { test } from './support/oneTab.ts';
import { placeOrder } from './support/order.ts';
import { inMail } from './support/outbox.ts';
import { payByBlik } from './support/pay.ts';
import { expect } from './support/test.ts';
import { expectNoHorizontalScroll, views } from './support/views.ts';

test.use({ baseURL: shop.url });

const course = { product: '1065', size: 'film' };
const bytes = (name: string) => readFileSync(fileURLToPath(new URL(`../shop/downloads/${name}`, import.meta.url)));
const PDF = 'pierwsze-naczynie-plik-pokazowy.pdf';

const files = (page: Page) => page.getByRole('region', { name: 'Twoje pliki' });

/** Lets the hours pass in which fetching again is the same try. */
function hoursPass(): void {
  const store = new DatabaseSync(join(shop.dataDir, 'shop.sqlite'), { timeout: 5000 });
  store.exec('UPDATE downloads SET counted_at = 0');
  store.close();
}

test('files are fetched once they are paid for, and not for ever', async ({ guard, page, context, newContext }) => {
  const { request } = context;
  const at = await placeOrder(context, [course], { shipping: '', payment: 'blik', more: { order_virtual: '1' } });
  const number = /\d+/.exec(at)?.[0] ?? '';
  await page.goto(`/zamowienie/${number}`);
  await expect(files(page)).toContainText('gdy tylko zamówienie będzie opłacone');
  await expect(files(page).getByRole('link')).toHaveCount(0);
  await payByBlik(page, at);
  await expect(files(page).getByRole('link')).toHaveCount(2);
  // Who has no scripts finds them too.
  const storageState = await context.storageState();
  const plain = await (await newContext({ baseURL: shop.url, javaScriptEnabled: false, storageState })).newPage();
  await plain.goto(`/zamowienie/${number}`);
  await expect(files(plain).getByRole('link', { name: new RegExp(`^Pobierz ${PDF}`) })).toHaveAttribute(
    'href',
    new RegExp(`^/zamowienie/${number}/plik\\?id=`),
  );
  for (const [view, size] of Object.entries(views)) {
    await page.setViewportSize(size);
    if (view === 'phone') await expectNoAxeViolations(page);
    await expectNoHorizontalScroll(page);
  }
  const link = files(page).getByRole('link', { name: new RegExp(`^Pobierz ${PDF}`) });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe(PDF);
  expect(readFileSync(await download.path())).toEqual(bytes(PDF));
  // The page is still there, and knows when it is asked again.
  await page.reload();
  await expect(files(page)).toContainText('Możesz pobrać plik jeszcze 4 razy');

  const [href] = await inMail(shop.dataDir, new RegExp(`/zamowienie/${number}/plik\\?id=[\\w-]{32}`));
  hoursPass();
  for (let times = 0; times < 5; times += 1) {
    const answer = await request.get(href);
    if (answer.status() === 410) break;
    const rest = await request.get(href, { headers: { Range: 'bytes=5-', 'If-Range': answer.headers().etag ?? '' } });
    expect(rest.status()).toBe(206);
    expect(await rest.body()).toEqual((await answer.body()).subarray(5));
    hoursPass();
    expect(answer.headers()['content-disposition']).toContain('attachment;');
    expect(answer.headers()['cache-control']).toContain('no-store');
  }
  guard.allowConsole(/410 \(Gone\)/);
  const gone = await page.goto(href);
  expect(gone?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1, name: 'Tego pliku nie można pobrać' })).toBeVisible();
  await expect(page.locator('main')).toContainText('Plik pobrano tyle razy, ile było można.');
  await expectNoAxeViolations(page);
  const unknown = await request.get(`/zamowienie/${number}/plik?id=${'x'.repeat(32)}`);
  expect(unknown.status()).toBe(404);
});
