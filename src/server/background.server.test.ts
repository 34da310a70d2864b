import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { CATALOGUE_VERSION } from '../catalogue/import/version.server.ts';
import { productYaml } from '../catalogue/testing/folder.server.ts';
import type { Tx } from '../db/database.ts';
import { MINUTE, SECOND } from '../kit/clock.ts';
import { createMailbox } from '../mail/service.server.ts';
import { placedOrder } from '../orders/testing/placedOrder.server.ts';
import { startBackground } from './background.ts';
import { createLog } from './log.ts';
import type { OpenShop } from './open/shop.ts';
import { testShop } from './testing/testShop.server.ts';

const { shop } = testShop({
  files: { 'products/talerz.yaml': productYaml({ id: 1002, name: 'Talerz', stock: 0 }) },
});

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'witryna-data-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

function start(open: OpenShop = shop()) {
  const where = {
    dataDir,
    smtpUrl: undefined,
    shopUrl: 'https://sklep.example',
    webhook: undefined,
    inpost: undefined,
    search: undefined,
  };
  return startBackground(open, where, createLog('silent'));
}

const outbox = () => readdir(join(dataDir, 'outbox')).catch(() => []);
const sent = async () => (await outbox()).filter((name) => name.endsWith('.eml'));

it('an open shop sends within half a minute what another process has put into its queue', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { db } = shop();
  const background = start();
  const email = { kind: 'test', recipient: 'ola@example.pl', subject: 'List', text: 'Tekst\n', html: '<p>x' };
  await db.write((tx) => createMailbox(Date.now).enqueue(tx, email));
  expect(await sent()).toEqual([]);
  vi.advanceTimersByTime(30 * SECOND);
  await expect.poll(sent).toHaveLength(1);
  await background.stop();
});

it('an open shop writes within five seconds to those who wait for what another process has brought back', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { db, notices } = shop();
  const background = start();
  const left = (tx: Tx, quantity: number) =>
    tx.updateTable('stocks').set({ quantity }).where('product_id', '=', 1002).execute();
  await notices.observeProduct({ product: 1002, size: '', email: 'ola@example.pl', consent: true });
  await db.write(async (tx) => {
    await left(tx, 3);
    await tx.insertInto('back_in_stock').values({ id: 'b', product_id: 1002 }).execute();
  });
  expect(await sent()).toEqual([]);
  vi.advanceTimersByTime(5 * SECOND);
  await expect.poll(sent).toHaveLength(1);
  await db.write((tx) => left(tx, 0));
  await background.stop();
});

it('an open shop tells within a second of what a process that was killed has sold', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { db } = shop();
  const background = start();
  const left = () => db.read.selectFrom('untold_products').selectAll().execute();
  const version = await db.version(CATALOGUE_VERSION);
  await db.write((tx) => tx.insertInto('untold_products').values({ product_id: 1002 }).execute());
  vi.advanceTimersByTime(SECOND);
  await expect.poll(left).toEqual([]);
  expect(await db.version(CATALOGUE_VERSION)).toBe(version + 1);
  await background.stop();
});

it('an open shop forgets orders that need not be kept any more', async () => {
  const { db, orders } = shop();
  for (const placedAt of [0, Date.now()]) await placedOrder(db, { placedAt, status: 'done', lines: [] });
  const left = async () => (await orders.list({ most: 10 })).length;
  expect(await left()).toBe(2);
  const background = start();
  await expect.poll(left).toBe(1);
  await background.stop();
});

it('an open shop whose payment provider is slow ends orders in time, and asks it once at a time', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { promise, resolve: answer } = Promise.withResolvers<number>();
  const catchUp = vi.fn((_: AbortSignal | undefined) => promise);
  const expire = vi.fn(async () => 0);
  const { pay, orders } = shop();
  const background = start({ ...shop(), pay: { ...pay, catchUp }, orders: { ...orders, expire } });
  for (let times = 1; times <= 4; times += 1) {
    await expect.poll(() => expire).toHaveBeenCalledTimes(times);
    vi.advanceTimersByTime(MINUTE);
  }
  expect(catchUp).toHaveBeenCalledTimes(1);
  const stopped = background.stop();
  expect(catchUp.mock.calls[0]?.[0]?.aborted).toBe(true);
  answer(0);
  await stopped;
});

it('an open shop writes to those who wait for what has come back, once', async () => {
  const { db, notices } = shop();
  const background = start();
  await notices.observeProduct({ product: 1002, size: '', email: 'ala@example.pl', consent: true });
  for (const quantity of [3, 4]) {
    await db.write(async (tx) => {
      await tx.updateTable('stocks').set({ quantity }).where('product_id', '=', 1002).execute();
      await notices.stockBack(tx, [1002]);
    });
  }
  await expect.poll(sent).toHaveLength(1);
  await background.stop();
  const [name = ''] = await sent();
  const message = await readFile(join(dataDir, 'outbox', name), 'utf8');
  expect(message).toContain('To: ala@example.pl\r\n');
  expect(message).toContain('a@b.example');
  expect(
    await db.read.selectFrom('mails').select('sent_at').where('recipient', '=', 'ala@example.pl').execute(),
  ).toEqual([{ sent_at: expect.any(Number) }]);
});
