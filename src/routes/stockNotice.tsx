import { redirect } from 'react-router';
import { LinkPage } from '../content/LinkPage.tsx';
import { maskedEmail } from '../forms/maskedEmail.ts';
import { observeTexts } from '../product/observe/texts.ts';
import { useText } from '../ui/TextContext.tsx';
import { translate } from '../ui/text.ts';
import type { Route } from './+types/stockNotice';
import { services } from './context.server.ts';
import { metaTags } from './head/metaTags.ts';
import { pageHead } from './head/pageHead.ts';
import type { PageHandle } from './layout/handle.ts';

export const handle: PageHandle = { pageType: 'text' };

export const headers = () => ({ 'Cache-Control': 'no-store' });

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(services);
  const email = await shop.notices.emailOf(params.token);
  const title = translate(observeTexts, shop.texts, 'removeTitle');
  return {
    email: email === undefined ? undefined : maskedEmail(email),
    removed: new URL(request.url).searchParams.has('usunieto'),
    // The address of this page is a secret of its reader.
    head: pageHead(shop, { title, description: [], path: '/', noindex: true }),
  };
}

export async function action({ context, params }: Route.ActionArgs) {
  await context.get(services).notices.remove(params.token);
  throw redirect(`/powiadomienia/${encodeURIComponent(params.token)}?usunieto=1`, 303);
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.head);

export default function StockNoticeRoute({ loaderData: { email, removed } }: Route.ComponentProps) {
  const t = useText(observeTexts);
  return (
    <LinkPage
      title={t('removeTitle')}
      ask={email === undefined ? undefined : t('removeAsk', { email })}
      button={t('removeButton')}
      done={removed ? t('removed') : undefined}
      gone={t('removeGone')}
    />
  );
}
