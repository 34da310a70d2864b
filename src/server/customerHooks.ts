import type { BasketLine } from '../basket/model.ts';
import { mergeSessions } from '../basket/service/mergeSessions.server.ts';
import { linesOf } from '../basket/store/lines.server.ts';
import { shelfOf } from '../basket/store/shelf.server.ts';
import type { CustomerHooks } from '../customers/ports.ts';
import type { Db } from '../db/database.ts';
import type { Clock } from '../kit/clock.ts';
import { formatQuantity } from '../kit/quantity.ts';

interface Kept {
  db: Db;
  clock: Clock;
}

/** Each room that keeps something of a customer, in the order in which they are told. */
export const customerHooks = (kept: Kept): readonly CustomerHooks[] => [basketHooks(kept)];

/** The basket hangs on the customer's session, and goes with it. */
const basketHooks = ({ db, clock }: Kept): CustomerHooks => ({
  onSignIn: (tx, { from, customer }) => mergeSessions(tx, from, customer, clock()),
  async exportCustomer(customer) {
    const [lines, later] = [await linesOf(db.read, customer), await shelfOf(db.read, customer, 'later')];
    return { basket: lines.map(told), later: later.map(told) };
  },
});

const told = ({ product, size, quantity, precision, chosen, comment, addedAt }: BasketLine) => ({
  product,
  size,
  quantity: formatQuantity(quantity, precision),
  ...chosen,
  comment,
  addedAt: new Date(addedAt).toISOString(),
});
