import { LinkPage, type LinkWords } from '../content/LinkPage.tsx';
import { maskedEmail } from '../forms/maskedEmail.ts';
import { useText } from '../ui/TextContext.tsx';
import { type TextDefinitions, type Texts, type Translate, translate } from '../ui/text.ts';
import { SECRET, secretHead } from './head/secret.ts';
import { redirect } from './outcomes.ts';
import { definePage, type Page } from './page.ts';
import type { ShopServices } from './services.ts';

/** What the page says of its reader: the address, masked, and what the e-mail was about. */
interface Told {
  email: string;
  name?: string;
  amount?: string;
  /** What the button would do is done. */
  works?: boolean;
}

interface Words extends LinkWords {
  /** Instead of the question where there is nothing left to do. */
  works?: string;
}

interface LinkOptions<D extends TextDefinitions> {
  path: `/${string}/:token`;
  type: string;
  texts: Texts<D>;
  words(t: Translate<D>, told: Required<Told>): Words;
  /** What the button would act on, an address alone as text; undefined for a link that leads nowhere. */
  find(shop: ShopServices, token: string, done: boolean): Promise<Told | string | undefined> | undefined;
  /** The button; false when the link led nowhere. */
  act(shop: ShopServices, token: string): Promise<boolean>;
}

const DONE = 'gotowe';
const NOBODY = { email: '', name: '', amount: '', works: false };

/** Page behind the link of an e-mail: its button does one thing, and the page says whether it was done. */
export const linkPage = <D extends TextDefinitions>({ path, type, texts, words, find, act }: LinkOptions<D>): Page =>
  definePage({
    path,
    type,
    ...SECRET,
    async load({ shop, params: { token }, url }) {
      const done = url.searchParams.has(DONE);
      const found = await find(shop, token, done);
      const told = typeof found === 'string' ? { email: found } : found;
      const { title } = words((key, ...more) => translate(texts, shop.texts, key, ...more), NOBODY);
      return {
        told: told && { ...NOBODY, ...told, email: maskedEmail(told.email) },
        done,
        head: secretHead(shop, title),
      };
    },
    async post({ shop, params: { token } }): Promise<never> {
      const done = await act(shop, token);
      throw redirect(path.replace(':token', encodeURIComponent(token)) + (done ? `?${DONE}=1` : ''));
    },
    View({ data: { told, done } }) {
      const { ask, done: doneWords, works, ...rest } = words(useText(texts), told ?? NOBODY);
      const isOn = told?.works === true;
      return (
        <LinkPage {...rest} ask={isOn ? undefined : told && ask} done={done ? doneWords : isOn ? works : undefined} />
      );
    },
  });
