import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFound } from './found.ts';
import { countOf, groupsOfFound, groupsOfRecent } from './rows.ts';

const price = (gross: number) => ({
  price: {
    gross: { value: gross, formatted: `${gross},00 zł` },
    net: { value: gross / 1.23, formatted: 'netto' },
  },
});
const product = (more: object = {}) => ({
  name: 'Kubek',
  versionName: 'mech',
  link: '/produkt/kubek-1',
  iconSmall: '/a.avif',
  iconSmallSecond: '/b.avif',
  marks: [[0, 3]],
  points: null,
  price: price(80),
  ...more,
});
const NAMED = [{ name: 'Stół', link: '/kategoria/stol' }];

describe('what the search box is told', () => {
  it('is every group that has something, in its order', () => {
    const all = {
      series: NAMED,
      producers: NAMED,
      menuNodes: NAMED,
      cms: NAMED,
      searchQueries: NAMED,
      products: [product()],
    };
    const found = readFound({ total: 1, ...all });
    expect(found.groups.map(({ name }) => name)).toEqual([
      'products',
      'searchQueries',
      'menuNodes',
      'series',
      'producers',
      'cms',
    ]);
    expect(found.groups[0]?.options).toEqual([
      {
        href: '/produkt/kubek-1',
        name: 'Kubek',
        detail: 'mech',
        marks: [[0, 3]],
        product: {
          icon: '/a.avif',
          iconSecond: '/b.avif',
          price: { gross: '80,00 zł', net: 'netto', grosze: { gross: 8000, net: 6504 } },
        },
      },
    ]);
    expect(readFound({ total: 0, products: [], cms: [] }).groups).toEqual([]);
  });

  it('has no price for a price of 0, but points where something is sold for them', () => {
    const products = [product({ price: price(0) }), product({ price: price(0), points: 1200 }), product({ points: 5 })];
    const [group] = readFound({ products }).groups;
    expect(group?.options.map((one) => one.product)).toEqual([
      { icon: '/a.avif', iconSecond: '/b.avif' },
      { icon: '/a.avif', iconSecond: '/b.avif', points: 1200 },
      {
        icon: '/a.avif',
        iconSecond: '/b.avif',
        price: { gross: '80,00 zł', net: 'netto', grosze: { gross: 8000, net: 6504 } },
      },
    ]);
  });

  it('says of a price what a card says of it', () => {
    const products = [
      product({ from: true, per: null, subscribed: false, gratis: false }),
      product({ from: false, per: 'kg', subscribed: true, gratis: false }),
      product({ price: price(0), from: false, per: null, subscribed: false, gratis: true }),
      product({ from: 1, per: 5, subscribed: 'a', gratis: {} }),
    ];
    const [group] = readFound({ products }).groups;
    expect(group?.options.map((one) => one.product)).toMatchObject([
      { from: true },
      { per: 'kg', subscribed: true },
      { gratis: true },
      {},
    ]);
    expect(Object.keys(group?.options[3]?.product ?? {})).toEqual(['icon', 'iconSecond', 'price']);
  });

  it('names what a category is in', () => {
    const menuNodes = [{ ...NAMED[0], breadcrumb: { items: [{ title: 'Dom' }, { title: 'Stół' }] } }];
    expect(readFound({ menuNodes }).groups[0]?.options[0]?.detail).toBe('Dom › Stół');
  });

  it('links within the shop alone', () => {
    const links = ['https://zly.example/', '//zly.example/', '/\\zly.example/', 'javascript:alert(1)', '/produkt/a'];
    const { groups } = readFound({ cms: links.map((link) => ({ name: 'a', link })) });
    expect(groups[0]?.options.map(({ href }) => href)).toEqual(['/produkt/a']);
  });

  it('is read without failing whatever it is', () => {
    fc.assert(fc.property(fc.anything(), (answer) => void readFound(answer)));
    fc.assert(fc.property(fc.array(fc.anything()), (products) => void readFound({ products, menuNodes: products })));
  });
});

describe('rows under the search box', () => {
  it('count through all groups, with one for all products found', () => {
    const groups = groupsOfFound(readFound({ total: 19, products: [product(), product()], cms: NAMED }), 'kub');
    expect(groups.map(({ first, options, all }) => [first, options.length, all])).toEqual([
      [0, 3, { n: 19, atLeast: false }],
      [3, 1, undefined],
    ]);
    expect(groups[0]?.options[2]?.href).toBe('/szukaj?text=kub');
    expect(countOf(groups)).toBe(4);
    expect(countOf(groupsOfFound(readFound({ total: 1, products: [product()] }), 'kub'))).toBe(1);
  });

  it('say when there are more products than were counted', () => {
    const found = readFound({ total: 63_412, totalIsAtLeast: true, products: [product()] });
    expect(groupsOfFound(found, 'ku')[0]?.all).toEqual({ n: 63_412, atLeast: true });
  });

  it('are recent searches before anything is typed', () => {
    expect(groupsOfRecent([])).toEqual([]);
    expect(groupsOfRecent(['kubek leśny'])[0]?.options).toEqual([
      { href: '/szukaj?text=kubek+le%C5%9Bny', name: 'kubek leśny', detail: '' },
    ]);
  });
});
