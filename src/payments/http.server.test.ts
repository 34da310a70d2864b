import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterEach, describe, expect, it } from 'vitest';
import blikCodes from './fixtures/blikCodes.json' with { type: 'json' };
import { createPayu } from './payu/provider.server.ts';
import { REQUEST } from './payu/testing/payu.server.ts';
import type { Notice, PaymentRequest, ProblemDetail } from './port.ts';
import type { NotifyingManner } from './simulator/orders.server.ts';
import type { SimulatorOptions } from './simulator/simulator.server.ts';
import { KEYS, simulatorAt } from './simulator/testing/simulator.server.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const bodyOf = async (request: IncomingMessage) => Buffer.concat(await request.toArray()).toString('utf8');

/** A shop with the adapter and a PayU with its own clock, each behind a port, talking both ways. */
async function bothSides(options: Partial<SimulatorOptions> = {}) {
  const sim = await simulatorAt(NOW, { publicUrl: 'https://payu.example', ...options });
  closers.push(sim.remove);
  const url = await listening(createServer(getRequestListener(sim.simulator.api.fetch)));
  const problems: ProblemDetail[] = [];
  let adapterNow = NOW;
  const newProvider = () =>
    createPayu({ ...KEYS, url, clock: () => adapterNow, onProblem: (detail) => problems.push(detail) });
  const provider = newProvider();
  const notices: Notice[] = [];
  const shop = createServer(async (request, response) => {
    const headers = new Headers(request.headers as Record<string, string>);
    const read = provider.readNotification(await bodyOf(request), headers);
    if (read.ok) notices.push(read.value);
    response.writeHead(read.ok ? 200 : 400).end();
  });
  const notifyUrl = `${await listening(shop)}/platnosci/payu`;
  sim.simulator.connect((request) => fetch(request));
  const request = (more: Partial<PaymentRequest> = {}): PaymentRequest => ({ ...REQUEST, notifyUrl, ...more });
  return {
    ...sim,
    url,
    provider,
    newProvider,
    problems,
    notices,
    request,
    passForShop: (ms: number) => (adapterNow += ms),
  };
}
const blik = (code: string) => ({ method: { kind: 'blik', code } as const });

