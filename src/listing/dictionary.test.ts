import { describe, expect, it } from 'vitest';
import { readAddress } from './address/read.ts';
import { writeAddress } from './address/write.ts';
import type { ListDefaults } from './address.ts';
import { createDictionary, resolveAddress } from './dictionary.ts';

const defaults: ListDefaults = { sort: 'relevance', portions: [24] };
const dictionary = createDictionary({
  producers: [
    { id: 1, slug: 'glinianka', name: 'Glinianka' },
    { id: 2, slug: '1', name: 'Jeden' },
  ],
  series: [{ id: 7, slug: 'nocna', name: 'Nocna' }],
  parameters: [
    { id: 4, slug: 'szkliwo', name: 'Szkliwo', position: 0, values: [{ id: 41, slug: 'mech', name: 'Mech' }] },
  ],
  sizes: new Map(Object.entries({ xl: 'XL', '0-5-l': '0,5 l', '½': '½' })),
});

const resolve = (search: string) =>
  resolveAddress(readAddress(new URLSearchParams(search), defaults), { kind: 'all' }, dictionary);

describe('resolveAddress', () => {
  it('finds choices by slug and by id, and writes slugs', () => {
    const { query, address } = resolve('filter_producer=glinianka&filter_series=7&filter_traits4=41');
    expect(query.filters).toMatchObject({ producers: [1], series: [7], values: new Map([[4, [41]]]) });
    expect(writeAddress(address, defaults)).toBe('?filter_producer=glinianka&filter_series=nocna&filter_traits4=mech');
  });

  it('prefers a slug written like an id', () => {
    expect(resolve('filter_producer=1').query.filters.producers).toEqual([2]);
  });

  it('finds a size however it is written', () => {
    const { query, address } = resolve('filter_sizes=XL,½&filter_sizes=0-5-l');
    expect(query.filters.sizes).toEqual(['0-5-l', 'xl', '½']);
    expect(address.sizes).toEqual(['0-5-l', 'xl', '½']);
  });

  it('leaves out what the shop does not know', () => {
    const { query, address } = resolve('filter_producer=nikt,99&filter_traits4=41,x&filter_traits5=1&filter_sizes=XXS');
    expect(query.filters).toMatchObject({ producers: [], sizes: [], values: new Map([[4, [41]]]) });
    expect(writeAddress(address, defaults)).toBe('?filter_traits4=mech');
  });
});
