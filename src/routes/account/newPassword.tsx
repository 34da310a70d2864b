import { redirectDocument } from 'react-router';
import type { FormAnswer } from '../../customers/formAnswer.ts';
import { NewPasswordPage } from '../../customers/pages/RecoveryPage.tsx';
import { readForm } from '../../forms/formData.ts';
import { services, visit } from '../context.server.ts';
import { metaTags } from '../head/metaTags.ts';
import type { PageHandle } from '../layout/handle.ts';
import type { Route } from './+types/newPassword';
import { accountHead, answerOf, boundsOf } from './guard.server.ts';
import { orUnsent, useTalk } from './talk.ts';

export const handle: PageHandle = { pageType: 'password-recover' };

/** The address of this page is a secret of its reader. */
export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(services);
  return {
    good: await shop.customers.isLinkGood(params.token),
    bounds: boundsOf(shop),
    head: accountHead(shop, 'setPassword', '/odzyskiwanie-hasla'),
  };
}

export async function action({ context, params, request }: Route.ActionArgs): Promise<FormAnswer> {
  const shop = context.get(services);
  const form = readForm(await request.formData(), { client_password: 128, client_password_repeat: 128 });
  const given = { token: params.token, password: form.client_password, repeat: form.client_password_repeat };
  const done = await shop.customers.recover(context.get(visit), given);
  if (!done.ok) return answerOf(done.error, shop);
  throw redirectDocument('/konto', 303);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnsent(serverAction);

export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.head);

export default function NewPasswordRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  const { good, bounds } = loaderData;
  const path = `/odzyskiwanie-hasla/${encodeURIComponent(params.token)}`;
  return <NewPasswordPage talk={useTalk(path, actionData)} path={path} good={good} bounds={bounds} />;
}
