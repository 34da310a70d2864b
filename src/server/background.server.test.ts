import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { productYaml } from '../catalogue/testing/folder.server.ts';
import { startBackground } from './background.ts';
import { createLog } from './log.ts';
import { testShop } from './testing/testShop.server.ts';

const { shop } = testShop({
  files: { 'products/talerz.yaml': productYaml({ id: 1002, name: 'Talerz', stock: 0 }) },
});

it('an open shop writes to those who wait for what has come back, once', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'witryna-data-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const { db, notices } = shop();
  const where = { dataDir, smtpUrl: undefined, shopUrl: 'https://sklep.example', webhook: undefined };
  const background = startBackground(shop(), where, createLog('silent'));
  await notices.observeProduct({ product: 1002, size: '', email: 'ala@example.pl', consent: true });
  for (const quantity of [3, 4]) {
    await db.write(async (tx) => {
      await tx.updateTable('stocks').set({ quantity }).where('product_id', '=', 1002).execute();
      await notices.stockBack(tx, [1002]);
    });
  }
  const names = () => readdir(join(dataDir, 'outbox')).catch(() => []);
  await expect.poll(async () => (await names()).filter((name) => name.endsWith('.eml'))).toHaveLength(1);
  await background.stop();
  const [name = ''] = await names();
  const message = await readFile(join(dataDir, 'outbox', name), 'utf8');
  expect(message).toContain('To: ala@example.pl\r\n');
  expect(message).toContain('a@b.example');
  expect(await db.read.selectFrom('mails').select('sent_at').execute()).toEqual([{ sent_at: expect.any(Number) }]);
});
