import type { Db, Tx } from '../../db/database.ts';
import { formatQuantity } from '../../kit/quantity.ts';
import type { Order } from '../model.ts';
import { forgetCustomer, ofCustomer } from '../store/orders.server.ts';

/** Orders read in one go. */
const SOME = 100;

const moment = (ms: number | undefined) => (ms === undefined ? null : new Date(ms).toISOString());

/** All orders of a customer, for themselves to read; amounts in grosze. */
export async function exportOrders(db: Db, customer: string) {
  const all: Order[] = [];
  for (let some = SOME; some === SOME; ) {
    const orders = await ofCustomer(db.read, customer, { most: SOME, skip: all.length });
    all.push(...orders);
    some = orders.length;
  }
  return { orders: all.map(exported) };
}

const exported = ({ number, placedAt, paidAt, status, payment, total, email, data, lines }: Order) => ({
  number,
  placedAt: moment(placedAt),
  paidAt: moment(paidAt),
  status,
  payment,
  total,
  currency: data.currency,
  email,
  buyer: data.buyer,
  delivery: data.delivery
    ? { name: data.delivery.name, point: data.delivery.point ?? null, cost: data.delivery.cost.gross }
    : null,
  code: data.code ?? null,
  remarks: data.remarks,
  consents: data.consents,
  lines: lines.map(({ product, size, quantity, precision, paid, withdrawn, data: line }) => ({
    product,
    size,
    name: line.name,
    quantity: formatQuantity(quantity, precision),
    withdrawn: formatQuantity(withdrawn, precision),
    unit: line.unit,
    paid,
    chosen: line.chosen,
    files: line.files.map(({ label, name }) => ({ label, name })),
    service: line.service ?? null,
    comment: line.comment,
  })),
});

/**
 * Cuts the tie between an account that goes and its orders. They stay themselves: who sold must be able to show for years
 * what was sold to whom (Ordynacja podatkowa, art. 86; GDPR, art. 17(3)(b)).
 */
export const cutOrders = (tx: Tx, customer: string): Promise<void> => forgetCustomer(tx, customer);
