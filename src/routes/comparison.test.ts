import { expect, it } from 'vitest';
import { aProduct, aSize } from '../catalogue/testing/things.ts';
import { comparisonPage } from './comparison.tsx';
import { PageOutcome } from './outcomes.ts';
import type { ShopServices } from './services.ts';
import { pageRequest } from './testing/pageRequest.ts';

/** Sold: 1 to 9. The product 8 has no sizes, and so cannot be shown. */
const product = (id: number) => aProduct({ id, sizes: id === 8 ? [] : [aSize({})] });
const shop = {
  shopUrl: 'http://x',
  shop: { comparison: { products: 3 } },
  catalogue: {
    product: async (id: number) => (id < 10 ? product(id) : undefined),
    products: async (ids: readonly number[]) => ids.filter((id) => id < 10).map(product),
  },
} as unknown as ShopServices;

/** Where the form leads, or the answer of the page. */
async function send(ids: string, sent: Readonly<Record<string, string>>): Promise<unknown> {
  const body = new FormData();
  for (const [name, value] of Object.entries(sent)) body.append(name, value);
  const request = new Request(`http://x/porownanie?ids=${ids}`, { method: 'POST', body });
  try {
    return await comparisonPage.post?.(pageRequest({ shop, request }));
  } catch (error) {
    if (error instanceof PageOutcome) return error.to;
    throw error;
  }
}

it('a product is added while there is room', async () => {
  expect(await send('1,2', { add: '3' })).toBe('/porownanie?ids=1,2,3');
  expect(await send('1,2,3', { add: '4' })).toEqual({ wanted: 4 });
  expect(await send('1,2,3', { remove: '2', add: '4' })).toBe('/porownanie?ids=1,3,4');
});

it('what has left the shop pushes nothing out that the address names behind it', async () => {
  expect(await send('98,99,1,2', { remove: '1' })).toBe('/porownanie?ids=2');
  expect(await send('97,98,99,1', { add: '2' })).toBe('/porownanie?ids=1,2');
  expect(await send('99,1,2,3', { add: '4' })).toEqual({ wanted: 4 });
  expect(await send('99,1,2,3', { add: '3' })).toBe('/porownanie?ids=1,2,3');
  expect(await send('1,2,3,4', { add: '5' })).toEqual({ wanted: 5 });
  expect(await send('1,2,3,4', { add: '4' })).toEqual({ wanted: 4 });
});

it('a product that left the shop holds no place', async () => {
  expect(await send('1,99,2', { add: '3' })).toBe('/porownanie?ids=1,2,3');
  expect(await send('1,8,2', { product: '3', compare: '' })).toBe('/porownanie?ids=1,2,3');
  expect(await send('1,99,2', { remove: '1' })).toBe('/porownanie?ids=2');
  expect(await send('1,2', { add: '99' })).toBe('/porownanie?ids=1,2');
});
