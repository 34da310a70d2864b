import { KeyAdd } from '../../accounts/KeyAdd.tsx';
import { AccountFrame } from '../../customers/pages/AccountFrame.tsx';
import { KeyOffer } from '../../customers/pages/KeyOffer.tsx';
import { Overview } from '../../customers/pages/Overview.tsx';
import { accountPageTexts } from '../../customers/pageTexts.ts';
import { isFresh } from '../../session/model.ts';
import { useText } from '../../ui/TextContext.tsx';
import { metaTags } from '../head/metaTags.ts';
import type { PageHandle } from '../layout/handle.ts';
import type { Route } from './+types/overview';
import { accountHead, ownAccount } from './guard.server.ts';

export const handle: PageHandle = { pageType: 'login' };

export const headers = () => ({ 'Cache-Control': 'no-store' });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { shop, asking, customer } = await ownAccount(context, request);
  const { login, email, address } = customer;
  const keys = await shop.passkeys.keys(customer.id);
  return {
    login,
    email,
    name: address.firstname || address.firm || login,
    // Only to who has none yet, and could add one now without proving again who they are.
    offer: keys.length === 0 && isFresh(asking, shop.clock()),
    domain: shop.passkeys.domain,
    head: accountHead(shop, 'account', '/konto'),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.head);

export default function OverviewRoute({ loaderData }: Route.ComponentProps) {
  const { login, email, name, offer, domain } = loaderData;
  const t = useText(accountPageTexts);
  const add = (
    <KeyAdd
      service={{ base: '/accounts', domain }}
      userLogin={login}
      tokenHref="/konto/prawo-do-klucza"
      onDone={() => window.location.reload()}
    />
  );
  return (
    <AccountFrame current="/konto" title={t('accountOf', { name })}>
      <Overview login={login} email={email} offer={offer && <KeyOffer add={add} />} />
    </AccountFrame>
  );
}
