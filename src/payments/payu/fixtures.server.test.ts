import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import cancel from '../fixtures/cancel.json' with { type: 'json' };
import notices from '../fixtures/notices.json' with { type: 'json' };
import orderBlik from '../fixtures/orderBlik.json' with { type: 'json' };
import orderRedirect from '../fixtures/orderRedirect.json' with { type: 'json' };
import orderState from '../fixtures/orderState.json' with { type: 'json' };
import problems from '../fixtures/problems.json' with { type: 'json' };
import refund from '../fixtures/refund.json' with { type: 'json' };
import resultCodes from '../fixtures/resultCodes.json' with { type: 'json' };
import token from '../fixtures/token.json' with { type: 'json' };
import { createPayu } from './provider.server.ts';
import { adapterBefore, KEYS, REQUEST } from './testing/payu.server.ts';

const { orderId } = orderRedirect.answer;
const blik = { ...REQUEST, method: { kind: 'blik', code: '777123' } as const };

describe('the adapter asks, as the documentation does,', () => {
  it('for a token', async () => {
    const seen: { url: string; init: RequestInit | undefined }[] = [];
    const provider = createPayu({
      ...KEYS,
      url: 'https://secure.snd.payu.com',
      clock: () => 0,
      fetch: async (input, init) => {
        seen.push({ url: String(input), init });
        return Response.json(seen.length === 1 ? token.answer : orderState.answer);
      },
    });
    expect(await provider.state(orderId)).toMatchObject({ ok: true });
    const [asked, used] = seen;
    expect(asked?.url).toBe(`https://secure.snd.payu.com${token.path}`);
    expect(asked?.init?.method).toBe(token.method);
    expect(new Headers(asked?.init?.headers).get('Content-Type')).toBe(token.contentType);
    expect(Object.fromEntries(new URLSearchParams(String(asked?.init?.body)))).toEqual(token.form);
    expect(new Headers(used?.init?.headers).get('Authorization')).toBe(`Bearer ${token.answer.access_token}`);
  });

  it('for an order that is paid on a page of PayU', async () => {
    const { provider, calls } = adapterBefore({ status: orderRedirect.status, body: orderRedirect.answer });
    expect(await provider.start(REQUEST)).toEqual({
      ok: true,
      value: { providerId: orderId, status: 'redirect', address: orderRedirect.answer.redirectUri },
    });
    const [call] = calls;
    expect(call).toMatchObject({ method: orderRedirect.method, path: orderRedirect.path });
    expect(call?.headers.get('Content-Type')).toBe(orderRedirect.contentType);
    expect(call?.headers.get('Authorization')).toBe('Bearer token');
    const body = JSON.parse(call?.body ?? '');
    expect(body).toMatchObject(orderRedirect.body);
    expect(body).toMatchObject({ extOrderId: REQUEST.attempt, validityTime: '3600', continueUrl: REQUEST.continueUrl });
    expect(Object.keys(body).filter((field) => !orderRedirect.fields.includes(field))).toEqual([]);
    expect(body).not.toHaveProperty('payMethods');
  });

  it.each([
    ['WARNING_CONTINUE_REDIRECT', true],
    ['WARNING_CONTINUE_3DS', true],
    ['WARNING_CONTINUE_CVV', false],
  ])('and goes on after %s: %s', async (statusCode, goesOn) => {
    const { provider } = adapterBefore({ status: 302, body: { ...orderRedirect.answer, status: { statusCode } } });
    expect(await provider.start(REQUEST)).toMatchObject(goesOn ? { ok: true } : { ok: false, error: 'refused' });
  });

  it('for a BLIK code, with what is known of the browser', async () => {
    const { provider, calls } = adapterBefore({ status: orderBlik.status, body: orderBlik.answer });
    const browser = {
      accept: 'text/html',
      userAgent: 'Firefox',
      language: 'pl',
      screenWidth: 360,
      timezoneOffset: -60,
    };
    const request = { ...blik, buyer: { ...REQUEST.buyer, browser } };
    expect(await provider.start(request)).toEqual({ ok: true, value: { providerId: orderId, status: 'pending' } });
    const body = JSON.parse(calls[0]?.body ?? '');
    expect(body.payMethods).toEqual(orderBlik.payMethods);
    expect(body.riskData.browser).toEqual({
      acceptHeaders: 'text/html',
      requestIP: '127.0.0.1',
      userAgent: 'Firefox',
      language: 'pl',
      javaEnabled: false,
      screenWidth: '360',
      timezoneOffset: '-60',
    });
    expect(Object.keys(body.riskData.browser).filter((name) => !orderBlik.browserFields.includes(name))).toEqual([]);
  });

  it('for a refund, after looking whether it was made already', async () => {
    const { provider, calls } = adapterBefore(
      { status: 200, body: [] },
      { status: refund.status, body: refund.answer },
    );
    const { extRefundId, description } = refund.body.refund;
    const asked = { providerId: refund.answer.orderId, refundId: extRefundId, amount: 10_000, description };
    const answer = { providerRefundId: '5000000142', status: 'pending', amount: 10_000 };
    expect(await provider.refund(asked)).toEqual({ ok: true, value: answer });
    expect(calls.map(({ method, path }) => ({ method, path }))).toEqual([
      { method: 'GET', path: refund.path },
      { method: refund.method, path: refund.path },
    ]);
    expect(JSON.parse(calls[1]?.body ?? '')).toEqual(refund.body);
  });

  it('for the names of ways: those that are enabled, without BLIK, each once', async () => {
    const link = (value: string, name: string, status = 'ENABLED') => ({ value, name, status, brandImageUrl: 'x' });
    const payByLinks = [
      link('c', 'Karta płatnicza'),
      link('ap', 'Google Pay'),
      link('jp', 'Apple Pay', 'DISABLED'),
      link('blik', 'BLIK'),
      link('c2', 'Karta płatnicza'),
    ];
    const { provider, calls } = adapterBefore(
      { status: 200, body: { payByLinks, status: { statusCode: 'SUCCESS' } } },
      { status: 200, body: { payByLinks: [{ value: 'c' }] } },
    );
    expect(await provider.ways()).toEqual({ ok: true, value: ['Karta płatnicza', 'Google Pay'] });
    expect(calls[0]).toMatchObject({ method: 'GET', path: '/api/v2_1/paymethods' });
    expect(await provider.ways()).toEqual({ ok: false, error: 'unavailable' });
  });

  it('for cancelling', async () => {
    const { provider, calls } = adapterBefore({ status: cancel.status, body: cancel.answer });
    expect(await provider.cancel(orderId)).toEqual({ ok: true, value: undefined });
    expect(calls[0]).toMatchObject({ method: cancel.method, path: cancel.path });
  });
});

