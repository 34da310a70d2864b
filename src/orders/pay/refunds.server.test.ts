import { expect, it } from 'vitest';
import { CLAIM_MS } from '../../db/queue.server.ts';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { DAY, HOUR, MINUTE } from '../../kit/clock.ts';
import { err, ok } from '../../kit/result.ts';
import { SIMULATED } from '../../payments/port.ts';
import { addMoney, moneyOf } from '../store/money.server.ts';
import { insertPayment } from '../store/payments.server.ts';
import { blik, payer, payingShop } from '../testing/paying.server.ts';

eachDatabase('refunds through a provider', (open) => {
  const { shop, problems, waiting, refundDue } = payingShop(open);

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

  const answer = (status: 'pending' | 'completed' | 'cancelled', id = 'R') =>
    ok({ providerRefundId: id, status, amount: 0 });
  const said = async (order: Parameters<typeof shop.orders.history>[0]) =>
    (await shop.orders.history(order)).map(({ kind }) => kind).filter((kind) => kind.startsWith('refund'));

  it('counts a refund as paid back when the provider tells that it is, not when it takes the request', async () => {
    const { order, pay, says, asked, notice } = await refundDue();
    says.refund = answer('pending');
    await pay.catchUp();
    expect((await shop.orders.money(order)).leaving).toBe(order.total);
    expect(await said(order)).toEqual(['refund_due']);
    const told = { kind: 'refund', providerId: 'P1', providerRefundId: 'R', amount: order.total } as const;
    await notice({ ...told, status: 'pending' });
    await notice({ ...told, status: 'completed' });
    await notice({ ...told, status: 'completed' });
    await notice({ ...told, status: 'pending' });
    expect((await shop.orders.money(order)).leaving).toBe(0);
    expect(await said(order)).toEqual(['refund_due', 'refunded']);
    shop.now += DAY;
    await pay.catchUp();
    expect(asked.refunds).toHaveLength(1);
  });

  it('looks by itself what became of a refund that nobody tells of', async () => {
    const { order, pay, says, asked } = await refundDue();
    says.refund = answer('pending');
    await pay.catchUp();
    shop.now += 2 * MINUTE;
    says.refund = answer('completed');
    await pay.catchUp();
    expect((await shop.orders.money(order)).leaving).toBe(0);
    const [first, second] = asked.refunds;
    expect([asked.refunds.length, second]).toEqual([2, first]);
  });

  it('sends a refund anew, under another name, when the provider has cancelled it at once', async () => {
    const { order, pay, says, asked } = await refundDue();
    says.refund = answer('cancelled');
    await pay.catchUp();
    expect((await shop.orders.money(order)).leaving).toBe(order.total);
    says.refund = answer('completed', 'R2');
    shop.now += HOUR;
    await pay.catchUp();
    const [first, second] = asked.refunds;
    expect(second).toEqual({ refundId: `${first?.refundId}-2`, amount: order.total });
    expect(await said(order)).toEqual(['refund_due', 'refund_failed', 'refunded']);
  });

  it.each(['pending', 'completed'] as const)(
    'sends a %s refund anew when the provider tells that it is cancelled',
    async (before) => {
      const { order, pay, says, asked, notice } = await refundDue();
      says.refund = answer(before);
      await pay.catchUp();
      const [first] = asked.refunds;
      const told = { kind: 'refund', providerId: 'P1', providerRefundId: 'R', amount: order.total } as const;
      await notice({ ...told, status: 'cancelled', refundId: first?.refundId ?? '' });
      await notice({ ...told, status: 'cancelled', refundId: first?.refundId ?? '' });
      expect((await shop.orders.money(order)).leaving).toBe(order.total);
      expect(problems).toEqual([{ operation: 'refund', problem: 'refused', cause: 'cancelled' }]);
      expect(shop.told.filter(({ what }) => what === 'refundFailed')).toHaveLength(1);
      says.refund = answer('completed', 'R2');
      shop.now += HOUR;
      await pay.catchUp();
      // A notice of the first try that comes late says nothing of the second.
      await notice({ ...told, status: 'cancelled', refundId: first?.refundId ?? '' });
      expect((await shop.orders.money(order)).leaving).toBe(0);
    },
  );

  it('takes what the shop sent itself of a refund that the provider has cancelled, and asks for it no more', async () => {
    const { order, pay, says, asked, notice } = await refundDue();
    says.refund = answer('pending');
    await pay.catchUp();
    const told = { kind: 'refund', providerId: 'P1', providerRefundId: 'R', amount: order.total } as const;
    expect(await shop.orders.transferReturned(order)).toBe(0);
    await notice({ ...told, status: 'cancelled' });
    expect(await shop.orders.transferReturned(order)).toBe(order.total);
    expect(await shop.orders.transferReturned(order)).toBe(0);
    expect((await shop.orders.money(order)).leaving).toBe(0);
    await notice({ ...told, status: 'cancelled', refundId: `${asked.refunds[0]?.refundId}-2` });
    shop.now += DAY;
    await pay.catchUp();
    expect(asked.refunds).toHaveLength(1);
    expect(await said(order)).toEqual(['refund_due', 'refund_failed', 'refunded']);
  });

  it.each([
    ['is on its way', answer('pending', 'R2'), 0],
    ['may be on its way', err('unavailable' as const), 0],
    ['may have been taken before', err('notUnique' as const), 0],
    ['was refused', err('refused' as const), 1],
    ['was asked for with keys that are wrong', err('misconfigured' as const), 1],
  ] as const)('that the provider was asked for anew and that %s is sent by hand or not', async (_, anew, share) => {
    const { order, pay, says, notice } = await refundDue();
    says.refund = answer('pending');
    await pay.catchUp();
    await notice({ kind: 'refund', providerId: 'P1', providerRefundId: 'R', amount: order.total, status: 'cancelled' });
    says.refund = anew;
    shop.now += HOUR;
    await pay.catchUp();
    expect(await shop.orders.transferReturned(order)).toBe(order.total * share);
  });

  it('is not taken as sent by hand with the transfers that had to be', async () => {
    const { order, pay, says } = await refundDue();
    await shop.orders.transferCame(order, 500);
    says.refund = answer('cancelled');
    await pay.catchUp();
    expect(await shop.orders.transferReturned(order)).toBe(500);
    expect(await shop.orders.transferReturned(order)).toBe(order.total);
  });

  it.each(['of none', 'of another'])(
    'tells the shop once, a day later, of a refund that a shop %s cannot send',
    async (now) => {
      const { order, payAt, provider, asked } = await refundDue();
      const later = payAt(shop.db, { provider: now === 'of none' ? undefined : { ...provider, id: 'other' } });
      const again = payAt(await open.again(), { provider: undefined });
      await later.catchUp();
      expect(shop.told.map(({ what }) => what)).not.toContain('refundByHand');
      shop.now += DAY;
      await Promise.all([later.catchUp(), again.catchUp()]);
      shop.now += DAY;
      await later.catchUp();
      expect(shop.told.filter(({ what }) => what === 'refundByHand')).toHaveLength(1);
      expect((await shop.orders.money(order)).leaving).toBe(order.total);
      // The provider that comes back sends nothing twice.
      await payAt(shop.db).catchUp();
      expect(asked.refunds).toEqual([]);
      expect(await shop.orders.transferReturned(order)).toBe(order.total);
      expect((await shop.orders.money(order)).leaving).toBe(0);
      expect(await said(order)).toEqual(['refund_due', 'refunded']);
    },
  );

  it('never asks again for a refund that the shop sent back itself', async () => {
    const { order, pay, payAt, says, asked, notice } = await refundDue();
    says.refund = answer('pending');
    await pay.catchUp();
    const [first] = asked.refunds;
    const without = payAt(shop.db, { provider: undefined });
    shop.now += 2 * DAY;
    await without.catchUp();
    expect(await shop.orders.transferReturned(order)).toBe(order.total);
    const told = { kind: 'refund', providerId: 'P1', providerRefundId: 'R', amount: order.total } as const;
    await notice({ ...told, status: 'cancelled', refundId: first?.refundId ?? '' });
    shop.now += DAY;
    await pay.catchUp();
    expect((await shop.orders.money(order)).leaving).toBe(0);
    expect(asked.refunds).toHaveLength(1);
  });

  it('tells nobody of a refund that the simulator has not sent: it took no money', async () => {
    const { payAt, provider } = await refundDue();
    await shop.db.write((tx) => tx.updateTable('payments').set({ provider: SIMULATED }).execute());
    shop.now += 9 * DAY;
    await payAt(shop.db, { provider: { ...provider, id: 'other' } }).catchUp();
    expect(shop.told.map(({ what }) => what)).not.toContain('refundByHand');
  });

  it('asks a provider that does not answer for no other refund this time', async () => {
    const { pay, says, asked, order } = await refundDue();
    const out = { order_id: order.id, payment_id: asked.starts[0] ?? '', amount: -1, at: shop.now };
    await shop.db.write(async (tx) => {
      await addMoney(tx, { ...out, reference: 'out:more' });
    });
    says.refund = err('unavailable');
    await pay.catchUp();
    expect(asked.refunds).toHaveLength(1);
    says.refund = answer('completed');
    await pay.catchUp();
    expect(asked.refunds).toHaveLength(2);
  });

  it('tells the shop once of a refund that is cancelled again and again', async () => {
    const { order, pay, says, asked } = await refundDue();
    says.refund = answer('cancelled');
    for (let n = 0; n < 3; n += 1) {
      await pay.catchUp();
      shop.now += HOUR;
    }
    expect(new Set(asked.refunds.map(({ refundId }) => refundId)).size).toBe(3);
    expect(shop.told.filter(({ what }) => what === 'refundFailed')).toHaveLength(1);
    expect([await said(order), problems.length]).toEqual([['refund_due', 'refund_failed'], 3]);
  });
});
