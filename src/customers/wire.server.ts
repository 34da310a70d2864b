import type { Service } from '../passkeys/model.ts';
import type { Section, Shopper } from '../session/model.ts';
import type { KeyOfferView } from './keyOffer.ts';
import type { Customers } from './service.server.ts';

interface CustomerParts {
  customers: Pick<Customers, 'find'>;
  /** Address of the passkey service. */
  keys: Service;
  offer(shopper: Shopper): Promise<KeyOfferView | undefined>;
}

/** Section `Customer` of the personal-data call: who is signed in, as pages that are the same for all show it. */
export function customerSection({ customers, keys, offer }: CustomerParts): Section {
  return async ({ shopper }) => {
    const customer = shopper.customer === undefined ? undefined : await customers.find(shopper.customer);
    if (!customer) return { signedIn: false, keys };
    const { address, login } = customer;
    const offered = await offer(shopper);
    const name = address.firstname || address.firm || login;
    return { signedIn: true, login, name, ...(offered?.fresh ? { offer: offered } : {}) };
  };
}

/** Name under which a shopper has signed in; empty for a guest. */
export const loginOf =
  (customers: Pick<Customers, 'find'>) =>
  async ({ customer }: Shopper): Promise<string> =>
    (customer === undefined ? undefined : await customers.find(customer))?.login ?? '';
