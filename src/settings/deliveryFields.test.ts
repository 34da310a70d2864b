import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { deliveryMethods, shippingFields } from './deliveryFields.ts';

const shipping = (value: unknown) => v.safeParse(shippingFields, value);
const methods = (...value: unknown[]) => v.safeParse(deliveryMethods, value);
const kurier = { id: 'kurier', name: 'Kurier', cost: 16.9 };

describe('shipping', () => {
  it('is Monday to Friday at 16:00, three hours after the deadline, when nothing is said', () => {
    expect(shipping({}).output).toEqual({
      leaves_at: '16:00',
      hours_before: 3,
      weekdays: [1, 2, 3, 4, 5],
      closed: [],
      outside_days: 2,
    });
  });

  it.each([
    { leaves_at: '9:00' },
    { leaves_at: '24:00' },
    { leaves_at: 960 },
    { leaves_at: '02:30', hours_before: 3 },
    { weekdays: [] },
    { weekdays: [7] },
    { closed: ['2026-02-30'] },
    { closed: ['28.12.2026'] },
    { closed: [{ from: '2026-12-28', to: '2026-12-27' }] },
    { outside_days: -1 },
    { hours: 3 },
  ])('refuses %j', (value) => {
    expect(shipping(value).success).toBe(false);
  });

  it.each([
    { leaves_at: '03:00', hours_before: 3 },
    { closed: ['2028-02-29', { from: '2026-12-28', to: '2026-12-28' }] },
  ])('takes %j', (value) => {
    expect(shipping(value).success).toBe(true);
  });
});

describe('delivery', () => {
  it('reads amounts as money', () => {
    expect(methods({ ...kurier, free_from: 250, cash_on_delivery: '6,00' }).output).toEqual([
      {
        ...kurier,
        cost: 1690,
        free_from: 25_000,
        cash_on_delivery: 600,
        pick_up: false,
        not_for: [],
        countries: ['PL'],
      },
    ]);
    expect(methods({ ...kurier, free_from: 'never' }).success).toBe(true);
  });

  it.each([
    [[{ ...kurier, cost: -1 }]],
    [[{ ...kurier, id: 'Kurier 1' }]],
    [[{ ...kurier, max_weight: 0 }]],
    [[{ ...kurier, countries: [] }]],
    [[{ ...kurier, countries: ['de'] }]],
    [[{ ...kurier, free_from: 'nigdy' }]],
    [[{ name: 'Kurier', cost: 1 }]],
    [[kurier, kurier]],
  ])('refuses %j', (value) => {
    expect(methods(...value).success).toBe(false);
  });
});
