import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contact, context, draftOf, refusalOf, sizeOf } from '../testing/folderDraft.ts';
import type { FolderContext } from './folderDraft/reading.ts';
import { folderDraft } from './folderDraft.ts';
import { productFile } from './productFile.ts';

describe('a product file', () => {
  it('becomes a whole product from a few lines', () => {
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

  it('keeps the contents of a size beside those of the product', () => {
    const tea = draftOf({
      contents: { amount: 50, unit: 'g' },
      sizes: [{ type: '50' }, { type: '100', contents: { amount: 100, unit: 'g' } }],
    });
    expect(tea.contents).toEqual({ amount: 50, unit: 'g' });
    expect(tea.sizes.map(({ contents }) => contents?.amount)).toEqual([undefined, 100]);
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

it('a product file is refused when its description would cost too much to show', () => {
  expect(refusalOf({ description: 'too deep' })).toMatchObject({ at: 'description' });
});

it('a product file throws what is not the merchant’s mistake', () => {
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
