import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import { basketSection } from '../basket/wire.server.ts';
import { serveSocialPicture } from '../pictures/og/wire.server.ts';
import { servePicture } from '../pictures/wire.server.ts';
import type { Shopper } from '../session/model.ts';
import tokens from '../ui/styles/tokens.css?raw';
import { personalData, type Sections } from './ajax/personalData.ts';
import { graphError, jsonError } from './answers.ts';
import { discovery } from './discovery/discovery.ts';
import { themeColours } from './discovery/themeColours.ts';
import { sendFile } from './files.ts';
import { createGraph } from './graphql/graph.ts';
import { GRAPHQL_LIMITS } from './graphql/limits.ts';
import { legacyAddress } from './legacyAddresses.ts';
import { legacyTarget } from './legacyRedirect.ts';
import type { Pages } from './pages.ts';
import { sameOrigin } from './sameOrigin.ts';
import type { OpenShop } from './shop.ts';
import { socialFacts } from './socialPictures.ts';

export interface AppOptions {
  shop: OpenShop;
  pages: Pages;
  /** Public origin of the shop. */
  shopUrl: string;
  /** Folder of the built scripts, styles and fonts. */
  clientDir: string;
  /** Told of what nobody expected, with the id of its request. */
  onError(error: unknown, requestId: string): void;
}

type Env = { Variables: { requestId: string } };

const FOR_EVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';
const FORM_BYTES = 100_000;

const tooLarge = (c: Context) => jsonError(c, 413, 'too_large', 'The body is too large');

/** The composition root: every room's wire and every page, behind one door. */
export function createApp({ shop, pages, shopUrl, clientDir, onError }: AppOptions): Hono<Env> {
  const app = new Hono<Env>();
  const nobody: Shopper = {};
  const colours = themeColours([tokens, shop.theme.css]);
  const sections: Sections = {
    Basket: basketSection({ currency: shop.file.currency, freeDeliveryFrom: shop.file.free_delivery_from }),
  };
  const graph = createGraph(shop.file, onError);

  app.use(async (c, next) => {
    c.set('requestId', randomUUID());
    await next();
    c.header('X-Request-Id', c.get('requestId'));
  });
  app.use(
    secureHeaders({
      referrerPolicy: 'strict-origin-when-cross-origin',
      xFrameOptions: 'DENY',
      crossOriginOpenerPolicy: 'same-origin',
      crossOriginResourcePolicy: 'same-origin',
      // Only https makes a promise of https; a shop tried on http must stay reachable.
      strictTransportSecurity: shopUrl.startsWith('https:') ? 'max-age=63072000; includeSubDomains' : false,
    }),
  );
  app.use(sameOrigin(shopUrl));
  app.onError((error, c) => {
    onError(error, c.get('requestId'));
    return jsonError(c, 500, 'internal', `Something failed; number of the request: ${c.get('requestId')}`);
  });

  app.post('/ajax/get.php', bodyLimit({ maxSize: FORM_BYTES, onError: tooLarge }), (c) =>
    personalData(c, sections, nobody, (error) => onError(error, c.get('requestId'))),
  );
  const graphBody = bodyLimit({
    maxSize: GRAPHQL_LIMITS.bytes,
    onError: (c) => graphError(c, 413, 'too_large', 'The body is too large'),
  });
  for (const path of ['/graphql/v1', '/graphql/v1/']) {
    app.post(path, graphBody, (c) => graph(c, nobody, c.get('requestId')));
    app.all(path, (c) => {
      c.header('Allow', 'POST');
      return graphError(c, 405, 'method', 'The graph answers POST');
    });
  }

  app.get('/styl/:name', (c) => {
    if (`/styl/${c.req.param('name')}` !== shop.theme.href) return c.notFound();
    return c.body(shop.theme.css, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': FOR_EVER });
  });
  app.get('/pictures/*', (c) => servePicture(c, shop.pictures));
  app.get('/og/*', async (c) => {
    const facts = await socialFacts(new URL(c.req.url).pathname, shop);
    return facts ? serveSocialPicture(c, shop.pictures, facts) : c.notFound();
  });
  app.get(
    '/assets/*',
    async (c) =>
      (await sendFile(c, join(clientDir, 'assets'), c.req.path.slice('/assets/'.length), FOR_EVER)) ?? c.notFound(),
  );

  app.route('/', discovery({ shop, shopUrl, clientDir, colours }));
  app.get('*', async (c, next) => {
    const legacy = legacyAddress(new URL(c.req.url), shop.file.contact_link);
    const to = legacy && (await legacyTarget(legacy, shop));
    if (to !== undefined) return c.redirect(to, 301);
    return (await sendFile(c, clientDir, c.req.path.slice(1), A_DAY)) ?? next();
  });
  app.all('*', bodyLimit({ maxSize: FORM_BYTES, onError: tooLarge }), (c) => {
    const services = {
      shop: shop.file,
      texts: shop.texts,
      clock: shop.clock,
      catalogue: shop.catalogue,
      listing: shop.listing,
      content: shop.content,
      themeHref: shop.theme.href,
      themeColours: colours,
      shopUrl,
    };
    return pages(c.req.raw, services, c.get('requestId'));
  });
  return app;
}
