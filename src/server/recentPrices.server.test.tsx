import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PriceBlock } from '../catalogue/PriceBlock.tsx';
import { productYaml } from '../catalogue/testing/folder.server.ts';
import { DAY } from '../kit/clock.ts';
import { fetchRecent } from '../product/recent/client.ts';
import { cardsOf } from '../routes/layout/cards.server.ts';
import { stubPageTerms } from '../ui/browser/testing/stubPageTerms.ts';
import { SHOP, testShop } from './testing/testShop.server.ts';

const size = (type: string, price: number, stock = 5) => ({ type, name: type.toUpperCase(), price, stock });

const daysAgo = (n: number) => new Date(Date.now() - n * DAY).toISOString().slice(0, 10);

/** Every way in which a card tells a price. */
const THINGS: Record<string, unknown>[] = [
  { price: 24, contents: { amount: 80, unit: 'g' } },
  { price: undefined, phone_price: true },
  { price: undefined, gratis: true },
  { phone_price: true, points: { price: 200 } },
  { price: 24, points: { price: 100 } },
  { price: 24, deposit: { amount: 2, label: 'za butelkę' }, srp: 30 },
  { price: 24, history: [{ price: 24, from: daysAgo(10) }], promotion: { price: 20, from: daysAgo(2) } },
  { price: 24, history: [{ price: 30, from: '2020-01-01' }], promotion: { price: 20, from: '2020-03-01' } },
  { price: undefined, stock: undefined, sizes: [size('l', 150), size('s', 100)] },
  { price: undefined, stock: undefined, sizes: [size('l', 150, 0), size('s', 100, 0)] },
  { price: 24, energy_label: { class: 'F', best: 'A', worst: 'G', eprel: 1 } },
];

describe.each(['gross', 'net'])('in a shop of %s prices', (priceType) => {
  const products = THINGS.map((more, n) => [
    `products/rzecz-${n + 1}.yaml`,
    productYaml({ id: n + 1, name: `Rzecz ${n + 1}`, ...more }),
  ]);
  const files = { 'shop.yaml': `${SHOP['shop.yaml']}price_type: ${priceType}\n`, ...Object.fromEntries(products) };
  const { ask, shop } = testShop({ files });

  beforeEach(() => {
    stubPageTerms();
    vi.stubGlobal('fetch', ask);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('products looked at before tell their prices as every card does', async () => {
    const { file, clock, catalogue, opinions } = shop();
    const ids = THINGS.map((_, n) => n + 1);
    const cards = await cardsOf({ shop: file, clock, catalogue, opinions }, await catalogue.products(ids));
    const seen = (await fetchRecent(ids)) || [];
    expect(cards).toHaveLength(ids.length);
    const drawn = (all: readonly { id: number; price: Parameters<typeof PriceBlock>[0]['view'] }[]) =>
      all.map(({ id, price }) => [id, renderToStaticMarkup(<PriceBlock view={price} brief />)]);
    expect(drawn(seen)).toEqual(drawn(cards));
    expect(JSON.stringify(drawn(cards))).toMatch(/Najniższa\scena\sod\swprowadzenia/);
    // Sold out or not, the cheapest of the same sizes is told.
    expect(new Set(drawn(cards).map(([, markup]) => markup)).size).toBeGreaterThanOrEqual(ids.length - 1);
  });
});
