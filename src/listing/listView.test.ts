import { describe, expect, it } from 'vitest';
import type { FacetParameter, IndexRow } from '../catalogue/indexRow.ts';
import { readAddress } from './address/read.ts';
import type { ListDefaults } from './address.ts';
import { createIndex } from './catalogueIndex.ts';
import { createDictionary, resolveAddress } from './dictionary.ts';
import { compareSizes } from './listView/sizeOrder.ts';
import { listView } from './listView.ts';
import { runQuery } from './query.ts';
import { aRow } from './testing/row.ts';

const defaults: ListDefaults = { sort: 'relevance', portions: [24, 48] };
const parameters: FacetParameter[] = [
  {
    id: 4,
    slug: 'szkliwo',
    name: 'Szkliwo',
    position: 0,
    values: [
      { id: 42, slug: 'mech', name: 'Mech' },
      { id: 41, slug: 'kobalt', name: 'Kobalt' },
      { id: 43, slug: 'biel', name: 'Biel' },
    ],
  },
];

function viewOf(rows: IndexRow[], search = '', colours = {}) {
  const index = createIndex(rows, parameters);
  const dictionary = createDictionary({
    parameters,
    producers: Array.from({ length: 400 }, (_, n) => ({ id: n + 1, slug: `p-${n + 1}`, name: `Pracownia ${n + 1}` })),
    series: [{ id: 7, slug: 'nocna', name: 'Nocna' }],
    sizes: index.terms.sizeNames,
  });
  const asked = readAddress(new URLSearchParams(search), defaults);
  const { query, address } = resolveAddress(asked, { kind: 'all' }, dictionary);
  return listView({ path: '/kubki', address, defaults }, runQuery(index, query), dictionary, colours);
}

