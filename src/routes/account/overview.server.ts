import { isFresh } from '../../session/model.ts';
import { ownAccount } from './guard.server.ts';
import type { ServedPage } from './page.ts';

interface OverviewView {
  login: string;
  email: string;
  /** Its owner has proved the address. */
  verified: boolean;
  name: string;
  /** Of a first key. */
  offer: boolean;
  domain: string;
}

export const overview: ServedPage<OverviewView> = {
  async load(asked) {
    const { shop, asking, customer } = await ownAccount(asked);
    const { login, email, emailVerifiedAt, address } = customer;
    const keys = await shop.passkeys.keys(customer.id);
    return {
      title: 'account',
      view: {
        login,
        email,
        verified: emailVerifiedAt !== undefined,
        name: address.firstname || address.firm || login,
        // Only to who has none yet, and could add one now without proving again who they are.
        offer: keys.length === 0 && isFresh(asking, shop.clock()),
        domain: shop.passkeys.domain,
      },
    };
  },
};
