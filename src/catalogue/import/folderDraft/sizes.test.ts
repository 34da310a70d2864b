import { describe, expect, it } from 'vitest';
import { draftOf, refusalOf, sizeOf } from '../../testing/folderDraft.ts';

describe('sizes of a product file', () => {
  const priced = (n: number, more: Record<string, unknown>) => sizeOf(more, n)?.price;

  it('share what the product says', () => {
    const draft = draftOf({
      sizes: [
        { type: 's', name: 'mały' },
        { type: 'm', srp: 99, vat: 5, stock: 3, points: { price: 9 } },
      ],
      srp: 120,
      code: 'K',
      stock: 8,
      weight: 300,
      points: { earn: 84 },
      promotion: { price: 70, from: '-5d' },
    });
    expect(draft.sizes).toMatchObject([
      {
        type: 's',
        name: 'mały',
        srp: 12_000,
        code: 'K',
        weight: 300,
        vat: { bp: 2300 },
        pointsEarned: 84,
        stocks: [{ quantity: 8 }],
      },
      {
        type: 'm',
        name: 'm',
        srp: 9900,
        code: 'K',
        weight: 300,
        vat: { bp: 500 },
        pointsEarned: 84,
        pointsPrice: 9,
        stocks: [{ quantity: 3 }],
      },
    ]);
    expect(draft.sizes.map((size) => size.price)).toMatchObject([
      { regular: 8400, promotion: { price: 7000 } },
      { regular: 8400, promotion: { price: 7000 } },
    ]);
  });

  it('share the availability key by key, also the status', () => {
    const sizes = [
      { type: 's' },
      { type: 'm', availability: { delivery_days: 3 } },
      { type: 'l', availability: { status: 'auto' } },
    ];
    const draft = draftOf({ sizes, availability: { status: 'order', delivery_days: 21, visible: false } });
    expect(draft.sizes.map(({ availability }) => availability)).toMatchObject([
      { status: 'order', deliveryDays: 21, visible: false },
      { status: 'order', deliveryDays: 3, visible: false },
      { status: 'auto', deliveryDays: 21, visible: false },
    ]);
  });

  it('have a history and a promotion of their own when they have a price of their own', () => {
    const sizes = [{ type: 's' }, { type: 'm', price: 150 }, { type: 'l', promotion: { price: 60, from: '-1d' } }];
    const more = { sizes, history: [{ price: 90, from: '-60d' }], promotion: { price: 70, from: '-5d' } };
    expect(priced(0, more)).toMatchObject({ regular: 8400, promotion: { price: 7000 }, history: [{ price: 9000 }] });
    expect(priced(1, more)).toEqual({ regular: 15_000, history: [] });
    expect(priced(2, more)).toMatchObject({ regular: 8400, promotion: { price: 6000 }, history: [{ price: 9000 }] });
  });

  it('have a least quantity and a picture of their own', () => {
    const pictures = ['a.jpg', 'b.jpg'].map((file) => ({ file, alt: file }));
    const sizes = [{ type: 's', order: { min: 2 }, picture: 'b.jpg' }, { type: 'm' }];
    expect(draftOf({ pictures, sizes }).sizes.map(({ least, picture }) => [least, picture])).toEqual([
      [2, 1],
      [undefined, undefined],
    ]);
    expect(refusalOf({ pictures, sizes: [{ type: 's', picture: 'c.jpg' }] })).toMatchObject({
      ...{ at: 'sizes.0.picture', found: 'c.jpg', example: 'a.jpg' },
    });
    expect(refusalOf({ sizes: [{ type: 's', order: { min: 0.5 } }] })).toMatchObject({ at: 'sizes.0.order.min' });
  });

  it('are refused at the place where the merchant finds the mistake', () => {
    const own = [{ type: 's' }, { type: 'm', price: 50, promotion: { price: 60, from: '-1d' } }];
    expect(refusalOf({ sizes: own })).toMatchObject({ at: 'sizes.1.promotion.price' });
    expect(refusalOf({ sizes: [{ type: 's' }], promotion: { price: 90, from: '-1d' } })).toMatchObject({
      at: 'promotion.price',
    });
    expect(refusalOf({ sizes: [{ type: 's', stock: 0.5 }] })).toMatchObject({ at: 'sizes.0.stock', found: '0.5' });
    expect(refusalOf({ sizes: [{ type: 's' }], stock: { krakow: 3 } })).toMatchObject({ at: 'stock.krakow' });
    expect(refusalOf({ sizes: [{ type: 's' }, { type: 's' }] })).toMatchObject({ at: 'sizes.1.type', found: 's' });
    expect(refusalOf({ sizes: [] })).toMatchObject({ at: 'sizes' });
  });
});
