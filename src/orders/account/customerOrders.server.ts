import type { Db, Tx } from '../../db/database.ts';
import { forgetCustomer, ofCustomer } from '../store/orders.server.ts';
import { copyOf } from './orderCopy.server.ts';

/** Orders read in one go. */
const SOME = 100;

/** All orders of a customer, for themselves to read. */
export async function exportOrders(db: Db, customer: string) {
  const all: Awaited<ReturnType<typeof copyOf>> = [];
  for (let some = SOME; some === SOME; ) {
    const orders = await ofCustomer(db.read, customer, { most: SOME, skip: all.length });
    all.push(...(await copyOf(db.read, orders)));
    some = orders.length;
  }
  return { orders: all };
}

/**
 * Cuts the tie between an account that goes and its orders. They stay themselves: who sold must be able to show for years
 * what was sold to whom (Ordynacja podatkowa, art. 86; GDPR, art. 17(3)(b)).
 */
export const cutOrders = (tx: Tx, customer: string): Promise<void> => forgetCustomer(tx, customer);
