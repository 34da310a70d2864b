import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { folderOf, writeFiles } from '../catalogue/testing/folder.server.ts';
import { orderInput } from '../checkout/testing/orderInput.server.ts';
import { eachDatabase, type Place } from '../db/testing/databases.server.ts';
import { createSessions } from '../session/service.server.ts';
import { openVisit } from '../session/visit.server.ts';
import { readSettings, type Settings } from '../settings/env.server.ts';
import { startBucket } from '../storage/testing/bucketServer.ts';
import { startBackground } from './background.ts';
import { createLog } from './log.ts';
import { type OpenShop, openShop, reopenShop } from './open/shop.ts';
import { SHOP } from './testing/testShop.server.ts';

const terms = (days: number) =>
  `---\nid: 1\ntitle: Regulamin\ndescription: Zasady\n---\n## 1. Zwrot\n\nMasz ${days} dni, [tak](/kontakt).\n`;
const PAGE = 'pages/regulamin.md';

async function settingsFor(place: Place, shopDir: string, env: Record<string, string> = {}): Promise<Settings> {
  const url = 'url' in place ? { DATABASE_URL: place.url } : {};
  const DATA_DIR = await folderOf({});
  const read = readSettings({ SHOP_DIR: shopDir, DATA_DIR, SHOP_URL: 'https://p.example', ...url, ...env });
  if (!read.ok) throw new Error(read.error.join());
  return read.value;
}

async function place({ db, clock, baskets, checkout }: OpenShop): Promise<void> {
  const visit = await openVisit(createSessions(db, clock), { name: 'witryna', secure: false }, undefined);
  expect(await baskets.add(visit, [{ product: 1001, size: 'uniw', quantity: '1' }])).toMatchObject([{ ok: true }]);
  expect(await checkout.place(visit, await orderInput(baskets, visit, 'transfer'))).toMatchObject({ ok: true });
}

/** E-mails of placed orders as they went out, the oldest first. */
async function sent({ dataDir }: Settings): Promise<string[]> {
  const names = (await readdir(join(dataDir, 'outbox')).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const all = await Promise.all(names.sort().map((name) => readFile(join(dataDir, 'outbox', name), 'utf8')));
  return all.filter((message) => message.includes('\nTo: anna@example.pl'));
}

/** What is attached to a message as text. */
const attached = (message: string): string =>
  Buffer.from(/filename=regulamin\.txt[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(message)?.[1] ?? '', 'base64')
    .toString()
    .replaceAll('\u00A0', ' ');

eachDatabase('the e-mail of a placed order', (open) => {
  it('carries the terms of that moment, whatever the page says later', async () => {
    const folder = await folderOf({ ...SHOP, [PAGE]: terms(30) });
    const settings = await settingsFor(await open.place(), folder);
    const shop = await openShop(settings);
    onTestFinished(() => shop.close());
    await place(shop);
    await writeFiles(folder, { [PAGE]: terms(14) });
    const later = await reopenShop(shop, settings);
    await place(later);
    await place(later);
    const background = startBackground(later, settings, createLog('silent'));
    await expect.poll(() => sent(settings)).toHaveLength(3);
    await background.stop();
    const words = (await sent(settings)).map(attached).sort();
    const said = (days: number) =>
      `Regulamin: Próba\n\nhttps://p.example/strona/regulamin\n\n## 1. Zwrot\n\nMasz ${days} dni, [tak](https://p.example/kontakt).\n`;
    expect(words).toEqual([said(14), said(14), said(30)]);
    expect(await readdir(join(settings.dataDir, 'terms'))).toHaveLength(2);
  });
});

it('a shop whose bucket takes nothing opens, and its e-mails have the link to the terms alone', async () => {
  const { bucket, faults, stop } = await startBucket();
  onTestFinished(stop);
  const s3 = {
    ...{ FILES: 's3', S3_ENDPOINT: bucket.endpoint, S3_BUCKET: bucket.name, S3_REGION: bucket.region },
    ...{ S3_ACCESS_KEY_ID: bucket.accessKeyId, S3_SECRET_ACCESS_KEY: bucket.secretAccessKey },
  };
  const settings = await settingsFor({ file: '' }, await folderOf({ ...SHOP, [PAGE]: terms(30) }), s3);
  faults.push(...Array.from({ length: 20 }, () => [403, 'AccessDenied'] as const));
  const told: unknown[] = [];
  const shop = await openShop(settings, { onError: (error) => told.push(error) });
  onTestFinished(() => shop.close());
  await place(shop);
  const mails = await shop.db.read.selectFrom('mails').select('text').where('kind', '=', 'order_placed').execute();
  expect(mails[0]?.text).toContain('https://p.example/strona/regulamin');
  expect(mails[0]?.text).not.toContain('załączniku');
  expect(await shop.db.read.selectFrom('mail_attachments').selectAll().execute()).toEqual([]);
  expect(told).toHaveLength(1);
});
