import { redirect } from 'react-router';
import type { FormAnswer } from '../../customers/formAnswer.ts';
import { RecoveryPage } from '../../customers/pages/RecoveryPage.tsx';
import { readForm } from '../../forms/formData.ts';
import { services, visitor } from '../context.server.ts';
import { metaTags } from '../head/metaTags.ts';
import type { PageHandle } from '../layout/handle.ts';
import type { Route } from './+types/recovery';
import { accountHead, answerOf } from './guard.server.ts';
import { orUnsent, useTalk } from './talk.ts';

export const handle: PageHandle = { pageType: 'password-recover' };

export const headers = () => ({ 'Cache-Control': 'no-store' });

const PATH = '/odzyskiwanie-hasla';

export function loader({ context, request }: Route.LoaderArgs) {
  const sent = new URL(request.url).searchParams.has('wyslano');
  return { sent, head: accountHead(context.get(services), 'recovery', PATH) };
}

export async function action({ context, request }: Route.ActionArgs): Promise<FormAnswer> {
  const shop = context.get(services);
  const { login } = readForm(await request.formData(), { login: 254 });
  const asked = await shop.customers.askRecovery(login, context.get(visitor));
  if (!asked.ok) return answerOf(asked.error, shop, { login });
  throw redirect(`${PATH}?wyslano=1`, 303);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnsent(serverAction);

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.head);

export default function RecoveryRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <RecoveryPage talk={useTalk(PATH, actionData)} sent={loaderData.sent} />;
}
