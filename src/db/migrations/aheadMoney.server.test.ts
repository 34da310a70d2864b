import { expect, it } from 'vitest';
import type { Tx } from '../database.ts';
import { eachDatabase } from '../testing/databases.server.ts';
import { aheadMoneyMigration } from './0072_aheadMoney.server.ts';

eachDatabase('what was paid back by hand ahead of a courier', (open) => {
  let number = 1000;
  const order = async (tx: Tx, id: string, more: { status?: string; payment?: string; paid_at?: number } = {}) => {
    number += 1;
    const row = {
      id,
      number,
      access_key: id,
      attempt: id,
      session_id: null,
      customer_id: null,
      email: '',
      total: 9000,
    };
    const moments = { placed_at: 1, changed_at: 1, expires_at: null, paid_at: null, holds_stock: 0, data: '{}' };
    await tx
      .insertInto('orders')
      .values({ ...row, ...moments, status: 'sent', payment: 'on_delivery', ...more })
      .execute();
    const back = { name: '', email: '', amount: 5000, worth: 5000, data: '{}' };
    await tx
      .insertInto('withdrawals')
      .values({ ...back, id: `w_${id}`, order_id: id, at: 7 })
      .execute();
  };
  const out = async (tx: Tx, id: string, amount: number) => {
    const row = {
      reference: `out:withdrawn:w_${id}:p`,
      order_id: id,
      payment_id: 'p',
      amount,
      at: 7,
      settled_at: null,
    };
    const first = { tries: 0, due_at: 7, provider_refund: null, cancelled_tries: 0 };
    await tx
      .insertInto('order_money')
      .values({ ...row, ...first })
      .execute();
  };

  it('is written down as far as no payment had it, and never where all was counted without it', async () => {
    const db = await open();
    await db.write(async (tx) => {
      await order(tx, 'parcel');
      await order(tx, 'done', { status: 'done' });
      await order(tx, 'partPaid');
      await out(tx, 'partPaid', -2000);
      await order(tx, 'card');
      await out(tx, 'card', -5000);
      await order(tx, 'brought', { paid_at: 9 });
      await order(tx, 'unsent', { status: 'accepted' });
      await order(tx, 'transfer', { payment: 'transfer' });
      await aheadMoneyMigration.up(tx as never);
    });
    const ids = ['parcel', 'done', 'partPaid', 'card', 'brought', 'unsent', 'transfer'];
    const rows = await db.read.selectFrom('order_money').selectAll().where('order_id', 'in', ids).execute();
    const ahead = rows
      .filter(({ payment_id: id }) => id === null)
      .map(({ reference, amount, settled_at }) => [reference, amount, settled_at])
      .sort();
    expect(ahead).toEqual([
      ['out:withdrawn:w_done:ahead', -5000, 7],
      ['out:withdrawn:w_parcel:ahead', -5000, 7],
      ['out:withdrawn:w_partPaid:ahead', -3000, 7],
    ]);
  });
});
