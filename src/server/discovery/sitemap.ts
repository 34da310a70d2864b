import { openBranches } from '../../branches/model.ts';
import { BRANCHES_PATH } from '../../branches/path.ts';
import { everyCategory } from '../../catalogue/categoryTree.ts';
import { categoryPath, producerPath, productPath, seriesPath } from '../../catalogue/model.ts';
import type { CatalogueWalk } from '../../catalogue/walk.server.ts';
import { pagePath } from '../../content/model.ts';
import { inLanguage, type Language } from '../../kit/language.ts';
import { xmlElement, xmlText } from '../../kit/xml.ts';
import { outsidePicture } from '../../pictures/outside.ts';
import { RECALLS_PATH } from '../../recalls/model.ts';
import type { OpenShop } from '../open/shop.ts';

/** sitemaps.org 0.9 with Google's pictures. What has no known day of change tells none. */

/** Products in one part; the protocol allows 50 000 addresses and 50 MB. */
export const PART = 10_000;
const MOST_PICTURES = 10;
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

export interface SitemapSource {
  shop: Pick<OpenShop, 'catalogue' | 'content' | 'file' | 'listing' | 'recalls'>;
  walk: CatalogueWalk;
  /** Public origin. */
  shopUrl: string;
}

interface Entry {
  path: string;
  /** ISO day. */
  lastmod?: string | undefined;
  pictures?: readonly string[];
}

export type SitemapPart =
  | { kind: 'pages' | 'categories' | 'producers' | 'series' }
  | { kind: 'products'; part: number };

/** "/sitemap-products-2.xml"; undefined for an address that names no part. */
export function partOf(path: string): SitemapPart | undefined {
  const [, kind, part] =
    /^\/sitemap-(pages|categories|producers|series|products-([1-9]\d{0,5}))\.xml$/.exec(path) ?? [];
  if (part !== undefined) return { kind: 'products', part: Number(part) };
  return kind === undefined ? undefined : { kind: kind as Exclude<SitemapPart['kind'], 'products'> };
}

/** Number of the sitemap's parts for products; at least one, so that the index is alike in every shop. */
export const productParts = (count: number): number => Math.max(1, Math.ceil(count / PART));

export async function* sitemapIndex({ walk, shopUrl }: SitemapSource): AsyncIterable<string> {
  const parts = Array.from({ length: productParts(await walk.count()) }, (_, n) => `products-${n + 1}`);
  yield `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
  for (const name of ['pages', 'categories', 'producers', 'series', ...parts]) {
    yield `<sitemap>${xmlElement('loc', `${shopUrl}/sitemap-${name}.xml`)}</sitemap>\n`;
  }
  yield '</sitemapindex>\n';
}

export async function* sitemapPart(source: SitemapSource, part: SitemapPart): AsyncIterable<string> {
  yield `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  const languages: readonly Language[] = ['pl', ...source.shop.file.languages];
  for await (const entry of entriesOf(source, part))
    for (const language of languages) yield urlElement(source.shopUrl, entry, language, languages);
  yield '</urlset>\n';
}

function entriesOf(source: SitemapSource, part: SitemapPart): AsyncIterable<Entry> {
  switch (part.kind) {
    case 'pages':
      return pages(source);
    case 'categories':
      return categories(source);
    case 'products':
      return products(source, part.part);
    default:
      return names(source, part.kind);
  }
}

async function* pages({ shop }: SitemapSource): AsyncIterable<Entry> {
  yield { path: '/' };
  if (shop.listing.newest(1).length > 0) yield { path: '/nowosci' };
  if (shop.listing.reduced(1).length > 0) yield { path: '/promocje' };
  yield { path: '/kontakt' };
  yield { path: '/newsletter' };
  if (shop.recalls.length > 0) yield { path: RECALLS_PATH };
  if (openBranches(shop.file).length > 0) yield { path: BRANCHES_PATH };
  for (const page of shop.content.pages) yield { path: pagePath(page), lastmod: page.updated };
}

/** Lists with nothing in them are not for search engines. */
async function* categories({ shop }: SitemapSource): AsyncIterable<Entry> {
  const { categories: tree } = await shop.catalogue.names();
  const counts = shop.listing.countByCategory();
  for (const category of everyCategory(tree)) {
    if ((counts.get(category.id) ?? 0) > 0) yield { path: categoryPath(category) };
  }
}

async function* names({ shop, walk }: SitemapSource, kind: 'producers' | 'series'): AsyncIterable<Entry> {
  const [known, used] = await Promise.all([shop.catalogue.names(), walk.usedNames()]);
  const path = kind === 'producers' ? producerPath : seriesPath;
  for (const one of known[kind]) if (used[kind].has(one.id)) yield { path: path(one) };
}

async function* products({ walk }: SitemapSource, part: number): AsyncIterable<Entry> {
  for await (const address of walk.addresses((part - 1) * PART, PART)) {
    const pictures = address.pictures.slice(0, MOST_PICTURES).flatMap((picture) => outsidePicture(picture) ?? []);
    yield { path: productPath(address), pictures };
  }
}

/** A page in a language, with its addresses in all of them where there are several. */
function urlElement(
  shopUrl: string,
  { path, lastmod, pictures = [] }: Entry,
  language: Language,
  languages: readonly Language[],
): string {
  const alternates =
    languages.length < 2
      ? []
      : languages.map(
          (one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${xmlText(shopUrl + inLanguage(one, path))}"/>`,
        );
  const images = pictures.map((src) => `<image:image>${xmlElement('image:loc', shopUrl + src)}</image:image>`);
  return `<url>${xmlElement('loc', shopUrl + inLanguage(language, path))}${xmlElement('lastmod', lastmod)}${alternates.join('')}${images.join('')}</url>\n`;
}