describe('the adapter reads, as the documentation has them,', () => {
  it.each(Object.entries(orderState.statuses))('an order that is %s', async (status, read) => {
    const [order] = orderState.answer.orders;
    const body = { ...orderState.answer, orders: [{ ...order, status }] };
    const transactions = { status: 200, body: { transactions: [] } };
    const { provider, calls } = adapterBefore({ status: 200, body }, transactions);
    expect(await provider.state(orderId)).toEqual({
      ok: true,
      value: { providerId: orderId, attempt: '343242', status: read, amount: 3200 },
    });
    expect(calls[0]).toMatchObject({ method: orderState.method, path: orderState.path });
  });

  it.each(Object.entries({ ...resultCodes.codes, ...resultCodes.bySamePattern }))(
    'a payment that failed with %s',
    async (resultCode, reason) => {
      const [order] = orderState.answer.orders;
      const [transaction] = resultCodes.answer.transactions;
      for (const [status, type] of [
        ['CANCELED', 'PBL'],
        ['PENDING', 'BLIK_AUTHORIZATION_CODE'],
      ]) {
        const { provider } = adapterBefore(
          { status: 200, body: { orders: [{ ...order, status, payMethod: { type } }] } },
          { status: 200, body: { transactions: [{ ...transaction, resultCode }] } },
        );
        expect(await provider.state(orderId)).toMatchObject({ ok: true, value: { status: 'rejected', reason } });
      }
    },
  );

  it.each([
    ['PENDING', 'pending'],
    ['CANCELED', 'rejected'],
  ])('an order that is %s with a payment that failed and one that says nothing', async (status, read) => {
    const [order] = orderState.answer.orders;
    const [failed] = resultCodes.answer.transactions;
    const payMethod = { type: 'BLIK_AUTHORIZATION_CODE' };
    const { provider } = adapterBefore(
      { status: 200, body: { orders: [{ ...order, status, payMethod }] } },
      { status: 200, body: { transactions: [failed, { payMethod: { value: 'blik' } }] } },
    );
    expect(await provider.state(orderId)).toMatchObject({ ok: true, value: { status: read } });
  });

  it('a refund that was made before', async () => {
    const { provider, calls } = adapterBefore({ status: 200, body: refund.list.answer });
    const asked = { providerId: orderId, refundId: 'hdjJduUEEH2', amount: 10_000, description: 'x' };
    const value = { providerRefundId: '5000000142', status: 'completed', amount: 10_000 };
    expect(await provider.refund(asked)).toEqual({ ok: true, value });
    expect(calls).toHaveLength(1);
  });

  it.each(problems.answers)(
    'the answer $status $said.statusCode $said.statusDesc',
    async ({ status, said, problem }) => {
      // What is not authorised is asked once more, with a new token.
      const answers = [0, 1].map(() => ({ status, body: { status: said } }));
      const before = adapterBefore(...answers);
      expect(await before.provider.start(blik)).toEqual({ ok: false, error: problem });
      expect(before.problems).toMatchObject([{ operation: 'start', problem, status, statusCode: said.statusCode }]);
      expect(before.calls).toHaveLength(status === 401 ? 2 : 1);
    },
  );
});

