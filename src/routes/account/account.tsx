import { data, type HeadersFunction, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { ShownAnswer } from '../../customers/formAnswer.ts';
import { services } from '../context.server.ts';
import { metaTags } from '../head/metaTags.ts';
import type { PageHandle } from '../layout/handle.ts';
import { notFound } from '../layout/notFound.ts';
import type { Route } from './+types/account';
import { loadPage, pageOf } from './code.ts';
import { accountHead } from './guard.server.ts';
import type { ServedPage } from './page.ts';
import { served } from './pages.server.ts';
import { isOwn, pageTypeAt, placeOf } from './places.ts';
// What a document is drawn with stands in it before the code of its page comes.
import './sheets.ts';

export const handle: PageHandle = { pageType: pageTypeAt };

const NO_STORE = { 'Cache-Control': 'no-store' };

const pathOf = ({ url }: Request) => new URL(url).pathname.replace(/\.data$/, '');

export async function loader({ context, request }: Route.LoaderArgs) {
  const { name, path, id } = placeOf(pathOf(request)) ?? notFound();
  const shop = context.get(services);
  const page: ServedPage<unknown> = served[name];
  const { title, at, view } = await page.load({ context, request, id });
  const own = id === '' ? path : `${path}/${encodeURIComponent(id)}`;
  return data({ name, at: at ?? own, view, head: accountHead(shop, title, path) }, { headers: NO_STORE });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function action({ context, request }: Route.ActionArgs) {
  const { name, id } = placeOf(pathOf(request)) ?? notFound();
  const { act }: ServedPage<unknown> = served[name];
  if (!act) throw data(null, { status: 405 });
  return act({ context, request, id });
}

export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), loadPage(new URL(request.url).pathname)]);
  return loaded;
}

/** A network that fails must not take away what was typed; what leads to another page does. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<ShownAnswer> {
  const intent = (await request.clone().formData()).get('intent');
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { state: 'unsent', ...(typeof intent === 'string' ? { intent } : {}) };
  }
}

/** The door does not change by what is sent from it. */
export const shouldRevalidate = ({ formMethod, currentUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined || isOwn(placeOf(currentUrl.pathname)?.name) ? defaultShouldRevalidate : false;

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.head);

/** Every page of accounts: one entry in the router's manifest, which each page of the shop loads, costs 80 bytes. */
export default function AccountRoute({ loaderData: { name, at, view }, actionData }: Route.ComponentProps) {
  const Page = pageOf(name);
  return Page && <Page key={at} view={view} at={at} actionData={actionData} />;
}
