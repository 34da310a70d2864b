import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../catalogue/model.ts';
import { HOUR } from '../kit/clock.ts';
import { createOrderCounts } from './counts.ts';
import type { HotspotSource, HotspotZone } from './file.ts';
import { createHotspots } from './service.server.ts';
import { zoneAt } from './zones.ts';

const ZONE = 'main_hotspot_zone1';
const product = (id: number) => ({ id, ...(id === 7 ? { series: { id: 1, name: 'Nocna' } } : {}) }) as Product;
const source = (kind: HotspotSource['kind'], products: number[] = []): HotspotSource => ({
  ...{ kind, products },
  heading: kind,
});

describe('hotspots', () => {
  let now = 0;
  let asked: string[];

  beforeEach(() => {
    now = 1_000_000_000_000;
    asked = [];
  });

  function serviceOf(zone: Partial<HotspotZone>) {
    const zones = new Map([[ZONE, { zone: ZONE, count: 3, show: [], ...zone } as unknown as HotspotZone]] as const);
    return createHotspots({
      zones,
      products: async (ids) => ids.filter((id) => id < 100).map(product),
      cards: async () => [],
      newest: (count) => [1, 2, 3, 4, 5].slice(0, count),
      reduced: () => [],
      ofSeries: () => [7, 8, 9],
      counts: createOrderCounts({
        clock: () => now,
        sold: async () => {
          asked.push('sold');
          return new Map([
            [3, 5],
            [2, 9],
            [1, 1],
            [4, 5],
          ]);
        },
        boughtWith: async ({ products, least }) => {
          asked.push(`with ${products.join()} least ${least}`);
          return products.includes(7) ? [8] : [];
        },
      }),
    });
  }

  function hotspots(show: HotspotSource[]) {
    const found = serviceOf({ show });
    return async (products: number[] = [], of?: number, seen: number[] = []) => {
      const shown = await found.find(ZONE, { product: of, products, seen });
      return shown && [shown.kind, ...shown.products.map(({ id }) => id)];
    };
  }

  it('show the first kind that finds something, and nothing when none does', async () => {
    const ask = hotspots([source('promotion'), source('chosen', [500]), source('new')]);
    expect(await ask()).toEqual(['new', 1, 2, 3]);
    expect(await hotspots([source('promotion')])()).toBeUndefined();
  });

  it('stand on the addresses that they name, of their own kind of page', () => {
    const shown = (path: string, pages?: string[]) => serviceOf({ pages }).on('main', path).length;
    expect([shown('/'), shown('/', ['/']), shown('/', ['/strona/*'])]).toEqual([1, 1, 0]);
    expect(serviceOf({}).on('text', '/')).toEqual([]);
  });

  it('never show the product of the page, nor what it shows already', async () => {
    expect(await hotspots([source('new')])([1], 2)).toEqual(['new', 3, 4, 5]);
    expect(await hotspots([source('chosen', [1, 1, 2])])([2])).toEqual(['chosen', 1]);
  });

  it('count bestsellers once an hour, from at least two orders each', async () => {
    const ask = hotspots([source('bestsellers')]);
    expect(await ask()).toEqual(['bestsellers', 2, 3, 4]);
    await ask();
    expect(asked).toEqual(['sold']);
    now += HOUR;
    await ask();
    expect(asked).toEqual(['sold', 'sold']);
  });

  it('show what is bought together with the product, or with any of a basket', async () => {
    const ask = hotspots([source('bought_together'), source('series')]);
    expect(await ask([], 7)).toEqual(['bought_together', 8]);
    expect(await ask([5, 6])).toBeUndefined();
    expect(asked).toEqual(['with 7 least 2', 'with 5,6 least 2']);
  });

  it('count what is bought together once an hour for each product and basket', async () => {
    const ask = hotspots([source('bought_together')]);
    await ask([], 7);
    await ask([], 7);
    await ask([5, 6]);
    await ask([6, 5]);
    expect(asked).toEqual(['with 7 least 2', 'with 5,6 least 2']);
    now += HOUR;
    await ask([], 7);
    expect(asked).toHaveLength(3);
  });

  it('show the series of the product, and what was looked at in its order', async () => {
    expect(await hotspots([source('series')])([], 7)).toEqual(['series', 8, 9]);
    expect(await hotspots([source('series')])([], 6)).toBeUndefined();
    expect(await hotspots([source('recent')])([], 4, [6, 5, 4])).toEqual(['recent', 6, 5]);
  });

  it('do not take what a page shows for what was looked at', async () => {
    expect(await hotspots([source('recent')])([5, 6])).toBeUndefined();
    expect(await hotspots([source('recent')])([5], undefined, [5, 6])).toEqual(['recent', 6]);
  });
});

it('a zone is known by its page and short name', () => {
  expect(zoneAt('main', 'zone2')).toBe('main_hotspot_zone2');
  expect(zoneAt('projector', 'zone1')).toBe('products_associated_zone1');
  expect(zoneAt('projector', 'projector_associated_zone')).toBe('projector_associated_zone');
  for (const [page, zone] of [
    ['main', 'zone5'],
    ['nowhere', 'zone1'],
    ['toString', 'zone1'],
    ['main', ''],
  ] as const)
    expect(zoneAt(page, zone)).toBeUndefined();
});
