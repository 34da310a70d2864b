import { redirect } from 'react-router';
import { PURPOSES } from '../../customers/model.ts';
import { AccountFrame } from '../../customers/pages/AccountFrame.tsx';
import { ConsentsForm } from '../../customers/pages/ConsentsForm.tsx';
import { accountPageTexts } from '../../customers/pageTexts.ts';
import { useText } from '../../ui/TextContext.tsx';
import { metaTags } from '../head/metaTags.ts';
import type { PageHandle } from '../layout/handle.ts';
import type { Route } from './+types/consents';
import { accountHead, ownAccount } from './guard.server.ts';

export const handle: PageHandle = { pageType: 'login' };

export const headers = () => ({ 'Cache-Control': 'no-store' });

const PATH = '/konto/zgody';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { shop, customer } = await ownAccount(context, request);
  return {
    given: await shop.customers.consents(customer.id),
    shopName: shop.shop.name,
    saved: new URL(request.url).searchParams.has('zapisano'),
    head: accountHead(shop, 'account', PATH),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { shop, asking } = await ownAccount(context, request);
  const form = await request.formData();
  await shop.customers.setConsents(
    asking,
    PURPOSES.filter((purpose) => form.get(`client_${purpose}`) === '1'),
  );
  throw redirect(`${PATH}?zapisano=1`, 303);
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.head);

export default function ConsentsRoute({ loaderData: { given, shopName, saved } }: Route.ComponentProps) {
  const t = useText(accountPageTexts);
  const done = saved ? t('saved') : undefined;
  return (
    <AccountFrame current={PATH} title={t('consentsShort')} lead={t('consentsLead')} done={done}>
      <ConsentsForm action={PATH} given={given} shopName={shopName} />
    </AccountFrame>
  );
}
