import { useEffect } from 'react';
import { redirect } from 'react-router';
import { KeyAdd } from '../../accounts/KeyAdd.tsx';
import type { FormAnswer } from '../../customers/formAnswer.ts';
import { AccountFrame } from '../../customers/pages/AccountFrame.tsx';
import { SecuritySection } from '../../customers/pages/SecuritySection.tsx';
import { accountPageTexts } from '../../customers/pageTexts.ts';
import { useText } from '../../ui/TextContext.tsx';
import { metaTags } from '../head/metaTags.ts';
import type { PageHandle } from '../layout/handle.ts';
import type { Route } from './+types/security';
import { accountHead, boundsOf, freshAccount } from './guard.server.ts';
import { changeSecurity } from './securityAction.server.ts';
import { orUnsent, useTalk } from './talk.ts';

export const handle: PageHandle = { pageType: 'login' };

export const headers = () => ({ 'Cache-Control': 'no-store' });

const PATH = '/konto/bezpieczenstwo';

/** All here opens the account: it is shown to who has just proved who they are. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { shop, asking, customer } = await freshAccount(context, request);
  const { id, login, email, address } = customer;
  return {
    login,
    email,
    displayName: [address.firstname, address.lastname].join(' ').trim() || login,
    handle: Buffer.from(id).toString('base64url'),
    bounds: boundsOf(shop),
    keys: await shop.passkeys.keys(id),
    places: await shop.customers.places(id),
    here: asking.place,
    domain: shop.passkeys.domain,
    saved: new URL(request.url).searchParams.has('zapisano'),
    head: accountHead(shop, 'account', PATH),
  };
}

export async function action({ context, request }: Route.ActionArgs): Promise<FormAnswer> {
  const own = await freshAccount(context, request);
  const refused = await changeSecurity(own, await request.formData());
  if (refused) return refused;
  throw redirect(`${PATH}?zapisano=1`, 303);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnsent(serverAction);

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.head);

export default function SecurityRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(accountPageTexts);
  const { login, email, displayName, handle: userHandle, bounds, keys, places, here, domain, saved } = loaderData;
  const service = { base: '/accounts', domain };
  const ids = keys.map(({ id }) => id).join(' ');
  useEffect(() => {
    const tell = async () => {
      const { tellKeys } = await import('../../accounts/ceremony.ts');
      const known = ids === '' ? [] : ids.split(' ');
      await tellKeys({ base: '/accounts', domain }, { handle: userHandle, login, displayName, keys: known });
    };
    if ('PublicKeyCredential' in window) tell().catch(() => {});
  }, [ids, domain, userHandle, login, displayName]);
  const add = (
    <KeyAdd
      service={service}
      userLogin={login}
      tokenHref="/konto/prawo-do-klucza"
      onDone={() => window.location.reload()}
    />
  );
  return (
    <AccountFrame current={PATH} title={t('security')} lead={t('securityLead')} done={saved ? t('saved') : undefined}>
      <SecuritySection
        talk={useTalk(PATH, actionData)}
        login={login}
        email={email}
        bounds={bounds}
        keys={keys}
        addKey={add}
        places={places}
        here={here}
      />
    </AccountFrame>
  );
}
