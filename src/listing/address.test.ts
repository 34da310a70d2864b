import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hrefWith, hrefWithout, hrefWithoutFilters } from './address/href.ts';
import { readAddress } from './address/read.ts';
import { addressPairs, writeAddress } from './address/write.ts';
import { countChoices, type ListAddress, type ListDefaults, withoutChoice } from './address.ts';
import { SORTS } from './model.ts';

const defaults: ListDefaults = { sort: 'relevance', portions: [24, 48, 96] };
const read = (search: string) => readAddress(new URLSearchParams(search), defaults);
const plain = read('');

const word = fc
  .string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'abz09-&=+#%? łŻ/½') })
  .filter((text) => text.trim() === text);
const words = (minLength = 0) => fc.uniqueArray(word, { minLength, maxLength: 6 }).map((some) => some.toSorted());
const grosze = fc.integer({ min: 0, max: 10_000_000 });

const address: fc.Arbitrary<ListAddress> = fc.record(
  {
    sort: fc.constantFrom(...SORTS),
    portions: fc.constantFrom(...defaults.portions),
    counter: fc.nat({ max: 99_999 }),
    price: fc.oneof(
      fc.record({ from: grosze }),
      fc.record({ to: grosze }),
      fc.tuple(grosze, grosze).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) })),
    ),
    producers: words(),
    series: words(),
    sizes: words(),
    values: fc
      .uniqueArray(fc.nat({ max: 999 }), { maxLength: 4 })
      .chain((ids) =>
        fc.tuple(
          ...ids
            .toSorted((a, b) => a - b)
            .map((parameterId) => fc.record({ parameterId: fc.constant(parameterId), values: words(1) })),
        ),
      ),
    inStock: fc.boolean(),
    promotion: fc.boolean(),
  },
  { requiredKeys: ['sort', 'portions', 'counter', 'producers', 'series', 'sizes', 'values', 'inStock', 'promotion'] },
);

describe('the address of a list', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(address, (one) => {
        expect(read(writeAddress(one, defaults))).toEqual(one);
      }),
    );
  });

  it('is one text for one list, however it was asked for', () => {
    fc.assert(
      fc.property(address, (one) => {
        const shuffled = addressPairs(one, defaults)
          .toReversed()
          .flatMap(([key, values]) => values.toReversed().map((value): [string, string] => [`${key}[]`, value]));
        expect(writeAddress(readAddress(shuffled, defaults), defaults)).toBe(writeAddress(one, defaults));
      }),
    );
  });

  it('writes half a letter beyond the first plane, which no address can carry, as unknown', () => {
    const address = { ...readAddress([], defaults), producers: ['a\ud800'] };
    expect(writeAddress(address, defaults)).toBe('?filter_producer=a%EF%BF%BD');
  });

  it('never throws, whatever it is given', () => {
    const name = fc.oneof(
      fc.constantFrom('sort_order', 'portions', 'counter', 'filter_price', 'filter_price_from', 'filter_producer[]'),
      fc.constantFrom('filter_sizes', 'filter_traits7[]', 'filter_traits99999999999', 'filter_instock', '__proto__'),
      fc.nat({ max: 100 }).map((id) => `filter_traits${id}`),
      fc.string({ unit: 'binary', maxLength: 20 }),
    );
    const hostile = fc.array(
      fc.tuple(name, fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.nat(), fc.constant(null))),
      {
        maxLength: 40,
      },
    );
    fc.assert(
      fc.property(hostile, (pairs) => {
        const one = readAddress(pairs, defaults);
        expect(read(writeAddress(one, defaults))).toEqual(one);
      }),
    );
  });
});

