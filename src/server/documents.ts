import type { Context } from 'hono';
import { deliveryTerms } from '../delivery/terms.ts';
import { splitLanguage } from '../kit/language.ts';
import type { ShopServices } from '../routes/services.ts';
import type { Visit } from '../session/model.ts';
import { NOBODY } from '../session/visit.server.ts';
import { answerWith } from './cache/answer.ts';
import type { CachedPage } from './cache/cachedPage.ts';
import { encodedAtOnce } from './cache/compress.ts';
import { chooseMadeEncoding } from './cache/encoding.ts';
import type { Made, MadeFrom, PageCache } from './cache/pageCache.ts';
import { recordReads } from './cache/reads.ts';
import { cacheAddress, type ListWords } from './cache/whichPages.ts';
import type { Env } from './http/guards.ts';
import { chosenRate, hasOwn, seesOwn } from './mount/seesOwn.ts';
import type { WithVisit } from './mount/visits.ts';
import type { OpenShop } from './open/shop.ts';
import { inSpeech } from './open/speaking.ts';
import type { Pages } from './pages/model.ts';
import { bytesOf } from './pages/textAnswer.ts';

export interface DocumentsOptions {
  shop: OpenShop;
  pages: Pages;
  shopUrl: string;
  themeColours: ShopServices['themeColours'];
  cache: PageCache;
  withVisit: WithVisit;
  forms: Pick<
    ShopServices,
    | 'contact'
    | 'questions'
    | 'quotes'
    | 'newsletter'
    | 'priceAlerts'
    | 'orderLinks'
    | 'orderClaims'
    | 'askNotice'
    | 'boughtForms'
    | 'opinionForms'
    | 'opinionReports'
    | 'mayVote'
  >;
  mayTryCode: ShopServices['mayTryCode'];
  mayOrder: ShopServices['mayOrder'];
  files: ShopServices['files'];
  /** Key of who asks, for counting. */
  visitorOf(c: Context<Env>): string;
  onError(error: unknown, requestId: string): void;
}

export interface Documents {
  /** The page for a request, kept or made. */
  answer(c: Context<Env>): Promise<Response>;
  /** Tells by the header `Cookie` whether a browser sees other amounts than everybody: no kept page is for it. */
  seesOwn(cookies: string | undefined): boolean;
  /** Makes a page that every visitor may get, and tells what from. */
  make(address: string, requestId: string): Promise<MadeFrom>;
}

/** A redirect, or an empty body: compressing it gains nothing. */
const WORTH_COMPRESSING = 1000;

/** Words that lists are addressed by. */
export function listWords({ file, listing, spoken }: OpenShop): ListWords {
  const [first = 24, ...rest] = file.listing.page_sizes;
  return {
    defaults: { sort: 'relevance', portions: [first, ...rest] },
    dictionary: () => listing.dictionary,
    languages: [...spoken.keys()],
  };
}

