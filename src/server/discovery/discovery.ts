import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { walkCatalogue } from '../../catalogue/walk.server.ts';
import { isoDate } from '../../kit/dates.ts';
import type { OpenShop } from '../open/shop.ts';
import { ceneoFeed } from './ceneoFeed.ts';
import { type FeedTerms, googleFeed } from './googleFeed.ts';
import { ICONS, iconShelf } from './icons.ts';
import { manifest } from './manifest.ts';
import { metaFeed } from './metaFeed.ts';
import { recordingShelf } from './recording.ts';
import { reviewFeed } from './reviewFeed.ts';
import { robotsText } from './robots.ts';
import { partOf, productParts, sitemapIndex, sitemapPart } from './sitemap.ts';
import type { ThemeColours } from './themeColours.ts';

export interface DiscoveryOptions {
  shop: OpenShop;
  /** Public origin. */
  shopUrl: string;
  /** Holds icon.svg. */
  clientDir: string;
  colours: ThemeColours;
}

const A_DAY = 'public, max-age=86400';
const AN_HOUR = 'public, max-age=3600';
const TEN_MINUTES = 'public, max-age=600';
const KEPT_BYTES = 64_000_000;

/** Routes for programs: robots, sitemaps, manifests, feeds. */
export function discovery({ shop, shopUrl, clientDir, colours }: DiscoveryOptions): Hono {
  const app = new Hono();
  const walk = walkCatalogue(shop.db);
  const source = { shop, walk, shopUrl };
  const kept = recordingShelf(KEPT_BYTES);
  const icon = iconShelf(join(clientDir, 'icon.svg'), colours.light);

  // Pages and settings are read when the shop opens.
  const opened = shop.clock();

  /** Changes with the catalogue, when a price changes by itself, and when the day is over. */
  const state = () => [opened, shop.listing.version, shop.listing.nextChangeAt(), isoDate(shop.clock())].join(' ');

  const xml = (c: Context, cacheControl: string, make: () => AsyncIterable<string>) =>
    streamed(c, cacheControl, 'application/xml; charset=utf-8', make);

  async function streamed(
    c: Context,
    cacheControl: string,
    contentType: string,
    make: () => AsyncIterable<string>,
  ): Promise<Response> {
    const now = state();
    const etag = `W/"${createHash('sha256').update(now).digest('base64url').slice(0, 16)}"`;
    c.header('ETag', etag);
    c.header('Cache-Control', cacheControl);
    c.header('Vary', 'Accept-Encoding');
    if (c.req.header('If-None-Match') === etag) return c.body(null, 304);
    c.header('Content-Type', contentType);
    const recording = kept.get(c.req.path, now, make);
    await recording.begun;
    if (c.req.method === 'HEAD') return c.body(null);
    if (!/\bgzip\b/.test(c.req.header('Accept-Encoding') ?? '')) {
      return c.body(recording.play().pipeThrough(new DecompressionStream('gzip') as ReadableWritablePair));
    }
    c.header('Content-Encoding', 'gzip');
    return c.body(recording.play());
  }

  app.get('/robots.txt', (c) => {
    c.header('Cache-Control', A_DAY);
    return c.text(robotsText(shopUrl, shop.file.languages));
  });
  app.get('/manifest.webmanifest', (c) => {
    const headers = { 'Cache-Control': A_DAY, 'Content-Type': 'application/manifest+json' };
    return c.body(JSON.stringify(manifest(shop.file, colours)), 200, headers);
  });
  for (const path of ['/favicon.ico', ...ICONS.map((one) => one.path)]) {
    app.get(path, async (c) => {
      const type = path.endsWith('.ico') ? 'image/x-icon' : 'image/png';
      const drawn = await icon(path);
      return drawn
        ? c.body(new Uint8Array(drawn), 200, { 'Cache-Control': A_DAY, 'Content-Type': type })
        : c.notFound();
    });
  }
  app.get('/sitemap.xml', (c) => xml(c, AN_HOUR, () => sitemapIndex(source)));
  app.get('/:name{sitemap-[a-z0-9-]+\\.xml}', async (c) => {
    const part = partOf(c.req.path);
    if (!part || (part.kind === 'products' && part.part > productParts(await walk.count()))) return c.notFound();
    return xml(c, AN_HOUR, () => sitemapPart(source, part));
  });
  async function feedTerms(): Promise<FeedTerms> {
    const { categories } = await shop.catalogue.names();
    const pathOf = (id: number) => [...categories.ancestorsOf(id), ...[categories.byId(id) ?? []].flat()];
    return { shop: shop.file, shopUrl, currency: shop.file.currency, at: shop.clock(), pathOf };
  }
  app.get('/feeds/google.xml', async (c) => {
    const terms = await feedTerms();
    return xml(c, TEN_MINUTES, () => googleFeed(walk.products(), terms));
  });
  app.get('/feeds/ceneo.xml', async (c) => {
    const terms = await feedTerms();
    return xml(c, TEN_MINUTES, () => ceneoFeed(walk.products(), terms));
  });
  app.get('/feeds/meta.csv', async (c) => {
    const terms = await feedTerms();
    return streamed(c, TEN_MINUTES, 'text/csv; charset=utf-8', () => metaFeed(walk.products(), terms));
  });
  app.get('/feeds/google-reviews.xml', (c) =>
    xml(c, TEN_MINUTES, () =>
      reviewFeed({
        ...{ shop: shop.file, shopUrl, at: shop.clock(), products: shop.catalogue.products },
        opinions: (from, most) => shop.opinions.recent({ from, most, oldestFirst: true }),
      }),
    ),
  );
  return app;
}
