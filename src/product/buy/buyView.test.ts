import { describe, expect, it } from 'vitest';
import type { Product, Size } from '../../catalogue/model.ts';
import { aProduct, aSize, availability, promotion, regular, stock } from '../../catalogue/testing/things.ts';
import { facts } from '../wire/testing/shapes.ts';
import { type AskedChoice, buyView } from './buyView.ts';
import { buyState, chosenSize } from './state/buyState.ts';

const terms = { currency: 'PLN', priceType: 'gross' as const, at: 100, facts, parts: [] as Product[] };

interface More {
  product?: Partial<Product>;
  size?: Partial<Size>;
  versions?: Product[];
  parts?: Product[];
  asked?: AskedChoice;
}

const found = ({ product = {}, size = {}, versions = [], parts = [], asked = {} }: More) =>
  buyView({
    product: aProduct({ sizes: [aSize(size)], ...product }),
    versions,
    terms: { ...terms, parts },
    asked,
    contactHref: '/kontakt',
    files: { maxBytes: 10 * 1_048_576, refusedExtensions: ['exe'], refusedTypes: [] },
  });

function viewOf(more: More) {
  const view = found(more);
  if (!view) throw new Error('There is nothing to show');
  return view;
}

const sizes = [
  aSize({ type: 's', name: 'S', prices: [regular(900)] }),
  aSize({ type: 'm', name: 'M', prices: [regular(800), promotion(700, 50)] }),
  aSize({ type: 'l', name: 'L', prices: [regular(100)], stocks: [] }),
];

describe('the choice', () => {
  it('begins with the cheapest size that can be bought', () => {
    const view = viewOf({ product: { sizes } });
    expect(view).toMatchObject({ size: 'm', hasSizes: true, quantity: '1' });
    expect(view.state.prices.value).toBe('7.00');
    expect(view.sizes.map(({ name, open, price }) => [name, open, price])).toEqual([
      ['S', true, '9,00\u00A0zł'],
      ['M', true, '7,00\u00A0zł'],
      ['L', false, '1,00\u00A0zł'],
    ]);
  });

  it('is what the address says, and nothing for a size that is not there', () => {
    expect(viewOf({ product: { sizes }, asked: { size: 'l' } }).state.availability.status).toBe('disable');
    expect(found({ product: { sizes }, asked: { size: 'xl' } })).toBeUndefined();
    expect(found({ product: { sizes: [] } })).toBeUndefined();
  });

  it('knows the only size by any of its names', () => {
    for (const size of ['uniw', 'onesize', 'U']) expect(viewOf({ asked: { size } })).toMatchObject({ size: 'uniw' });
    expect(viewOf({})).toMatchObject({ hasSizes: false });
  });
});

describe('the quantity', () => {
  const limits = { order: { min: 20, max: 45 }, sellBy: 5, precision: 1 };
  it.each([
    [undefined, '2', undefined],
    ['3', '3', undefined],
    ['3.5', '3,5', undefined],
    ['3,2', '3,5', 'step'],
    ['3 kg', '3', undefined],
    ['0,5', '2', 'min'],
    ['99', '4,5', 'max'],
    ['-1', '2', 'min'],
    ['NaN', '2', 'unread'],
    ['dwie szt.', '2', 'unread'],
    ['1e3', '4,5', 'max'],
  ])('asked as %s is %s', (number, quantity, corrected) => {
    const view = viewOf({ product: limits, size: { stocks: [stock(-1)] }, asked: { number } });
    expect(view.quantity).toBe(quantity);
    expect(view.corrected).toBe(corrected);
  });

  it('is one step of what cannot be had', () => {
    expect(viewOf({ product: { sellBy: 5, precision: 1 }, size: { stocks: [] } }).quantity).toBe('0,5');
  });
});

