import { AccountFrame } from '../../customers/pages/AccountFrame.tsx';
import keyOfferIsland from '../../customers/pages/KeyOffer.island.tsx';
import { Overview } from '../../customers/pages/Overview.tsx';
import { VerifyOffer } from '../../customers/pages/VerifyPages.tsx';
import { accountPageTexts } from '../../customers/pages.texts.ts';
import { Island } from '../../ui/islands/Island.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { definePage } from '../page.ts';
import { accountHead, ownAccount } from './guard.server.ts';
import { keyOffer } from './keyOffer.server.ts';

const PATH = '/konto';

/** The first page of an account. */
export const overviewPage = definePage({
  path: PATH,
  type: 'login',
  personal: true,
  async load(asked) {
    const { shop, visit, request } = asked;
    const { login, email, emailVerifiedAt, address } = await ownAccount(asked);
    return {
      head: accountHead(shop, 'account', PATH),
      login,
      email,
      /** True when the address is proved. */
      verified: emailVerifiedAt !== undefined,
      name: address.firstname || address.firm || login,
      /** Offer of a first passkey. */
      offer: await keyOffer(shop, visit, request),
    };
  },
  View({ data: { login, email, verified, name, offer } }) {
    const t = useText(accountPageTexts);
    return (
      <AccountFrame current={PATH} title={t('accountOf', { name })}>
        <Overview
          login={login}
          email={email}
          notice={!verified && <VerifyOffer email={email} />}
          offer={offer && <Island of={keyOfferIsland} props={{ offer }} />}
        />
      </AccountFrame>
    );
  },
});
