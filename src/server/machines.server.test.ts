import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { jpeg, makeFolder, productYaml, writeFiles } from '../catalogue/testing/folder.server.ts';
import { onPostgres } from '../db/testing/databases.server.ts';
import { HOUR } from '../kit/clock.ts';
import { createMailbox } from '../mail/service.server.ts';
import { readSettings } from '../settings/env.server.ts';
import { LIMITS } from '../settings/limits.ts';
import { createApp } from './app.ts';
import { type LiveShop, openLive } from './live.ts';
import { createLog } from './log.ts';
import { type OpenShop, openShop } from './open/shop.ts';
import { openPages } from './pages/open.ts';
import { testBrowserFiles } from './testing/browserFiles.ts';
import { form, json, SHOP } from './testing/testShop.server.ts';

const log = createLog('silent');
const TIMEOUT = 60_000;

interface Machine {
  live: LiveShop;
  dataDir: string;
  ask(path: string, init?: RequestInit): Promise<Response>;
}

/** A shop with memory and a data folder of its own, over a store and a folder that others have too. */
async function machine(url: string, shopDir: string, role: string): Promise<Machine> {
  const dataDir = await makeFolder({});
  const read = readSettings({ SHOP_DIR: shopDir, DATA_DIR: dataDir, DATABASE_URL: url, ROLE: role, PAYMENTS: 'none' });
  if (!read.ok) throw new Error(read.error.join());
  const settings = read.value;
  const appOver = (shop: OpenShop) =>
    createApp({
      ...{ shop, log, limits: LIMITS, pageCacheBytes: 1_000_000 },
      ...{ shopUrl: settings.shopUrl, clientDir: join(dataDir, 'client') },
      pages: openPages({ files: testBrowserFiles, theme: shop.theme }),
    });
  const live = openLive(await openShop(settings), { settings, appOver, log, say: () => {}, opening: {} });
  return { live, dataDir, ask: async (path, init) => live.app.hono.request(path, init) };
}

onPostgres('a shop on three machines', (open) => {
  const machines: Machine[] = [];
  let folder = '';
  const at = (place: number): Machine => {
    const found = machines[place % machines.length];
    if (!found) throw new Error('The machines are not there yet');
    return found;
  };

  beforeAll(async () => {
    const place = await open.place();
    folder = await makeFolder({ ...SHOP, 'pictures/kubek.jpg': await jpeg() });
    for (const role of ['web', 'web', 'work'])
      machines.push(await machine('url' in place ? place.url : '', folder, role));
  }, TIMEOUT);
  afterAll(async () => {
    for (const { live, dataDir } of machines) {
      live.app.stop();
      await live.stop();
      await live.shop.close();
      await rm(dataDir, { recursive: true, force: true });
    }
    await rm(folder, { recursive: true, force: true });
  });

  it('works in the background on the one that is to, and on no other', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { db } = at(0).live.shop;
    const email = { kind: 'test', recipient: 'ola@example.pl', subject: 'List', text: 'Tekst\n', html: '<p>x' };
    await db.write(async (tx) => {
      await createMailbox(Date.now).enqueue(tx, email);
      await tx.insertInto('rates').values({ key: 'long full', full_at: 1 }).execute();
    });
    const left = async () => [
      await db.read
        .selectFrom('mails')
        .select('sent_at')
        .where('claim', 'is', null)
        .where('sent_at', 'is', null)
        .execute(),
      await db.read.selectFrom('rates').select('key').execute(),
    ];
    const sent = async (place: number) => (await readdir(join(at(place).dataDir, 'outbox')).catch(() => [])).length;
    at(0).live.begin();
    at(1).live.begin();
    vi.advanceTimersByTime(HOUR);
    await Promise.all([at(0).live.stop(), at(1).live.stop()]);
    expect(await left()).toEqual([[{ sent_at: null }], [{ key: 'long full' }]]);
    at(2).live.begin();
    await expect.poll(left).toEqual([[], []]);
    await expect.poll(() => sent(2)).toBeGreaterThan(0);
    expect([await sent(0), await sent(1)]).toEqual([0, 0]);
  });

  it('knows on each of them a shopper who began on another, and what they put into the basket', async () => {
    const added = await at(0).ask('/basketchange.php', form({ mode: '1', product: '1001', size: 'uniw', number: '2' }));
    const cookie = added.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const basket = await at(1).ask('/koszyk', { headers: { cookie } });
    expect(await basket.text()).toContain('Kubek');
    const other = await at(1).ask('/koszyk');
    expect(await other.text()).not.toContain('Kubek');
  });

  it('shows, lists and finds on each what another has taken in', async () => {
    const list = async (place: number) => (await at(place).ask('/kategoria/stol')).text();
    expect(await list(1)).not.toContain('Garniec');
    await writeFiles(folder, { 'products/garniec.yaml': productYaml({ id: 1009, name: 'Garniec', price: 91 }) });
    await at(0).live.edited(['products/garniec.yaml']);
    expect(await list(1)).toContain('Garniec');
    expect(await (await at(1).ask('/produkt/garniec-1009')).text()).toContain('91,00');
    // Words are taken in behind the lists, and pages of found things are never cached.
    const found = async () => (await at(1).ask('/szukaj?text=garniec')).text();
    await expect.poll(found).toContain('/produkt/garniec-1009');
  });

  it('lets somebody who guesses codes try as often as on one machine', async () => {
    const first = await at(0).ask('/basketchange.php', form({ mode: '1', product: '1001', size: 'uniw', number: '1' }));
    const cookie = first.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const guess = (n: number) => json({ query: `{voucher(number:"${1000 + n}",pin:"1234"){error{code}}}` }, { cookie });
    const answers = [];
    for (let n = 0; n < 40; n += 1) answers.push(await (await at(n).ask('/graphql/v1/', guess(n))).text());
    const { burst } = LIMITS.rates.codes;
    expect(answers.map((text) => !text.includes('rebates_code_tries'))).toEqual(answers.map((_, n) => n < burst));
  });
});
