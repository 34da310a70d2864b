import type { Page } from '@playwright/test';
import { islandOf } from './support/live.ts';
import { test } from './support/oneTab.ts';
import { announcement, buy, form, number, openAwake, price } from './support/productPage.ts';
import { expect } from './support/test.ts';

const CUP = '/produkt/kubek-codzienny-kobalt-1001';

const size = (page: Page, name: RegExp) => form(page).getByRole('radio', { name });

test.describe('an open page', () => {
  test('shows what the shop tells anew', async ({ page }) => {
    await page.route('**/ajax/get.php', async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      if (answer.Projector) {
        const { response: told } = answer.Projector;
        told.sizeprices = { ...told.sizeprices, value: '55.00', price_formatted: '55,00 zł' };
        told.sizeavailability = {
          ...told.sizeavailability,
          status: 'order',
          shipping_time: { unknown_time: 'true', today: 'false', days: 0, hours: 0, minutes: 0 },
          delay_time: { unknown_delivery_time: 'true' },
        };
      }
      await route.fulfill({ response, json: answer });
    });
    await page.goto(CUP);
    await expect(price(page)).toHaveText('59,00 zł');
    await comeBack(page);
    await expect(price(page)).toHaveText('55,00 zł');
    await expect(page.locator('#projector_shipping_unknown')).toHaveText(
      'Termin wysyłki ustalimy po złożeniu zamówienia.',
    );
    await expect(page.locator('#projector_shipping_info, #projector_shipping_arrival')).toHaveCount(0);
    await expect(announcement(page)).toContainText('55,00 zł');
  });

  test('asks nothing that has just been told; comes back with a question, and says nothing when nothing has changed', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.postData()?.includes('Projector') && asked.push(request.url()));
    await page.goto(CUP);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    const fresh = page.waitForResponse((response) => response.request().postData()?.includes('Projector') === true);
    await comeBack(page);
    await fresh;
    await page.waitForLoadState('networkidle');
    await expect(announcement(page)).toHaveText('');
    await number(page).focus();
    await expect(islandOf(form(page))).toHaveAttribute('data-awake');
    await expect(announcement(page)).toHaveText('');
  });

  test('tells the size that is chosen anew when somebody looks at it after a while', async ({ newContext }) => {
    // Its clock is set before the page's own scripts.
    const page = await (await newContext()).newPage();
    await page.clock.install();
    await openAwake(page, CUP);
    await size(page, /350 ml/).check();
    await expect(price(page)).toHaveText('68,00 zł');
    // The price stands before the shop has answered; a question still on its way would be given up by the clock below.
    await expect(announcement(page)).toContainText('350 ml');
    await page.route('**/ajax/get.php', async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      Object.assign(answer.Projector.response.sizeprices, { value: '66.00', price_formatted: '66,00 zł' });
      await route.fulfill({ response, json: answer });
    });
    const look = (visibility: 'hidden' | 'visible') =>
      page.evaluate((state) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
        document.dispatchEvent(new Event('visibilitychange'));
      }, visibility);
    await look('hidden');
    await page.clock.runFor(61_000);
    await look('visible');
    await expect(price(page)).toHaveText('66,00 zł');
    await expect(announcement(page)).toContainText('350 ml');
  });

  test('hides the status that the merchant hides, and what basket_enable forbids', async ({ page }) => {
    await page.route(/get=sizeavailability/, async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      answer.sizeavailability.visible = 'n';
      answer.sizeprices.basket_enable = 'n';
      await route.fulfill({ response, json: answer });
    });
    await page.goto(CUP);
    await expect(page.locator('#projector_status')).toHaveCount(1);
    await size(page, /350 ml/).check();
    await expect(buy(page)).toBeDisabled();
    await expect(page.locator('#projector_status')).toHaveCount(0);
    await expect(form(page).getByText('Produkt niedostępny', { exact: true })).toBeVisible();
  });
});

/** Leaves the page and returns to it: it was not made just now. */
async function comeBack(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.goBack();
}
