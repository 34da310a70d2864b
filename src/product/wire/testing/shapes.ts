import type { ShippingAt } from '../../../delivery/terms.ts';
import type { ProductTerms } from '../terms.ts';

/** Facts of delivery for tests, the same for everything. */
export const facts: ShippingAt = {
  shippingTime: () => ({ unknown_time: 'false', today: 'true', days: 0, hours: 2, minutes: 30 }),
  delivery: () => ({ shipping: '12.90', shipping_formatted: '12,90 zł', undefined: 'false' }),
};

export const terms = (more: Partial<ProductTerms> = {}): ProductTerms => ({
  currency: 'PLN',
  priceType: 'gross',
  at: 1000,
  facts,
  parts: [],
  ...more,
});
