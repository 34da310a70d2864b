import type { KeyOfferView } from '../../customers/keyOffer.ts';
import { ownAccount } from './guard.server.ts';
import { keyOffer } from './keyOffer.server.ts';
import type { ServedPage } from './page.ts';

interface OverviewView {
  login: string;
  email: string;
  /** Its owner has proved the address. */
  verified: boolean;
  name: string;
  /** Of a first key. */
  offer: KeyOfferView | undefined;
}

export const overview: ServedPage<OverviewView> = {
  async load(asked) {
    const { shop, asking, customer } = await ownAccount(asked);
    const { login, email, emailVerifiedAt, address } = customer;
    return {
      title: 'account',
      view: {
        login,
        email,
        verified: emailVerifiedAt !== undefined,
        name: address.firstname || address.firm || login,
        offer: await keyOffer(shop, asking, asked.request),
      },
    };
  },
};
