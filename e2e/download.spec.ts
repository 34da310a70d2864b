import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { placeOrder } from './support/order.ts';
import { inMail } from './support/outbox.ts';
import { payByBlik } from './support/pay.ts';
import { type RunningShop, startShop } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import { expectNoHorizontalScroll, views } from './support/views.ts';

const course = { product: '1065', size: 'film' };
const bytes = (name: string) => readFileSync(fileURLToPath(new URL(`../shop/downloads/${name}`, import.meta.url)));
const PDF = 'pierwsze-naczynie-plik-pokazowy.pdf';

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop({ RATE_LIMITS: '0' });
});
test.afterAll(() => shop.stop());

const files = (page: Page) => page.getByRole('region', { name: 'Twoje pliki' });

for (const how of ['with', 'without'] as const) {
  test(`files are fetched once they are paid for, and not for ever, ${how} JavaScript`, async ({
    newContext,
    guard,
  }) => {
    const context = await newContext({ baseURL: shop.url, javaScriptEnabled: how === 'with' });
    const { request } = context;
    const at = await placeOrder(context, [course], { shipping: '', payment: 'blik', more: { order_virtual: '1' } });
    const number = /\d+/.exec(at)?.[0] ?? '';
    const page = await context.newPage();
    await page.goto(`/zamowienie/${number}`);
    await expect(files(page)).toContainText('gdy tylko zamówienie będzie opłacone');
    await expect(files(page).getByRole('link')).toHaveCount(0);
    await payByBlik(page, at);
    await expect(files(page).getByRole('link')).toHaveCount(2);
    if (how === 'with') {
      for (const viewport of Object.values(views)) {
        await page.setViewportSize(viewport);
        await expectNoAxeViolations(page);
        await expectNoHorizontalScroll(page);
      }
    }
    const link = files(page).getByRole('link', { name: new RegExp(`^Pobierz ${PDF}`) });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe(PDF);
    expect(readFileSync(await download.path())).toEqual(bytes(PDF));
    // The page is still there, and knows when it is asked again.
    await page.reload();
    await expect(files(page)).toContainText('Możesz pobrać plik jeszcze 4 razy');

    const [href] = await inMail(shop.dataDir, new RegExp(`/zamowienie/${number}/plik\\?id=[\\w-]{32}`));
    for (let times = 0; times < 5; times += 1) {
      const answer = await request.get(href);
      if (answer.status() === 410) break;
      expect(answer.headers()['content-disposition']).toContain('attachment;');
      expect(answer.headers()['cache-control']).toContain('no-store');
    }
    guard.allowConsole(/410 \(Gone\)/);
    const gone = await page.goto(href);
    expect(gone?.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1, name: 'Tego pliku nie można pobrać' })).toBeVisible();
    await expect(page.locator('main')).toContainText('Plik pobrano tyle razy, ile było można.');
    if (how === 'with') await expectNoAxeViolations(page);
    const unknown = await request.get(`/zamowienie/${number}/plik?id=${'x'.repeat(32)}`);
    expect(unknown.status()).toBe(404);
  });
}
