import { randomUUID } from 'node:crypto';
import type { CustomerAddressRow } from '../../db/tables/customers.ts';
import { type AddressValues, checkAddress } from '../../forms/address.ts';
import { serverChecks } from '../../forms/rules/checks.server.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import type { Visit } from '../../session/model.ts';
import {
  type AddressKind,
  addressIssues,
  type KeptAddress,
  keptTerms,
  MOST_ADDRESSES,
  type Refusal,
} from '../model.ts';
import * as store from '../store/customers.server.ts';
import { type Deps, ownRow } from './shared.server.ts';

export interface GivenAddress {
  /** Id of an existing address. */
  id?: string | undefined;
  kind: AddressKind;
  /** True for an invoice to a company. */
  company: boolean;
  address: AddressValues;
  isDefault: boolean;
}

export interface Addresses {
  /** The one taken first stands first. */
  addresses(customer: string): Promise<KeptAddress[]>;
  /** Keeps a new address or changes one; its id. */
  saveAddress(visit: Visit, given: GivenAddress): Promise<Result<string, Refusal>>;
  removeAddress(visit: Visit, id: string): Promise<Result<void, Refusal>>;
}

const keptOf = (row: CustomerAddressRow): KeptAddress => ({
  id: row.id,
  kind: row.kind as AddressKind,
  address: JSON.parse(row.address),
  isDefault: row.is_default === 1,
});

export function createAddresses({ db, clock, sessions }: Deps): Addresses {
  return {
    addresses: async (customer) => (await store.addressesOf(db.read, customer)).map(keptOf),
    async saveAddress(visit, { id, kind, company, address, isDefault }) {
      if (visit.customer === undefined) return err({ code: 'nobody' });
      const checked = checkAddress(address, keptTerms(kind, company), serverChecks);
      if (!checked.ok) return err({ code: 'fields', issues: addressIssues(kind, checked.error) });
      return db.write(async (tx): Promise<Result<string, Refusal>> => {
        const row = await ownRow(tx, visit, sessions);
        if (!row) return err({ code: 'nobody' });
        const same = (await store.addressesOf(tx, row.id)).filter((one) => one.kind === kind);
        const text = JSON.stringify(checked.value);
        // A new one that is there already was sent twice, or is not new.
        const known = same.find((one) => (id === undefined ? one.address === text : one.id === id));
        if (id !== undefined && !known) return err({ code: 'no_address' });
        if (!known && same.length >= MOST_ADDRESSES) return err({ code: 'too_many' });
        // There is always one that is taken first.
        const first = isDefault || known?.is_default === 1 || same.length === 0;
        if (first) await store.clearDefault(tx, row.id, kind);
        const is_default = first ? 1 : 0;
        if (known) {
          await store.updateAddress(tx, { id: known.id, customer: row.id, kind }, { address: text, is_default });
          return ok(known.id);
        }
        const made = randomUUID();
        const owned = { id: made, customer_id: row.id, kind };
        await store.insertAddress(tx, { ...owned, address: text, is_default, created_at: clock() });
        return ok(made);
      });
    },
    removeAddress: (visit, id) =>
      db.write(async (tx): Promise<Result<void, Refusal>> => {
        const row = await ownRow(tx, visit, sessions);
        if (!row) return err({ code: 'nobody' });
        const all = await store.addressesOf(tx, row.id);
        const gone = all.find((one) => one.id === id);
        if (!gone || !(await store.removeAddress(tx, row.id, id))) return err({ code: 'no_address' });
        const next = all.find((one) => one.kind === gone.kind && one.id !== id);
        if (gone.is_default === 1 && next)
          await store.updateAddress(tx, { id: next.id, customer: row.id, kind: next.kind }, { is_default: 1 });
        return ok(undefined);
      }),
  };
}
