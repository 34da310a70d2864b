import { expect, it } from 'vitest';
import type { Db } from '../../db/database.ts';
import { CLAIM_MS } from '../../db/queue.server.ts';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { DAY, MINUTE } from '../../kit/clock.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import type {
  Notice,
  PaymentProblem,
  PaymentProvider,
  PaymentRequest,
  PaymentState,
  Started,
} from '../../payments/port.ts';
import { orderShop } from '../../server/testing/orderShop.server.ts';
import type { Order } from '../model.ts';
import { addMoney, balanceOf, insertPayment, moneyOf } from '../store/money.server.ts';
import { createPay } from './pay.server.ts';

const payer = { ip: '127.0.0.1', browser: { accept: '*/*', userAgent: 'test', language: 'pl' } };
const blik = { kind: 'blik', code: '777123' } as const;

async function inEnglish<T>(work: () => Promise<T>): Promise<T> {
  const before = globalThis.speaksEnglish;
  globalThis.speaksEnglish = () => true;
  try {
    return await work();
  } finally {
    globalThis.speaksEnglish = before;
  }
}

/** A provider that does and says what it is told to. */
function fakeProvider() {
  const asked = {
    starts: [] as string[],
    requests: [] as PaymentRequest[],
    refunds: [] as { refundId: string; amount: number }[],
    states: 0,
  };
  const says = {
    start: ok({ providerId: 'P1', status: 'pending' }) as Result<Started, PaymentProblem>,
    state: err('unavailable') as Result<PaymentState, PaymentProblem>,
    refund: ok({ providerRefundId: 'R', status: 'completed', amount: 0 }) as Awaited<
      ReturnType<PaymentProvider['refund']>
    >,
    /** What the next refund waits for. */
    refundWaits: undefined as Promise<void> | undefined,
  };
  const provider: PaymentProvider = {
    id: 'fake',
    start: async (request) => {
      asked.starts.push(request.attempt);
      asked.requests.push(request);
      return says.start;
    },
    ways: async () => ok([]),
    state: async () => {
      asked.states += 1;
      return says.state;
    },
    refund: async ({ refundId, amount }) => {
      asked.refunds.push({ refundId, amount });
      const waits = says.refundWaits;
      says.refundWaits = undefined;
      await waits;
      return says.refund;
    },
    cancel: async () => ok(undefined),
    readNotification: (body) => (body === '' ? err('signature') : ok(JSON.parse(body) as Notice)),
  };
  return { provider, asked, says };
}

