import { afterEach, describe, expect, it, vi } from 'vitest';
import { readAddress } from './address/read.ts';
import type { ListDefaults } from './address.ts';
import { facetFields } from './facetFields.ts';
import { facetOutline } from './facetOutline.ts';
import type { FacetView } from './listView/facetViews.ts';
import type { ListView } from './listView.ts';

const defaults: ListDefaults = { sort: 'relevance', portions: [24] };

const glaze: FacetView = {
  filter: { kind: 'values', parameterId: 4 },
  parameter: 'Szkliwo',
  field: 'filter_traits4',
  values: [
    { word: 'biel', name: 'Biel', count: 1200 },
    { word: 'mech', name: 'Mech', count: 0 },
  ],
  leftOut: 0,
  open: true,
};
const maker: FacetView = {
  filter: { kind: 'producers' },
  field: 'filter_producer',
  values: [{ word: 'huta', name: 'Huta', count: 3 }],
  leftOut: 0,
  open: false,
};

const view = (search: string, change: Partial<ListView> = {}): ListView => ({
  path: '/kategoria/kubki',
  address: readAddress(new URLSearchParams(search), defaults),
  defaults,
  total: 20,
  unfiltered: 102,
  pages: 1,
  facets: [maker, glaze],
  price: { bounds: { min: 500, max: 9950 } },
  inStock: null,
  promotion: 7,
  choices: [],
  without: [],
  ...change,
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('facetFields', () => {
  it('tells numbers, choices and amounts in the order of the form', () => {
    const chosen = view('filter_traits4=mech&filter_price=49.5-&filter_promotion=1');
    expect(facetFields(chosen)).toEqual(['1\u00A0200', '0+', '49,50/5', '/99,50', '7+', '3']);
  });

  it('tells that there is no price to choose from', () => {
    expect(facetFields(view('', { price: null }))).toEqual(['1\u00A0200', '0', '-', '-', '7', '3']);
    expect(facetFields(view('filter_price=1-', { price: { bounds: null } })).slice(2, 4)).toEqual(['1/', '/']);
  });

  it('writes numbers as the language of the page does', () => {
    vi.stubGlobal('speaksEnglish', () => true);
    expect(facetFields(view('')).slice(0, 4)).toEqual(['1,200', '0', '/5', '/99.50']);
  });

  it('holds no space but between fields, whatever is chosen', () => {
    for (const field of facetFields(view('filter_traits4=biel'))) expect(field).not.toContain(' ');
  });
});

describe('facetOutline', () => {
  const outline = (of: ListView) => facetOutline(of, ({ parameter, field }) => parameter ?? field);
  const values = (facet: FacetView, change: (value: FacetView['values'][number]) => object) => ({
    ...facet,
    values: facet.values.map((value) => ({ ...value, ...change(value) })),
  });

  it('is the same whatever is chosen and counted', () => {
    const counted = [maker, values(glaze, () => ({ count: 5 }))];
    const other = view('filter_traits4=mech&sort_order=name-a', {
      facets: counted,
      total: 1,
      promotion: 0,
      price: null,
    });
    expect(outline(other)).toBe(outline(view('')));
  });

  it.each<[string, Partial<ListView>]>([
    ['a facet more', { facets: [glaze] }],
    ['a value fewer', { facets: [maker, { ...glaze, values: glaze.values.slice(1) }] }],
    ['values in another order', { facets: [maker, { ...glaze, values: glaze.values.toReversed() }] }],
    ['another name of a value', { facets: [maker, values(glaze, ({ name }) => ({ name: `${name}!` }))] }],
    ['colours', { facets: [maker, values(glaze, () => ({ colours: ['#fff'] }))] }],
    ['another name of the facet', { facets: [maker, { ...glaze, parameter: 'Kolor' }] }],
    ['a switch more', { inStock: 3 }],
  ])('is another with %s', (_, change) => {
    expect(outline(view('', change))).not.toBe(outline(view('')));
  });

  it('is another when the box of a long facet can be reached by keyboard', () => {
    const long = (count: number) => ({
      ...glaze,
      values: Array.from({ length: 11 }, (_, n) => ({ word: `v${n}`, name: `v${n}`, count })),
    });
    const [dead, one, two] = [0, 1, 2].map((count) => outline(view('', { facets: [long(count)] })));
    expect(one).toBe(two);
    expect(dead).not.toBe(one);
  });

  it('is not told where a choice changes which values are shown', () => {
    expect(outline(view('', { facets: [{ ...glaze, leftOut: 1 }] }))).toBeUndefined();
  });
});
