import { expect, it } from 'vitest';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { MINUTE, SECOND } from '../../kit/clock.ts';
import { err, ok } from '../../kit/result.ts';
import { balanceOf } from '../store/money.server.ts';
import { insertPayment } from '../store/payments.server.ts';
import { blik, payer, payingShop } from '../testing/paying.server.ts';

async function inEnglish<T>(work: () => Promise<T>): Promise<T> {
  const before = globalThis.speaksEnglish;
  globalThis.speaksEnglish = () => true;
  try {
    return await work();
  } finally {
    globalThis.speaksEnglish = before;
  }
}

eachDatabase('paying online', (open) => {
  const { shop, waiting } = payingShop(open);

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
    shop.now += MINUTE;
    says.start = ok({ providerId: 'P2', status: 'pending' });
    await pay.start(order, blik, payer);
    expect(asked.requests.map(({ buyer, continueUrl }) => [buyer.language, continueUrl.replace(/\?.*/, '')])).toEqual([
      ['en', `https://sklep.example/en/zamowienie/${order.number}/platnosc`],
      ['pl', `https://sklep.example/zamowienie/${order.number}/platnosc`],
    ]);
  });

  it('sends a code once, however often its button is pressed', async () => {
    const { order, pay, asked, tell, says, now } = await waiting();
    const pressed = await Promise.all([pay.start(order, blik, payer), pay.start(order, blik, payer)]);
    expect(pressed).toEqual([ok({}), ok({})]);
    expect(asked.requests).toHaveLength(1);
    expect(await pay.state(order)).toEqual({ state: 'pending', method: 'blik' });
    // What was refused is over: another code is sent at once.
    says.state = ok({ providerId: 'P1', status: 'rejected', reason: 'expired', amount: order.total });
    await tell('cancelled');
    says.start = ok({ providerId: 'P2', status: 'pending' });
    expect(await pay.start(order, blik, payer)).toEqual(ok({}));
    expect(asked.requests).toHaveLength(2);
    // One that nobody confirms does not keep another back.
    shop.now += MINUTE;
    says.start = ok({ providerId: 'P3', status: 'pending' });
    await pay.start(await now(), blik, payer);
    expect(asked.requests).toHaveLength(3);
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

  it('asks for what was not told however many payments of an earlier provider were left unfinished', async () => {
    const { order, pay, asked } = await waiting();
    const by = { order_id: order.id, provider: 'earlier', method: 'blik', reason: null, amount: 1, status: 'pending' };
    await shop.db.write(async (tx) => {
      for (let n = 0; n < 60; n += 1) {
        await insertPayment(tx, { ...by, id: `e${n}`, provider_id: `E${n}`, started_at: 1, changed_at: 1 });
      }
    });
    await pay.start(order, blik, payer);
    shop.now += MINUTE;
    await pay.catchUp();
    expect(asked.states).toBe(1);
  });

  it('asks for what was not told however many attempts wait for the answer to their start', async () => {
    const { order, pay, asked } = await waiting();
    const by = { order_id: order.id, provider: 'fake', provider_id: null, method: 'online', reason: null, amount: 1 };
    await shop.db.write(async (tx) => {
      for (let n = 0; n < 60; n += 1) {
        await insertPayment(tx, { ...by, id: `u${n}`, status: 'new', started_at: shop.now, changed_at: 1 });
      }
    });
    await pay.start(order, blik, payer);
    shop.now += MINUTE;
    await pay.catchUp();
    await pay.catchUp();
    expect(asked.states).toBe(1);
  });

  /** With three payments that nobody has told anything of. */
  async function threeLate() {
    const made = await waiting();
    for (const id of ['P1', 'P2', 'P3']) {
      made.says.start = ok({ providerId: id, status: 'pending' });
      await made.pay.start(made.order, { kind: 'redirect' }, payer);
      shop.now += 1;
    }
    shop.now += MINUTE;
    return made;
  }

  it('asks a provider that does not answer no more this time, and for the others first the next time', async () => {
    const { pay, asked, order } = await threeLate();
    await pay.catchUp();
    expect(asked.statesOf).toEqual(['P1']);
    shop.now += MINUTE;
    await pay.catchUp();
    expect(asked.statesOf).toEqual(['P1', 'P2']);
    shop.now += MINUTE;
    await pay.state(order);
    expect(asked.states).toBe(3);
  });

  it('asks for as many as its time allows, and for the rest the next time', async () => {
    const { pay, asked, says } = await threeLate();
    says.state = ok({ providerId: 'P1', status: 'pending', amount: 1 });
    says.onState = () => (shop.now += 20 * SECOND);
    await pay.catchUp();
    expect(asked.statesOf).toEqual(['P1', 'P2']);
    await pay.catchUp();
    expect(asked.statesOf.slice(2, 3)).toEqual(['P3']);
  });

  it('asks for nothing more once it is stopped', async () => {
    const { pay, asked, says } = await threeLate();
    const end = new AbortController();
    says.state = ok({ providerId: 'P1', status: 'pending', amount: 1 });
    says.onState = () => end.abort();
    await pay.catchUp(end.signal);
    expect(asked.statesOf).toEqual(['P1']);
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
