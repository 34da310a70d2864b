import type { KeyOfferView } from '../../customers/keyOffer.ts';
import { ownAccount } from './guard.server.ts';
import { keyOffer } from './keyOffer.server.ts';
import type { ServedPage } from './page.ts';

interface OverviewView {
  login: string;
  email: string;
  name: string;
  /** Of a first key. */
  offer: KeyOfferView | undefined;
}

export const overview: ServedPage<OverviewView> = {
  async load(asked) {
    const { shop, asking, customer } = await ownAccount(asked);
    const { login, email, address } = customer;
    return {
      title: 'account',
      view: {
        login,
        email,
        name: address.firstname || address.firm || login,
        offer: await keyOffer(shop, asking, asked.request),
      },
    };
  },
};
