import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '../../db/database.ts';
import type { PointEntryRow } from '../../db/tables/points.ts';
import type { Clock } from '../../kit/clock.ts';
import { changesBetween, type OrderPoints, type PointEntry, type PointKind, sumOfChanges } from './model.ts';
import { changesOfOrder, entriesOf, holdCustomer, insertEntry, lastOf } from './store.server.ts';

/** An order as far as points go by it. */
export interface PointOrder {
  id: string;
  number: number;
  /** Customer of the points. */
  customer: string | undefined;
}

/** Ledger of customers' points; the balance is its sum. */
export interface Points {
  /** Whole points; below 0 when more was taken back than was left. */
  balance(customer: string): Promise<number>;
  /** Newest first, with how many there are in all. */
  history(customer: string, stretch: { most: number; skip: number }): Promise<{ entries: PointEntry[]; all: number }>;
  /**
   * Writes the entries that lead an order from its recorded points to the right ones, each once, however often it is
   * called; the order must be held by the transaction. False, and nothing is written, when there are too few to spend:
   * spending never leads below 0. Taking back does: who has spent what an order gave and withdraws from it, owes it to
   * the next.
   */
  settle(tx: Tx, order: PointOrder, should: OrderPoints): Promise<boolean>;
}

export function createPoints(db: Db, clock: Clock): Points {
  return {
    balance: async (customer) => (await lastOf(db.read, customer))?.balance ?? 0,
    async history(customer, stretch) {
      // Places have no gaps: the last one is their number.
      const [last, rows] = await Promise.all([lastOf(db.read, customer), entriesOf(db.read, customer, stretch)]);
      return { entries: rows.map(entryOf), all: last?.place ?? 0 };
    },
    async settle(tx, order, should) {
      const rows = await changesOfOrder(tx, order.id);
      const is = sumOfChanges(rows.map(({ kind, amount }) => ({ kind: kind as PointKind, amount })));
      const turns = changesBetween(is, should);
      const [first] = rows;
      // Whoever it began with: an account that is gone takes its points along, and nobody gets them a second time.
      const customer = first ? first.customer_id : (order.customer ?? null);
      if (turns.length === 0 || (customer === null && !first)) return should.spent <= is.spent;
      const owner = customer !== null && (await holdCustomer(tx, customer)) ? customer : null;
      const last = owner === null ? undefined : await lastOf(tx, owner);
      const spending = turns.find(({ kind }) => kind === 'spent');
      if (spending && (last?.balance ?? 0) < -spending.amount) return false;
      let { place, balance } = last ?? { place: 0, balance: 0 };
      for (const { kind, amount } of turns) {
        place = owner === null ? 0 : place + 1;
        balance = owner === null ? 0 : balance + amount;
        const of = { order_id: order.id, order_number: order.number };
        await insertEntry(tx, {
          id: randomUUID(),
          customer_id: owner,
          place,
          kind,
          ...of,
          amount,
          balance,
          at: clock(),
        });
      }
      return true;
    },
  };
}

const entryOf = ({ at, kind, order_number, amount, balance }: PointEntryRow): PointEntry => ({
  at,
  kind: kind as PointKind,
  order: order_number,
  amount,
  balance,
});

/** Number of entries that are read at a time. */
const SOME = 200;

/** Entries of a customer for export. */
export async function exportPoints(db: Db, customer: string) {
  const points = [];
  for (let some = SOME; some === SOME; ) {
    const rows = await entriesOf(db.read, customer, { most: SOME, skip: points.length });
    for (const { at, kind, order_number: order, amount, balance } of rows)
      points.push({ at: new Date(at).toISOString(), kind, order, amount, balance });
    some = rows.length;
  }
  return { points };
}
