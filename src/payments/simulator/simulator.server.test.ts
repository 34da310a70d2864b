import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import orderBlik from '../fixtures/orderBlik.json' with { type: 'json' };
import orderRedirect from '../fixtures/orderRedirect.json' with { type: 'json' };
import { PAUSES } from './model.ts';
import type { SimulatorOptions } from './simulator.server.ts';
import { KEYS, PUBLIC_URL, shopCalls, simulatorAt } from './testing/simulator.server.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const made: Awaited<ReturnType<typeof simulatorAt>>[] = [];

async function opened(options: Partial<SimulatorOptions> = {}) {
  const sim = await simulatorAt(NOW, options);
  made.push(sim);
  return { ...sim, ask: await shopCalls(sim.simulator.api) };
}
afterEach(async () => {
  for (const sim of made.splice(0)) {
    expect(sim.errors).toEqual([]);
    await sim.remove();
  }
});

const body = { ...orderRedirect.body, merchantPosId: KEYS.posId, extOrderId: 'a', continueUrl: 'https://sklep.pl/z/1' };
const blik = { ...body, payMethods: orderBlik.payMethods };
type Ask = Awaited<ReturnType<typeof opened>>['ask'];
const start = async (ask: Ask, sent: object = blik) => (await ask('POST', '/api/v2_1/orders', sent)).body;
const state = async (ask: Ask, id: string) => (await ask('GET', `/api/v2_1/orders/${id}`)).body.orders[0].status;

describe('notifications', () => {
  it('are sent again with growing pauses until they are taken, and are the same each time', async () => {
    const { simulator, ask, posted, pass, answer } = await opened();
    answer(500);
    await start(ask, { ...blik, validityTime: '9999999' });
    pass(1500);
    await simulator.run();
    expect(posted).toHaveLength(2);
    pass(PAUSES[0] ?? 0);
    await simulator.run();
    pass((PAUSES[1] ?? 0) - 1);
    await simulator.run();
    expect(posted).toHaveLength(4);
    answer(200);
    pass(1);
    await simulator.run();
    pass(10 * (PAUSES.at(-1) ?? 0));
    await simulator.run();
    expect(posted).toHaveLength(6);
    expect(new Set(posted.map((post) => post.body)).size).toBe(2);
  });

  it('are given up after the last pause', async () => {
    const { simulator, ask, posted, pass, answer } = await opened();
    answer(404);
    await start(ask);
    for (let i = 0; i < PAUSES.length + 5; i++) {
      pass(PAUSES.at(-1) ?? 0);
      await simulator.run();
    }
    expect(posted).toHaveLength(2 * (PAUSES.length + 1));
  });

  it.each<[string, SimulatorOptions['manner'], string[]]>([
    ['twice', { copies: 2 }, ['PENDING', 'PENDING', 'COMPLETED', 'COMPLETED']],
    ['out of order', { reversed: true }, ['COMPLETED', 'PENDING']],
  ])('may come %s', async (_, manner, expected) => {
    const { simulator, ask, statuses, pass } = await opened({ manner: manner ?? {} });
    await start(ask);
    await simulator.run();
    pass(1500);
    await simulator.run();
    pass(1);
    await simulator.run();
    expect(statuses()).toEqual(expected);
  });

  it('may come late', async () => {
    const { simulator, ask, statuses, pass } = await opened({ manner: { late: 60_000 } });
    await start(ask);
    pass(30_000);
    await simulator.run();
    expect(statuses()).toEqual([]);
    pass(60_000);
    await simulator.run();
    expect(statuses()).toEqual(['PENDING', 'COMPLETED']);
  });

  it('go out by themselves once somebody listens', async () => {
    const sim = await simulatorAt(NOW, { timers: true, delay: 0 });
    made.push(sim);
    const ask = await shopCalls(sim.simulator.api);
    const both = new Promise<string[]>((resolve) => {
      sim.simulator.connect(async (request) => {
        sim.posted.push({ at: 0, url: request.url, body: await request.text(), headers: request.headers });
        if (sim.posted.length === 2) resolve(sim.statuses());
        return new Response();
      });
    });
    await start(ask);
    expect(await both).toEqual(['PENDING', 'COMPLETED']);
    await sim.simulator.close();
  });
});

