import { createHash } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import notices from '../fixtures/notices.json' with { type: 'json' };
import orderRedirect from '../fixtures/orderRedirect.json' with { type: 'json' };
import orderState from '../fixtures/orderState.json' with { type: 'json' };
import type { ProblemDetail } from '../port.ts';
import { createPayu } from './provider.server.ts';
import { adapterBefore, KEYS, REQUEST } from './testing/payu.server.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A PayU that gives tokens and then does what it is told. */
async function facing(answer: (response: ServerResponse) => void, timeout = 60_000) {
  const server = createServer((request, response) => {
    if (request.url?.endsWith('/authorize') !== true) return answer(response);
    response.writeHead(200).end('{"access_token":"a","expires_in":100}');
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const problems: ProblemDetail[] = [];
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const onProblem = (detail: ProblemDetail) => problems.push(detail);
  return { provider: createPayu({ ...KEYS, url, timeout, clock: () => 0, onProblem }), problems, server };
}

const html = '<!DOCTYPE html><title>Przerwa techniczna</title>';
const UNAVAILABLE = { ok: false, error: 'unavailable' };

describe('a provider that does not answer as it should', () => {
  it.each<[string, (response: ServerResponse) => void, Partial<ProblemDetail>]>([
    ['with a page of HTML', (response) => response.writeHead(200).end(html), { cause: 'unreadable' }],
    ['with a page of HTML that says 502', (response) => response.writeHead(502).end(html), { status: 502 }],
    ['with nothing', (response) => response.writeHead(200).end(), { cause: 'unreadable' }],
    ['with too much', (response) => response.writeHead(200).end(`"${'x'.repeat(300_000)}"`), { cause: 'oversized' }],
    ['with JSON of another shape', (response) => response.writeHead(201).end('{"a":1}'), { cause: 'unreadable' }],
    ['with a list', (response) => response.writeHead(200).end('[]'), { cause: 'unreadable' }],
    [
      'with an end in the middle',
      (response) => {
        response.writeHead(200, { 'Content-Length': '100' }).write('{');
        response.destroy();
      },
      {},
    ],
  ])('is a problem %s', async (_, answer, detail) => {
    const { provider, problems } = await facing(answer);
    expect(await provider.start(REQUEST)).toEqual(UNAVAILABLE);
    expect(problems).toMatchObject([{ operation: 'start', problem: 'unavailable', ...detail }]);
    expect(await provider.state('A')).toEqual(UNAVAILABLE);
    expect(await provider.refund({ providerId: 'A', refundId: 'b', amount: 1, description: 'c' })).toEqual(UNAVAILABLE);
    expect(await provider.cancel('A')).toEqual(UNAVAILABLE);
  });

  it('is a problem when its answer does not come in time', async () => {
    // The token before it comes in time on a busy machine too.
    const { provider, problems } = await facing(() => {}, 1000);
    expect(await provider.start(REQUEST)).toEqual(UNAVAILABLE);
    expect(problems).toMatchObject([{ operation: 'start', cause: 'TimeoutError' }]);
  });

  it('is left when who asked has gone', async () => {
    const gone = new AbortController();
    const { provider } = await facing(() => gone.abort());
    expect(await provider.start(REQUEST, gone.signal)).toEqual(UNAVAILABLE);
  });

  it('is a problem when it cannot be reached, and the next call reaches it', async () => {
    const created = { ...orderRedirect.answer, redirectUri: 'https://secure.payu.com/pay/' };
    const { provider, problems, server } = await facing((response) =>
      response.writeHead(302).end(JSON.stringify(created)),
    );
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    expect(await provider.start(REQUEST)).toEqual(UNAVAILABLE);
    expect(problems).toEqual([{ operation: 'token', problem: 'unavailable', cause: 'ECONNREFUSED' }]);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    expect(await provider.start(REQUEST)).toMatchObject({ ok: true, value: { status: 'redirect' } });
  });

  it.each(['javascript:alert(1)', 'http://zly.example/', '//x', 'pay'])(
    'is a problem when it would send the payer to %s',
    async (to) => {
      const body = { ...orderRedirect.answer, redirectUri: to };
      expect(await adapterBefore({ status: 302, body }).provider.start(REQUEST)).toEqual(UNAVAILABLE);
    },
  );

  it('is a problem when it names no address to pay at', async () => {
    const { redirectUri: _, ...body } = orderRedirect.answer;
    expect(await adapterBefore({ status: 201, body }).provider.start(REQUEST)).toEqual(UNAVAILABLE);
  });

  it.each([
    ['of another order', { orderId: 'INNE' }],
    ['in another currency', { currencyCode: 'EUR' }],
    ['with an amount of no grosze', { totalAmount: '32.00' }],
    ['in a state nobody knows', { status: 'PAID' }],
  ])('is a problem with the state %s', async (_, change) => {
    const body = { ...orderState.answer, orders: [{ ...orderState.answer.orders[0], ...change }] };
    const { provider } = adapterBefore({ status: 200, body });
    expect(await provider.state('WZHF5FFDRJ140731GUEST000P01')).toEqual(UNAVAILABLE);
  });

  it('tells the log no address, no code and no person', async () => {
    const { provider, problems } = await facing((response) =>
      response.writeHead(400).end('{"status":{"statusCode":"ERROR_SYNTAX"}}'),
    );
    await provider.start({ ...REQUEST, method: { kind: 'blik', code: '777123' } });
    expect(JSON.stringify(problems)).not.toMatch(/777123|john|127\.0\.0\.1|22f4175/);
  });
});

describe('a notification', () => {
  const { provider } = adapterBefore();
  const body = JSON.stringify(notices.completed);
  const hash = (text: string, algorithm: string) => createHash(algorithm).update(text).digest('hex');
  const good = hash(body + KEYS.secondKey, 'sha256');
  const read = (header: string | undefined, text = body) =>
    provider.readNotification(text, new Headers(header === undefined ? {} : { 'OpenPayu-Signature': header }));
  const FORGED = { ok: false, error: 'signature' };

  it.each([
    ['', undefined],
    ['with an empty header', ''],
    ['with another key', `signature=${hash(`${body}klucz`, 'sha256')};algorithm=SHA-256`],
    ['signed without a key', `signature=${hash(body, 'sha256')};algorithm=SHA-256`],
    ['with a part of the signature', `signature=${good.slice(0, 32)};algorithm=SHA-256`],
    ['with an empty signature', 'signature=;algorithm=SHA-256'],
    ['without an algorithm', `signature=${good}`],
    ['with the wrong algorithm', `signature=${good};algorithm=MD5`],
    ['with SHA-1', `signature=${hash(body + KEYS.secondKey, 'sha1')};algorithm=SHA-1`],
    ['with none', `signature=${good};algorithm=none`],
    ['with two signatures', `signature=x;signature=${good};algorithm=SHA-256`],
    ['with two algorithms', `signature=${good};algorithm=SHA-256;algorithm=MD5`],
  ])('is not read when it is not from PayU: %s', (_, header) => {
    expect(read(header)).toEqual(FORGED);
  });

  it('is not read when it was changed on the way, not by a space', () => {
    const header = `sender=checkout;signature=${good};algorithm=SHA-256;content=DOCUMENT`;
    expect(read(header)).toMatchObject({ ok: true });
    expect(
      read(header.toUpperCase().replace('SIGNATURE', 'signature').replace('ALGORITHM', 'algorithm')),
    ).toMatchObject({
      ok: true,
    });
    expect(read(header, body.replace('"200"', '"100"'))).toEqual(FORGED);
    expect(read(header, `${body} `)).toEqual(FORGED);
  });

  it('is told by either of its headers', () => {
    const headers = new Headers({ 'X-OpenPayU-Signature': `signature=${good};algorithm=SHA-256` });
    expect(provider.readNotification(body, headers)).toMatchObject({ ok: true });
  });

  it('is malformed when it is signed and says nothing, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const header = `signature=${hash(text + KEYS.secondKey, 'sha256')};algorithm=SHA-256`;
        expect(read(header, text)).toEqual({ ok: false, error: 'malformed' });
      }),
    );
    const order = { ...notices.completed.order, currencyCode: 'EUR' };
    const foreign = JSON.stringify({ order });
    expect(read(`signature=${hash(foreign + KEYS.secondKey, 'md5')};algorithm=MD5`, foreign)).toEqual({
      ok: false,
      error: 'malformed',
    });
  });
});
