import { LinkPage } from '../content/LinkPage.tsx';
import { newsletterTexts } from '../content/newsletter/texts.ts';
import { maskedEmail } from '../forms/maskedEmail.ts';
import { useText } from '../ui/TextContext.tsx';
import { translate } from '../ui/text.ts';
import { pageHead } from './head/pageHead.ts';
import { redirect } from './outcomes.ts';
import { definePage, type Loaded, type Page, type ViewProps } from './page.ts';

/** Kind of link in an e-mail. */
interface LinkKind {
  /** Word in its address. */
  what: string;
  find: 'toConfirm' | 'toLeave';
  act: 'confirm' | 'leave';
  words: 'confirm' | 'leave';
  done: 'confirmed' | 'left';
}

const linkPage = ({ what, find, act, words, done: doneWords }: LinkKind) =>
  definePage({
    path: `/newsletter/${what}/:token`,
    type: 'newsletter',
    personal: true,
    async load({ shop, params, url }) {
      const email = await shop.newsletter[find](params.token);
      const title = translate(newsletterTexts, shop.texts, `${words}Title`);
      return {
        words,
        email: email === undefined ? undefined : maskedEmail(email),
        done: url.searchParams.has('gotowe') ? doneWords : undefined,
        // The address of this page is a secret of its reader.
        head: pageHead(shop, { title, description: [], path: '/', noindex: true }),
      };
    },
    async post({ shop, params: { token } }): Promise<never> {
      const done = await shop.newsletter[act](token);
      throw redirect(`/newsletter/${what}/${encodeURIComponent(token)}${done ? '?gotowe=1' : ''}`);
    },
    View: Link,
  });

interface LinkData extends Loaded, Pick<LinkKind, 'words'> {
  email: string | undefined;
  done: LinkKind['done'] | undefined;
}

function Link({ data: { words, email, done } }: ViewProps<LinkData, never>) {
  const t = useText(newsletterTexts);
  return (
    <LinkPage
      title={t(`${words}Title`)}
      ask={email === undefined ? undefined : t(`${words}Ask`, { email })}
      button={t(`${words}Button`)}
      done={done && t(done)}
      gone={t(`${words}Gone`)}
    />
  );
}

export const newsletterLinkPages: readonly Page[] = [
  linkPage({ what: 'potwierdz', find: 'toConfirm', act: 'confirm', words: 'confirm', done: 'confirmed' }),
  linkPage({ what: 'wypisz', find: 'toLeave', act: 'leave', words: 'leave', done: 'left' }),
];
