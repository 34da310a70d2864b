import { describe, expect, it } from 'vitest';
import type { Product, Size } from '../catalogue/model.ts';
import { aProduct, aSize, availability, promotion, regular, stock } from '../catalogue/testing/things.ts';
import { productView } from './view.ts';

const terms = { currency: 'PLN', priceType: 'gross' as const, at: 100 };

interface More {
  product?: Partial<Product>;
  size?: Partial<Size>;
  versions?: Product[];
  parts?: Product[];
}

function viewOf({ product = {}, size = {}, versions = [], parts = [] }: More) {
  const view = productView({ product: aProduct({ sizes: [aSize(size)], ...product }), versions, parts, terms });
  if (!view) throw new Error('There is nothing to show');
  return view;
}

describe('the product page', () => {
  it('has nothing to show of a product without sizes', () => {
    expect(productView({ product: aProduct({ sizes: [] }), versions: [], parts: [], terms })).toBeUndefined();
  });

  it('shows what is known and leaves out the rest', () => {
    const bare = viewOf({});
    for (const key of ['version', 'code', 'ean', 'lead', 'series', 'descriptionHtml', 'warranty']) {
      expect(bare).not.toHaveProperty(key);
    }
    expect(bare).toMatchObject({
      id: 7,
      name: 'Kubek',
      unitName: 'szt.',
      sizes: [],
      versions: [],
      rebates: [],
      bundle: [],
    });
    const rich = viewOf({
      product: {
        lead: 'Lead',
        series: { id: 3, slug: 'nocna', name: 'Nocna' },
        parameters: [{ name: 'Kolory', values: ['biel', 'mech'] }],
        warranty: { name: 'Na szkliwo', months: 24 },
      },
      size: { code: 'K-1', ean: '2000100100001' },
    });
    expect(rich).toMatchObject({
      code: 'K-1',
      ean: '2000100100001',
      series: { href: '/seria/nocna', name: 'Nocna' },
      parameters: [{ name: 'Kolory', value: 'biel, mech' }],
      warranty: { name: 'Na szkliwo', months: 24 },
    });
  });

  it('shows the sizes of a product that has them, the one its price is of marked', () => {
    const sizes = [
      aSize({ type: 's', name: 'S', prices: [regular(900)] }),
      aSize({ type: 'm', name: 'M', prices: [regular(800)] }),
      aSize({ type: 'l', name: 'L', prices: [regular(100)], stocks: [] }),
    ];
    const view = viewOf({ product: { sizes } });
    expect(view.sizes.map(({ name, open, leading, price }) => [name, open, leading, price.now?.gross])).toEqual([
      ['S', true, false, 900],
      ['M', true, true, 800],
      ['L', false, false, 100],
    ]);
    expect(view.price.now?.gross).toBe(800);
    expect(viewOf({ product: { sizes: sizes.slice(0, 1) } }).sizes).toHaveLength(1);
  });

  it('shows versions only when there is a choice', () => {
    const picture = { file: 'a.jpg', alt: 'A', width: 4, height: 3 };
    const versions = [
      aProduct({ version: 'kobalt', pictures: [picture] }),
      aProduct({ id: 8, slug: 'kubek-mech', name: 'Kubek leśny', sizes: [aSize({ stocks: [] })] }),
    ];
    expect(viewOf({ versions }).versions).toEqual([
      { href: '/produkt/kubek-7', name: 'kobalt', picture, current: true, open: true },
      { href: '/produkt/kubek-mech-8', name: 'Kubek leśny', current: false, open: false },
    ]);
    expect(viewOf({ versions: versions.slice(0, 1) }).versions).toEqual([]);
  });

  it('shows the parts of a bundle that are in the shop, in its order', () => {
    const parts = [
      aProduct({ id: 2, slug: 'talerz', name: 'Talerz', sizes: [aSize({ type: '27', name: '27 cm' })] }),
      aProduct({ id: 1, slug: 'kubek', name: 'Kubek' }),
    ];
    const bundle = [
      { product: 1, size: 'uniw', quantity: 2 },
      { product: 99, size: 'uniw', quantity: 1 },
      { product: 2, size: '27', quantity: 1 },
    ];
    expect(viewOf({ product: { bundle }, parts }).bundle).toEqual([
      { href: '/produkt/kubek-1', name: 'Kubek', quantity: 2 },
      { href: '/produkt/talerz-2', name: 'Talerz', quantity: 1, size: '27 cm' },
    ]);
  });
});

