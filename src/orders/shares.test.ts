import { expect, it } from 'vitest';
import { type Refundable, sharedBy, sharesOf } from './shares.ts';

const ALL: readonly Refundable[] = [
  { payment: 'blik', by: 'provider', left: 3000 },
  { payment: 'card', by: 'card', left: 2000 },
  { payment: 'transfer', by: 'hand', left: 1000 },
];
const given = (amount: number, cardFirst: boolean) =>
  sharesOf(ALL, amount, cardFirst).map(({ payment, some }) => `${payment} ${some}`);

it('money goes back to the newest payment first, never more than is left of each', () => {
  expect(given(2500, false)).toEqual(['blik 2500']);
  expect(given(5500, false)).toEqual(['blik 3000', 'card 2000', 'transfer 500']);
  expect(given(9999, false)).toEqual(['blik 3000', 'card 2000', 'transfer 1000']);
  expect(given(0, false)).toEqual([]);
});

it('money goes back to the gift card first after a withdrawal', () => {
  expect(given(1500, true)).toEqual(['card 1500']);
  expect(given(5500, true)).toEqual(['card 2000', 'blik 3000', 'transfer 500']);
});

it('money of transfers alone goes back by hand', () => {
  const shares = sharesOf(ALL, 5500, true);
  expect([sharedBy(shares, 'hand'), sharedBy(shares, 'provider'), sharedBy(shares, 'card')]).toEqual([500, 3000, 2000]);
});
