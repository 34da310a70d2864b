import type { Tx } from '../db/database.ts';

/** Somebody who may have keys, as the customers' room knows them. */
export interface Account {
  /** At most 64 bytes, and nothing about the person: authenticators keep it. */
  id: string;
  login: string;
  /** Name that a person reads beside the key. */
  displayName: string;
}

export interface AccountPorts {
  byId(id: string): Promise<Account | undefined>;
  /** Finds an account by login or e-mail address. */
  byLogin(login: string): Promise<Account | undefined>;
  /** Finds an account by its e-mail address alone: a login may look like the address of somebody else. */
  byEmail(email: string): Promise<Account | undefined>;
  /** Called in the transaction that adds or removes a key. */
  keyAdded(tx: Tx, account: string, name: string): Promise<void>;
  keyRemoved(tx: Tx, account: string, name: string): Promise<void>;
  /** Sends a code to an address, whether or not it has an account. */
  sendCode(tx: Tx, email: string, code: string): Promise<void>;
  /**
   * Called in the transaction in which a code that was mailed to the account's address has come back; `customer`: who is
   * signed in where it came from.
   */
  readMailbox(tx: Tx, account: string, customer: string | undefined): Promise<void>;
  /** Whether one more right to add a key may be given; each call counts. */
  mayAddKey(account: string): Promise<boolean>;
  /** How long to wait until one more code may be sent, ms; 0: it may. Each call counts. */
  waitForCode(email: string, visitor: string): Promise<number>;
}
