import { redirect } from 'react-router';
import type { FormAnswer } from '../../customers/formAnswer.ts';
import { clientTerms } from '../../customers/model.ts';
import { AccountFrame } from '../../customers/pages/AccountFrame.tsx';
import { DataForm } from '../../customers/pages/DataForm.tsx';
import { accountPageTexts } from '../../customers/pageTexts.ts';
import { fieldName } from '../../forms/addressFields.ts';
import { readAddress } from '../../forms/formData.ts';
import { useText } from '../../ui/TextContext.tsx';
import { metaTags } from '../head/metaTags.ts';
import type { PageHandle } from '../layout/handle.ts';
import type { Route } from './+types/data';
import { accountHead, answerOf, ownAccount } from './guard.server.ts';
import { orUnsent, useTalk } from './talk.ts';

export const handle: PageHandle = { pageType: 'login' };

export const headers = () => ({ 'Cache-Control': 'no-store' });

const PATH = '/konto/dane';
const named = (address: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(address).map(([part, value]) => [fieldName('client', part as 'city'), value ?? '']),
  );

export async function loader({ context, request }: Route.LoaderArgs) {
  const { shop, customer } = await ownAccount(context, request);
  return {
    kind: customer.kind,
    values: named(customer.address),
    saved: new URL(request.url).searchParams.has('zapisano'),
    head: accountHead(shop, 'account', PATH),
  };
}

export async function action({ context, request }: Route.ActionArgs): Promise<FormAnswer> {
  const { shop, asking } = await ownAccount(context, request);
  const form = await request.formData();
  const kind = form.get('client_type') === 'firm' ? 'firm' : 'private';
  const address = readAddress(form, clientTerms(kind));
  const done = await shop.customers.changeData(asking, { kind, address });
  if (!done.ok) return answerOf(done.error, shop, { ...named(address), client_type: kind });
  throw redirect(`${PATH}?zapisano=1`, 303);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnsent(serverAction);

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.head);

export default function DataRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(accountPageTexts);
  const { kind, values, saved } = loaderData;
  const done = saved ? t('saved') : undefined;
  return (
    <AccountFrame current={PATH} title={t('data')} lead={t('dataLead')} done={done}>
      <DataForm talk={useTalk(PATH, actionData)} kind={kind} values={values} />
    </AccountFrame>
  );
}
