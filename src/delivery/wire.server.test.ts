import { expect, it } from 'vitest';
import { aShopFile } from '../catalogue/testing/shopFile.ts';
import { aProduct } from '../catalogue/testing/things.ts';
import { deliveryTerms } from './terms.ts';
import { winter } from './testing/delivery.ts';
import { type AskedProduct, shippingPart } from './wire.server.ts';

type Shipping = (parent: unknown, args: unknown, context: object) => Promise<{ shippingTime: { time: string } } | null>;

const ask = (mode: string, products?: readonly AskedProduct[]) => {
  const { resolvers } = shippingPart({
    terms: deliveryTerms(aShopFile()),
    load: async (_, id) => (id === 7 ? aProduct() : undefined),
    clock: () => winter('2026-11-23T10:00:00'),
    points: async () => undefined,
    basket: async ({ session }) => ({
      products: session === 'mine' ? [{ id: '7', size: 'uniw', quantity: 2 }] : [],
      worth: 0,
      beside: 0,
    }),
  });
  const { shipping } = resolvers.Query as { shipping: Shipping };
  return (session: string) => shipping(undefined, { ShippingInput: { mode, products } }, { shopper: { session } });
};

it('the answer about delivery is for the shopper’s own basket when no products are named', async () => {
  expect((await ask('basket')('mine'))?.shippingTime.time).toBe('2026-11-23T16:00:00+01:00');
  expect(await ask('basket')('other')).toBeNull();
  expect(await ask('product')('mine')).toBeNull();
  expect(await ask('basket', [{ id: '8' }])('mine')).toBeNull();
});

it('the answer about delivery looks at no more products than any basket holds', async () => {
  const many = (count: number) => Array.from({ length: count }, () => ({ id: '7' }));
  expect(await ask('product', many(500))('x')).not.toBeNull();
  expect(await ask('product', many(501))('x')).toBeNull();
});

it('the answer about delivery knows the only size by each of its names', async () => {
  for (const size of ['uniw', 'onesize', 'U', ''])
    expect(await ask('product', [{ id: '7', size }])('x')).not.toBeNull();
  expect(await ask('product', [{ id: '7', size: 'XL' }])('x')).toBeNull();
});
