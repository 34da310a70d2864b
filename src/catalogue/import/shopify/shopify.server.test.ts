import { describe, expect, it } from 'vitest';
import { readFile } from '../feed/testing/files.server.ts';

const HEAD =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,Status';

/** Shopify's own sample, cut short. */
const POT = `clay-plant-pot,Clay Plant Pot,<p>Classic blown <script>x()</script>clay pot</p>,Company 123,Outdoor,"Pot, Plants",true,Size,Regular,,,,300,shopify,1,deny,9.99,,,https://burst.shopifycdn.com/pot_925x.jpg,2,,false,active
clay-plant-pot,,,,,,,,Large,,,,0,shopify,0,continue,15.99,,5901234123457,https://burst.shopifycdn.com/sprout.jpg,1,Sprout,,
clay-plant-pot,,,,,,,,,,,,,,,,,,,https://burst.shopifycdn.com/third.jpg,3,,,`;
const LIGHT =
  'copper-light,Copper Light,,Company 123,Indoor,,true,Title,Default Title,,,CL-1,0,,2,deny,59.99,75,,https://burst.shopifycdn.com/copper.jpg,1,,false,active';

describe('a Shopify file', () => {
  it('gives a product a handle, with its variants as sizes and all of its pictures', async () => {
    const { kind, drafts, skipped, notes } = await readFile(`${HEAD}\n${POT}\n${LIGHT}\n`);
    expect(kind).toBe('shopify');
    expect(skipped).toEqual([]);
    expect(drafts).toMatchObject([
      {
        externalId: 'clay-plant-pot',
        slug: 'clay-plant-pot',
        name: 'Clay Plant Pot',
        category: [{ name: 'Outdoor' }],
        producer: { name: 'Company 123' },
        descriptionHtml: '<p>Classic blown clay pot</p>',
        pictures: [
          { file: 'https://burst.shopifycdn.com/sprout.jpg', alt: 'Sprout' },
          { file: 'https://burst.shopifycdn.com/pot_925x.jpg', alt: 'Clay Plant Pot' },
          { file: 'https://burst.shopifycdn.com/third.jpg' },
        ],
        sizes: [
          { type: 'regular', name: 'Regular', price: { regular: 999 }, weight: 300, stocks: [{ quantity: 1 }] },
          { type: 'large', price: { regular: 1599 }, ean: '5901234123457', availability: { status: 'order' } },
        ],
      },
      {
        externalId: 'copper-light',
        sizes: [{ type: 'uniw', code: 'CL-1', price: { regular: 5999 }, stocks: [{ quantity: -1 }] }],
      },
    ]);
    expect(notes).toEqual(['tags', "a crossed-out price: reductions are counted from this shop's own prices"]);
  });

  it('has other names for its columns since 2025', async () => {
    const { kind, drafts } = await readFile(
      'Title,URL handle,Description,Vendor,Status,SKU,Option1 name,Option1 value,Option2 name,Option2 value,Price,Inventory tracker,Inventory quantity,Weight value (grams),Product image URL\n' +
        'Kubek,kubek,Opis,Glinianka,Active,K-1,Rozmiar,Duży,Kolor,Kobalt,"84,00",shopify,3,350,https://a.example/k.jpg\n',
    );
    expect(kind).toBe('shopify');
    expect(drafts).toMatchObject([
      { slug: 'kubek', sizes: [{ type: 'duzy-kobalt', name: 'Duży / Kobalt', weight: 350 }] },
    ]);
  });

  it('names what it cannot take, by line', async () => {
    const row = (handle: string, more: Record<number, string>) =>
      Array.from({ length: 24 }, (_, n) => more[n] ?? (n === 0 ? handle : n === 1 ? 'X' : n === 16 ? '5' : '')).join(
        ',',
      );
    const { skipped, drafts } = await readFile(
      [
        HEAD,
        row('a', { 23: 'draft' }),
        row('b', { 6: 'false' }),
        row('c', { 16: '"1,234"' }),
        row('d', { 16: '12 EUR' }),
        row('e', { 1: '=HYPERLINK("x")' }),
        row('f', { 22: 'true' }),
        `${row('g', {})},more`,
        row('h', { 1: '' }),
        row('fine', {}),
      ].join('\n'),
    );
    expect(skipped).toEqual([
      'line 2: product a: its status is draft',
      'line 3: product b: it is not published at its source',
      'line 4: product c: unreadable amount "1,234"',
      'line 5: product d: its price is in "EUR", not PLN',
      'line 6: product e: a formula stands in "Title": save values instead',
      'line 7: product f: a gift card: gift-cards.yaml makes them',
      'line 8: line 8: it has 25 cells, but there are 24 columns: a separator or a quote is wrong',
      'line 9: product h: no name',
    ]);
    expect(drafts).toMatchObject([{ externalId: 'fine' }]);
  });
});