describe('a subscription', () => {
  const subscription = { periods: [30], only: false };
  const size = { subscriptionPrice: 9_000 };
  it('is offered, and chosen by the address', () => {
    expect(viewOf({ product: { subscription }, size }).subscription).toEqual({ ...subscription, on: false });
    const view = viewOf({ product: { subscription }, size, asked: { subscription: true } });
    expect(view.subscription?.on).toBe(true);
    expect(view.state.prices.value).toBe('90.00');
  });
  it('is always chosen when there is no other way, and never without a price', () => {
    expect(viewOf({ product: { subscription: { ...subscription, only: true } }, size }).subscription?.on).toBe(true);
    expect(viewOf({ product: { subscription }, asked: { subscription: true } })).not.toHaveProperty('subscription');
  });
});

it('the form of a product shows versions only when there is a choice', () => {
  const picture = { file: 'a.jpg', alt: 'A', width: 4, height: 3 };
  const versions = [
    aProduct({ version: 'kobalt', pictures: [picture] }),
    aProduct({ id: 8, slug: 'kubek-mech', name: 'Kubek leśny', sizes: [aSize({ stocks: [] })] }),
    aProduct({ id: 9, slug: 'kubek-biel', name: 'Kubek biały', forSale: false }),
  ];
  expect(viewOf({ versions }).versions).toEqual([
    { href: '/produkt/kubek-7', name: 'kobalt', picture, current: true, open: true },
    { href: '/produkt/kubek-mech-8', name: 'Kubek leśny', current: false, open: false },
    { href: '/produkt/kubek-biel-9', name: 'Kubek biały', current: false, open: false },
  ]);
  expect(viewOf({ versions: versions.slice(0, 1) }).versions).toEqual([]);
  const second = { ...picture, file: 'b.jpg' };
  const named = versions.map((one) => ({ ...one, pictures: [picture, second], versionPicture: 'b.jpg' }));
  expect(
    viewOf({ versions: named })
      .versions.map((one) => one.picture?.file)
      .slice(0, 2),
  ).toEqual(['b.jpg', 'b.jpg']);
});

it('the form of a product shows the parts of a bundle that are in the shop, in its order', () => {
  const parts = [
    aProduct({ id: 2, slug: 'talerz', name: 'Talerz', sizes: [aSize({ type: '27', name: '27 cm', stocks: [] })] }),
    aProduct({ id: 1, slug: 'kubek', name: 'Kubek' }),
  ];
  const bundle = [
    { product: 1, size: 'uniw', quantity: 2 },
    { product: 99, size: 'uniw', quantity: 1 },
    { product: 2, size: '27', quantity: 1 },
  ];
  expect(viewOf({ product: { bundle }, parts }).parts).toEqual([
    { href: '/produkt/kubek-1', name: 'Kubek', quantity: 2, open: true, value: '1:uniw:2', sizes: [] },
    { href: '/produkt/talerz-2', name: 'Talerz', quantity: 1, size: '27 cm', open: false, value: '2:27:1', sizes: [] },
  ]);
});

