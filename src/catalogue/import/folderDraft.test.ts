import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { DAY } from '../../kit/clock.ts';
import type { Producer } from '../model.ts';
import { aShopFile } from '../testing/shopFile.ts';
import type { FolderContext } from './folderDraft/reading.ts';
import { folderDraft } from './folderDraft.ts';
import { productFile } from './productFile.ts';

const contact = (name: string) => ({ name, email: `${name}@b.example` });
const producers = new Map<string, Producer>([
  ['glinianka', { id: 1, slug: 'glinianka', name: 'Glinianka', manufacturer: contact('maker') }],
  ['daleko', { id: 2, slug: 'daleko', name: 'Daleko', manufacturer: contact('far'), responsible: contact('importer') }],
]);

/** Dates are written as numbers of days; the day 999 does not exist. */
const context: FolderContext = {
  shop: aShopFile(),
  producers,
  categories: new Set(['kubki', 'nowe']),
  series: new Set(['nocna']),
  date: (text) => (text === '+999d' ? undefined : Number.parseInt(text, 10) * DAY),
  picture: (file, alt) => ({ file, alt, width: 4, height: 3 }),
  attachments: [],
  html: (markdown) => (markdown === 'too deep' ? undefined : `<p>${markdown}</p>`),
};

const read = (more: Record<string, unknown>) =>
  folderDraft(
    'kubek',
    v.parse(productFile, { id: 7, name: 'Kubek', category: 'kubki', producer: 'glinianka', ...more }),
    context,
  );

function draftOf(more: Record<string, unknown> = {}) {
  const result = read({ price: 84, ...more });
  if (!result.ok) throw new Error(`${result.error.at}: ${result.error.expected}`);
  return result.value;
}
const sizeOf = (more: Record<string, unknown> = {}, n = 0) => draftOf(more).sizes[n];

function refusalOf(more: Record<string, unknown>) {
  const result = read({ price: 84, ...more });
  return result.ok ? undefined : result.error;
}

describe('a product file', () => {
  it('of a few lines is a whole product', () => {
    expect(draftOf()).toEqual({
      externalId: '7',
      preferredId: 7,
      slug: 'kubek',
      name: 'Kubek',
      type: 'item',
      category: [{ externalId: 'kubki', name: 'kubki' }],
      alsoIn: [],
      producer: { externalId: 'glinianka', name: 'Glinianka' },
      promoted: false,
      unit: { name: 'szt.', one: 'x', few: 'x', many: 'x', other: 'x' },
      sellBy: 1,
      precision: 0,
      order: {},
      rebates: [],
      pictures: [],
      parameters: [],
      attachments: [],
      safety: { warnings: [], manufacturer: contact('maker') },
      personalisation: [],
      related: [],
      sizes: [
        {
          type: 'uniw',
          name: 'uniw',
          price: { regular: 8400, history: [] },
          vat: { bp: 2300, exempt: false },
          phonePrice: false,
          gratis: false,
          availability: { status: 'auto', visible: true, deliveryDaysUndefined: false, unknownDelivery: false },
          stocks: [{ branch: 'pracownia', own: true, quantity: 0 }],
        },
      ],
    });
  });

  it('says the same twice alike, so that an unchanged file is known by its hash', () => {
    expect(JSON.stringify(draftOf({ lead: 'a', series: 'nocna' }))).toBe(
      JSON.stringify(draftOf({ series: 'nocna', lead: 'a' })),
    );
  });

  it('gives words, pictures and facts as they are shown', () => {
    const draft = draftOf({
      description: 'opis',
      pictures: [
        { file: 'a.jpg', alt: 'A' },
        { file: 'b.jpg', alt: 'B', caption: 'Po dziesięciu latach' },
      ],
      parameters: { Szkliwo: 'Kobalt', Pojemność: 0.35, Zmywarka: true, Zapach: false, Kolory: ['biel', 'mech'] },
    });
    expect(draft.descriptionHtml).toBe('<p>opis</p>');
    expect(draft.pictures).toEqual([
      { file: 'a.jpg', alt: 'A', width: 4, height: 3 },
      { file: 'b.jpg', alt: 'B', caption: 'Po dziesięciu latach', width: 4, height: 3 },
    ]);
    expect(draft.parameters.map(({ name, values }) => `${name}: ${values.join('; ')}`)).toEqual([
      'Szkliwo: Kobalt',
      'Pojemność: 0,35',
      'Zmywarka: tak',
      'Zapach: nie',
      'Kolory: biel; mech',
    ]);
  });

  it('counts quantities in parts of its precision', () => {
    const draft = draftOf({
      unit: 'kg',
      unit_precision: 1,
      unit_sellby: 0.5,
      order: { min: 1, max: 10.5, min_per_size: 0.5, max_per_size: 2, min_subscription: 3 },
      rebates: [
        { from: 2.5, percent: 7.5 },
        { from: 10, price: 75.9 },
      ],
      stock: 12.5,
    });
    expect(draft).toMatchObject({
      sellBy: 5,
      precision: 1,
      order: { min: 10, max: 105, minPerSize: 5, maxPerSize: 20, minSubscription: 30 },
      rebates: [
        { from: 25, percentBp: 750 },
        { from: 100, price: 7590 },
      ],
    });
    expect(draft.sizes[0]?.stocks).toEqual([{ branch: 'pracownia', own: true, quantity: 125 }]);
  });

  it('keeps stock by store, and stock that never runs out', () => {
    expect(sizeOf({ stock: { rynek: 3, dostawcy: 'unlimited' } })?.stocks).toEqual([
      { branch: 'rynek', own: true, quantity: 3 },
      { branch: 'dostawcy', own: false, quantity: -1 },
    ]);
    expect(sizeOf({ stock: 'unlimited' })?.stocks).toMatchObject([{ branch: 'pracownia', quantity: -1 }]);
  });

  it('takes the rate of the shop, its own, or none at all', () => {
    expect(sizeOf()?.vat).toEqual({ bp: 2300, exempt: false });
    expect(sizeOf({ vat: 8 })?.vat).toEqual({ bp: 800, exempt: false });
    expect(sizeOf({ vat: 5.5 })?.vat).toEqual({ bp: 550, exempt: false });
    expect(sizeOf({ vat: 'zw' })?.vat).toEqual({ bp: 0, exempt: true });
  });

  it('names who answers for its safety: itself, or the producer', () => {
    expect(draftOf({ producer: 'daleko' }).safety).toMatchObject({
      manufacturer: contact('far'),
      responsible: contact('importer'),
    });
    expect(draftOf().safety).not.toHaveProperty('responsible');
    expect(draftOf({ safety: { manufacturer: 'daleko' } }).safety.manufacturer).toEqual(contact('far'));
    expect(draftOf({ safety: { responsible: 'daleko' } }).safety.responsible).toEqual(contact('importer'));
    expect(draftOf({ safety: { responsible: 'glinianka' } }).safety.responsible).toEqual(contact('maker'));
  });
});

