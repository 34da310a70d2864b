import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expectNoAxeViolations } from './support/axe.ts';
import { linkIn } from './support/outbox.ts';
import { startShop } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const bundle = join(import.meta.dirname, '../build/server/index.js');

const feed = (quantity: number) => `<?xml version="1.0" encoding="UTF-8"?>
<offer file_format="IOF" version="3.0"><products language="pol" currency="PLN">
<product id="15" vat="23.0" type="regular"><producer id="1" name="Obca"/><category id="2" name="Misy"/>
<description><name xml:lang="pol"><![CDATA[Misa]]></name></description><price gross="100" net="81.3"/>
<sizes><size id="0" name="uniw" code="15-0" available="in_stock"><stock id="0" quantity="${quantity}"/></size></sizes>
</product></products></offer>`;

test('who waits for what is sold out is written to once, and may take the address back', async ({ newContext }) => {
  const shop = await startShop();
  try {
    const { dataDir, url } = shop;
    const file = join(dataDir, 'feed.xml');
    const imported = async (quantity: number) => {
      await writeFile(file, feed(quantity));
      const env = { ...process.env, SHOP_DIR: 'shop', DATA_DIR: dataDir, SHOP_URL: url, NODE_ENV: 'production' };
      await promisify(execFile)(process.execPath, [bundle, 'import', file], { env });
    };
    await imported(0);

    const page = await (await newContext({ baseURL: url })).newPage();
    await expect.poll(async () => (await page.request.get('/producent/obca')).status(), { timeout: 15_000 }).toBe(200);
    await page.goto('/producent/obca');
    const product = await page.locator('[data-product_id]').first().getAttribute('data-product_id');
    const form = {
      action: 'set_product_observed',
      product: product ?? '',
      size: 'uniw',
      email: 'ala@example.pl',
      consent: '1',
    };
    const observed = await page.request.post('/ajax/projector.php', { form });
    expect(await observed.json()).toEqual({ status: 'success', errdesc: '' });

    await imported(4);
    // The shop looks every five seconds for what another process has brought back.
    const link = await linkIn(dataDir, 'powiadomienia/', /powiadomienia\/[\w-]{43}/, 'ala@example.pl');

    await page.goto(`/${link}`);
    await expect(page.getByText('a…@example.pl')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Usuń adres' }).click();
    await expect(page.getByRole('status')).toContainText('Adres usunięty.');
    await page.goto(`/${link}`);
    await expect(page.getByText('Ten link już nie działa: adres był już usunięty')).toBeVisible();
    // The page asks for what is the shopper's own a moment after it is shown; by then this shop is closed.
    await page.close();
  } finally {
    await shop.stop();
  }
});
