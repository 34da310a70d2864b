import { Hono } from 'hono';
import { ErrorPage } from '../../content/ErrorPage.tsx';
import { MissingPage } from '../../content/MissingPage.tsx';
import { isStoreTrouble } from '../../db/error.ts';
import { HotspotPlaces } from '../../hotspots/HotspotPlaces.tsx';
import { splitLanguage } from '../../kit/language.ts';
import { pageHead } from '../../routes/head/pageHead.ts';
import { PageOutcome } from '../../routes/outcomes.ts';
import type { Loaded, Page, PageRequest } from '../../routes/page.ts';
import type { ShopServices } from '../../routes/services.ts';
import { spokenAddress } from '../../routes/speech.ts';
import { routeTexts } from '../../routes/texts.ts';
import { listPlaceOf, PART_PARAM, PARTS, PLACE_PART } from '../../ui/kernel/part.ts';
import { translate } from '../../ui/text.ts';
import { PAGE_ROOTS } from '../open/pageRoots.ts';
import { jsonOutcome, pageOutcome, wantsData } from './answers.ts';
import type { DrawPage } from './draw.server.tsx';
import type { AskedBy, Pages } from './model.ts';

type Env = { Bindings: { shop: ShopServices; by: AskedBy } };

/** Path of a page, without its language and a slash at its end. */
function pagePath({ url }: Request, options?: { env?: Partial<Env['Bindings']> }): string {
  const { pathname } = new URL(url);
  const path = options?.env?.shop?.speech ? splitLanguage(pathname).path : pathname;
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** The pages of the shop, each at its address. */
export function createPages(list: readonly Page[], draw: DrawPage): Pages {
  const app = new Hono<Env>({ getPath: pagePath });
  for (const page of list) {
    app.all(page.path, (c) => {
      const asked = askedFor(c.req.raw, c.env, c.req.param());
      return asked.live ? answerWithData(page, asked) : answerWithPage(page, asked, draw);
    });
  }
  app.all('*', (c) => {
    const asked = askedFor(c.req.raw, c.env, {});
    return asked.live ? jsonOutcome(new PageOutcome(404)) : drawMissing(asked, draw);
  });
  app.onError((error) => {
    throw error;
  });
  return async (request, shop, by) => app.fetch(request, { shop, by });
}

function askedFor(request: Request, { shop, by }: Env['Bindings'], params: Record<string, string>): PageRequest {
  const url = new URL(request.url);
  url.searchParams.delete(PART_PARAM);
  if (shop.speech) url.pathname = splitLanguage(url.pathname).path;
  return {
    shop,
    visit: by.visit,
    visitor: by.visitor,
    request,
    url,
    params,
    requestId: by.id,
    reportError: by.onError,
    notes: { jsonLd: [], tags: [], data: [] },
    live: wantsData(request.headers.get('Accept')),
  };
}

const partOf = ({ request }: PageRequest) => new URL(request.url).searchParams.get(PART_PARAM);
const isPart = (asked: PageRequest) => PARTS.includes(partOf(asked));

/** Answers a script that stays on the page: the result of the form, and the new data of the page. */
async function answerWithData(page: Page, asked: PageRequest): Promise<Response> {
  try {
    if (asked.request.method !== 'POST') {
      // What every visitor sees alike has an address of its own for programs: the graph.
      if (!page.personal) throw new PageOutcome(406);
      const { head: _, ...data } = await page.load(asked, undefined);
      return Response.json(data, { headers: NO_STORE });
    }
    if (!page.post) throw new PageOutcome(405);
    const answer = await page.post(asked);
    if (!page.personal || page.stays?.(answer)) return Response.json({ answer }, { headers: NO_STORE });
    const { head: _, ...data } = await page.load(asked, answer);
    return Response.json({ answer, data }, { headers: NO_STORE });
  } catch (error) {
    if (error instanceof PageOutcome) return jsonOutcome(spokenOutcome(error, asked.shop));
    throw error;
  }
}

/** An outcome that leads on in the language of the page. */
function spokenOutcome(outcome: PageOutcome, { speech }: ShopServices): PageOutcome {
  const { status, to, whole, cookie } = outcome;
  if (!speech || to === undefined) return outcome;
  return new PageOutcome(status, { to: spokenAddress(speech, PAGE_ROOTS, to), whole, cookie });
}

const NO_STORE = { 'Cache-Control': 'no-store' };

async function answerWithPage(page: Page, asked: PageRequest, draw: DrawPage): Promise<Response> {
  try {
    const posted = asked.request.method === 'POST';
    if (posted && !page.post) throw new PageOutcome(405);
    const answer = posted ? await page.post?.(asked) : undefined;
    const data: Loaded = await page.load(asked, answer);
    const { pathname, search } = asked.url;
    const place = page.place?.(asked.url) ?? pathname + search;
    return await draw({
      asked,
      part: isPart(asked),
      within: partOf(asked) === PLACE_PART && place === listPlaceOf(pathname),
      type: typeof page.type === 'string' ? page.type : page.type(pathname),
      place,
      head: data.head,
      status: data.status ?? 200,
      personal: posted || page.personal === true || data.personal === true,
      headers: page.headers ?? {},
      content: <page.View data={data} answer={answer} at={pathname + search} />,
    });
  } catch (error) {
    if (error instanceof PageOutcome)
      return error.status === 404 ? drawMissing(asked, draw) : pageOutcome(spokenOutcome(error, asked.shop));
    // The store may answer again in a while: told with when to come back, as to every other call.
    if (isStoreTrouble(error)) throw error;
    if (!asked.request.signal.aborted) asked.reportError(error);
    return drawError(asked, draw);
  }
}

const drawMissing = (asked: PageRequest, draw: DrawPage): Promise<Response> =>
  draw({
    ...nowhere(asked, 'missing'),
    status: 404,
    personal: false,
    content: ({ menu }) => (
      <>
        <MissingPage categories={menu} />
        <HotspotPlaces zones={asked.shop.hotspots.on('noproduct', asked.url.pathname)} page="noproduct" />
      </>
    ),
  });

/** Draws a calm page for an unexpected error. */
const drawError = (asked: PageRequest, draw: DrawPage): Promise<Response> =>
  draw({
    ...nowhere(asked, 'failed'),
    status: 500,
    personal: true,
    content: ({ company }) => <ErrorPage requestId={asked.requestId} contact={company} />,
  });

/** A page that stands at no address: no search engine is to index it. */
function nowhere(asked: PageRequest, name: 'missing' | 'failed') {
  const { shop } = asked;
  const title = translate(routeTexts, shop.texts, name);
  const notes = { jsonLd: [], tags: [], data: [() => '<meta name="robots" content="noindex">'] };
  return {
    asked: { ...asked, notes },
    part: isPart(asked),
    within: false,
    type: 'noproduct',
    place: asked.url.pathname,
    head: { ...pageHead(shop, { title, description: [], path: '' }), canonical: '', description: '' },
    headers: {},
  } as const;
}
