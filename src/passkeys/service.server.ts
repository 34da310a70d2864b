import type { Tx } from '../db/database.ts';
import { type Codes, createCodes } from './codes.server.ts';
import { createLoggingIn, type LoggingIn } from './login.server.ts';
import { LONGEST_NAME, type PasskeyView, SERVICE_PATH, type Service } from './model.ts';
import type { PasskeyParts } from './parts.server.ts';
import { createRegistering, type Registering } from './register.server.ts';
import { holdKey, keysOf, removeKey, removeKeysOf, removeOld, updateKey } from './store.server.ts';

export interface Passkeys extends Registering, LoggingIn, Codes {
  domain: string;
  /** Address of the service for browsers of this shop. */
  service: Service;
  origins: readonly string[];
  keys(account: string): Promise<PasskeyView[]>;
  /** Renames a key; false when the account has no such key. */
  rename(account: string, id: string, name: string): Promise<boolean>;
  remove(account: string, id: string): Promise<boolean>;
  /** Removes all keys of an account that is removed, or that its owner has just claimed. */
  removeAll(tx: Tx, account: string): Promise<void>;
  sweep(): Promise<number>;
}

/** The passkey service. It knows accounts through its ports alone, so it may run apart from the shop. */
export function createPasskeys(parts: PasskeyParts): Passkeys {
  const { db, clock, ports } = parts;
  return {
    domain: parts.domain,
    service: { base: (parts.apart ?? '') + SERVICE_PATH, domain: parts.domain },
    origins: parts.origins,
    ...createRegistering(parts),
    ...createLoggingIn(parts),
    ...createCodes(parts),
    keys: async (account) =>
      (await keysOf(db.read, account)).map(({ id, name, created_at, used_at, backed_up }) => ({
        id,
        name,
        createdAt: created_at,
        usedAt: used_at ?? undefined,
        backedUp: backed_up === 1,
      })),
    rename: (account, id, name) =>
      db.write(async (tx) => {
        const tidy = name.toWellFormed().replaceAll('\u0000', '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);
        const own = (await keysOf(tx, account)).some((key) => key.id === id);
        if (own && tidy !== '') await updateKey(tx, id, { name: tidy });
        return own;
      }),
    remove: (account, id) =>
      db.write(async (tx) => {
        const key = /^[\w-]{1,1400}$/.test(id) ? await holdKey(tx, id) : undefined;
        if (key?.account !== account) return false;
        await removeKey(tx, id);
        await ports.keyRemoved(tx, account, key.name);
        return true;
      }),
    removeAll: removeKeysOf,
    sweep: () => db.write((tx) => removeOld(tx, clock())),
  };
}
