import { keptLines } from '../../basket/service/export.server.ts';
import { mergeSessions } from '../../basket/service/mergeSessions.server.ts';
import { exportPoints } from '../../customers/points/service.server.ts';
import type { CustomerHooks } from '../../customers/ports.ts';
import { hasTakenBack } from '../../customers/service/consents.server.ts';
import type { Db } from '../../db/database.ts';
import type { Uploads } from '../../files/service.server.ts';
import type { Clock } from '../../kit/clock.ts';
import { exportLists, joinLists } from '../../lists/join.server.ts';
import { eraseOpinions, exportOpinions } from '../../opinions/account.server.ts';
import type { Photos } from '../../opinions/photos/service.server.ts';
import { keepRefusal } from '../../opinions/purchaseLinks/service.server.ts';
import { cutOrders, exportOrders } from '../../orders/account/customerOrders.server.ts';
import { exportRegion, joinRegions } from '../../region/service.server.ts';
import { endSubscriptions, exportSubscriptions, moveSubscriptions } from '../../subscriptions/account.server.ts';
import { exportWithdrawals } from '../../withdrawals/account.server.ts';

interface Kept {
  db: Db;
  clock: Clock;
  uploads: Uploads;
  photos: Photos;
}

/** Hooks of each room with data of a customer, in the order in which they run. */
export const customerHooks = (kept: Kept): readonly CustomerHooks[] => [
  basketHooks(kept),
  listHooks(kept),
  regionHooks(kept),
  refusalHooks(kept),
  orderHooks(kept),
  pointHooks(kept),
  opinionHooks(kept),
];

/** The basket hangs on the customer's session, and goes with it. */
const basketHooks = ({ db, clock, uploads }: Kept): CustomerHooks => ({
  onSignIn: (tx, { from, customer }) => mergeSessions(tx, from, customer, { at: clock(), uploads }),
  exportCustomer: (customer) => keptLines(db, customer),
});

/** Lists hang on the customer's session too. */
const listHooks = ({ db, clock }: Pick<Kept, 'db' | 'clock'>): CustomerHooks => ({
  onSignIn: (tx, { from, customer }) => joinLists(tx, from, customer, clock()),
  exportCustomer: (customer) => exportLists(db, customer),
});

/** A country that was chosen for a while hangs on the customer's session. */
const regionHooks = ({ db }: Pick<Kept, 'db'>): CustomerHooks => ({
  onSignIn: (tx, { from, customer }) => joinRegions(tx, from, customer),
  exportCustomer: (customer) => exportRegion(db, customer),
});

/** A refusal outlives the account, before its orders are nobody's. */
const refusalHooks = ({ clock }: Pick<Kept, 'clock'>): CustomerHooks => ({
  eraseCustomer: (tx, customer) => keepRefusal(tx, customer, { clock, saidNo: hasTakenBack }),
});

/** Orders outlive the account; subscriptions follow its address and end with it, while it is still known whose they are. */
const orderHooks = ({ db, clock }: Pick<Kept, 'db' | 'clock'>): CustomerHooks => ({
  exportCustomer: async (customer) => ({
    ...(await exportOrders(db, customer)),
    ...(await exportWithdrawals(db, customer)),
    ...(await exportSubscriptions(db, customer)),
  }),
  onEmailChanged: (tx, news) => moveSubscriptions(tx, news, clock()),
  async eraseCustomer(tx, customer) {
    await endSubscriptions(tx, customer, clock());
    await cutOrders(tx, customer);
  },
});

/** Hooks of points: when an account is removed, the store takes its id from the entries. */
const pointHooks = ({ db }: Pick<Kept, 'db'>): CustomerHooks => ({
  exportCustomer: (customer) => exportPoints(db, customer),
});

/** What a customer wrote goes with the account. */
const opinionHooks = ({ db, photos }: Pick<Kept, 'db' | 'photos'>): CustomerHooks => ({
  exportCustomer: (customer) => exportOpinions(db, customer),
  eraseCustomer: (tx, customer) => eraseOpinions(tx, customer, photos),
});