describe('a bundle whose parts can be chosen', () => {
  const bowl = aProduct({
    id: 2,
    slug: 'miska',
    name: 'Miska',
    sizes: [
      aSize({ type: '14', name: '14 cm', stocks: [stock(9)], prices: [regular(8900)] }),
      aSize({ type: '18', name: '18 cm', stocks: [stock(4)], prices: [regular(13_900)] }),
      aSize({ type: '24', name: '24 cm', stocks: [stock(1)], prices: [regular(17_900)] }),
    ],
  });
  const bundle = [{ product: 2, size: '18', quantity: 2, sizes: ['14', '24', '99'] }];
  const product = { bundle, type: 'bundle' as const };
  const size = { stocks: [stock(2)], prices: [regular(20_000)] };
  const asking = (part?: string, quantity = 2) =>
    viewOf({
      product,
      size,
      parts: [bowl],
      ...(part === undefined ? {} : { asked: { parts: [{ product: 2, size: part, quantity }] } }),
    });

  it('tells sizes apart that there are not enough of', () => {
    const [part] = asking().parts;
    expect(part).toMatchObject({ value: '2:18:2', size: '18 cm', open: true });
    expect(part?.sizes).toEqual([
      { value: '2:18:2', name: '18 cm', open: true },
      { value: '2:14:2', name: '14 cm', open: true },
      { value: '2:24:2', name: '24 cm', open: false },
    ]);
  });

  it('has the stock of the chosen parts, and saves what they cost', () => {
    expect(asking().sizes[0]).toMatchObject({ stock: 2, bundle: { saved: '78,00\u00A0zł' } });
    const small = asking('14');
    expect(small.parts[0]?.value).toBe('2:14:2');
    expect(small.sizes[0]).toMatchObject({ stock: 4 });
    expect(small.sizes[0]).not.toHaveProperty('bundle');
    expect(asking('24').state.availability.status).toBe('disable');
  });

  it.each([
    ['99', 2],
    ['14', 1],
    ['xl', 2],
  ])('stays as the merchant made it when %s × %d are asked for', (part, quantity) => {
    expect(asking(part, quantity).parts[0]?.value).toBe('2:18:2');
  });
});

it('the form of a product asks for words and for files, none larger than the shop takes', () => {
  const file = { kind: 'file' as const, required: false };
  const personalisation = [
    { key: 'imie', label: 'Imię', kind: 'text' as const, required: true, maxLength: 14 },
    { ...file, key: 'plik', label: 'Plik' },
    { ...file, key: 'maly', label: 'Mały', maxMegabytes: 2 },
    { ...file, key: 'wielki', label: 'Wielki', maxMegabytes: 50 },
  ];
  const [text, ...files] = viewOf({ product: { personalisation } }).personal;
  const boundless = { key: 'opis', label: 'Opis', kind: 'text' as const, required: false };
  expect(viewOf({ product: { personalisation: [boundless] } }).personal).toMatchObject([{ maxLength: 1000 }]);
  expect(text).toEqual({ kind: 'text', key: 'imie', label: 'Imię', required: true, maxLength: 14 });
  expect(files.map(({ rules }) => rules?.maxBytes)).toEqual([10_485_760, 2_097_152, 10_485_760]);
  expect(files[0]).toMatchObject({ key: 'plik', rules: { refusedExtensions: ['exe'] } });
});

it('the form of a product tells every price as the shop shows prices', () => {
  const product = aProduct({
    subscription: { periods: [30], only: false },
    sizes: [aSize({ prices: [regular(12_300)], subscriptionPrice: 6150 })],
  });
  const files = { maxBytes: 1, refusedExtensions: [], refusedTypes: [] };
  const of = (priceType: 'gross' | 'net') =>
    buyView({ product, versions: [], terms: { ...terms, priceType }, asked: {}, contactHref: '/kontakt', files });
  const gross = { price: '123,00\u00A0zł', once: '123,00\u00A0zł', subscribed: '61,50\u00A0zł' };
  expect(of('gross')?.sizes[0]).toMatchObject(gross);
  const net = { price: '100,00\u00A0zł', once: '100,00\u00A0zł', subscribed: '50,00\u00A0zł' };
  expect(of('net')?.sizes[0]).toMatchObject(net);
});

it('the form of a product hides what the merchant hides', () => {
  const hidden = viewOf({ size: { availability: availability({ visible: false }) } });
  expect(hidden.state.availability.visible).toBe('n');
});

it('the form of a product that is not for sale takes no points for it either', () => {
  const sizes = [aSize({ prices: [], pointsPrice: 1200 })];
  const stateOf = (more: Partial<Product>) => {
    const view = viewOf({ product: { sizes, ...more } });
    return buyState(chosenSize(view), view.state);
  };
  expect(stateOf({})).toBe('loyalty');
  expect(stateOf({ forSale: false })).toBe('closed');
});
