import { describe, expect, it } from 'vitest';
import { readFile } from '../feed/testing/files.server.ts';

const HEAD =
  'ID,Type,SKU,Name,Published,"Visibility in catalog","Short description",Description,"Date sale price starts","Date sale price ends","Tax status","Tax class","In stock?",Stock,"Backorders allowed?","Weight (kg)","Sale price","Regular price",Categories,Images,Parent,"Attribute 1 name","Attribute 1 value(s)","Attribute 2 name","Attribute 2 value(s)"';

/** WooCommerce's own sample, cut short. */
const SAMPLE = `44,variable,woo-vneck-tee,"Awesome V-Neck T-Shirt",1,visible,"This is a variable product.","Pellentesque\\nhabitant",,,taxable,,1,,0,.5,,,"Clothing > Tshirts, Sale","https://w.example/a.jpg, https://w.example/b.jpg",,Color,"Blue, Green",Logo,Yes
46,simple,woo-cap,Cap,1,visible,,,2026-11-20,2026-11-29,taxable,,1,3,0,0.6,"16,00","18,00",Clothing,,,Color,Yellow,,
76,variation,woo-tee-blue,"V-Neck T-Shirt - Blue",1,visible,,,,,taxable,parent,1,,0,,,20,,https://w.example/c.jpg,woo-vneck-tee,Color,Blue,,
77,variation,woo-tee-green,"V-Neck T-Shirt - Green",1,visible,,,,,taxable,parent,0,,0,,,21,,,woo-vneck-tee,Color,Green,,`;

describe('a WooCommerce file', () => {
  it('gives products with their variations, wherever they stand', async () => {
    const { kind, drafts, skipped } = await readFile(`${HEAD}\n${SAMPLE}\n`);
    expect(kind).toBe('woocommerce');
    expect(skipped).toEqual([]);
    expect(drafts).toMatchObject([
      {
        externalId: '46',
        parameters: [{ name: 'Color', values: ['Yellow'] }],
        sizes: [
          {
            price: {
              regular: 1800,
              promotion: { price: 1600, from: Date.UTC(2026, 10, 19, 23), to: Date.UTC(2026, 10, 29, 23) },
            },
            weight: 600,
            stocks: [{ quantity: 3 }],
          },
        ],
      },
      {
        externalId: '44',
        preferredId: 44,
        name: 'Awesome V-Neck T-Shirt',
        code: 'woo-vneck-tee',
        lead: 'This is a variable product.',
        descriptionHtml: '<p>Pellentesque<br />habitant</p>',
        category: [{ name: 'Clothing' }, { name: 'Tshirts' }],
        alsoIn: [{ name: 'Sale' }],
        parameters: [{ name: 'Logo', values: ['Yes'] }],
        pictures: [{ file: 'https://w.example/a.jpg' }, {}, { file: 'https://w.example/c.jpg' }],
        sizes: [
          { type: 'blue', name: 'Blue', price: { regular: 2000 }, weight: 500, stocks: [{ quantity: -1 }] },
          { type: 'green', price: { regular: 2100 }, stocks: [] },
        ],
      },
    ]);
  });

  it('names what it cannot take, by line', async () => {
    const row = (id: number, type: string, more: Record<number, string> = {}) =>
      Array.from(
        { length: 25 },
        (_, n) => more[n] ?? { 0: String(id), 1: type, 3: 'X', 4: '1', 17: '5' }[n] ?? '',
      ).join(',');
    const { skipped, drafts } = await readFile(
      [
        HEAD,
        row(1, 'grouped'),
        row(2, 'external'),
        row(3, 'simple', { 4: '-1' }),
        row(4, 'simple', { 5: 'hidden' }),
        row(5, 'simple', { 11: 'reduced-rate' }),
        row(6, 'variable'),
        row(7, 'variation', { 20: 'id:99' }),
        row(8, 'simple', { 16: '4', 8: 'soon' }),
        row(9, 'simple', { 11: 'stawka-8' }),
      ].join('\n'),
    );
    expect(skipped).toEqual([
      'line 2: product 1: a grouped product: its parts are imported, each by itself',
      'line 3: product 2: it is sold in another shop',
      'line 4: product 3: it is not published at its source',
      'line 5: product 4: it is hidden at its source',
      'line 6: product 5: unknown rate of VAT "reduced-rate"',
      'line 7: product 6: no variation of it is in the file',
      'line 8: product at line 8: there is no product id:99 that it is a variation of',
      'line 9: product 8: unreadable date "soon"',
    ]);
    expect(drafts).toMatchObject([{ externalId: '9', sizes: [{ vat: { bp: 800 } }] }]);
  });
});
