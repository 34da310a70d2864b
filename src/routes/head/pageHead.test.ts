import { describe, expect, it } from 'vitest';
import type { ListAddress, ListDefaults } from '../../listing/address.ts';
import { listHead } from './listHead.ts';
import { alternates, metaTags } from './metaTags.ts';
import { pageHead } from './pageHead.ts';
import { shareTags } from './shareTags.ts';

const terms = { shopUrl: 'https://sklep.pl', shop: { name: 'Glinianka', tagline: 'Kamionka z Bolesławca' } };

describe('pageHead', () => {
  it('puts the shop last, and leaves it out of a title that would be cut', () => {
    const title = (text: string) => pageHead(terms, { title: text, description: [], path: '/' }).title;
    expect(title('Kubki')).toBe('Kubki – Glinianka');
    expect(title('Glinianka')).toBe('Glinianka');
    expect(title('k'.repeat(58))).toBe(`${'k'.repeat(58)} – Glinianka`);
    expect(title('k'.repeat(59))).toBe('k'.repeat(59));
  });
  it('says more when little is said, and stops in time', () => {
    const says = (...description: string[]) => pageHead(terms, { title: 'K', description, path: '/' }).description;
    expect(says('Krótko')).toBe('Krótko. Kamionka z Bolesławca');
    expect(says('Dość długi opis, po którym niczego więcej nie trzeba.', 'Nie.')).not.toContain('Nie.');
    expect(says('słowo '.repeat(100)).length).toBeLessThanOrEqual(200);
  });
});

describe('metaTags', () => {
  const names = (noindex: boolean) =>
    JSON.stringify(metaTags(pageHead(terms, { title: 'K', description: [], path: '/k', noindex })));
  it('names the page, and robots only where they are kept out', () => {
    const tags = metaTags(pageHead(terms, { title: 'K', description: [], path: '/k' }));
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://sklep.pl/k' });
    expect(names(false)).not.toMatch(/robots|hrefLang/);
    expect(names(true)).toContain('noindex,follow');
  });
  it('is empty for a page that failed', () => expect(metaTags(undefined)).toEqual([]));
});

describe('shareTags', () => {
  const head = { description: 'Krótko "tak" & już', canonical: 'https://sklep.pl/k' };
  const product = {
    price: { amount: '84.00', currency: 'PLN' },
    availability: 'in stock' as const,
    brand: 'G',
    id: '1',
  };
  it('tells a product, its picture and its price, safe inside an attribute', () => {
    const html = shareTags({ type: 'product', title: 'K', subject: { kind: 'product', id: 7 }, product }, head, terms);
    expect(html).toContain('<meta property="og:image" content="https://sklep.pl/og/produkt/7.jpg"/>');
    expect(html).toContain('<meta property="product:price:amount" content="84.00"/>');
    expect(html).toContain('content="Krótko &quot;tak&quot; &amp; już"');
  });
  it('tells no price where there is none', () => {
    const { price, ...rest } = product;
    const html = shareTags({ title: 'K', subject: { kind: 'shop' }, product: rest }, head, terms);
    expect(price.amount).toBe('84.00');
    expect(html).not.toMatch(/product:price|article:/);
    expect(html).toContain('og:type" content="website"');
  });
});

describe('alternates', () => {
  it('names languages once there is a choice', () => {
    const pl = { language: 'pl', url: 'https://sklep.pl/' };
    expect(alternates([pl])).toEqual([]);
    expect(alternates([pl, { language: 'de', url: 'https://sklep.pl/de/' }])).toEqual([
      { tagName: 'link', rel: 'alternate', hrefLang: 'pl', href: 'https://sklep.pl/' },
      { tagName: 'link', rel: 'alternate', hrefLang: 'de', href: 'https://sklep.pl/de/' },
      { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: 'https://sklep.pl/' },
    ]);
  });
});

describe('listHead', () => {
  const defaults: ListDefaults = { sort: 'relevance', portions: [24, 48] };
  const plain: ListAddress = {
    sort: 'relevance',
    portions: 24,
    counter: 0,
    producers: [],
    series: [],
    sizes: [],
    values: [],
    inStock: false,
    promotion: false,
  };
  const head = (change: Partial<ListAddress>, total = 30) =>
    listHead(terms, {
      title: 'Kubki',
      description: [],
      path: '/kategoria/kubki',
      view: { address: { ...plain, ...change }, defaults, total },
      pageTitle: (page) => `Kubki, strona ${page}`,
    });
  const list = 'https://sklep.pl/kategoria/kubki';

  it('is for search engines page by page', () => {
    expect(head({})).toMatchObject({ canonical: list, noindex: false, title: 'Kubki – Glinianka' });
    expect(head({ counter: 2 })).toMatchObject({
      canonical: `${list}?counter=2`,
      noindex: false,
      title: 'Kubki, strona 3 – Glinianka',
    });
  });
  it.each<[string, Partial<ListAddress>]>([
    ['filtered', { producers: ['glinianka'] }],
    ['filtered by price', { price: { from: 100 } }],
    ['filtered, second page', { inStock: true, counter: 1 }],
    ['sorted', { sort: 'price-a' }],
    ['cut in larger pages', { portions: 48, counter: 1 }],
  ])('points to the list when %s', (_, change) => {
    expect(head(change)).toMatchObject({ canonical: list, noindex: true, title: 'Kubki – Glinianka' });
  });
  it('is not for search engines when empty', () =>
    expect(head({}, 0)).toMatchObject({ canonical: list, noindex: true }));
});