export function createDocuments(options: DocumentsOptions): Documents {
  const {
    shop,
    pages,
    shopUrl,
    themeColours,
    cache,
    withVisit,
    forms,
    mayTryCode,
    mayOrder,
    files,
    visitorOf,
    onError,
  } = options;
  const lists = listWords(shop);
  const isOwn = seesOwn(shop);
  const services: ShopServices = {
    shop: shop.file,
    texts: shop.texts,
    clock: shop.clock,
    catalogue: shop.catalogue,
    giftCards: shop.giftCards,
    law: shop.law,
    listing: shop.listing,
    search: shop.search,
    phrases: shop.phrases,
    content: shop.content,
    announcements: shop.announcements,
    delivery: deliveryTerms(shop.file),
    regions: shop.regions,
    rates: shop.rates,
    hotspots: shop.hotspots,
    snippets: shop.snippets,
    recalls: shop.recalls,
    baskets: shop.baskets,
    orders: shop.orders,
    withdrawals: shop.withdrawals,
    checkout: shop.checkout,
    subscriptions: shop.subscriptions,
    opinions: shop.opinions,
    asking: shop.asking,
    pay: shop.pay,
    points: shop.points,
    notices: shop.notices,
    customers: shop.customers,
    lists: shop.lists,
    loyalty: shop.loyalty,
    passkeys: shop.passkeys,
    ...forms,
    mayTryCode,
    mayOrder,
    files,
    themeHref: shop.theme.href,
    themeColours,
    shopUrl,
  };

  /** Services for the pages of an address, in its language. */
  function servicesAt(pathname: string): ShopServices {
    const speech = shop.spoken.get(splitLanguage(pathname).language);
    return speech ? { ...services, texts: speech.texts, speech } : services;
  }

  const asked = (id: string, visit: Visit, visitor: string) => ({
    id,
    visit,
    visitor,
    onError: (error: unknown) => onError(error, id),
  });

  /** Makes a page as for an unknown visitor: no header of the first one can reach the others. */
  async function make(address: string, requestId: string): Promise<MadeFrom> {
    const { reads, ...sources } = recordReads(services);
    const request = new Request(shopUrl + address);
    const said = { ...servicesAt(new URL(request.url).pathname), ...sources };
    const made = await read(await inSpeech(said, () => pages(request, said, asked(requestId, NOBODY, ''))));
    // A server in between keeps the page for who has no cookie: with one, prices may be others.
    if (hasOwn(shop)) made.headers.push(['vary', 'Cookie']);
    return { ...made, reads };
  }

  async function own(c: Context<Env>, visit: Visit): Promise<Response> {
    const priced = await shop.priced.in(visit.priceContext);
    const rate = chosenRate(shop, c.req.header('Cookie'));
    const said = { ...servicesAt(c.req.path), ...priced, ...(rate ? { rate } : {}) };
    const by = asked(c.get('requestId'), visit, visitorOf(c));
    const response = await inSpeech(said, () => pages(c.req.raw, said, by));
    if (visit.country !== undefined || rate) response.headers.set('Cache-Control', 'no-store');
    if (response.body === null || c.req.method === 'HEAD') return response;
    return madeResponse(await read(response), c);
  }

  return {
    async answer(c) {
      const { method } = c.req;
      const url = new URL(c.req.url);
      const address =
        method === 'GET' || method === 'HEAD' ? cacheAddress(url.pathname + url.search, lists) : undefined;
      // A page that was made before the lists are there is nobody else's.
      const forOne = !shop.listing.isOpen || isOwn(c.req.header('Cookie'));
      if (address === undefined || forOne) return withVisit(c, (visit) => own(c, visit), 'page');
      const page = await cache.page(address, c.get('requestId'));
      return 'br' in page ? keptResponse(page, c, shop.clock()) : madeResponse(page, c);
    },
    seesOwn: isOwn,
    make,
  };
}

async function read(response: Response): Promise<Made> {
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => name !== 'content-length'),
    body: await bytesOf(response),
  };
}

async function keptResponse(page: CachedPage, c: Context, now: number): Promise<Response> {
  const asking = { acceptEncoding: c.req.header('Accept-Encoding'), ifNoneMatch: c.req.header('If-None-Match') };
  const { status, head, cacheControl, body } = answerWith(page, asking, now);
  const headers = new Headers({ 'Cache-Control': cacheControl });
  for (let place = 0; place < head.length; place += 2) headers.set(head[place] ?? '', head[place + 1] ?? '');
  return new Response((await body) as Uint8Array<ArrayBuffer> | undefined, { status, headers });
}

function madeResponse({ status, headers, body }: Made, c: Context): Response {
  const encoding =
    body.byteLength < WORTH_COMPRESSING ? 'identity' : chooseMadeEncoding(c.req.header('Accept-Encoding'));
  const bytes = encodedAtOnce(body, encoding);
  const response = new Response(body.byteLength === 0 ? null : (bytes as Uint8Array<ArrayBuffer>), { status, headers });
  response.headers.append('Vary', 'Accept, Accept-Encoding');
  if (encoding !== 'identity') response.headers.set('Content-Encoding', encoding);
  return response;
}