describe('listView', () => {
  it('gives a value of a parameter its dot, where the merchant has named a colour', () => {
    const colours = { Szkliwo: { Kobalt: '#22398f', Biel: ['#ffffff', '#c69a70'] }, Seria: { Mech: '#000000' } };
    const [facet] = viewOf(
      [aRow(1, { valueIds: [41] }), aRow(2, { valueIds: [42] }), aRow(3, { valueIds: [43] })],
      '',
      colours,
    ).facets;
    expect(facet?.values.map(({ name, colours: dot }) => [name, dot])).toEqual([
      ['Biel', ['#ffffff', '#c69a70']],
      ['Kobalt', ['#22398f']],
      ['Mech', undefined],
    ]);
  });

  it('offers the values of a parameter in order, those with nothing left too', () => {
    const rows = [aRow(1, { valueIds: [41] }), aRow(2, { valueIds: [42], available: false })];
    expect(viewOf(rows, 'filter_instock=1').facets).toEqual([
      {
        filter: { kind: 'values', parameterId: 4 },
        parameter: 'Szkliwo',
        field: 'filter_traits4',
        values: [
          { word: 'kobalt', name: 'Kobalt', count: 1 },
          { word: 'mech', name: 'Mech', count: 0 },
        ],
        leftOut: 0,
        open: true,
      },
    ]);
  });

  it('offers no facet that would change nothing, unless it is chosen', () => {
    const rows = [aRow(1, { seriesId: 7 }), aRow(2, { seriesId: 7 })];
    expect(viewOf(rows).facets).toEqual([]);
    expect(viewOf(rows, 'filter_series=nocna').facets).toMatchObject([
      { field: 'filter_series', values: [{ word: 'nocna', count: 2 }], open: true },
    ]);
  });

  it('sorts sizes from small to large and names the Polish way', () => {
    const rows = [
      aRow(1, { sizeNames: ['XL', 'M'] }),
      aRow(2, { sizeNames: ['s'], producerId: 10 }),
      aRow(3, { producerId: 9 }),
    ];
    const names = viewOf(rows).facets.map(({ values }) => values.map(({ name }) => name));
    expect(names).toEqual([
      ['s', 'M', 'XL'],
      ['Pracownia 1', 'Pracownia 9', 'Pracownia 10'],
    ]);
  });

  it('gives sizes of different kinds facets of their own, with one name in the form', () => {
    const rows = [aRow(1, { sizeNames: ['250 ml', '0,5 l'] }), aRow(2, { sizeNames: ['18 cm'] }), aRow(3)];
    expect(viewOf(rows, 'filter_sizes=18-cm').facets).toMatchObject([
      { sizeKind: 'volume', field: 'filter_sizes', values: [{ name: '0,5 l' }, { name: '250 ml' }] },
      { sizeKind: 'length', field: 'filter_sizes', values: [{ name: '18 cm' }] },
    ]);
    const [only, ...more] = viewOf(rows.slice(0, 1).concat(aRow(4))).facets;
    expect(only).not.toHaveProperty('sizeKind');
    expect(more).toEqual([]);
  });

  it('calls amounts values, also where there are no other sizes, and once they are chosen', () => {
    const rows = [aRow(1, { sizeNames: ['100 zł', '200 zł'] }), aRow(2, { sizeNames: ['100 zł'] })];
    const { facets, choices } = viewOf(rows, 'filter_sizes=200-zl');
    expect([facets, choices]).toMatchObject([[{ sizeKind: 'money' }], [{ name: '200 zł', sizeKind: 'money' }]]);
    expect(viewOf([aRow(1, { sizeNames: ['M'] })], 'filter_sizes=m').choices[0]).not.toHaveProperty('sizeKind');
  });

  it('keeps the most frequent and the chosen of too many values', () => {
    const rows = Array.from({ length: 400 }, (_, id) => aRow(id, { producerId: id + 1 }));
    rows.push(aRow(1000, { producerId: 390 }));
    const [facet] = viewOf(rows, 'filter_producer=p-399').facets;
    const words = facet?.values.map(({ word }) => word);
    expect(words).toHaveLength(300);
    expect(words).toContain('p-390');
    expect(words).toContain('p-399');
    expect(facet?.leftOut).toBe(100);
  });

  it('offers a range of prices and switches only where they tell products apart', () => {
    expect(viewOf([aRow(1), aRow(2)])).toMatchObject({ price: null, inStock: null, promotion: null });
    const rows = [aRow(1, { price: 500, reduced: true }), aRow(2, { available: false }), aRow(3, { price: null })];
    expect(viewOf(rows)).toMatchObject({ price: { bounds: { min: 500, max: 1000 } }, inStock: 2, promotion: 1 });
    expect(viewOf([aRow(1, { price: null })], 'filter_price=1-2&filter_promotion=1')).toMatchObject({
      price: { bounds: null },
      promotion: 0,
    });
  });

  it('names every choice and what leaving a filter out would bring', () => {
    const rows = [aRow(1, { valueIds: [41] }), aRow(2, { valueIds: [42], reduced: true })];
    const view = viewOf(
      rows,
      'filter_traits4=kobalt&filter_promotion=1&filter_producer=p-1&filter_price=-500&counter=9',
    );
    expect(view.choices).toEqual([
      { filter: { kind: 'values', parameterId: 4 }, word: 'kobalt', name: 'Kobalt', parameter: 'Szkliwo' },
      { filter: { kind: 'price' } },
      { filter: { kind: 'promotion' } },
      { filter: { kind: 'producers' }, word: 'p-1', name: 'Pracownia 1' },
    ]);
    expect(view.without).toContainEqual({ filter: { kind: 'values', parameterId: 4 }, parameter: 'Szkliwo', total: 1 });
    expect(view.address.counter).toBe(0);
  });
});

describe('compareSizes', () => {
  it('puts letters before numbers, each from small to large', () => {
    const sizes = ['40', '3XL', '8', 'M', 'XXL', '0,5 l', 'xs', '12'];
    expect(sizes.toSorted(compareSizes)).toEqual(['xs', 'M', 'XXL', '3XL', '0,5 l', '8', '12', '40']);
  });
});