describe('readAddress', () => {
  it('takes repeated names, lists with commas and names with brackets', () => {
    const expected = { ...plain, producers: ['bis', 'glinianka'], values: [{ parameterId: 3, values: ['mech'] }] };
    expect(read('filter_producer=glinianka,bis&filter_traits3=mech')).toEqual(expected);
    expect(read('filter_producer=glinianka&filter_producer=bis&filter_traits3[]=mech')).toEqual(expected);
    expect(read('filter_producer[0]=glinianka&filter_producer[1]=bis,bis&filter_traits3[]=mech,')).toEqual(expected);
  });

  it('takes a range of prices from one field or from two of a form', () => {
    expect(read('filter_price=49-489.50').price).toEqual({ from: 4900, to: 48_950 });
    expect(read('filter_price=49-').price).toEqual({ from: 4900 });
    expect(read('filter_price=-100').price).toEqual({ to: 10_000 });
    expect(read('filter_price=500–100').price).toEqual({ from: 10_000, to: 50_000 });
    expect(read('filter_price_from=49,90&filter_price_to=').price).toEqual({ from: 4990 });
    expect(read('filter_price=1-2&filter_price_to=1 200,00 zł').price).toEqual({ from: 100, to: 120_000 });
  });

  it.each([
    'filter_price=',
    'filter_price=-',
    'filter_price=100',
    'filter_price=a-b',
    'filter_price=1-2-3',
    'filter_price=1e9-',
  ])('does not filter by %s', (search) => expect(read(search)).toEqual(plain));

  it.each([
    'sort_order=price',
    'sort_order=',
    'portions=23',
    'portions=1000000',
    'counter=-1',
    'counter=1.5',
    'filter_instock=0',
  ])('leaves out %s', (search) => expect(read(search)).toEqual(plain));

  it('knows the older name of the first order', () => {
    expect(readAddress([['sort_order', 'relevance-d']], { ...defaults, sort: 'name-a' }).sort).toBe('relevance');
  });

  it('bounds what one address may ask', () => {
    const many = Array.from({ length: 100 }, (_, n) => String(n));
    const one = read(`filter_producer=${many}&${many.map((id) => `filter_traits${id}=${many}`).join('&')}`);
    expect(one.producers).toHaveLength(50);
    expect(one.values).toHaveLength(20);
    expect(one.values.map(({ values }) => values.length)).toEqual(new Array(20).fill(50));
    expect(read(`filter_producer=${'a'.repeat(81)}`)).toEqual(plain);
    expect(
      readAddress([...many.flatMap((id) => new Array(6).fill([`x${id}`, ''])), ['filter_instock', '1']], defaults),
    ).toEqual(plain);
  });

  it('ignores files of a form', () => {
    expect(readAddress([['filter_producer', new Blob()]], defaults)).toEqual(plain);
  });
});

describe('links of a list', () => {
  const place = {
    path: '/kategoria/kubki',
    address: read(
      'filter_producer=a,b&filter_traits2=mech&filter_price=10-20&filter_instock=1&counter=3&sort_order=name-a',
    ),
    defaults,
  };

  it('keep the rest and start from the first page', () => {
    expect(hrefWith(place, { sort: 'relevance' })).toBe(
      '/kategoria/kubki?filter_instock=1&filter_price=10-20&filter_producer=a,b&filter_traits2=mech',
    );
    expect(hrefWith({ ...place, address: plain }, { counter: 2 })).toBe('/kategoria/kubki?counter=2');
  });

  it('take one value or one filter off', () => {
    const rest = '&filter_traits2=mech&sort_order=name-a';
    expect(hrefWithout(place, { kind: 'producers' }, 'a')).toBe(
      `/kategoria/kubki?filter_instock=1&filter_price=10-20&filter_producer=b${rest}`,
    );
    expect(hrefWithout(place, { kind: 'producers' })).toBe(
      `/kategoria/kubki?filter_instock=1&filter_price=10-20${rest}`,
    );
    expect(hrefWithout(place, { kind: 'price' })).toBe(`/kategoria/kubki?filter_instock=1&filter_producer=a,b${rest}`);
    expect(hrefWithout(place, { kind: 'values', parameterId: 2 }, 'mech')).toBe(
      '/kategoria/kubki?filter_instock=1&filter_price=10-20&filter_producer=a,b&sort_order=name-a',
    );
    expect(withoutChoice(place.address, { kind: 'values', parameterId: 2 }, 'mech').values).toEqual([]);
    expect(hrefWithoutFilters(place)).toBe('/kategoria/kubki?sort_order=name-a');
  });

  it('count the choices that are left', () => {
    expect(countChoices(place.address)).toBe(5);
    expect(countChoices(withoutChoice(place.address, { kind: 'inStock' }))).toBe(4);
    expect(countChoices(plain)).toBe(0);
  });
});