eachDatabase('paying online', (open) => {
  const shop = orderShop(open);

  async function waiting() {
    const order = await shop.placed(await shop.shopper(), 'blik');
    const fake = fakeProvider();
    const payAt = (db: Db) =>
      createPay({
        db,
        clock: () => shop.now,
        deps: shop.orders.deps,
        provider: fake.provider,
        shopUrl: 'https://sklep.example',
        nameOf: ({ number }) => `Zamówienie ${number}`,
      });
    const pay = payAt(shop.db);
    const tell = (status: PaymentState['status'], amount = order.total) =>
      pay.notified(JSON.stringify({ kind: 'payment', providerId: 'P1', status, amount }), new Headers());
    const now = async () => (await shop.orders.order(order.number)) as Order;
    return { order, pay, payAt, tell, now, ...fake };
  }

  it('accepts an order once, however often and in whatever order it is told', async () => {
    const { order, pay, tell, now } = await waiting();
    expect(await pay.start(order, blik, payer)).toEqual(ok({}));
    expect(await pay.state(order)).toEqual({ state: 'pending', method: 'blik' });
    expect(await Promise.all([tell('completed'), tell('completed'), tell('pending')])).toEqual([
      'taken',
      'taken',
      'taken',
    ]);
    await tell('pending');
    await tell('cancelled');
    expect((await now()).status).toBe('accepted');
    expect(await balanceOf(shop.db.read, order.id)).toBe(order.total);
    expect(await pay.state(await now())).toEqual({ state: 'paid' });
    expect(await pay.start(await now(), blik, payer)).toEqual(err('status'));
  });

  it('tells the provider the language of the page, and comes back to a page in it', async () => {
    const { order, pay, asked, says } = await waiting();
    await inEnglish(() => pay.start(order, blik, payer));
    says.start = ok({ providerId: 'P2', status: 'pending' });
    await pay.start(order, blik, payer);
    expect(asked.requests.map(({ buyer, continueUrl }) => [buyer.language, continueUrl.replace(/\?.*/, '')])).toEqual([
      ['en', `https://sklep.example/en/zamowienie/${order.number}/platnosc`],
      ['pl', `https://sklep.example/zamowienie/${order.number}/platnosc`],
    ]);
  });

  it('says why it was not paid, and lets it be tried again', async () => {
    const { order, pay, tell, says, now } = await waiting();
    await pay.start(order, blik, payer);
    says.state = ok({ providerId: 'P1', status: 'rejected', reason: 'expired', amount: order.total });
    await tell('cancelled');
    expect(await pay.state(order)).toEqual({ state: 'failed', reason: 'expired' });
    says.start = ok({ providerId: 'P2', status: 'redirect', address: 'https://pay.example/2' });
    expect(await pay.start(order, { kind: 'redirect' }, payer)).toEqual(ok({ address: 'https://pay.example/2' }));
    expect((await now()).payment).toBe('online');
  });

  it('asks for what it was not told', async () => {
    const { order, pay, says, asked, now } = await waiting();
    await pay.start(order, blik, payer);
    expect(await pay.catchUp()).toBe(0);
    shop.now += MINUTE;
    expect(await pay.catchUp()).toBe(1);
    expect((await now()).status).toBe('waiting');
    says.state = ok({ providerId: 'P1', status: 'completed', amount: order.total });
    shop.now += MINUTE;
    await pay.catchUp();
    expect((await now()).status).toBe('accepted');
    expect(asked.states).toBe(2);
  });

  it('gives up an attempt whose start was never answered', async () => {
    const { order, pay, says } = await waiting();
    says.start = err('unavailable');
    expect(await pay.start(order, blik, payer)).toEqual(err('unavailable'));
    expect(await pay.state(order)).toEqual({ state: 'pending', method: 'blik' });
    shop.now += 11 * MINUTE;
    await pay.catchUp();
    expect(await pay.state(order)).toMatchObject({ state: 'failed' });
  });

  it('gives back what is paid for an order that has ended, once, as soon as the provider takes it', async () => {
    const { order, pay, tell, says, asked, now } = await waiting();
    await pay.start(order, blik, payer);
    await shop.orders.cancel(order, 'buyer');
    await tell('completed');
    expect((await now()).status).toBe('cancelled');
    says.refund = err('unavailable');
    await pay.catchUp();
    says.refund = ok({ providerRefundId: 'R', status: 'completed', amount: order.total });
    await pay.catchUp();
    expect(asked.refunds).toHaveLength(1);
    shop.now += 2 * MINUTE;
    await pay.catchUp();
    shop.now += DAY;
    await pay.catchUp();
    expect(asked.refunds).toHaveLength(2);
    const [first, second] = asked.refunds;
    expect(first).toEqual({ refundId: second?.refundId, amount: order.total });
    const money = await moneyOf(shop.db.read, order.id);
    expect(money.map(({ amount, settled_at }) => [amount, settled_at !== null])).toEqual([
      [order.total, true],
      [-order.total, true],
    ]);
  });

  async function refundDue() {
    const made = await waiting();
    const { order, pay, tell } = made;
    await pay.start(order, blik, payer);
    await shop.orders.cancel(order, 'buyer');
    await tell('completed');
    const refunded = async () => (await shop.orders.history(order)).filter(({ kind }) => kind === 'refunded');
    return { ...made, refunded, other: made.payAt(await open.again()) };
  }

  it('asks for a refund once, however many processes see that it is due', async () => {
    const { pay, other, asked, refunded } = await refundDue();
    await Promise.all([pay.catchUp(), other.catchUp(), pay.catchUp(), other.catchUp()]);
    expect([asked.refunds.length, (await refunded()).length]).toEqual([1, 1]);
  });

  it('leaves a refund to whoever has asked for it, until they must have died', async () => {
    const { pay, other, says, asked, refunded } = await refundDue();
    const { promise, resolve: answer } = Promise.withResolvers<void>();
    says.refundWaits = promise;
    const first = pay.catchUp();
    await expect.poll(() => asked.refunds).toHaveLength(1);
    await other.catchUp();
    expect(asked.refunds).toHaveLength(1);
    shop.now += CLAIM_MS;
    await other.catchUp();
    answer();
    await first;
    const [one, two] = asked.refunds;
    expect([asked.refunds.length, one]).toEqual([2, two]);
    // Who comes late with the same answer writes nothing down.
    expect(await refunded()).toHaveLength(1);
  });

  it('does not let transfers that wait to be sent back by hand stand before a refund', async () => {
    const { pay, asked, order } = await refundDue();
    const by = { order_id: order.id, provider: 'transfer', method: 'transfer', provider_id: null, reason: null };
    const at = { started_at: 1, changed_at: 1 };
    await shop.db.write(async (tx) => {
      for (let n = 0; n < 60; n += 1) {
        await insertPayment(tx, { ...by, ...at, id: `t${n}`, status: 'completed', amount: 1 });
        await addMoney(tx, { reference: `out:t${n}`, order_id: order.id, payment_id: `t${n}`, amount: -1, at: 1 });
      }
    });
    await pay.catchUp();
    expect(asked.refunds).toHaveLength(1);
  });

  it('takes nothing that is not signed, and nothing for orders it does not know', async () => {
    const { order, pay, now } = await waiting();
    expect(await pay.notified('', new Headers())).toBe('refused');
    const body = JSON.stringify({ kind: 'payment', providerId: 'X9', status: 'completed', amount: order.total });
    expect(await pay.notified(body, new Headers())).toBe('taken');
    expect((await now()).status).toBe('waiting');
  });

  it('says of an order how it was paid, whatever was chosen while a payment was under way', async () => {
    const { order, pay, tell, now } = await waiting();
    await pay.start(order, blik, payer);
    expect(await shop.orders.payByTransfer(order)).toBe('done');
    expect((await now()).payment).toBe('transfer');
    await tell('completed');
    expect(await now()).toMatchObject({ status: 'accepted', payment: 'blik' });
  });

  it('leaves an order that waits for a transfer as it is until another payment is there', async () => {
    const { order, pay, tell, says, now } = await waiting();
    await shop.orders.payByTransfer(order);
    await pay.start(order, blik, payer);
    says.state = ok({ providerId: 'P1', status: 'rejected', reason: 'refused', amount: order.total });
    await tell('rejected');
    expect((await now()).payment).toBe('transfer');
    await shop.orders.transferCame(order);
    expect(await now()).toMatchObject({ status: 'accepted', payment: 'transfer' });
  });

  it('says that a transfer has paid what was begun online, also once the order had ended', async () => {
    const { order, now } = await waiting();
    shop.now = order.expiresAt ?? 0;
    await shop.orders.expire();
    await shop.orders.transferCame(order);
    expect(await now()).toMatchObject({ status: 'accepted', payment: 'transfer' });
  });

  it('leaves what a courier collects on delivery, whoever sends its money', async () => {
    const order = await shop.placed(await shop.shopper(), 'on_delivery');
    await shop.orders.transferCame(order);
    expect(await shop.orders.order(order.number)).toMatchObject({ payment: 'on_delivery', paidAt: shop.now });
  });

  it('asks for what is left once a part came by transfer, and pays the order with it', async () => {
    const { order, pay, tell, asked, now } = await waiting();
    await shop.orders.transferCame(order, 1000);
    const rest = order.total - 1000;
    expect(await shop.orders.toPay(order)).toBe(rest);
    await pay.start(order, blik, payer);
    expect(asked.requests.map(({ amount, lines }) => [amount, lines[0]?.unitPrice])).toEqual([[rest, rest]]);
    await tell('completed', rest);
    expect(await now()).toMatchObject({ status: 'accepted' });
    expect(await shop.orders.money(order)).toEqual({ kept: order.total, leaving: 0 });
  });

  it('accepts no order for less than it costs', async () => {
    const { order, pay, tell, now } = await waiting();
    await pay.start(order, blik, payer);
    await tell('completed', order.total - 1);
    expect((await now()).status).toBe('waiting');
  });
});
