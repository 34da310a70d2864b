import { describe, expect, it } from 'vitest';
import { readFile } from '../feed/testing/files.server.ts';

/** PrestaShop's own sample, with the columns that matter here. */
const HEAD =
  'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Tax rules ID;Discount amount;Discount percent;Discount from (yyyy-mm-dd);Discount to (yyyy-mm-dd);Reference #;Manufacturer;EAN13;Weight;Quantity;Minimal quantity;Visibility;Summary;Description;URL rewritten;Available for order (0 = No, 1 = Yes);Product creation date;Image URLs (x,y,z...);Image alt texts (x,y,z...);Feature(Name:Value:Position)';
const row = (more: Record<number, string> = {}) =>
  Array.from({ length: 25 }, (_, n) => more[n] ?? { 0: '1', 1: '1', 2: 'iPod Nano', 4: '100' }[n] ?? '').join(';');

describe('a PrestaShop file', () => {
  it('has several values in a cell and prices without VAT', async () => {
    const { kind, drafts, notes } = await readFile(
      `${HEAD}\n${row({
        3: 'iPods,Home/Audio',
        5: '1',
        7: '5.5',
        8: '2026-11-01',
        9: '2027-12-31',
        10: 'RP-demo_1',
        11: 'Apple',
        12: '5901234123457',
        13: '0.068',
        14: '160',
        15: '2',
        17: '<p>New design.</p>',
        19: 'iPod-Nano',
        20: '1',
        21: '2013-01-01',
        22: 'http://a.example/15.jpg,http://a.example/23.jpg',
        23: 'First,Second',
        24: 'Kolor:Czarny:1,Waga:68 g:2',
      })}\n`,
    );
    expect(kind).toBe('prestashop');
    expect(drafts).toMatchObject([
      {
        externalId: '1',
        slug: 'ipod-nano',
        category: [{ name: 'iPods' }],
        alsoIn: [{ name: 'Audio' }],
        producer: { name: 'Apple' },
        order: { min: 2 },
        addedAt: Date.UTC(2012, 11, 31, 23),
        pictures: [{ alt: 'First' }, { alt: 'Second' }],
        parameters: [
          { name: 'Kolor', values: ['Czarny'] },
          { name: 'Waga', values: ['68 g'] },
        ],
        sizes: [
          {
            price: { regular: 12300, promotion: { price: 11624 } },
            weight: 68,
            stocks: [{ quantity: 160 }],
            code: 'RP-demo_1',
          },
        ],
      },
    ]);
    expect(notes).toEqual(["a tax rule, known by its number alone: the shop's usual rate of VAT was taken"]);
  });

  it('is read with prices with VAT, as lists of products have them', async () => {
    const { drafts } = await readFile(
      '"Product ID";"Name";"Reference";"Category";"Price (tax incl.)";"Quantity";"Status"\n5;"Kubek";"K";"Kubki";"84,00 zł";3;1\n',
    );
    expect(drafts).toMatchObject([{ category: [{ name: 'Kubki' }], sizes: [{ price: { regular: 8400 } }] }]);
  });

  it('names what it cannot take, by line', async () => {
    const { skipped } = await readFile(
      [HEAD, row({ 1: '0' }), row({ 0: '2', 16: 'none' }), row({ 0: '3', 14: 'dużo' }), row({ 0: '4', 4: '' })].join(
        '\n',
      ),
    );
    expect(skipped).toEqual([
      'line 2: product 1: it is not active at its source',
      'line 3: product 2: it is hidden at its source',
      'line 4: product 3: unreadable stock "dużo"',
      'line 5: product 4: no price',
    ]);
  });
});