describe('the adapter reads, of the documentation,', () => {
  const { provider } = adapterBefore();
  const signed = (value: unknown, algorithm = 'SHA-256') => {
    const body = JSON.stringify(value);
    const digest = createHash(algorithm === 'MD5' ? 'md5' : 'sha256')
      .update(body + KEYS.secondKey)
      .digest('hex');
    const header = notices.header.replace(/signature=\w+/, `signature=${digest}`).replace('MD5', algorithm);
    return provider.readNotification(body, new Headers({ 'OpenPayu-Signature': header }));
  };
  const of = { providerId: 'LDLW5N7MF4140324GUEST000P01', attempt: 'Order id in your shop', amount: 200 };

  it.each(['MD5', 'SHA-256'])('a notification signed with %s', (algorithm) => {
    const value = { kind: 'payment', ...of, status: 'completed' };
    expect(signed(notices.completed, algorithm)).toEqual({ ok: true, value });
  });

  it('the notification of a payment that was cancelled', () => {
    expect(signed(notices.cancelled)).toEqual({ ok: true, value: { kind: 'payment', ...of, status: 'cancelled' } });
  });

  it.each(notices.statuses)('the notification of a payment that is %s', (status) => {
    const order = { ...notices.completed.order, status };
    expect(signed({ ...notices.completed, order })).toMatchObject({ ok: true, value: { kind: 'payment' } });
  });

  it('the notification of a refund', () => {
    expect(signed(notices.refund)).toEqual({
      ok: true,
      value: {
        kind: 'refund',
        providerId: '2DVZMPMFPN140219GUEST000P01',
        attempt: 'Order id in your shop',
        providerRefundId: '912128',
        status: 'completed',
        amount: 15_516,
      },
    });
  });
});