describe('what is kept', () => {
  it('is there after a restart: an order goes on, and is told of', async () => {
    const { ask, pass, open, posted, statuses } = await opened();
    const { orderId } = await start(ask);
    pass(1500);
    const again = await open();
    const askAgain = await shopCalls(again.api);
    expect(await state(askAgain, orderId)).toBe('COMPLETED');
    expect((await askAgain('POST', '/api/v2_1/orders', blik)).body.status.statusCode).toBe('ERROR_ORDER_NOT_UNIQUE');
    await again.run();
    expect(statuses()).toEqual(['PENDING', 'COMPLETED']);
    expect(posted).toHaveLength(2);
  });

  it('is on the disk once it is closed, also what was decided while somebody asked', async () => {
    const { ask, pass, simulator, folder } = await opened();
    const { orderId } = await start(ask);
    pass(1500);
    expect(await state(ask, orderId)).toBe('COMPLETED');
    await simulator.close();
    expect(await readdir(folder)).toEqual([`${orderId}.json`]);
    expect(JSON.parse(await readFile(join(folder, `${orderId}.json`), 'utf8')).status).toBe('COMPLETED');
  });

  it('is bounded, and files that are not whole are left aside', async () => {
    const { ask, folder, open } = await opened({ most: 2 });
    const ids: string[] = [];
    for (const extOrderId of ['a', 'b', 'c']) ids.push((await start(ask, { ...blik, extOrderId })).orderId);
    const files = () => readdir(folder).then((names) => names.sort());
    expect(await files()).toEqual(
      ids
        .slice(1)
        .map((id) => `${id}.json`)
        .sort(),
    );
    await writeFile(join(folder, 'POLOWA.json'), (await readFile(join(folder, `${ids[1]}.json`), 'utf8')).slice(0, 50));
    const askAgain = await shopCalls((await open()).api);
    expect(await state(askAgain, ids[1] ?? '')).toBe('PENDING');
    expect((await askAgain('GET', `/api/v2_1/orders/${ids[0]}`)).status).toBe(404);
  });

  it('is over when its time is', async () => {
    const { ask, pass } = await opened();
    const { orderId } = await start(ask, { ...body, validityTime: '60' });
    pass(59_999);
    expect(await state(ask, orderId)).toBe('NEW');
    pass(1);
    expect(await state(ask, orderId)).toBe('CANCELED');
    expect((await ask('DELETE', `/api/v2_1/orders/${orderId}`)).status).toBe(400);
  });
});

describe('the page', () => {
  const paths = async (ask: Ask) => {
    const { redirectUri, orderId } = await start(ask, { ...body, description: 'Zamówienie <1>' });
    expect(redirectUri.startsWith(`${PUBLIC_URL}/pay/?`)).toBe(true);
    return { path: redirectUri.slice(PUBLIC_URL.length) as string, orderId: orderId as string };
  };
  const press = (decision: string) => ({
    method: 'POST',
    body: `decision=${decision}`,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });

  it('says what it is, runs nothing and fetches nothing', async () => {
    const { ask, simulator } = await opened();
    const { path } = await paths(ask);
    const response = await simulator.pages.request(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('Symulator płatności – nikt tu niczego nie pobiera.');
    expect(html).toContain('Zamówienie &lt;1&gt;');
    expect(html).toContain('210,00\u00A0zł');
    expect(html).not.toMatch(/<script|<link|<img|style="|url\(/);
    const policy = response.headers.get('Content-Security-Policy');
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(policy).toContain("form-action 'self' https://sklep.pl;");
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it.each([
    ['pay', 'https://sklep.pl/z/1', 'COMPLETED', 'Płatność została przyjęta.'],
    ['refuse', 'https://sklep.pl/z/1?error=501', 'CANCELED', 'Płatności nie przyjęto.'],
  ])('takes the decision to %s, once', async (decision, address, end, words) => {
    const { ask, simulator, pass } = await opened();
    const { path, orderId } = await paths(ask);
    const response = await simulator.pages.request(path, press(decision));
    expect([response.status, response.headers.get('Location')]).toEqual([303, address]);
    expect(await state(ask, orderId)).toBe('PENDING');
    const second = await simulator.pages.request(path, press(decision === 'pay' ? 'refuse' : 'pay'));
    expect(await second.text()).toContain('Płatność jest w\u00A0toku.');
    pass(1500);
    expect(await state(ask, orderId)).toBe(end);
    const after = await (await simulator.pages.request(path)).text();
    expect(after).toContain(words);
    expect(after).not.toContain('<form');
  });

  it('is for nobody without its token, and takes no other decision', async () => {
    const { ask, simulator } = await opened();
    const { path, orderId } = await paths(ask);
    const foreign = path.replace(/token=./, (start) => (start.endsWith('A') ? 'token=B' : 'token=A'));
    expect((await simulator.pages.request(foreign, press('pay'))).status).toBe(404);
    expect((await simulator.pages.request('/pay/')).status).toBe(404);
    expect((await simulator.pages.request(path, press('kradnij'))).status).toBe(200);
    expect((await simulator.pages.request(path, press('a'.repeat(2000)))).status).toBe(413);
    expect(await state(ask, orderId)).toBe('NEW');
  });
});
