import type { Kysely, NotNull } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { OrderMoneyRow } from '../../db/tables/orders.ts';
import type { Tables } from '../../db/tables.ts';
import type { Grosze } from '../../kit/money.ts';
import { lessAhead, type Refundable } from '../shares.ts';
import { owedByOrder } from './owed.server.ts';
import { paymentsOf } from './payments.server.ts';

type Read = Kysely<Tables>;

/** Writes money down once by its reference; false when it was written down before. */
export async function addMoney(
  tx: Tx,
  money: Pick<OrderMoneyRow, 'reference' | 'order_id' | 'payment_id' | 'amount' | 'at'>,
): Promise<boolean> {
  const isIn = money.amount > 0;
  const first = { tries: 0, due_at: money.at, provider_refund: null, cancelled_tries: 0 };
  const row = { ...money, settled_at: isIn ? money.at : null, ...first };
  const { numInsertedOrUpdatedRows: added } = await tx
    .insertInto('order_money')
    .values(row)
    .onConflict((c) => c.column('reference').doNothing())
    .executeTakeFirstOrThrow();
  return (added ?? 0n) > 0n;
}

/** What came in less what goes out, whether or not it has left yet. */
export async function balanceOf(db: Read, order: string): Promise<Grosze> {
  const rows = await moneyOf(db, order);
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

/** Worth of what was withdrawn from, grosze: nobody pays for it any more. */
export async function withdrawnFrom(db: Read, order: string): Promise<Grosze> {
  const rows = await db.selectFrom('withdrawals').select('worth').where('order_id', '=', order).execute();
  return rows.reduce((sum, { worth }) => sum + worth, 0);
}

/** Money by the order that it is for, oldest first. */
export async function moneyByOrder(db: Read, orders: readonly string[]): Promise<Map<string, OrderMoneyRow[]>> {
  const rows = await db.selectFrom('order_money').selectAll().where('order_id', 'in', orders).orderBy('at').execute();
  return Map.groupBy(rows, ({ order_id }) => order_id);
}

/** What is still to be paid of an order; below 0 once too much has come. */
export const owedOf = async (db: Read, order: { id: string; total: Grosze }): Promise<Grosze> =>
  (await owedByOrder(db, [order])).get(order.id) ?? order.total;

/** Money of an order, as it was written down. */
export const moneyOf = (db: Read, order: string): Promise<OrderMoneyRow[]> =>
  db.selectFrom('order_money').selectAll().where('order_id', '=', order).orderBy('at').execute();

/** Provider of what a gift card of the shop pays. */
export const GIFT_CARD = 'gift_card';

/** Provider of what a bank transfer brought; no provider can give it back. */
export const TRANSFER = 'transfer';

const wayOf = (provider: string | undefined): Refundable['by'] => {
  if (provider === GIFT_CARD) return 'card';
  return provider === TRANSFER ? 'hand' : 'provider';
};

/** What is left of each payment of an order to be given back, newest first. */
export async function refundable(db: Read, order: string): Promise<Refundable[]> {
  const { payments, ahead } = await leftOf(db, order);
  return lessAhead(payments, ahead);
}

/** What of each payment has not gone back, newest first, and what the shop paid out ahead of any. */
async function leftOf(db: Read, order: string): Promise<{ payments: Refundable[]; ahead: Grosze }> {
  const rows = await moneyOf(db, order);
  const left = new Map<string | null, Grosze>();
  for (const { payment_id: payment, amount } of rows) left.set(payment, (left.get(payment) ?? 0) + amount);
  const providers = new Map((await paymentsOf(db, order)).map(({ id, provider }) => [id, provider]));
  const payments = [...left].flatMap(([payment, amount]) =>
    payment !== null && amount > 0 ? [{ payment, by: wayOf(providers.get(payment)), left: amount }] : [],
  );
  return { payments: payments.toReversed(), ahead: 0 - (left.get(null) ?? 0) };
}

/** What of an order's payments is kept, without those of a gift card. */
export async function keptBesideCard(db: Read, order: string): Promise<Grosze> {
  const { payments } = await leftOf(db, order);
  return payments.reduce((sum, { by, left }) => (by === 'card' ? sum : sum + left), 0);
}

/** Money whose time has come to go out to where payments of this provider came from; what it calls them. */
export const dueRefunds = (db: Read, provider: string, at: number, most: number) =>
  db
    .selectFrom('order_money')
    .innerJoin('payments', 'payments.id', 'order_money.payment_id')
    .selectAll('order_money')
    .select('payments.provider_id')
    .where('order_money.settled_at', 'is', null)
    .where('order_money.due_at', '<=', at)
    .where('payments.provider', '=', provider)
    .where('payments.provider_id', 'is not', null)
    .orderBy('order_money.due_at')
    .limit(most)
    .$narrowType<{ provider_id: NotNull }>()
    .execute();

/** Moment at which money is due that the shop alone sends: none that comes, so that no job takes it up. */
const BY_HAND = Number.MAX_SAFE_INTEGER;

/** Tells whether a refund was left to the shop itself, for good. */
export const isByHand = ({ due_at }: Pick<OrderMoneyRow, 'due_at'>): boolean => due_at === BY_HAND;

/**
 * Money that waits since then to go out through a provider that is none of these: nobody sends it, or will. What a card paid
 * has gone back at once.
 */
export const strandedRefunds = (db: Read, providers: readonly string[], since: number, most: number) =>
  db
    .selectFrom('order_money')
    .innerJoin('payments', 'payments.id', 'order_money.payment_id')
    .selectAll('order_money')
    .where('order_money.settled_at', 'is', null)
    .where('order_money.due_at', '<', BY_HAND)
    .where('order_money.at', '<=', since)
    .where('payments.provider', 'not in', [...providers, TRANSFER, GIFT_CARD])
    .orderBy('order_money.at')
    .limit(most)
    .execute();

/** Leaves money to the shop's own hand from now on; false when somebody was faster. */
export const leaveToHand = (tx: Tx, due: Pick<OrderMoneyRow, 'reference' | 'due_at'>): Promise<boolean> =>
  changeDue(tx, due, { due_at: BY_HAND });

/** Stands for the provider's id of a refund that it was asked for and has not answered: it may have taken it. */
export const ASKED = '';

/**
 * Money of an order that waits to be sent by hand. Where there is none, what may be: its provider has cancelled the refund, and
 * was not asked for it anew.
 */
export async function waitingForHand(db: Read, order: string) {
  const all = await unsettledByHand(db, order);
  const alone = all.filter(({ provider, due_at }) => provider === TRANSFER || isByHand({ due_at }));
  // Whoever says that transfers were sent does not mean what a provider would send.
  return alone.length > 0 ? alone : all;
}

const unsettledByHand = (db: Read, order: string) =>
  db
    .selectFrom('order_money')
    .leftJoin('payments', 'payments.id', 'order_money.payment_id')
    .select(['order_money.reference', 'order_money.amount', 'order_money.due_at'])
    // What goes out ahead of any payment is sent as what came by transfer is.
    .select(({ fn, val }) => fn.coalesce('payments.provider', val(TRANSFER)).as('provider'))
    .where('order_money.order_id', '=', order)
    .where('order_money.settled_at', 'is', null)
    .where((by) =>
      by.or([
        by('payments.provider', '=', TRANSFER),
        by('order_money.payment_id', 'is', null),
        by('order_money.due_at', '=', BY_HAND),
        by.and([by('order_money.cancelled_tries', '>', 0), by('order_money.provider_refund', 'is', null)]),
      ]),
    )
    .execute();

/** Money that went out, or goes out, to where a payment came from. */
export const outOf = (db: Read, payment: string): Promise<OrderMoneyRow[]> =>
  db.selectFrom('order_money').selectAll().where('payment_id', '=', payment).where('amount', '<', 0).execute();

/** Money by its reference, locked until the end of the transaction. */
export const heldMoney = (tx: Tx, reference: string): Promise<OrderMoneyRow | undefined> =>
  tx.selectFrom('order_money').selectAll().where('reference', '=', reference).forUpdate().executeTakeFirst();

export async function changeMoney(
  tx: Tx,
  reference: string,
  change: Partial<Pick<OrderMoneyRow, 'settled_at' | 'due_at' | 'provider_refund' | 'cancelled_tries'>>,
): Promise<void> {
  await tx.updateTable('order_money').set(change).where('reference', '=', reference).execute();
}

/** Says that money has left; false when it had left before. */
export async function settleMoney(tx: Tx, reference: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_money')
    .set({ settled_at: at })
    .where('reference', '=', reference)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Changes money that waits to go out, for whoever saw last when it is due; false when somebody was faster. A claim is
 * such a change: it puts the moment off, and only who claimed knows the new one.
 */
export async function changeDue(
  tx: Tx,
  { reference, due_at }: Pick<OrderMoneyRow, 'reference' | 'due_at'>,
  change: Partial<Pick<OrderMoneyRow, 'settled_at' | 'tries' | 'due_at' | 'provider_refund'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_money')
    .set(change)
    .where('reference', '=', reference)
    .where('settled_at', 'is', null)
    .where('due_at', '=', due_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
