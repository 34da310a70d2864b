import { describe, expect, it } from 'vitest';
import { product, size } from '../catalogue/testing/product.ts';
import { DAY } from '../kit/clock.ts';
import { type ProductJsonLdInput, productJsonLd } from './jsonLd.ts';

const input = (change: Partial<ProductJsonLdInput> = {}): ProductJsonLdInput => ({
  product: product(),
  versions: [],
  categories: [
    { id: 1, slug: 'stol', name: 'Stół' },
    { id: 11, slug: 'kubki', name: 'Kubki' },
  ],
  shopUrl: 'https://sklep.pl',
  currency: 'PLN',
  seller: { '@type': 'Organization', '@id': 'https://sklep.pl/#organization' },
  returnDays: 30,
  deliveryOf: () => ({ undefined: 'true' }),
  at: 100 * DAY,
  ...change,
});

/** As a robot reads it: missing values are gone. */
const read = (given: ProductJsonLdInput) =>
  JSON.parse(JSON.stringify(productJsonLd(given))) as Record<string, unknown>[];

describe('productJsonLd', () => {
  it('tells one offer of a product without sizes', () => {
    const one = product({ code: 'GL-1', lead: 'Mieści kawę.', sizes: [size({ ean: '5901234123457' })] });
    expect(read(input({ product: one }))).toEqual([
      {
        '@type': 'Product',
        '@id': 'https://sklep.pl/produkt/kubek-1001#product',
        name: 'Kubek',
        url: 'https://sklep.pl/produkt/kubek-1001',
        description: 'Mieści kawę.',
        image: ['https://sklep.pl/pictures/kubek-1.jpg'],
        productID: '1001',
        sku: 'GL-1',
        mpn: 'GL-1',
        gtin: '5901234123457',
        brand: { '@type': 'Brand', name: 'Glinianka' },
        category: 'Stół > Kubki',
        offers: {
          '@type': 'Offer',
          url: 'https://sklep.pl/produkt/kubek-1001',
          sku: 'GL-1',
          price: '84.00',
          priceCurrency: 'PLN',
          availability: 'https://schema.org/InStock',
          itemCondition: 'https://schema.org/NewCondition',
          seller: { '@type': 'Organization', '@id': 'https://sklep.pl/#organization' },
          hasMerchantReturnPolicy: { '@id': 'https://sklep.pl/#zwroty' },
        },
      },
      {
        '@type': 'MerchantReturnPolicy',
        '@id': 'https://sklep.pl/#zwroty',
        applicableCountry: 'PL',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 30,
      },
    ]);
  });

  it('sums offers of sizes up', () => {
    const sizes = [
      size({ type: '1', name: 'mały', code: 'A' }),
      size({
        type: '2',
        name: 'duży',
        stocks: [],
        prices: [{ kind: 'regular', price: 9600, startsAt: 0, endsAt: null }],
      }),
    ];
    const [node] = read(input({ product: product({ sizes }) }));
    expect(node?.offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '84.00',
      highPrice: '96.00',
      offerCount: 2,
      offers: [
        { name: 'mały', sku: 'A', price: '84.00', availability: 'https://schema.org/InStock' },
        { name: 'duży', price: '96.00', availability: 'https://schema.org/OutOfStock' },
      ],
    });
  });

  it('tells a reduction with the lowest price of 30 days and its last day', () => {
    const prices = [
      { kind: 'regular' as const, price: 8000, startsAt: 0, endsAt: 90 * DAY },
      { kind: 'regular' as const, price: 8400, startsAt: 90 * DAY, endsAt: null },
      // Ends as 1970-04-20 begins in Warsaw.
      { kind: 'promotion' as const, price: 6800, startsAt: 95 * DAY, endsAt: Date.UTC(1970, 3, 19, 23) },
    ];
    const [node] = read(input({ product: product({ sizes: [size({ prices })] }) }));
    expect(node?.offers).toMatchObject({
      price: '68.00',
      priceValidUntil: '1970-04-19',
      priceSpecification: [
        { priceType: 'https://schema.org/StrikethroughPrice', price: '80.00', priceCurrency: 'PLN' },
      ],
    });
  });

  it('tells how much the price is for', () => {
    const [node] = read(input({ product: product({ contents: { amount: 250, unit: 'g' } }) }));
    expect(node?.offers).toMatchObject({
      priceSpecification: [
        {
          '@type': 'UnitPriceSpecification',
          price: '84.00',
          referenceQuantity: { value: 250, unitCode: 'GRM', valueReference: { value: 1, unitCode: 'KGM' } },
        },
      ],
    });
  });

  it('offers nothing that has no price in money', () => {
    for (const none of [size({ phonePrice: true }), size({ gratis: true }), size({ prices: [], pointsPrice: 10 })]) {
      const nodes = read(input({ product: product({ sizes: [none] }) }));
      expect(nodes).toHaveLength(1);
      expect(nodes[0]).not.toHaveProperty('offers');
    }
  });

  it('tells the cost of delivery of each size where it is known', () => {
    const two = product({ sizes: [size({ type: '20', name: '20' }), size({ type: '30', name: '30' })] });
    const details = (given: ProductJsonLdInput) => JSON.stringify(read(given)).match(/"shippingRate":{[^}]*}/g);
    const deliveryOf: ProductJsonLdInput['deliveryOf'] = ({ type }) => ({
      shipping: type === '20' ? '12.90' : '0.00',
      shipping_formatted: '…',
      undefined: 'false',
    });
    expect(details(input({ product: two, deliveryOf }))).toEqual([
      '"shippingRate":{"@type":"MonetaryAmount","value":"12.90","currency":"PLN"}',
      '"shippingRate":{"@type":"MonetaryAmount","value":"0.00","currency":"PLN"}',
    ]);
    expect(details(input({ product: two }))).toBeNull();
  });

  it('promises no return of services and of what is made for one person', () => {
    const engraved = { key: 'imie', label: 'Imię', kind: 'text' as const, required: true };
    for (const change of [{ type: 'service' as const }, { personalisation: [engraved] }]) {
      const nodes = read(input({ product: product(change) }));
      expect(nodes).toHaveLength(1);
      expect(nodes[0]?.offers).not.toHaveProperty('hasMerchantReturnPolicy');
    }
  });

  it('joins versions in a group', () => {
    const kobalt = product({ group: 'kubek', version: 'kobalt' });
    const mech = product({ id: 1002, slug: 'kubek-lesny', name: 'Kubek Leśny', group: 'kubek', version: 'mech' });
    const [node] = read(input({ product: kobalt, versions: [kobalt, mech] }));
    expect(node).toMatchObject({
      name: 'Kubek, kobalt',
      color: 'kobalt',
      inProductGroupWithID: 'kubek',
      isVariantOf: {
        '@type': 'ProductGroup',
        productGroupID: 'kubek',
        hasVariant: [
          { '@id': 'https://sklep.pl/produkt/kubek-1001#product' },
          { url: 'https://sklep.pl/produkt/kubek-lesny-1002' },
        ],
      },
    });
    expect(read(input({ product: kobalt, versions: [kobalt] }))[0]).not.toHaveProperty('isVariantOf');
  });

  it('never shows the address of a picture elsewhere', () => {
    const pictures = [{ file: 'https://inny.pl/a.jpg', alt: '', width: 0, height: 0 }];
    expect(JSON.stringify(read(input({ product: product({ pictures }) })))).not.toContain('inny.pl');
  });
});
