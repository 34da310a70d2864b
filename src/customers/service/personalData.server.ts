import { err, ok, type Result } from '../../kit/result.ts';
import { isFresh, type Visit } from '../../session/model.ts';
import type { Refusal } from '../model.ts';
import { addressesOf, byId, consentsOf } from '../store/customers.server.ts';
import { customerOf, type Deps, ownRow } from './shared.server.ts';

export interface PersonalData {
  /** Exports all data of a customer (GDPR, art. 15 and 20); undefined when there is none. */
  exportData(customer: string): Promise<Readonly<Record<string, unknown>> | undefined>;
  /** Removes the account with all that is its own. Asks for a fresh proof of who it is. */
  erase(visit: Visit): Promise<Result<void, Refusal>>;
}

const moment = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

export function createPersonalData(parts: Deps): PersonalData {
  const { db, clock, hooks, emails, sessions } = parts;
  return {
    async exportData(id) {
      const row = await byId(db.read, id);
      if (!row) return undefined;
      const { login, email, kind, address, birthDate, createdAt, language } = customerOf(row);
      const [addresses, consents, places] = await Promise.all([
        addressesOf(db.read, id),
        consentsOf(db.read, id),
        sessions.signedIn(id),
      ]);
      const others = await Promise.all(hooks.map(({ exportCustomer }) => exportCustomer?.(id)));
      return {
        account: {
          login,
          email,
          emailVerifiedAt: moment(row.email_verified_at),
          kind,
          ...address,
          birthDate: birthDate ?? null,
          language,
          createdAt: moment(createdAt),
          changedAt: moment(row.changed_at),
        },
        addresses: addresses.map((one) => ({
          kind: one.kind,
          isDefault: one.is_default === 1,
          ...JSON.parse(one.address),
          createdAt: moment(one.created_at),
        })),
        consents: consents.map(({ purpose, words, given_at, withdrawn_at }) => ({
          purpose,
          words,
          givenAt: moment(given_at),
          withdrawnAt: moment(withdrawn_at),
        })),
        sessions: places.map(({ device, signedInAt, usedAt }) => ({
          device,
          signedInAt: moment(signedInAt),
          usedAt: moment(usedAt),
        })),
        ...Object.assign({}, ...others),
      };
    },
    async erase(visit) {
      if (!isFresh(visit, clock())) return err({ code: visit.customer === undefined ? 'nobody' : 'not_fresh' });
      return db.write(async (tx): Promise<Result<void, Refusal>> => {
        const row = await ownRow(tx, visit, sessions);
        if (!row) return err({ code: 'nobody' });
        for (const { eraseCustomer } of hooks) await eraseCustomer?.(tx, row.id);
        await emails.erased(tx, row);
        await visit.signOut(tx);
        // With the session of their own go the account, its places, and whatever hangs on it in other rooms.
        await sessions.end(tx, row.id);
        return ok(undefined);
      });
    },
  };
}