describe('availability on the product page', () => {
  const of = (size: Partial<Size>, product: Partial<Product> = {}) =>
    viewOf({ size, product: { ...product, sizes: [aSize(size)] } }).availability;

  it('counts what is in stock, in the words of the unit', () => {
    expect(of({ stocks: [stock(1)] })).toMatchObject({ status: 'enable', stock: { count: 1, unit: 'sztuka' } });
    expect(of({ stocks: [stock(5)] }).stock).toEqual({ count: 5, unit: 'sztuk' });
    expect(of({ stocks: [stock(25)] }, { precision: 1 }).stock).toEqual({ count: 2.5, unit: 'sztuki' });
  });

  it('counts nothing that never runs out, is not told, or is no thing', () => {
    expect(of({ stocks: [stock(-1)] })).not.toHaveProperty('stock');
    expect(of({ availability: availability({ status: 'order' }) })).not.toHaveProperty('stock');
    expect(of({}, { type: 'service' })).not.toHaveProperty('stock');
    const hidden = of({ availability: availability({ visible: false, description: 'Mało' }) });
    expect(hidden).toMatchObject({ status: 'enable' });
    expect(hidden).not.toHaveProperty('stock');
    expect(hidden).not.toHaveProperty('description');
  });

  it('says when it is expected back, if that is to come', () => {
    const due = (deliveryDate: number, pieces: number) =>
      of({ stocks: [stock(pieces)], availability: availability({ deliveryDate }) });
    expect(due(200, 0)).toMatchObject({ status: 'disable', backOn: 200 });
    expect(due(100, 0)).not.toHaveProperty('backOn');
    expect(due(200, 1)).not.toHaveProperty('backOn');
  });

  it.each([
    ['by phone', { phonePrice: true }, true, false],
    ['by phone, with points', { phonePrice: true, pointsPrice: 300 }, false, true],
    ['for points only', { pointsPrice: 300, prices: [] }, false, true],
    ['for points only since a while', { pointsPrice: 300, prices: [regular(84, 0, 50)] }, false, true],
    ['for money or points', { pointsPrice: 300 }, false, false],
    ['free', { gratis: true, pointsPrice: 300 }, false, false],
    ['for money', {}, false, false],
  ])('says how else it is sold: %s', (_, size, phone, loyaltyOnly) => {
    expect(of(size)).toMatchObject({ phone, loyaltyOnly });
  });
});

describe('quantity rebates on the product page', () => {
  const rebates = [
    { from: 25, percentBp: 1000 },
    { from: 100, price: 9_000 },
  ];

  it('are prices of one unit from a quantity on, gross and net', () => {
    expect(viewOf({ product: { rebates, precision: 1 } }).rebates).toEqual([
      { from: '2,5 szt.', percentBp: 1000, price: { gross: 11_070, net: 9_000 } },
      { from: '10 szt.', price: { gross: 9_000, net: 7_317 } },
    ]);
  });

  it('are counted from the price now, and left out when they save nothing', () => {
    const reduced = { prices: [regular(12_300), promotion(8_000, 90)] };
    expect(viewOf({ product: { rebates, sizes: [aSize(reduced)] } }).rebates).toMatchObject([
      { price: { gross: 7_200 } },
    ]);
    expect(viewOf({ product: { rebates: [{ from: 2, percentBp: 0 }] } }).rebates).toEqual([]);
    expect(viewOf({ product: { rebates, sizes: [aSize({ phonePrice: true })] } }).rebates).toEqual([]);
  });
});
