import { redirect } from 'react-router';
import { LinkPage } from '../content/LinkPage.tsx';
import { newsletterTexts } from '../content/newsletter/texts.ts';
import { maskedEmail } from '../forms/maskedEmail.ts';
import { useText } from '../ui/TextContext.tsx';
import { translate } from '../ui/text.ts';
import type { Route } from './+types/newsletterLink';
import { services } from './context.server.ts';
import { metaTags } from './head/metaTags.ts';
import { pageHead } from './head/pageHead.ts';
import type { PageHandle } from './layout/handle.ts';
import { notFound } from './layout/notFound.ts';

export const handle: PageHandle = { pageType: 'newsletter' };

export const headers = () => ({ 'Cache-Control': 'no-store' });

/** What a link of a mail is for, by the word in its address. */
const LINKS = {
  potwierdz: { find: 'toConfirm', act: 'confirm', words: 'confirm', done: 'confirmed' },
  wypisz: { find: 'toLeave', act: 'leave', words: 'leave', done: 'left' },
} as const;

type What = keyof typeof LINKS;

function linkAt(what: string): { what: What } & (typeof LINKS)[What] {
  if (what !== 'potwierdz' && what !== 'wypisz') notFound();
  return { what, ...LINKS[what] };
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(services);
  const { what, find, words } = linkAt(params.what);
  const email = await shop.newsletter[find](params.token);
  const title = translate(newsletterTexts, shop.texts, `${words}Title`);
  return {
    what,
    email: email === undefined ? undefined : maskedEmail(email),
    done: new URL(request.url).searchParams.has('gotowe'),
    // The address of this page is a secret of its reader.
    head: pageHead(shop, { title, description: [], path: '/', noindex: true }),
  };
}

export async function action({ context, params }: Route.ActionArgs) {
  const { what, act } = linkAt(params.what);
  const done = await context.get(services).newsletter[act](params.token);
  throw redirect(`/newsletter/${what}/${encodeURIComponent(params.token)}${done ? '?gotowe=1' : ''}`, 303);
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.head);

export default function NewsletterLinkRoute({ loaderData: { what, email, done } }: Route.ComponentProps) {
  const t = useText(newsletterTexts);
  const { words, done: doneWords } = LINKS[what];
  return (
    <LinkPage
      title={t(`${words}Title`)}
      ask={email === undefined ? undefined : t(`${words}Ask`, { email })}
      button={t(`${words}Button`)}
      done={done ? t(doneWords) : undefined}
      gone={t(`${words}Gone`)}
    />
  );
}
