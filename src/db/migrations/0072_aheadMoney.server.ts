import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

interface Before {
  orders: { id: string; status: string; payment: string; paid_at: number | null };
  withdrawals: { id: string; order_id: string; at: number; amount: number };
  order_money: {
    reference: string;
    order_id: string;
    payment_id: string | null;
    amount: number;
    at: number;
    settled_at: number | null;
    tries: number;
    due_at: number;
    provider_refund: string | null;
    cancelled_tries: number;
  };
}

/**
 * What went back by hand of parcels that a courier was paid for was in no ledger. The shop was told of it by e-mail, so it is
 * taken for sent; where the courier's money is written down already, it was counted without that.
 */
export const aheadMoneyMigration: Migration = {
  async up(db: Kysely<Before>) {
    const rows = await db
      .selectFrom('withdrawals')
      .innerJoin('orders', 'orders.id', 'withdrawals.order_id')
      .select(['withdrawals.id', 'withdrawals.order_id', 'withdrawals.at', 'withdrawals.amount'])
      .where('orders.payment', '=', 'on_delivery')
      .where('orders.status', 'in', ['sent', 'done'])
      .where('orders.paid_at', 'is', null)
      .execute();
    for (const { id, order_id, at, amount } of rows) {
      const money = await db.selectFrom('order_money').selectAll().where('order_id', '=', order_id).execute();
      const why = `out:withdrawn:${id}:`;
      const out = money.reduce((sum, row) => (row.reference.startsWith(why) ? sum - row.amount : sum), 0);
      if (amount <= out) continue;
      const first = { tries: 0, due_at: at, provider_refund: null, cancelled_tries: 0 };
      const row = { reference: `${why}ahead`, order_id, payment_id: null, amount: out - amount, at, settled_at: at };
      await db
        .insertInto('order_money')
        .values({ ...row, ...first })
        .execute();
    }
  },
};
