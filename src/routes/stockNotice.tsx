import { LinkPage } from '../content/LinkPage.tsx';
import { maskedEmail } from '../forms/maskedEmail.ts';
import { observeTexts } from '../product/backInStock/texts.ts';
import { useText } from '../ui/TextContext.tsx';
import { translate } from '../ui/text.ts';
import { pageHead } from './head/pageHead.ts';
import { redirect } from './outcomes.ts';
import { definePage, type Loaded, type PageRequest, type ViewProps } from './page.ts';

interface Data extends Loaded {
  email: string | undefined;
  removed: boolean;
}

/** Page behind the link of a notice: it removes the address. */
export const stockNoticePage = definePage({
  path: '/powiadomienia/:token',
  type: 'text',
  personal: true,
  load,
  async post({ shop, params }) {
    await shop.notices.remove(params.token);
    throw redirect(`/powiadomienia/${encodeURIComponent(params.token)}?usunieto=1`);
  },
  View,
});

async function load({ shop, params, url }: PageRequest<{ token: string }>): Promise<Data> {
  const email = await shop.notices.emailOf(params.token);
  const title = translate(observeTexts, shop.texts, 'removeTitle');
  return {
    email: email === undefined ? undefined : maskedEmail(email),
    removed: url.searchParams.has('usunieto'),
    // The address of this page is a secret of its reader.
    head: pageHead(shop, { title, description: [], path: '/', noindex: true }),
  };
}

function View({ data: { email, removed } }: ViewProps<Data, never>) {
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
