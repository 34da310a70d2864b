import type { Tx } from '../db/database.ts';

/** Somebody who may have keys, as the room that keeps customers knows them. */
export interface Account {
  /** At most 64 bytes, and nothing about the person: authenticators keep it. */
  id: string;
  login: string;
  /** What a person reads beside the key. */
  displayName: string;
}

export interface AccountPorts {
  byId(id: string): Promise<Account | undefined>;
  /** By login or e-mail address. */
  byLogin(login: string): Promise<Account | undefined>;
  /** In the transaction in which a key comes or goes. */
  keyAdded(tx: Tx, account: string, name: string): Promise<void>;
  keyRemoved(tx: Tx, account: string, name: string): Promise<void>;
  /** Sends a code to an address, whether or not it has an account. */
  sendCode(tx: Tx, email: string, code: string): Promise<void>;
  /** Whether one more code may be sent; each call counts. */
  maySendCode(email: string, visitor: string): Promise<boolean>;
}
