import { redirect } from 'react-router';
import { AccountFrame } from '../../customers/pages/AccountFrame.tsx';
import { AddressesSection } from '../../customers/pages/AddressesSection.tsx';
import { accountPageTexts } from '../../customers/pageTexts.ts';
import { useText } from '../../ui/TextContext.tsx';
import { metaTags } from '../head/metaTags.ts';
import type { PageHandle } from '../layout/handle.ts';
import type { Route } from './+types/addresses';
import { accountHead, ownAccount } from './guard.server.ts';

export const handle: PageHandle = { pageType: 'login' };

export const headers = () => ({ 'Cache-Control': 'no-store' });

const PATH = '/konto/adresy';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { shop, customer } = await ownAccount(context, request);
  const query = new URL(request.url).searchParams;
  return {
    addresses: await shop.customers.addresses(customer.id),
    done: query.has('zapisano') ? ('saved' as const) : query.has('usunieto') ? ('removed' as const) : undefined,
    head: accountHead(shop, 'account', PATH),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { shop, asking } = await ownAccount(context, request);
  const id = (await request.formData()).get('remove');
  // One that has gone already has gone.
  if (typeof id === 'string') await shop.customers.removeAddress(asking, id);
  throw redirect(`${PATH}?usunieto=1`, 303);
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.head);

export default function AddressesRoute({ loaderData: { addresses, done } }: Route.ComponentProps) {
  const t = useText(accountPageTexts);
  return (
    <AccountFrame current={PATH} title={t('addresses')} lead={t('addressesLead')} done={done && t(done)}>
      <AddressesSection addresses={addresses} />
    </AccountFrame>
  );
}
