import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { PaymentSettings } from '../settings/payments.ts';
import { openPayments } from './open.server.ts';
import { REQUEST } from './payu/testing/payu.server.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function opened(settings: PaymentSettings) {
  const dataDir = await mkdtemp(join(tmpdir(), 'witryna-payments-'));
  folders.push(dataDir);
  const shopUrl = 'http://localhost:3000';
  return { ...(await openPayments({ settings, shopUrl, dataDir, clock: () => NOW, texts: {} })), dataDir };
}
const keys = { posId: '1', clientId: '1', clientSecret: 'a', secondKey: 'b' };

describe('payments of an open shop', () => {
  it('may be none', async () => {
    expect(await opened({ kind: 'none' })).toMatchObject({ provider: undefined, simulator: undefined });
  });

  it.each([
    ['https://secure.payu.com', 'https://*.payu.com'],
    ['https://secure.snd.payu.com', 'https://*.payu.com'],
    ['https://payu.com.example', 'https://payu.com.example'],
    ['http://127.0.0.1:3721/payu', 'http://127.0.0.1:3721'],
  ])('lead from %s to %s', async (url, target) => {
    const open = await opened({ kind: 'payu', url, ...keys });
    expect([open.provider?.id, open.formTargets, open.simulator]).toEqual(['payu', [target], undefined]);
  });

  it('are simulated in the same process, with the page in the shop', async () => {
    const { provider, simulator, dataDir, close } = await opened({ kind: 'simulator' });
    const started = await provider?.start({ ...REQUEST, notifyUrl: 'http://localhost:3000/platnosci/payu' });
    if (!started?.ok || started.value.status !== 'redirect') throw new Error('no page');
    expect(started.value.address).toMatch(/^http:\/\/localhost:3000\/payu-simulator\/pay\/\?orderId=/);
    expect(provider?.id).toBe('payu-simulator');
    const told = new Promise<unknown>((resolve) => {
      simulator?.connect(async (request) => {
        resolve(provider?.readNotification(await request.text(), request.headers));
        return new Response();
      });
    });
    const page = started.value.address.replace('http://localhost:3000/payu-simulator', '');
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    await simulator?.pages.request(page, { method: 'POST', headers, body: 'decision=pay' });
    await simulator?.run();
    expect(await told).toMatchObject({ ok: true, value: { status: 'pending', attempt: REQUEST.attempt } });
    expect(await readdir(join(dataDir, 'payu-simulator'))).toEqual([`${started.value.providerId}.json`]);
    await close();
  });

  it('show nothing of the protocol to the world', async () => {
    const { simulator, close } = await opened({ kind: 'simulator' });
    for (const path of ['/api/v2_1/orders', '/pl/standard/user/oauth/authorize']) {
      expect((await simulator?.pages.request(path, { method: 'POST' }))?.status).toBe(404);
    }
    await close();
  });
});
