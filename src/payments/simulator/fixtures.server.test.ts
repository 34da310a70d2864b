import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import blikCodes from '../fixtures/blikCodes.json' with { type: 'json' };
import cancel from '../fixtures/cancel.json' with { type: 'json' };
import notices from '../fixtures/notices.json' with { type: 'json' };
import orderBlik from '../fixtures/orderBlik.json' with { type: 'json' };
import orderRedirect from '../fixtures/orderRedirect.json' with { type: 'json' };
import orderState from '../fixtures/orderState.json' with { type: 'json' };
import problems from '../fixtures/problems.json' with { type: 'json' };
import refund from '../fixtures/refund.json' with { type: 'json' };
import resultCodes from '../fixtures/resultCodes.json' with { type: 'json' };
import token from '../fixtures/token.json' with { type: 'json' };
import { PAUSES } from './model.ts';
import { KEYS, shopCalls, simulatorAt } from './testing/simulator.server.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
let sim: Awaited<ReturnType<typeof simulatorAt>>;
let ask: Awaited<ReturnType<typeof shopCalls>>;
let count = 0;

beforeAll(async () => {
  sim = await simulatorAt(NOW);
  ask = await shopCalls(sim.simulator.api);
});
afterAll(() => sim.remove());

/** The documentation's order, for this point of sale and with an id of its own. */
const order = (more: object = {}) => ({
  ...orderRedirect.body,
  merchantPosId: KEYS.posId,
  extOrderId: `proba-${count++}`,
  ...more,
});
/** Every name that the example has, and a value of the same kind under each. */
function expectAlike(given: unknown, example: unknown, at = ''): void {
  expect(Array.isArray(given), at).toBe(Array.isArray(example));
  expect(typeof given, at).toBe(typeof example);
  if (typeof example !== 'object' || example === null) return;
  for (const [name, value] of Object.entries(example)) {
    expectAlike((given as Record<string, unknown>)[name], value, `${at}.${name}`);
  }
}
const without = <T extends object>(example: T, ...names: string[]) =>
  Object.fromEntries(Object.entries(example).filter(([name]) => !names.includes(name)));

describe('the simulator, as the documentation shows,', () => {
  it('gives a token', async () => {
    const body = new URLSearchParams({ ...token.form, client_id: KEYS.clientId, client_secret: KEYS.clientSecret });
    const headers = { 'Content-Type': token.contentType };
    const response = await sim.simulator.api.request(token.path, { method: token.method, headers, body: `${body}` });
    expect(response.status).toBe(token.status);
    const answer = (await response.json()) as typeof token.answer;
    expectAlike(answer, token.answer);
    expect(answer).toMatchObject(without(token.answer, 'access_token'));
  });

  it('makes an order with the page to pay on', async () => {
    const sent = order();
    const { status, headers, body } = await ask(orderRedirect.method, orderRedirect.path, sent);
    expect(status).toBe(orderRedirect.status);
    expectAlike(body, without(orderRedirect.answer, 'iframeAllowed'));
    expect(body.status).toEqual(orderRedirect.answer.status);
    expect(body.extOrderId).toBe(sent.extOrderId);
    expect(headers.get('Location')).toBe(body.redirectUri);
    expect(body.orderId).toMatch(/^[A-Z0-9]{10}\d{6}GUEST000P01$/);
  });

  it('makes an order with a BLIK code', async () => {
    const { status, body } = await ask('POST', orderRedirect.path, order({ payMethods: orderBlik.payMethods }));
    expect(status).toBe(orderBlik.status);
    expectAlike(body, orderBlik.answer);
  });

  it('tells the state of an order and its transactions, and cancels it', async () => {
    const sent = order({ payMethods: orderBlik.payMethods });
    const { body: made } = await ask('POST', orderRedirect.path, sent);
    const path = `/api/v2_1/orders/${made.orderId}`;
    const { status, body } = await ask(orderState.method, path);
    expect(status).toBe(orderState.status);
    const [example] = orderState.answer.orders;
    expectAlike(body, { ...orderState.answer, orders: [without(example ?? {}, 'validityTime', 'payMethod')] });
    expect(body.orders[0]).toMatchObject({ ...orderRedirect.body, merchantPosId: KEYS.posId, status: 'PENDING' });
    const { body: transactions } = await ask('GET', `${path}/transactions`);
    expect(transactions.transactions[0]).toEqual({
      payMethod: resultCodes.answer.transactions[0]?.payMethod,
      paymentFlow: 'BLIK_AUTHORIZATION_CODE',
    });
    const cancelled = await ask(cancel.method, path);
    expect(cancelled.status).toBe(cancel.status);
    expectAlike(cancelled.body, cancel.answer);
    expect((await ask('GET', path)).body.orders[0].status).toBe('CANCELED');
  });

  it.each(blikCodes.codes)('answers BLIK $code: $means', async ({ code, reason }) => {
    const payMethods = { payMethod: { ...orderBlik.payMethods.payMethod, value: code } };
    const { body: made } = await ask('POST', orderRedirect.path, order({ payMethods }));
    const path = `/api/v2_1/orders/${made.orderId}`;
    sim.pass(1499);
    expect((await ask('GET', path)).body.orders[0].status).toBe('PENDING');
    sim.pass(1);
    expect((await ask('GET', path)).body.orders[0].status).toBe(reason === null ? 'COMPLETED' : 'CANCELED');
    const [transaction] = (await ask('GET', `${path}/transactions`)).body.transactions;
    const known: Record<string, string> = { ...resultCodes.codes, ...resultCodes.bySamePattern };
    expect(known[transaction.resultCode] ?? null).toBe(reason);
  });

  it('makes a refund', async () => {
    const { body: made } = await ask('POST', orderRedirect.path, order({ payMethods: orderBlik.payMethods }));
    const path = `/api/v2_1/orders/${made.orderId}/refunds`;
    expect((await ask('POST', path, refund.body)).status).toBe(400);
    sim.pass(1500);
    const { status, body } = await ask(refund.method, path, refund.body);
    expect(status).toBe(refund.status);
    const example = without(refund.answer.refund, 'bankDescription', 'statusDatetime');
    expectAlike(body, { ...refund.answer, refund: example });
    expect(body.refund).toMatchObject({ ...refund.body.refund, status: 'PENDING' });
    sim.pass(1500);
    const { body: list } = await ask('GET', path);
    expect(list).toMatchObject([{ ...refund.body.refund, status: 'FINALIZED' }]);
    // 210 zł were paid and 100 zł are back: 110 zł and a grosz are too much.
    const more = (amount: string) => ({ refund: { ...refund.body.refund, amount } });
    expect((await ask('POST', path, more('11001'))).status).toBe(400);
    expect((await ask('POST', path, more('11000'))).status).toBe(200);
    expect((await ask('POST', path, { refund: { description: 'reszta' } })).status).toBe(400);
  });
});

