import type { Context, Hono, MiddlewareHandler } from 'hono';
import { productPath } from '../../catalogue/model.ts';
import { productIdIn } from '../../catalogue/productAddress.ts';
import { inLanguage } from '../../kit/language.ts';
import { pathInHand } from '../../kit/speech.ts';
import { llmsText, markdownWords } from '../discovery/markdown/llms.server.ts';
import { prefersMarkdown } from '../http/accept.ts';
import type { Env } from '../http/guards.ts';
import type { SpokenLanguage } from '../open/languages.ts';
import type { OpenShop } from '../open/shop.ts';
import { inSpeech } from '../open/speaking.ts';

const TYPE = 'text/markdown; charset=utf-8';
const TEN_MINUTES = 'public, max-age=600';
const AN_HOUR = 'public, max-age=3600';

/**
 * Products and pages of words as Markdown for programs that ask for it by name, at the address of the page in each language;
 * llms.txt. Anybody else, and what is not there, gets the page. Mounted before the pages. What writes Markdown is loaded when it is
 * asked for.
 */
export function mountMarkdown(app: Hono<Env>, shop: OpenShop, shopUrl: string, limited: MiddlewareHandler<Env>): void {
  mountIn(app, shop, { shopUrl, limited });
  for (const speech of shop.spoken.values())
    mountIn(app, { ...shop, texts: speech.texts }, { shopUrl, limited, speech });
}

interface In {
  shopUrl: string;
  limited: MiddlewareHandler<Env>;
  speech?: SpokenLanguage;
}

/** Products and pages of words as Markdown in one language. */
function mountIn(app: Hono<Env>, shop: OpenShop, { shopUrl, limited, speech }: In): void {
  const t = markdownWords(shop);
  const send = (c: Context, text: string, cacheControl: string) =>
    c.body(text, 200, { 'Content-Type': TYPE, 'Cache-Control': cacheControl, Vary: 'Accept, Accept-Encoding' });

  async function product(c: Context): Promise<Response | undefined> {
    const id = productIdIn(c.req.path);
    const found = id === undefined ? undefined : await shop.catalogue.product(id);
    if (!found) return undefined;
    const path = pathInHand(productPath(found));
    if (c.req.path !== path) return c.redirect(path, 301);
    const [{ categories }, averages] = await Promise.all([shop.catalogue.names(), shop.opinions.averages([found.id])]);
    const category = categories.byId(found.categoryId);
    const { productMarkdown } = await import('../discovery/markdown/product.server.ts');
    const text = productMarkdown({
      ...{ product: found, shopUrl, t, currency: shop.file.currency, at: shop.clock() },
      categories: [...categories.ancestorsOf(found.categoryId), ...(category ? [category] : [])],
      average: averages.get(found.id),
    });
    return send(c, text, TEN_MINUTES);
  }

  const page = async (c: Context): Promise<Response | undefined> => {
    const found = shop.content.page(c.req.param('slug') ?? '');
    if (!found) return undefined;
    const { pageMarkdown } = await import('../discovery/markdown/page.server.ts');
    return send(c, pageMarkdown(found, shopUrl, t), TEN_MINUTES);
  };

  const at = (path: string) => inLanguage(speech?.language ?? 'pl', path);
  for (const [path, find] of [
    ['/produkt/:address', product],
    ['/strona/:slug', page],
  ] as const) {
    const asked = (c: Context) => prefersMarkdown(c.req.header('Accept'));
    app.get(
      at(path),
      (c, next) => (asked(c) ? limited(c, next) : next()),
      async (c, next) => (asked(c) ? await inSpeech({ speech }, () => find(c)) : undefined) ?? next(),
    );
  }
  app.get(at('/llms.txt'), limited, async (c) =>
    send(c, await inSpeech({ speech }, () => llmsText(shop, shopUrl)), AN_HOUR),
  );
}
