import { describe, expect, it } from 'vitest';
import { readAddress } from '../../listing/address/read.ts';
import type { ListAddress, ListDefaults } from '../../listing/address.ts';
import { listHead } from './listHead.ts';
import { pageHead } from './pageHead.ts';

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

describe('listHead', () => {
  const defaults: ListDefaults = { sort: 'relevance', portions: [24, 48] };
  const plain = readAddress(new URLSearchParams(), defaults);
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