describe('the simulator refuses, as the documentation says,', () => {
  const known = problems.answers.map(({ status, said }) => ({ status, ...said }));
  const blik = (value: string) => ({ payMethod: { type: 'BLIK_AUTHORIZATION_CODE', value } });
  it.each<[string, unknown, object]>([
    ['no JSON', 'to nie JSON', { statusCode: 'ERROR_SYNTAX' }],
    ['another point of sale', () => order({ merchantPosId: '1' }), { codeLiteral: 'INVALID_AUTH_FOR_THIS_ORDER' }],
    ['a code of five digits', () => order({ payMethods: blik('77712') }), { statusDesc: 'INVALID_BLIK_CODE' }],
    ['no products', () => order({ products: [] }), { statusCode: 'ERROR_VALUE_INVALID' }],
    ['an amount with a comma', () => order({ totalAmount: '210,00' }), { statusCode: 'ERROR_VALUE_INVALID' }],
    ['an amount as a number', () => order({ totalAmount: 21_000 }), { statusCode: 'ERROR_VALUE_INVALID' }],
    ['no amount', () => order({ totalAmount: undefined }), { statusCode: 'ERROR_VALUE_MISSING' }],
    ['no address', () => order({ customerIp: '0.0.0.0' }), { statusCode: 'ERROR_VALUE_INVALID' }],
  ])('an order with %s', async (_, body, said) => {
    const { status, body: answer } = await ask('POST', orderRedirect.path, typeof body === 'function' ? body() : body);
    expect(answer.status).toMatchObject(said);
    expect(known).toContainEqual(expect.objectContaining({ status, ...said, statusCode: answer.status.statusCode }));
  });

  it('an id that is known', async () => {
    const sent = order();
    await ask('POST', orderRedirect.path, sent);
    const { status, body } = await ask('POST', orderRedirect.path, sent);
    expect({ status, ...body.status }).toMatchObject({ status: 400, statusCode: 'ERROR_ORDER_NOT_UNIQUE' });
  });

  it('an order nobody made, and a token nobody gave', async () => {
    const { status, body } = await ask('GET', orderState.path);
    expect({ status, ...body.status }).toMatchObject({ status: 404, statusCode: 'DATA_NOT_FOUND' });
    const foreign = await sim.simulator.api.request(orderState.path, { headers: { Authorization: 'Bearer obcy' } });
    expect(foreign.status).toBe(401);
    expect(await foreign.json()).toMatchObject({ status: { statusCode: 'UNAUTHORIZED' } });
  });
});

describe('the notifications of the simulator, as the documentation shows,', () => {
  it('tell of a payment and a refund, signed', async () => {
    await sim.simulator.run();
    sim.posted.splice(0);
    const { body: made } = await ask('POST', orderRedirect.path, order({ payMethods: orderBlik.payMethods }));
    sim.pass(1500);
    await sim.simulator.run();
    await ask('POST', `/api/v2_1/orders/${made.orderId}/refunds`, refund.body);
    sim.pass(1500);
    await sim.simulator.run();
    const told = sim.posted.filter(({ body }) => body.includes(made.orderId));
    const [pending, completed, finalised] = told;
    expect(told).toHaveLength(3);
    expect(pending?.body).toContain('"status":"PENDING"');
    expectAlike(JSON.parse(completed?.body ?? ''), notices.completed);
    expectAlike(JSON.parse(finalised?.body ?? ''), notices.refund);
    expect(JSON.parse(pending?.body ?? '')).not.toHaveProperty('localReceiptDateTime');
    for (const { url, body, headers } of told) {
      expect(url).toBe(orderRedirect.body.notifyUrl);
      const digest = createHash('sha256').update(body).update(KEYS.secondKey).digest('hex');
      const expected = notices.header.replace(/signature=\w+/, `signature=${digest}`).replace('MD5', 'SHA-256');
      expect(headers.get('OpenPayu-Signature')).toBe(expected);
      expect(headers.get('X-OpenPayU-Signature')).toBe(expected);
    }
  });

  it('come again after the pauses of the documentation', () => {
    expect(PAUSES.map((pause) => pause / 60_000)).toEqual(notices.pauseMinutes);
  });
});
