import { access, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { folderOf } from '../../../catalogue/testing/folder.server.ts';
import type { DatabaseOptions } from '../../../db/database.ts';
import { migrations } from '../../../db/migrations.server.ts';
import { openDatabase } from '../../../db/open.server.ts';
import { eachDatabase } from '../../../db/testing/databases.server.ts';
import { DAY } from '../../../kit/clock.ts';
import type { OrderStatus } from '../../../orders/model.ts';
import { placedOrder } from '../../../orders/testing/placedOrder.server.ts';
import { readSettings, type Settings } from '../../../settings/env.server.ts';
import { startBucket } from '../../../storage/testing/bucketServer.ts';
import { databasePlace } from '../../open/openBase.ts';
import { SHOP } from '../../testing/testShop.server.ts';
import { diagnose } from '../doctor.ts';

async function settingsOf(env: Record<string, string>): Promise<Settings> {
  const read = readSettings({ PORT: '0', SHOP_DIR: await folderOf(SHOP), DATA_DIR: await folderOf({}), ...env });
  if (!read.ok) throw new Error(read.error.join());
  return read.value;
}

const wrong = async (settings: Settings, now = Date.now()) =>
  (await diagnose(settings, () => now)).flatMap(({ what, todo }) => (todo === undefined ? [] : [`${what}: ${todo}`]));

/** A store, as a start of the shop or a part of its migrations leaves it. */
async function stored(settings: Settings, options: Partial<DatabaseOptions> = {}): Promise<void> {
  const db = await openDatabase({ ...databasePlace(settings), ...options });
  await db.close();
}

async function listening(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

eachDatabase('a shop', (open) => {
  const placed = async () => {
    const place = await open.bare();
    return settingsOf('url' in place ? { DATABASE_URL: place.url } : {});
  };

  it('has nothing to mend when it is in order, before its first start and after', async () => {
    const settings = await placed();
    expect(await wrong(settings)).toEqual([]);
    await stored(settings);
    expect(await wrong(settings)).toEqual([]);
  });

  it('has its store left as it was when its program was updated', async () => {
    const settings = await placed();
    await stored(settings, { migrations: Object.fromEntries(Object.entries(migrations).slice(0, -1)) });
    const older = expect.stringMatching(/^store in .*: This database is from before the update/);
    expect(await wrong(settings)).toEqual([older]);
    expect(await wrong(settings)).toEqual([older]);
  });

  it('is told when its program is older than its store, or its clock goes wrong', async () => {
    const settings = await placed();
    await stored(settings);
    const late = await wrong(settings, Date.parse('2020-01-01T00:00:00Z'));
    expect(late).toEqual([expect.stringMatching(/^clock 2020-01-01.*set the clock, timedatectl/)]);
    const db = await openDatabase(databasePlace(settings));
    await db.write((tx) =>
      sql`insert into kysely_migration (name, timestamp) values ('9999_new', '2026-01-01T00:00:00.000Z')`.execute(tx),
    );
    await db.close();
    expect(await wrong(settings)).toEqual([expect.stringMatching(/newer version of the program \(9999_new\)/)]);
  });

  it('is told of orders that keep pieces and are not marked sent for so long, and of no others', async () => {
    const settings = await placed();
    const db = await openDatabase(databasePlace(settings));
    const now = Date.now();
    const ordered = async (status: OrderStatus, days: number, holds: 'pieces' | 'term' | 'nothing' = 'pieces') => {
      const { number } = await placedOrder(db, { placedAt: now - days * DAY, status, lines: [{ product: 1 }], holds });
      return number;
    };
    await ordered('accepted', 29);
    await ordered('sent', 40);
    await ordered('waiting', 40);
    await ordered('accepted', 40, 'term');
    await ordered('accepted', 40, 'nothing');
    expect(await wrong(settings, now)).toEqual([]);
    const oldest = await ordered('accepted', 41);
    await ordered('accepted', 40);
    await db.close();
    expect(await wrong(settings, now)).toEqual([
      `orders to send: 2 were accepted, keep pieces of the store for more than 30 days and are not marked sent, the oldest is ${oldest}: witryna orders set-status ${oldest} sent, or cancelled`,
    ]);
  });
});

it('the doctor looks, and makes nothing', async () => {
  const { dataDir, ...settings } = await settingsOf({});
  const folder = join(dataDir, 'sklep', 'dane');
  expect(await wrong({ ...settings, dataDir: folder })).toEqual([]);
  await expect(access(folder)).rejects.toThrow();
});

describe('a shop that is not in order is told what to do about', () => {
  it('settings of a public shop', async () => {
    const open = await settingsOf({ SHOP_URL: 'https://sklep.example.pl', PAYMENTS: 'simulator' });
    expect(await wrong(open)).toEqual([
      expect.stringMatching(/^address .*TRUST_PROXY=1/),
      expect.stringMatching(/^payments: .*simulated/),
      expect.stringMatching(/^e-mails: .*SMTP_URL/),
    ]);
    const plain = await settingsOf({ SHOP_URL: 'http://sklep.example.pl', TRUST_PROXY: '1', PAYMENTS: 'none' });
    expect((await wrong(plain))[0]).toMatch(/without https/);
  });

  it('files that cannot be used', async () => {
    const settings = await settingsOf({});
    await writeFile(join(settings.dataDir, 'shop.sqlite'), 'to nie jest baza danych, a dość długi tekst');
    await rm(join(settings.shopDir, 'shop.yaml'));
    expect(await wrong(settings)).toEqual([
      expect.stringMatching(/^shop in .*shop\.yaml/s),
      expect.stringMatching(/^store in SQLite: .*restore a backup/),
    ]);
    const file = join(settings.shopDir, 'plik');
    await writeFile(file, '');
    const inFile = await wrong({ ...settings, dataDir: join(file, 'dane') });
    expect(inFile).toContainEqual(expect.stringMatching(/^data in .*cannot be written to \(ENOTDIR\).*DATA_DIR=path/));
  });

  it('a port that another program has, and not one that the shop itself answers at', async () => {
    const other = await listening((_, response) => response.end('Apache'));
    const taken = await wrong(await settingsOf({ PORT: String(other) }));
    expect(taken).toEqual([expect.stringMatching(/^port \d+: Port \d+ is taken\..*PORT=\d+ npm start/)]);
    const own = await listening((_, response) => response.end('{"status":"ok"}'));
    expect(await wrong(await settingsOf({ PORT: String(own) }))).toEqual([]);
    const nowhere = await wrong(await settingsOf({ HOST: '203.0.113.7' }));
    expect(nowhere).toEqual([expect.stringMatching(/^port 0: HOST names no address/)]);
  });

  it('an address at which the open shop is not found', async () => {
    const own = await listening((_, response) => response.end('{"status":"ok"}'));
    const shopUrl = 'https://sklep.invalid';
    const env = {
      PORT: String(own),
      SHOP_URL: shopUrl,
      TRUST_PROXY: '1',
      PAYMENTS: 'none',
      SMTP_URL: 'smtp://localhost:1',
    };
    expect(await wrong(await settingsOf(env))).toEqual([
      expect.stringMatching(/^address https:\/\/sklep\.invalid: nobody knows this name \(E.*mend SHOP_URL/),
      expect.stringMatching(/^e-mails: localhost:1 does not take them \((?:ESOCKET|ECONNREFUSED)\)/),
    ]);
    const elsewhere = { ...(await settingsOf(env)), shopUrl: 'https://localhost.localdomain:1', smtpUrl: undefined };
    expect((await wrong(elsewhere))[0]).toMatch(/^address .*: nobody/);
  });
});

describe('a bucket', () => {
  const inBucket = async (env: Record<string, string> = {}) => {
    const server = await startBucket();
    onTestFinished(server.stop);
    const { endpoint, name, region, accessKeyId, secretAccessKey } = server.bucket;
    const settings = await settingsOf({
      ...{ FILES: 's3', S3_ENDPOINT: endpoint, S3_BUCKET: name, S3_REGION: region },
      ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey, ...env },
    });
    return { server, settings };
  };

  it('has nothing to mend when it takes, lists, gives and removes a file, and keeps none', async () => {
    const { server, settings } = await inBucket();
    expect(await wrong(settings)).toEqual([]);
    expect(server.asked.map((one) => one.split(' ')[0])).toEqual(['PUT', 'GET', 'GET', 'DELETE', 'HEAD']);
  });

  it('is told with what to mend, and no secret', async () => {
    const { settings } = await inBucket({ S3_SECRET_ACCESS_KEY: 'inne-haslo' });
    const [line, ...more] = await wrong(settings);
    expect(line).toMatch(/^files in the bucket .*: the key does not fit: mend S3_SECRET_ACCESS_KEY/);
    expect([line?.includes('inne-haslo'), more]).toEqual([false, []]);
  });
});
