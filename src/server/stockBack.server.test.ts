import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { folderOf, jpeg, productYaml, writeFiles } from '../catalogue/testing/folder.server.ts';
import { readSettings } from '../settings/env.server.ts';
import { runImport } from './commands/import.ts';
import { openShop } from './open/shop.ts';
import { SHOP } from './testing/testShop.server.ts';

const cup = (stock: number) => ({ 'products/kubek.yaml': productYaml({ id: 1001, name: 'Kubek', stock }) });

const FEED = (quantity: number) => `<?xml version="1.0" encoding="UTF-8"?>
<offer file_format="IOF" version="3.0"><products language="pol" currency="PLN">
<product id="15" vat="23.0" type="regular"><producer id="1" name="Obca"/><category id="2" name="Misy"/>
<description><name xml:lang="pol"><![CDATA[Misa]]></name></description><price gross="100" net="81.3"/>
<sizes><size id="0" name="uniw" code="15-0" available="in_stock"><stock id="0" quantity="${quantity}"/></size></sizes>
</product></products></offer>`;

it('stock that a folder or a feed brings back is told to those who wait', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => void vi.restoreAllMocks());
  const shopDir = await folderOf({ ...SHOP, 'pictures/kubek.jpg': await jpeg(), ...cup(0) });
  const dataDir = await mkdtemp(join(tmpdir(), 'witryna-data-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const settings = readSettings({ SHOP_DIR: shopDir, DATA_DIR: dataDir, SHOP_URL: 'https://sklep.example' });
  if (!settings.ok) throw new Error(settings.error.join('\n'));
  const feed = join(dataDir, 'feed.xml');
  const fed = async (quantity: number) => {
    await writeFile(feed, FEED(quantity));
    expect(await runImport(settings.value, [feed])).toBe(0);
  };

  const before = await openShop(settings.value);
  await fed(0);
  const bowl = await before.db.read.selectFrom('products').select('id').where('name', '=', 'Misa').executeTakeFirst();
  for (const product of [1001, bowl?.id ?? 0]) {
    expect(await before.notices.observeProduct({ product, size: '', email: 'ala@example.pl', consent: true })).toEqual({
      ok: true,
      value: 'kept',
    });
  }
  await before.close();

  await fed(4);
  await writeFiles(shopDir, cup(4));
  const after = await openShop(settings.value);
  expect(await after.notices.tellBack()).toBe(2);
  const mails = await after.db.read.selectFrom('mails').select('subject').orderBy('subject').execute();
  await after.close();
  expect(mails).toEqual([{ subject: 'Znowu w sprzedaży: Kubek' }, { subject: 'Znowu w sprzedaży: Misa' }]);
});
