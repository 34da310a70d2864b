import { expect, it } from 'vitest';
import { DAY } from '../kit/clock.ts';
import { aProduct, aSize, promotion, regular } from './testing/things.ts';
import { zonesOf } from './zones.ts';

it('a product is in the zones of what is reduced and of what is new', () => {
  const reduced = aSize({ prices: [regular(10_000), promotion(8000, 40 * DAY)] });
  const product = aProduct({ sizes: [aSize(), reduced], addedAt: 20 * DAY });
  expect(zonesOf(product, { at: 45 * DAY, newDays: 30 })).toEqual(['promotion', 'new']);
  expect(zonesOf(product, { at: 50 * DAY, newDays: 30 })).toEqual(['promotion']);
  expect(zonesOf(product, { at: 39 * DAY, newDays: 30 })).toEqual(['new']);
  expect(zonesOf(aProduct(), { at: 50 * DAY, newDays: 30 })).toEqual([]);
  // Nothing reduces the price that a subscription has.
  const sizes = [{ ...reduced, subscriptionPrice: 7000 }];
  const subscribed = aProduct({ sizes, subscription: { periods: [30], only: true } });
  expect(zonesOf(subscribed, { at: 50 * DAY, newDays: 30 })).toEqual([]);
});
