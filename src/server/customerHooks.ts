import { keptLines } from '../basket/service/kept.server.ts';
import { mergeSessions } from '../basket/service/mergeSessions.server.ts';
import { exportPoints } from '../customers/points/service.server.ts';
import type { CustomerHooks } from '../customers/ports.ts';
import type { Db } from '../db/database.ts';
import type { Uploads } from '../files/service.server.ts';
import type { Clock } from '../kit/clock.ts';
import { cutOrders, exportOrders } from '../orders/account/ownOrders.server.ts';

interface Kept {
  db: Db;
  clock: Clock;
  uploads: Uploads;
}

/** Each room that keeps something of a customer, in the order in which they are told. */
export const customerHooks = (kept: Kept): readonly CustomerHooks[] => [
  basketHooks(kept),
  orderHooks(kept),
  pointHooks(kept),
];

/** The basket hangs on the customer's session, and goes with it. */
const basketHooks = ({ db, clock, uploads }: Kept): CustomerHooks => ({
  onSignIn: (tx, { from, customer }) => mergeSessions(tx, from, customer, { at: clock(), uploads }),
  exportCustomer: (customer) => keptLines(db, customer),
});

/** Orders outlive the account. */
const orderHooks = ({ db }: Pick<Kept, 'db'>): CustomerHooks => ({
  exportCustomer: (customer) => exportOrders(db, customer),
  eraseCustomer: cutOrders,
});

/** What is left of points when the account goes says no more whose they were; the store sees to that. */
const pointHooks = ({ db }: Pick<Kept, 'db'>): CustomerHooks => ({
  exportCustomer: (customer) => exportPoints(db, customer),
});
