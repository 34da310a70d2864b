import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { instalmentProviders } from './instalmentFields.ts';

const provider = {
  id: 'raty',
  name: 'Na raty',
  lender: 'Bank Przykładowy S.A.',
  min: 300,
  max: 20_000,
  plans: [{ months: 10, rate: 11.9 }],
};
const read = (more: object) => v.safeParse(instalmentProviders, [{ ...provider, ...more }]);

describe('instalments in shop.yaml', () => {
  it('become grosze and basis points', () => {
    expect(read({ plans: [{ months: 10, rate: 11.9, commission: 2.05 }] }).output).toEqual([
      {
        ...provider,
        min: 30_000,
        max: 2_000_000,
        not_for: [],
        plans: [{ months: 10, rate: 1190, commission: 205 }],
        intermediary: true,
      },
    ]);
  });

  it.each([
    { min: 300, max: 299 },
    { min: 49, plans: [{ months: 10, rate: 0 }] },
    { plans: [] },
    { plans: [{ months: 1, rate: 0 }] },
    { plans: [{ months: 61, rate: 0 }] },
    { plans: [{ months: 10, rate: 40.01 }] },
    { plans: [{ months: 10, rate: -1 }] },
    { plans: [{ months: 10, rate: 11.905 }] },
    { plans: [{ months: 10, rate: '11,9' }] },
    { max_products: 0 },
    { link: 'http://raty.example/' },
    { link: 'https://raty.example/{cena}' },
    { link: 'https://raty.example/ {price}' },
    { lender: '' },
    { rata: 1 },
  ])('refuses %j', (more) => {
    expect(read(more).success).toBe(false);
  });

  it.each([
    { min: 50, plans: [{ months: 10, rate: 0 }] },
    { max_products: 1, not_for: [6001], intermediary: false },
    { link: 'https://raty.example/?kwota={basketCost}&waluta={currency}' },
    { link: 'https://raty.example/?kwota={amount}' },
    { plans: [{ months: 60, rate: 40 }] },
  ])('takes %j', (more) => {
    expect(read(more).success).toBe(true);
  });

  it('wants an id of its own for each', () => {
    expect(v.safeParse(instalmentProviders, [provider, provider]).success).toBe(false);
  });
});
