import { describe, expect, it } from 'vitest';
import { categoryTree } from '../../catalogue/categoryTree.ts';
import type { CatalogueWalk } from '../../catalogue/walk.server.ts';
import { partOf, productParts, type SitemapSource, sitemapIndex, sitemapPart } from './sitemap.ts';
import { joined, parseXml } from './testing/walk.ts';

const category = (id: number, slug: string, parentId: number | null) => ({
  id,
  slug,
  name: slug,
  parentId,
  position: id,
});
const named = (id: number, slug: string) => ({ id, slug, name: slug });

function source(count: number): SitemapSource & { asked: [number, number][] } {
  const asked: [number, number][] = [];
  const walk: CatalogueWalk = {
    count: async () => count,
    usedNames: async () => ({ producers: new Set([1]), series: new Set() }),
    products: async function* () {},
    addresses: async function* (skip, most) {
      asked.push([skip, most]);
      yield {
        id: 7,
        slug: 'kubek',
        pictures: ['a&b.jpg', 'https://inny.pl/c.jpg'].map((file) => ({ file, alt: '', width: 1, height: 1 })),
      };
    },
  };
  const page = { id: 1, title: 'O nas', description: '', html: '' };
  const shop = {
    recalls: [],
    file: { branches: [], languages: [] },
    catalogue: {
      names: async () => ({
        version: 1,
        categories: categoryTree([
          category(1, 'stol', null),
          category(2, 'kubki', 1),
          category(3, 'pusta', null),
          category(4, 'male', 2),
        ]),
        producers: [named(1, 'glinianka'), named(2, 'bez-produktow')],
        series: [named(1, 'dawna')],
      }),
    },
    listing: {
      countByCategory: () =>
        new Map([
          [1, 2],
          [2, 2],
          [4, 1],
        ]),
      newest: () => [7],
      reduced: () => [],
    },
    content: {
      pages: [
        { ...page, slug: 'o-nas', updated: '2026-11-21' },
        { ...page, slug: 'regulamin' },
      ],
    },
  };
  return { walk, asked, shopUrl: 'https://sklep.pl', shop: shop as unknown as SitemapSource['shop'] };
}

const locations = async (parts: AsyncIterable<string>) =>
  parseXml(await joined(parts)).children.map(({ children }) =>
    children.map(({ text }) => text.replace('https://sklep.pl', '')),
  );

describe('sitemap', () => {
  it('has a part for each kind and each 10 000 products', async () => {
    expect([0, 1, 10_000, 10_001].map(productParts)).toEqual([1, 1, 1, 2]);
    const parts = (await locations(sitemapIndex(source(20_001)))).flat();
    expect(parts).toEqual([
      '/sitemap-pages.xml',
      '/sitemap-categories.xml',
      '/sitemap-producers.xml',
      '/sitemap-series.xml',
      '/sitemap-products-1.xml',
      '/sitemap-products-2.xml',
      '/sitemap-products-3.xml',
    ]);
    for (const part of parts) expect(partOf(part ?? '')).toBeDefined();
  });

  it.each([
    '/sitemap-products.xml',
    '/sitemap-products-0.xml',
    '/sitemap-products-01.xml',
    '/sitemap-x.xml',
    '/sitemap.xml',
  ])('knows no part %s', (path) => expect(partOf(path)).toBeUndefined());

  it('tells when a page changed only where that is known', async () => {
    expect(await locations(sitemapPart(source(1), { kind: 'pages' }))).toEqual([
      ['/'],
      ['/nowosci'],
      ['/kontakt'],
      ['/newsletter'],
      ['/strona/o-nas', '2026-11-21'],
      ['/strona/regulamin'],
    ]);
  });

  it('has categories of every level, and leaves lists without products out', async () => {
    const given = source(1);
    expect(await locations(sitemapPart(given, { kind: 'categories' }))).toEqual([
      ['/kategoria/stol'],
      ['/kategoria/kubki'],
      ['/kategoria/male'],
    ]);
    expect(await locations(sitemapPart(given, { kind: 'producers' }))).toEqual([['/producent/glinianka']]);
    expect(await locations(sitemapPart(given, { kind: 'series' }))).toEqual([]);
  });

  it('tells products with pictures at our own address', async () => {
    const given = source(20_001);
    const xml = await joined(sitemapPart(given, { kind: 'products', part: 2 }));
    expect(given.asked).toEqual([[10_000, 10_000]]);
    const [url] = parseXml(xml).children;
    expect(url?.children[0]?.text).toBe('https://sklep.pl/produkt/kubek-7');
    expect(url?.children.slice(1).map(({ name, children }) => [name, children[0]?.text])).toEqual([
      ['image:image', 'https://sklep.pl/pictures/a%26b.jpg'],
    ]);
  });
});
