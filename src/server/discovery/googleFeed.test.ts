import { describe, expect, it } from 'vitest';
import type { Product } from '../../catalogue/model.ts';
import { product, size } from '../../catalogue/testing/product.ts';
import { DAY } from '../../kit/clock.ts';
import { type FeedTerms, googleFeed } from './googleFeed.ts';
import { joined, parseXml } from './testing/walk.ts';

const stol = { id: 1, slug: 'stol', name: 'Stół', parentId: null, position: 0 };
const terms: FeedTerms = {
  shop: { name: 'Glinianka & córki', tagline: 'Kamionka' },
  shopUrl: 'https://sklep.pl',
  currency: 'PLN',
  at: 100 * DAY,
  pathOf: (id) => (id === 11 ? [stol, { ...stol, id: 11, slug: 'kubki', name: 'Kubki' }] : []),
};

async function* each(products: readonly Product[]) {
  yield* products;
}

/** Items as name and text, in the order of the feed. */
async function items(...products: Product[]): Promise<Record<string, string[]>[]> {
  const [channel] = parseXml(await joined(googleFeed(each(products), terms))).children;
  const found = channel?.children.filter(({ name }) => name === 'item') ?? [];
  return found.map(({ children }) =>
    Object.fromEntries(
      [...Map.groupBy(children, ({ name }) => name)].map(([name, all]) => [name, all.map(({ text }) => text)]),
    ),
  );
}

describe('googleFeed', () => {
  it('is well-formed and names the shop', async () => {
    const feed = parseXml(await joined(googleFeed(each([]), terms)));
    expect(feed.children[0]?.children.map(({ name, text }) => [name, text])).toEqual([
      ['title', 'Glinianka & córki'],
      ['link', 'https://sklep.pl/'],
      ['description', 'Kamionka'],
    ]);
  });

  it('begins the pictures of a size with its own', async () => {
    const pictures = ['1.jpg', '2.jpg'].map((file) => ({ file, alt: '', width: 1, height: 1 }));
    const sizes = [size({ type: 's' }), size({ type: 'm', picture: 1 })];
    const links = (await items(product({ pictures, sizes }))).map((item) => [
      item['g:image_link'],
      item['g:additional_image_link'],
    ]);
    const [first, second] = [['https://sklep.pl/pictures/1.jpg'], ['https://sklep.pl/pictures/2.jpg']];
    expect(links).toEqual([
      [first, second],
      [second, first],
    ]);
  });

  it('tells a product without sizes whole', async () => {
    const cup = product({
      name: 'Kubek <duży> & mały',
      descriptionHtml: '<p>Mieści <b>kawę</b> &amp; herbatę.</p>',
      pictures: ['1.jpg', '2.jpg', 'https://inny.pl/3.jpg'].map((file) => ({ file, alt: '', width: 1, height: 1 })),
      sizes: [size({ code: 'GL-1', ean: '5901234123457' })],
    });
    expect(await items(cup)).toEqual([
      {
        'g:id': ['1001-uniw'],
        'g:title': ['Kubek <duży> & mały'],
        'g:description': ['Mieści kawę & herbatę.'],
        'g:link': ['https://sklep.pl/produkt/kubek-1001'],
        'g:image_link': ['https://sklep.pl/pictures/1.jpg'],
        'g:additional_image_link': ['https://sklep.pl/pictures/2.jpg'],
        'g:availability': ['in_stock'],
        'g:price': ['84.00 PLN'],
        'g:gtin': ['5901234123457'],
        'g:mpn': ['GL-1'],
        'g:brand': ['Glinianka'],
        'g:condition': ['new'],
        'g:product_type': ['Stół > Kubki'],
      },
    ]);
  });

  it('gives each size an item of one group', async () => {
    const sizes = [size({ type: '250', name: '250 ml' }), size({ type: '350', name: '350 ml', stocks: [] })];
    expect(await items(product({ sizes }))).toMatchObject([
      { 'g:id': ['1001-250'], 'g:item_group_id': ['1001'], 'g:title': ['Kubek, 250 ml'], 'g:size': ['250 ml'] },
      { 'g:id': ['1001-350'], 'g:item_group_id': ['1001'], 'g:availability': ['out_of_stock'] },
    ]);
    const [version] = await items(product({ group: 'kubek', version: 'mech' }));
    expect(version).toMatchObject({
      'g:item_group_id': ['kubek'],
      'g:color': ['mech'],
      'g:title': ['Kubek, mech'],
      'g:identifier_exists': ['no'],
    });
  });

  it('sells cheaper only against the lowest price of 30 days, and with both ends of the time', async () => {
    const prices = (endsAt: number | null, earlier = 8000) => [
      { kind: 'regular' as const, price: earlier, startsAt: 0, endsAt: 80 * DAY },
      { kind: 'regular' as const, price: 8400, startsAt: 80 * DAY, endsAt: null },
      { kind: 'promotion' as const, price: 6800, startsAt: 95 * DAY, endsAt },
    ];
    const item = async (...given: Parameters<typeof prices>) =>
      (await items(product({ sizes: [size({ prices: prices(...given) })] })))[0];
    expect(await item(108 * DAY)).toMatchObject({
      'g:price': ['80.00 PLN'],
      'g:sale_price': ['68.00 PLN'],
      'g:sale_price_effective_date': ['1970-04-06T00:00Z/1970-04-19T00:00Z'],
    });
    expect(await item(null)).not.toHaveProperty('g:sale_price_effective_date');
    const unreal = await item(108 * DAY, 6000);
    expect(unreal).toMatchObject({ 'g:price': ['68.00 PLN'] });
    expect(unreal).not.toHaveProperty('g:sale_price');
  });

  it('tells made-to-order goods as they can be ordered', async () => {
    const ordered = (deliveryDate?: number) =>
      size({
        stocks: [],
        availability: {
          ...size().availability,
          status: 'order',
          ...(deliveryDate === undefined ? {} : { deliveryDate }),
        },
      });
    expect(await items(product({ sizes: [ordered()] }))).toMatchObject([{ 'g:availability': ['in_stock'] }]);
    expect(await items(product({ sizes: [ordered(120 * DAY)] }))).toMatchObject([
      { 'g:availability': ['backorder'], 'g:availability_date': ['1970-05-01T00:00Z'] },
    ]);
  });

  it('tells contents in the measures that Google knows', async () => {
    expect(await items(product({ contents: { amount: 0.5, unit: 'm2' } }))).toMatchObject([
      { 'g:unit_pricing_measure': ['0.5 sqm'], 'g:unit_pricing_base_measure': ['1 sqm'] },
    ]);
  });

  it('leaves out what it cannot sell', async () => {
    const left = [
      product({ type: 'service' }),
      product({ pictures: [] }),
      product({ sizes: [size({ phonePrice: true })] }),
      product({ sizes: [size({ gratis: true })] }),
      product({ sizes: [size({ prices: [], pointsPrice: 100 })] }),
    ];
    expect(await items(...left)).toEqual([]);
  });
});
