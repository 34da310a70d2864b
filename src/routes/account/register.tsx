import { redirect, redirectDocument } from 'react-router';
import type { FormAnswer } from '../../customers/formAnswer.ts';
import { REGISTER_LONGEST, registrationOf, safePathAfter } from '../../customers/model.ts';
import { RegisterPage } from '../../customers/pages/RegisterPage.tsx';
import { readForm } from '../../forms/formData.ts';
import { services, visit, visitor } from '../context.server.ts';
import { metaTags } from '../head/metaTags.ts';
import type { PageHandle } from '../layout/handle.ts';
import type { Route } from './+types/register';
import { accountHead, answerOf, boundsOf, shownAgain } from './guard.server.ts';
import { orUnsent, useTalk } from './talk.ts';

export const handle: PageHandle = { pageType: 'client-new' };

export const headers = () => ({ 'Cache-Control': 'no-store' });

const PRIVACY = 'polityka-prywatnosci';
const afterOf = (request: Request) => safePathAfter(new URL(request.url).searchParams.get('dalej'));

export function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(services);
  if (context.get(visit).customer !== undefined) throw redirect('/konto', 303);
  return {
    after: afterOf(request),
    shopName: shop.shop.name,
    bounds: boundsOf(shop),
    privacyHref: shop.content.page(PRIVACY) && `/strona/${PRIVACY}`,
    head: accountHead(shop, 'register', '/rejestracja'),
  };
}

export async function action({ context, request }: Route.ActionArgs): Promise<FormAnswer> {
  const shop = context.get(services);
  const values = readForm(await request.formData(), REGISTER_LONGEST);
  const done = await shop.customers.register(context.get(visit), registrationOf(values), context.get(visitor));
  if (!done.ok) return answerOf(done.error, shop, shownAgain(values));
  throw redirectDocument(afterOf(request), 303);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnsent(serverAction);

export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.head);

export default function RegisterRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { after, shopName, bounds, privacyHref } = loaderData;
  const action = after === '/konto' ? '/rejestracja' : `/rejestracja?dalej=${encodeURIComponent(after)}`;
  const talk = useTalk(action, actionData);
  return <RegisterPage talk={talk} after={after} shopName={shopName} bounds={bounds} privacyHref={privacyHref} />;
}
