import { redirect, redirectDocument } from 'react-router';
import { KeySignIn } from '../../accounts/KeySignIn.tsx';
import type { FormAnswer } from '../../customers/formAnswer.ts';
import { safePathAfter } from '../../customers/model.ts';
import { SignInPage } from '../../customers/pages/SignInPage.tsx';
import { readForm } from '../../forms/formData.ts';
import { isFresh } from '../../session/model.ts';
import { services, visit, visitor } from '../context.server.ts';
import { metaTags } from '../head/metaTags.ts';
import type { PageHandle } from '../layout/handle.ts';
import type { Route } from './+types/signIn';
import { accountHead, answerOf } from './guard.server.ts';
import { orUnsent, useTalk } from './talk.ts';

export const handle: PageHandle = { pageType: 'signin' };

export const headers = () => ({ 'Cache-Control': 'no-store' });

const afterOf = (request: Request) => safePathAfter(new URL(request.url).searchParams.get('dalej'));

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(services);
  const asking = context.get(visit);
  const after = afterOf(request);
  const customer = asking.customer === undefined ? undefined : await shop.customers.find(asking.customer);
  if (customer && (after === '/konto' || isFresh(asking, shop.clock()))) throw redirect(after, 303);
  return {
    after,
    prove: customer?.login,
    domain: shop.passkeys.domain,
    head: accountHead(shop, customer ? 'proveTitle' : 'signIn', '/logowanie'),
  };
}

export async function action({ context, request }: Route.ActionArgs): Promise<FormAnswer> {
  const shop = context.get(services);
  const form = readForm(await request.formData(), { login: 254, password: 128 });
  const done = await shop.customers.signIn(context.get(visit), form, context.get(visitor));
  if (!done.ok) return answerOf(done.error, shop, { login: form.login });
  // The whole page anew: what stands around it is another person's now.
  throw redirectDocument(afterOf(request), 303);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnsent(serverAction);

export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.head);

export default function SignInRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { after, prove, domain } = loaderData;
  const talk = useTalk(after === '/konto' ? '/logowanie' : `/logowanie?dalej=${encodeURIComponent(after)}`, actionData);
  const keys = <KeySignIn service={{ base: '/accounts', domain }} onDone={() => window.location.assign(after)} />;
  return <SignInPage talk={talk} after={after} prove={prove} keys={keys} />;
}
