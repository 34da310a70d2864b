import type { AddressValues } from '../../forms/address.ts';
import type { Shopper } from '../../session/model.ts';
import type { ConsentPurpose, CustomerKind } from '../model.ts';
import { addressesOf, byId, consentsOf } from '../store/customers.server.ts';
import { given } from './consents.server.ts';
import { customerOf, type Deps } from './shared.server.ts';

/** Buyer, for the room that takes the order. */
export interface Buyer {
  /** Id of the customer. */
  id: string;
  login: string;
  email: string;
  kind: CustomerKind;
  /** Names, company and telephone; the place where they live once it has been given. */
  address: AddressValues;
  /** The addresses chosen to come first, where there are any. */
  delivery?: AddressValues;
  invoice?: AddressValues;
  consents: readonly ConsentPurpose[];
}

export interface Buyers {
  /** Customer who is signed in; undefined for a guest. */
  buyer(shopper: Shopper): Promise<Buyer | undefined>;
}

export const createBuyers = ({ db }: Pick<Deps, 'db'>): Buyers => ({
  async buyer({ customer: id }) {
    const row = id === undefined ? undefined : await byId(db.read, id);
    if (!row) return undefined;
    const { login, email, kind, address } = customerOf(row);
    const [kept, agreed] = await Promise.all([addressesOf(db.read, row.id), consentsOf(db.read, row.id)]);
    const first = Object.fromEntries(
      kept.filter(({ is_default }) => is_default === 1).map((one) => [one.kind, JSON.parse(one.address)]),
    );
    return { id: row.id, login, email, kind, address, ...first, consents: given(agreed) };
  },
});
