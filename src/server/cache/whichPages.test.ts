import { describe, expect, it } from 'vitest';
import { createDictionary } from '../../listing/dictionary.ts';
import { cacheAddress, type ListWords } from './whichPages.ts';

const dictionary = createDictionary({
  producers: [{ id: 7, slug: 'glinianka', name: 'Glinianka' }],
  series: [],
  parameters: [],
  sizes: new Map(),
});
const lists: ListWords = { defaults: { sort: 'relevance', portions: [24, 48] }, dictionary: () => dictionary };
const of = (url: string) => cacheAddress(url, lists);

describe('cacheAddress', () => {
  it.each(['/', '/produkt/kubek-1001', '/strona/o-nas', '/kontakt', '/newsletter', '/kategoria/kubki', '/nowosci'])(
    'keeps %s whatever stands behind it',
    (path) => {
      expect(of(path)).toBe(path);
      expect(of(`${path}?utm_source=list&fbclid=x`)).toBe(path);
      expect(of(`${path}?`)).toBe(path);
    },
  );

  it.each([
    '/koszyk',
    '/konto/zamowienia',
    '/szukaj?text=kubek',
    '/kategoria/Kubki',
    '/kategoria/kubki/',
    '/kategoria/%6bubki',
    '/produkt/a/b',
    '/kontakt?wyslano=1',
    '//kontakt',
    'http://other.example/',
    '*',
    `/produkt/${'a'.repeat(201)}`,
    '/koszyk?set_render=content',
  ])('keeps nothing of %s', (url) => {
    expect(of(url)).toBeUndefined();
  });

  it('makes one address of all that mean the same list', () => {
    const address = of('/kategoria/kubki?filter_producer=glinianka&portions=48&counter=2');
    expect(address).toBe('/kategoria/kubki?counter=2&filter_producer=glinianka&portions=48');
    expect(of('/kategoria/kubki?counter=2&x=y&portions=48&filter_producer[]=7&filter_producer=glinianka')).toBe(
      address,
    );
    expect(of(address ?? '')).toBe(address);
  });

  it('keeps a product by size and way of buying, whatever else is asked', () => {
    expect(of('/produkt/kubek-1001?subscription=1&utm_source=x&size=350&mode=1&product=1001')).toBe(
      '/produkt/kubek-1001?size=350&subscription=1',
    );
    expect(of('/produkt/kubek-1001?subscription=0&days_in_period=30')).toBe('/produkt/kubek-1001');
    expect(of('/produkt/kubek-1001?size=350&set_render=content')).toBe(
      '/produkt/kubek-1001?size=350&set_render=content',
    );
  });

  it.each([
    'number=3',
    'number=',
    'size=350&number=2',
    'size=',
    'size=a%20b',
    `size=${'a'.repeat(41)}`,
    'size=%3Cb%3E',
  ])('keeps no product asked for with %s', (query) => expect(of(`/produkt/kubek-1001?${query}`)).toBeUndefined());

  it('makes no address of words the shop does not know', () => {
    expect(of('/kategoria/kubki?filter_producer=a1&filter_sizes=b2&filter_traits9=c3&sort_order=d4')).toBe(
      '/kategoria/kubki',
    );
  });

  it('keeps the content of a page apart from its document, and knows no other part', () => {
    expect(of('/?set_render=content')).toBe('/?set_render=content');
    expect(of('/kategoria/kubki?counter=1&set_render=content&x=y')).toBe(
      '/kategoria/kubki?counter=1&set_render=content',
    );
    expect(of('/kategoria/kubki?set_render=place&sort_order=name-a')).toBe(
      '/kategoria/kubki?sort_order=name-a&set_render=place',
    );
    expect(of('/strona/o-nas?set_render=menu')).toBe('/strona/o-nas');
    expect(of('/koszyk?set_render=content')).toBeUndefined();
  });
});
