import type { Tx } from '../db/database.ts';

/**
 * What rooms below do when something happens to a customer, inside its transaction. `customer` is also the session that
 * the customer's things hang on, and is there for as long as the account is.
 */
export interface CustomerHooks {
  /** Somebody has signed in; `from` is the session of the browser before, which ends: what hangs on it is to be moved. */
  onSignIn?(tx: Tx, news: { from: string; customer: string }): Promise<void>;
  /** What a room keeps of a customer, for themselves to read. */
  exportCustomer?(customer: string): Promise<Readonly<Record<string, unknown>>>;
  /** The account is going; what hangs on its session goes with it. */
  eraseCustomer?(tx: Tx, customer: string): Promise<void>;
}