describe('the shop and the simulator over HTTP', () => {
  it.each(blikCodes.codes)('agree about BLIK $code', async ({ code, reason }) => {
    const { provider, simulator, notices, request, pass } = await bothSides();
    const started = await provider.start(request(blik(code)));
    expect(started).toMatchObject({ ok: true, value: { status: 'pending' } });
    const providerId = started.ok ? started.value.providerId : '';
    expect(await provider.state(providerId)).toMatchObject({ ok: true, value: { status: 'pending' } });
    pass(1500);
    await simulator.run();
    const end = reason === null ? { status: 'completed' } : { status: 'rejected', reason };
    expect(await provider.state(providerId)).toEqual({
      ok: true,
      value: { providerId, attempt: REQUEST.attempt, amount: 21_000, ...end },
    });
    const of = { kind: 'payment', providerId, attempt: REQUEST.attempt, amount: 21_000 };
    const told = reason === null ? 'completed' : 'cancelled';
    expect(notices).toEqual([
      { ...of, status: 'pending' },
      { ...of, status: told },
    ]);
  });

  it('refuse any other code, and one that is not six digits never leaves the shop', async () => {
    const { provider, request, pass } = await bothSides();
    const started = await provider.start(request(blik('123456')));
    pass(1500);
    const state = await provider.state(started.ok ? started.value.providerId : '');
    expect(state).toMatchObject({ ok: true, value: { status: 'rejected', reason: 'invalid' } });
    for (const code of ['12345', '1234567', '12 345', 'abcdef']) {
      expect(await provider.start(request({ attempt: code, ...blik(code) }))).toEqual({ ok: false, error: 'badCode' });
    }
  });

  it('take a payment on the page, and give it back in two parts', async () => {
    const { provider, simulator, notices, request, pass } = await bothSides();
    const started = await provider.start(request());
    if (!started.ok || started.value.status !== 'redirect') throw new Error('no page');
    const { providerId, address } = started.value;
    expect(await provider.state(providerId)).toMatchObject({ value: { status: 'new' } });
    const page = address.slice(address.indexOf('/pay/'));
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    await simulator.pages.request(page, { method: 'POST', body: 'decision=pay', headers });
    pass(1500);
    await simulator.run();
    expect(await provider.state(providerId)).toMatchObject({ value: { status: 'completed' } });
    const part = { providerId, refundId: 'zwrot-1', amount: 6000, description: 'Zwrot' };
    expect(await provider.refund(part)).toMatchObject({ ok: true, value: { status: 'pending', amount: 6000 } });
    expect(await provider.refund({ ...part, refundId: 'zwrot-2', amount: 15_001 })).toEqual({
      ok: false,
      error: 'refused',
    });
    expect(await provider.refund({ ...part, refundId: 'zwrot-3', amount: 15_000 })).toMatchObject({ ok: true });
    pass(1500);
    await simulator.run();
    expect(notices.filter(({ kind }) => kind === 'refund')).toMatchObject([
      { refundId: 'zwrot-1', amount: 6000, status: 'completed', attempt: REQUEST.attempt },
      { refundId: 'zwrot-3', amount: 15_000, status: 'completed' },
    ]);
  });

  it('cancel what is not paid, and not what is', async () => {
    const { provider, simulator, request, pass, notices } = await bothSides();
    const open = await provider.start(request());
    const openId = open.ok ? open.value.providerId : '';
    expect(await provider.cancel(openId)).toEqual({ ok: true, value: undefined });
    expect(await provider.state(openId)).toMatchObject({ value: { status: 'cancelled' } });
    const paid = await provider.start(request({ attempt: 'druga', ...blik('777000') }));
    pass(1500);
    const paidId = paid.ok ? paid.value.providerId : '';
    expect(await provider.cancel(paidId)).toEqual({ ok: false, error: 'refused' });
    expect(await provider.state(paidId)).toMatchObject({ value: { status: 'completed' } });
    expect(await provider.cancel('NIEMA')).toEqual({ ok: false, error: 'notFound' });
    await simulator.run();
    expect(notices.map((notice) => notice.status)).toEqual(['cancelled', 'pending', 'completed']);
  });

  it('make one payment of the same attempt twice: at once, after one another, and in another process', async () => {
    const { provider, newProvider, request, simulator, pass, notices } = await bothSides();
    const asked = request(blik('777123'));
    const [first, second] = await Promise.all([provider.start(asked), provider.start(asked)]);
    expect(first).toMatchObject({ ok: true });
    expect(second).toEqual(first);
    expect(await provider.start(asked)).toEqual(first);
    expect(await newProvider().start(asked)).toEqual({ ok: false, error: 'notUnique' });
    pass(1500);
    await simulator.run();
    expect(notices.filter(({ status }) => status === 'completed')).toHaveLength(1);
  });

  it('make no second payment of an answer that is lost: asked again, PayU says that it knows', async () => {
    const { url, request, simulator, pass, notices } = await bothSides();
    let isLost = true;
    const provider = createPayu({
      ...KEYS,
      url,
      clock: () => NOW,
      fetch: async (input, init) => {
        const response = await fetch(input, init);
        if (!isLost || !String(input).endsWith('/orders')) return response;
        isLost = false;
        throw new TypeError('fetch failed');
      },
    });
    const asked = request(blik('777123'));
    expect(await provider.start(asked)).toEqual({ ok: false, error: 'unavailable' });
    expect(await provider.start(asked)).toEqual({ ok: false, error: 'notUnique' });
    pass(1500);
    await simulator.run();
    expect(notices).toMatchObject([
      { attempt: REQUEST.attempt, status: 'pending' },
      { attempt: REQUEST.attempt, status: 'completed' },
    ]);
  });

  it('make one refund of the same refund twice: at once, after one another, and in another process', async () => {
    const { provider, newProvider, request, pass, simulator, notices } = await bothSides();
    const started = await provider.start(request(blik('777123')));
    pass(1500);
    const providerId = started.ok ? started.value.providerId : '';
    const asked = { providerId, refundId: 'zwrot', amount: 100, description: 'Zwrot' };
    const [first, second] = await Promise.all([provider.refund(asked), provider.refund(asked)]);
    expect(second).toEqual(first);
    expect(await provider.refund(asked)).toEqual(first);
    expect(await newProvider().refund(asked)).toEqual(first);
    pass(1500);
    await simulator.run();
    expect(notices.filter(({ kind }) => kind === 'refund')).toHaveLength(1);
  });

  it('say what became of a refund to who asks again, and make a cancelled one only by another name', async () => {
    const manner: NotifyingManner = { refunds: 'CANCELED' };
    const { provider, request, simulator, pass, notices } = await bothSides({ manner });
    const started = await provider.start(request(blik('777123')));
    const providerId = started.ok ? started.value.providerId : '';
    pass(1500);
    const asked = { providerId, refundId: 'zwrot', amount: 21_000, description: 'Zwrot' };
    expect(await provider.refund(asked)).toMatchObject({ ok: true, value: { status: 'pending' } });
    pass(1500);
    expect(await provider.refund(asked)).toMatchObject({ ok: true, value: { status: 'cancelled' } });
    expect(await provider.refund(asked)).toMatchObject({ ok: true, value: { status: 'cancelled' } });
    manner.refunds = 'FINALIZED';
    expect(await provider.refund({ ...asked, refundId: 'zwrot-2' })).toMatchObject({ value: { status: 'pending' } });
    pass(1500);
    expect(await provider.refund({ ...asked, refundId: 'zwrot-2' })).toMatchObject({ value: { status: 'completed' } });
    await simulator.run();
    expect(notices.filter(({ kind }) => kind === 'refund')).toMatchObject([
      { refundId: 'zwrot', status: 'cancelled' },
      { refundId: 'zwrot-2', status: 'completed' },
    ]);
  });

  it('renew a token that expired meanwhile, once for all who ask', async () => {
    const { provider, request, pass, passForShop, problems } = await bothSides();
    const started = await provider.start(request({ ...blik('777123'), validSeconds: 999_999 }));
    const id = started.ok ? started.value.providerId : '';
    // The provider's clock runs ahead, so that the shop still takes its token for good.
    pass(43_199_001);
    const states = await Promise.all([provider.state(id), provider.state(id), provider.state(id)]);
    for (const state of states) expect(state).toMatchObject({ ok: true, value: { status: 'completed' } });
    passForShop(50_000_000);
    expect(await provider.state(id)).toMatchObject({ ok: true });
    expect(problems).toEqual([]);
  });

  it('read each of the notifications that come twice and in the wrong order', async () => {
    const { provider, simulator, request, pass, notices } = await bothSides({ manner: { copies: 2, reversed: true } });
    await provider.start(request(blik('777123')));
    pass(1501);
    await simulator.run();
    expect(notices.map(({ status }) => status)).toEqual(['completed', 'completed', 'pending', 'pending']);
  });

  it('refuse calls and believe no notification when keys do not fit', async () => {
    const foreign = { ...KEYS, clientSecret: 'inne', secondKey: 'inny' };
    const { provider, simulator, request, notices, problems } = await bothSides({ keys: foreign });
    expect(await provider.start(request())).toEqual({ ok: false, error: 'misconfigured' });
    expect(problems).toMatchObject([{ operation: 'token', problem: 'misconfigured', status: 401 }]);
    await simulator.run();
    expect(notices).toEqual([]);
  });
});
