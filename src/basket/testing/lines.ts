import type { BasketLine } from '../model.ts';

/** A line for tests: one of product 7 in its only size, put in at 123,00 zł. */
export const aLine = (more: Partial<Omit<BasketLine, 'stock'>> & Pick<BasketLine, 'stock'> = {}): BasketLine => ({
  id: 'l1',
  product: 7,
  size: 'uniw',
  additional: '',
  quantity: 1,
  precision: 0,
  forPoints: false,
  subscriptionDays: 0,
  chosen: {},
  priceSeen: 12_300,
  addedAt: 0,
  comment: '',
  ...more,
});
