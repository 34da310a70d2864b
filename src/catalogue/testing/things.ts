import type { Availability, PriceEntry, Product, Size, Stock } from '../model.ts';

/** Products for tests: each part can be replaced, the rest is plain. */

export const availability = (more: Partial<Availability> = {}): Availability => ({
  status: 'auto',
  visible: true,
  deliveryDaysUndefined: false,
  unknownDelivery: false,
  ...more,
});

export const regular = (price: number, startsAt = 0, endsAt: number | null = null): PriceEntry => ({
  kind: 'regular',
  price,
  startsAt,
  endsAt,
});

export const promotion = (price: number, startsAt: number, endsAt: number | null = null): PriceEntry => ({
  kind: 'promotion',
  price,
  startsAt,
  endsAt,
});

export const stock = (quantity: number, branch = 'sklep', own = true): Stock => ({ branch, own, quantity });

/** One size, five in stock, 123,00 zł with 23 % of VAT. */
export const aSize = (more: Partial<Size> = {}): Size => ({
  type: 'uniw',
  name: 'uniw',
  vat: { bp: 2300, exempt: false },
  phonePrice: false,
  gratis: false,
  availability: availability(),
  prices: [regular(12_300)],
  stocks: [stock(5)],
  ...more,
});

export const aProduct = (more: Partial<Product> = {}): Product => ({
  id: 7,
  slug: 'kubek',
  name: 'Kubek',
  type: 'item',
  categoryId: 1,
  producer: { id: 1, slug: 'glinianka', name: 'Glinianka' },
  addedAt: 0,
  unit: { name: 'szt.', one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuki' },
  sellBy: 1,
  precision: 0,
  order: {},
  rebates: [],
  pictures: [],
  parameters: [],
  attachments: [],
  safety: { warnings: [] },
  personalisation: [],
  related: [],
  sizes: [aSize()],
  ...more,
});