describe('the price of a product file', () => {
  it('has its dated history and promotion', () => {
    const price = { history: [{ price: 90, from: '-60d' }], promotion: { price: 70, from: '-5d', to: '+8d' } };
    expect(sizeOf(price)?.price).toEqual({
      regular: 8400,
      history: [{ price: 9000, from: -60 * DAY }],
      promotion: { price: 7000, from: -5 * DAY, to: 8 * DAY },
    });
    expect(sizeOf({ promotion: { price: 70, from: '-5d' } })?.price?.promotion?.to).toBeNull();
  });

  it('may be by phone, for points or free', () => {
    for (const more of [{ phone_price: true }, { gratis: true }, { points: { price: 300 } }]) {
      expect(sizeOf({ price: undefined, ...more })).not.toHaveProperty('price');
    }
  });

  it('is refused when it is no money and nothing else', () => {
    expect(refusalOf({ price: undefined })).toMatchObject({ at: 'price', example: '84.5' });
    expect(refusalOf({ price: undefined, points: { earn: 3 } })).toMatchObject({ at: 'price' });
    expect(refusalOf({ price: undefined, sizes: [{ type: 's', price: 3 }, { type: 'm' }] })).toMatchObject({
      at: 'sizes.1.price',
    });
  });

  it.each([
    ['a promotion dearer than the price', { promotion: { price: 90, from: '-5d' } }, 'promotion.price'],
    ['a promotion of the same price', { promotion: { price: 84, from: '-5d' } }, 'promotion.price'],
    ['a promotion that ends before it begins', { promotion: { price: 80, from: '+5d', to: '+5d' } }, 'promotion.to'],
    ['a day that does not exist', { promotion: { price: 80, from: '+999d' } }, 'promotion.from'],
    [
      'a day of the past that does not exist',
      {
        history: [
          { price: 9, from: '-9d' },
          { price: 8, from: '+999d' },
        ],
      },
      'history.1.from',
    ],
    ['a picture of its version that it has not', { version_picture: 'inny.jpg' }, 'version_picture'],
  ])('is refused with %s', (_, more, at) => {
    expect(refusalOf(more)).toMatchObject({ at });
  });
});

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

  it('with a price of their own have a history and a promotion of their own', () => {
    const sizes = [{ type: 's' }, { type: 'm', price: 150 }, { type: 'l', promotion: { price: 60, from: '-1d' } }];
    const more = { sizes, history: [{ price: 90, from: '-60d' }], promotion: { price: 70, from: '-5d' } };
    expect(priced(0, more)).toMatchObject({ regular: 8400, promotion: { price: 7000 }, history: [{ price: 9000 }] });
    expect(priced(1, more)).toEqual({ regular: 15_000, history: [] });
    expect(priced(2, more)).toMatchObject({ regular: 8400, promotion: { price: 6000 }, history: [{ price: 9000 }] });
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

describe('a name that another file does not know', () => {
  it.each([
    ['unit', { unit: 'beczka' }, 'unit', 'a unit of shop.yaml: szt, kg, m2', 'szt'],
    ['unit that every object has', { unit: 'constructor' }, 'unit', 'a unit of shop.yaml: szt, kg, m2', 'szt'],
    ['producer', { producer: 'nikt' }, 'producer', 'a producer of producers.yaml', 'glinianka'],
    [
      'manufacturer',
      { safety: { manufacturer: 'nikt' } },
      'safety.manufacturer',
      'a producer of producers.yaml',
      'glinianka',
    ],
    [
      'responsible person',
      { safety: { responsible: 'nikt' } },
      'safety.responsible',
      'a producer of producers.yaml',
      'glinianka',
    ],
    ['category', { category: 'inne' }, 'category', 'a category of categories.yaml', 'kubki'],
    ['other category', { also_in: ['nowe', 'inne'] }, 'also_in.1', 'a category of categories.yaml', 'kubki'],
    ['series', { series: 'dzienna' }, 'series', 'a series of series.yaml', 'nocna'],
    [
      'store',
      { stock: { krakow: 3 } },
      'stock.krakow',
      'a store of shop.yaml: pracownia, rynek, dostawcy',
      'pracownia',
    ],
  ])('is told with those there are: %s', (_, more, at, expected, example) => {
    expect(refusalOf(more)).toMatchObject({ at, expected, example });
    expect(refusalOf(more)).toHaveProperty('found');
  });
});

describe('a quantity that cannot be counted', () => {
  it.each([
    ['unit_precision', { unit_precision: 1, bundle: [{ product: 8, quantity: 1 }] }],
    ['unit_sellby', { unit_sellby: 0 }],
    ['unit_sellby', { unit_sellby: 0.5 }],
    ['order.min', { order: { min: 1.5 } }],
    ['order.max_per_size', { order: { max_per_size: 0.1 } }],
    [
      'rebates.1.from',
      {
        rebates: [
          { from: 2, percent: 1 },
          { from: 2.5, percent: 2 },
        ],
      },
    ],
    ['stock', { stock: 1e-7 }],
  ])('is refused at %s', (at, more) => {
    expect(refusalOf(more)).toMatchObject({ at });
  });
});

describe('quantity rebates', () => {
  it('are refused where one is dearer than the one below it, with where and why', () => {
    const weaker = [
      { from: 3, percent: 8 },
      { from: 6, percent: 7.5 },
    ];
    expect(refusalOf({ rebates: weaker })).toEqual({
      at: 'rebates.1',
      expected: 'a rebate that is no dearer than the one before it',
    });
    expect(refusalOf({ rebates: [{ from: 3, price: 84.5 }] })).toMatchObject({
      at: 'rebates.0',
      expected: 'a rebate that is no dearer than without a rebate',
    });
    expect(refusalOf({ rebates: weaker.toReversed() })).toMatchObject({
      at: 'rebates.1',
      expected: 'a rebate that is from a larger quantity than the one before it',
    });
  });

  it('are taken only when a unit gets no dearer with each', () => {
    const rebate = fc.oneof(
      fc.record({ percent: fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10) }),
      fc.record({ price: fc.integer({ min: 0, max: 9000 }).map((grosze) => grosze / 100) }),
    );
    fc.assert(
      fc.property(fc.array(rebate, { minLength: 1, maxLength: 4 }), (some) => {
        const rebates = some.map((one, n) => ({ from: n + 2, ...one }));
        const cost = (one: (typeof some)[number]) =>
          Math.round('price' in one ? one.price * 100 : (8400 * (1000 - Math.round(one.percent * 10))) / 1000);
        const costs = [8400, ...some.map(cost)];
        const rises = costs.findIndex((price, n) => n > 0 && price > (costs[n - 1] ?? 0));
        const refused = refusalOf({ rebates });
        if (rises > 0) expect(refused).toMatchObject({ at: expect.stringMatching(/^rebates\.\d$/) });
        if (refused && rises < 0) {
          // Equal after rounding, yet a weaker percentage: dearer as soon as the price changes.
          const at = Number(refused.at.slice('rebates.'.length));
          const [below, one] = [some[at - 1], some[at]];
          expect(below && one && 'percent' in below && 'percent' in one && one.percent < below.percent).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});

it('refuses a description that would cost too much to show', () => {
  expect(refusalOf({ description: 'too deep' })).toMatchObject({ at: 'description' });
});

it('throws what is not the merchant’s mistake', () => {
  const failing: FolderContext = {
    ...context,
    picture: () => {
      throw new Error('disk');
    },
  };
  const file = v.parse(productFile, {
    id: 7,
    name: 'K',
    category: 'kubki',
    producer: 'glinianka',
    price: 1,
    pictures: [{ file: 'a.jpg', alt: 'A' }],
  });
  expect(() => folderDraft('kubek', file, failing)).toThrow('disk');
});
