import type { Db } from '../db/database.ts';
import { formatQuantity } from '../kit/quantity.ts';
import { withdrawalsOfCustomer } from './store.server.ts';

/** All statements of withdrawal from a customer's orders, for themselves to read; amounts in grosze. */
export const exportWithdrawals = async (db: Db, customer: string) => ({
  withdrawals: (await withdrawalsOfCustomer(db.read, customer)).map(({ order, withdrawal }) => ({
    order,
    at: new Date(withdrawal.at).toISOString(),
    name: withdrawal.name,
    email: withdrawal.email,
    statement: withdrawal.words,
    amount: withdrawal.amount,
    toGiftCard: withdrawal.card ?? null,
    account: withdrawal.account ?? null,
    parcel: withdrawal.parcel ?? null,
    lines: withdrawal.lines.map(({ name, quantity, precision, unit, worth }) => ({
      ...{ name, quantity: formatQuantity(quantity, precision), unit, worth },
    })),
  })),
});
