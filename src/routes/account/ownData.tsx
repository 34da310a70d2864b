import { redirect, redirectDocument } from 'react-router';
import { AccountFrame } from '../../customers/pages/AccountFrame.tsx';
import { OwnDataSection } from '../../customers/pages/OwnDataSection.tsx';
import { ErasedPage } from '../../customers/pages/SignOutPage.tsx';
import { accountPageTexts } from '../../customers/pageTexts.ts';
import { useText } from '../../ui/TextContext.tsx';
import { services, visit } from '../context.server.ts';
import { metaTags } from '../head/metaTags.ts';
import type { PageHandle } from '../layout/handle.ts';
import type { Route } from './+types/ownData';
import { accountHead, freshAccount, ownAccount, signInPath } from './guard.server.ts';

export const handle: PageHandle = { pageType: 'login' };

export const headers = () => ({ 'Cache-Control': 'no-store' });

const PATH = '/konto/moje-dane';

export async function loader({ context, request }: Route.LoaderArgs) {
  const gone = new URL(request.url).searchParams.has('usunieto') && context.get(visit).customer === undefined;
  if (gone) return { gone, head: accountHead(context.get(services), 'erased', PATH) };
  const { shop } = await ownAccount(context, request);
  return { gone: false, head: accountHead(shop, 'account', PATH) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { shop, asking } = await freshAccount(context, request);
  if ((await request.formData()).get('sure') !== '1') throw redirect(PATH, 303);
  const done = await shop.customers.erase(asking);
  throw done.ok ? redirectDocument(`${PATH}?usunieto=1`, 303) : redirect(signInPath(request), 303);
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.head);

export default function OwnDataRoute({ loaderData: { gone } }: Route.ComponentProps) {
  const t = useText(accountPageTexts);
  if (gone) return <ErasedPage />;
  return (
    <AccountFrame current={PATH} title={t('ownData')} lead={t('ownDataLead')}>
      <OwnDataSection />
    </AccountFrame>
  );
}
