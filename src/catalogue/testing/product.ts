import type { Product, Size } from '../model.ts';

/** For tests: a size in stock at 84 zł, and a cup that has it. */

export const size = (change: Partial<Size> = {}): Size => ({
  type: 'uniw',
  name: 'uniw',
  vat: { bp: 2300, exempt: false },
  phonePrice: false,
  gratis: false,
  availability: { status: 'auto', visible: true, deliveryDaysUndefined: false, unknownDelivery: false },
  prices: [{ kind: 'regular', price: 8400, startsAt: 0, endsAt: null }],
  stocks: [{ branch: 'pracownia', own: true, quantity: 3 }],
  ...change,
});

export const product = (change: Partial<Product> = {}): Product => ({
  id: 1001,
  slug: 'kubek',
  name: 'Kubek',
  type: 'item',
  categoryId: 11,
  producer: { id: 1, slug: 'glinianka', name: 'Glinianka' },
  addedAt: 0,
  sizes: [size()],
  unit: { name: 'szt.', one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuki' },
  sellBy: 1,
  precision: 0,
  order: {},
  rebates: [],
  pictures: [{ file: 'kubek-1.jpg', alt: 'Kubek', width: 800, height: 800 }],
  parameters: [],
  attachments: [],
  safety: { warnings: [] },
  personalisation: [],
  related: [],
  ...change,
});
