import { redirect, redirectDocument } from 'react-router';
import { SignOutPage } from '../../customers/pages/SignOutPage.tsx';
import { services, visit } from '../context.server.ts';
import { metaTags } from '../head/metaTags.ts';
import type { PageHandle } from '../layout/handle.ts';
import type { Route } from './+types/signOut';
import { accountHead } from './guard.server.ts';

export const handle: PageHandle = { pageType: 'signin' };

export const headers = () => ({ 'Cache-Control': 'no-store' });

/** Following a link signs nobody out: it leads to a button. */
export function loader({ context }: Route.LoaderArgs) {
  if (context.get(visit).customer === undefined) throw redirect('/logowanie', 303);
  return { head: accountHead(context.get(services), 'signOut', '/wyloguj') };
}

export async function action({ context }: Route.ActionArgs) {
  await context.get(services).customers.signOut(context.get(visit));
  throw redirectDocument('/', 303);
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.head);

export default function SignOutRoute() {
  return <SignOutPage />;
}
