import type { Tx } from '../db/database.ts';

/**
 * Hooks of rooms below for events of a customer, inside the transaction. `customer` is also the session that the
 * customer's things hang on, and is there for as long as the account is.
 */
export interface CustomerHooks {
  /** Called after a sign-in; `from` is the browser's session before, which ends: its data have to be moved. */
  onSignIn?(tx: Tx, news: { from: string; customer: string }): Promise<void>;
  /**
   * Called when a recovery or a mailed code is the first proof of an account's address: whoever registered it may be
   * somebody else, and nothing they set up opens it any more.
   */
  onClaimed?(tx: Tx, customer: string): Promise<void>;
  /** Called when the account gets another address: nothing of it goes to the one before any more. */
  onEmailChanged?(tx: Tx, news: { customer: string; from: string; to: string }): Promise<void>;
  /** Data of a customer in the room, for export. */
  exportCustomer?(customer: string): Promise<Readonly<Record<string, unknown>>>;
  /** The account is going; what hangs on its session goes with it. */
  eraseCustomer?(tx: Tx, customer: string): Promise<void>;
}
