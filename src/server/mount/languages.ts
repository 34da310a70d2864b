import type { Context, Hono, MiddlewareHandler } from 'hono';
import { BASKET_PATH } from '../../basket/path.ts';
import { inLanguage, type Language, splitLanguage } from '../../kit/language.ts';
import { LISTS_PATH } from '../../lists/paths.ts';
import { spokenAddress } from '../../routes/speech.ts';
import type { TextOverrides } from '../../ui/text.ts';
import { brotliedBest, gzipped } from '../cache/compress.ts';
import { chooseEncoding, type KeptEncoding } from '../cache/encoding.ts';
import type { Env } from '../http/guards.ts';
import type { SpokenLanguage } from '../open/languages.ts';
import { PAGE_ROOTS } from '../open/pageRoots.ts';
import type { OpenShop } from '../open/shop.ts';
import { inSpeech } from '../open/speaking.ts';
import { FOR_EVER } from './files.ts';
import { chosenRate } from './seesOwn.ts';

const pathOf = (address: string | undefined): string => URL.parse(address ?? '')?.pathname ?? '/';

/** Languages in which a shop has pages. */
export const languagesOf = ({ spoken }: Pick<OpenShop, 'spoken'>): readonly Language[] => [
  'pl',
  ...[...spoken.values()].map(({ language }) => language),
];

/** Language of a call from the page with this address; undefined for Polish. */
export const languageFrom = ({ spoken }: Pick<OpenShop, 'spoken'>, page: string | undefined) =>
  spoken.size === 0 ? undefined : spoken.get(splitLanguage(pathOf(page)).language);

/** Language of a call: that of the page which it came from. */
export const callLanguage = (shop: OpenShop, c: Context): SpokenLanguage | undefined =>
  languageFrom(shop, c.req.header('Referer'));

/** Language of a request: that of its own address, or of the page which a call came from. */
export const requestLanguage = (shop: OpenShop, c: Context): SpokenLanguage | undefined =>
  languageFrom(shop, c.req.url) ?? callLanguage(shop, c);

/** Answers calls with amounts and dates in their language and currency. */
export const speakCalls =
  (shop: OpenShop): MiddlewareHandler =>
  (c, next) =>
    inSpeech({ speech: callLanguage(shop, c), rate: chosenRate(shop, c.req.header('Cookie')) }, next);

export const callTexts = (shop: OpenShop, c: Context): TextOverrides => callLanguage(shop, c)?.texts ?? shop.texts;

/** An answer that leads on, in the language of the page which it came from. */
export function spokenRedirect(shop: OpenShop, c: Context, answer: Response): Response {
  const speech = callLanguage(shop, c);
  const to = answer.headers.get('Location');
  if (speech && to !== null) answer.headers.set('Location', spokenAddress(speech, PAGE_ROOTS, to));
  return answer;
}

/** The page of the basket or of a list, in any language: their forms, which hold every line, may be larger than others. */
export function isOfLines(c: Context): boolean {
  const { path } = splitLanguage(c.req.path);
  return path === BASKET_PATH || path.startsWith(`${LISTS_PATH}/`);
}

/** A file in each encoding, made when it is first asked for. */
function compressed(bytes: Uint8Array): Readonly<Record<KeptEncoding, () => Promise<Uint8Array>>> {
  let [br, gzip]: (Promise<Uint8Array> | undefined)[] = [];
  return {
    identity: async () => bytes,
    br: () => (br ??= brotliedBest(bytes)),
    gzip: () => (gzip ??= gzipped(bytes)),
  };
}

/** Words of languages for browsers, and the way from a page to the same in another language. */
export function mountLanguages(app: Hono<Env>, { spoken }: OpenShop, shopUrl: string): void {
  for (const { href, script } of spoken.values()) {
    const bodies = compressed(new TextEncoder().encode(script));
    app.get(href, async (c) => {
      const encoding = chooseEncoding(c.req.header('Accept-Encoding'));
      const body = new Uint8Array(await bodies[encoding]());
      return c.body(body, 200, {
        ...{ 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': FOR_EVER, Vary: 'Accept-Encoding' },
        ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      });
    });
  }
  for (const language of spoken.size === 0 ? [] : languagesOf({ spoken }))
    app.get(`/jezyk/${language}`, (c) => {
      const from = URL.parse(c.req.header('Referer') ?? '');
      const own = from?.origin === new URL(shopUrl).origin ? splitLanguage(from.pathname).path + from.search : '/';
      c.header('Cache-Control', 'no-store');
      return c.redirect(inLanguage(language, own), 302);
    });
}
