import type { Section } from '../session/model.ts';
import type { Customers } from './service.server.ts';

/** Section `Customer` of the personal-data call: who is signed in, as pages that are the same for all show it. */
export function customerSection(customers: Pick<Customers, 'find'>): Section {
  return async ({ shopper }) => {
    const customer = shopper.customer === undefined ? undefined : await customers.find(shopper.customer);
    if (!customer) return { signedIn: false };
    const { address, login } = customer;
    return { signedIn: true, login, name: address.firstname || address.firm || login };
  };
}
