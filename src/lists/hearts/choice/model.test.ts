import { expect, it } from 'vitest';
import { choosable } from './model.ts';

const item = (type: string, name = type) => ({ type, name, price: {} });

it('the heart offers the sizes in the merchant’s order', () => {
  const items = { '00001-450': item('450', '450 ml'), '00000-250': item('250', '250 ml') };
  expect(choosable({ sizes: { name: 'Kubek', items } })).toEqual({
    name: 'Kubek',
    sizes: [
      { type: '250', name: '250 ml' },
      { type: '450', name: '450 ml' },
    ],
    areValues: false,
  });
});

it('the sizes of a gift card are values', () => {
  const items = { '00000-100': item('100', '100 zł'), '00001-200': item('200', '200 zł') };
  expect(choosable({ sizes: { name: 'Karta podarunkowa', items } })).toMatchObject({ areValues: true });
});

it('the heart offers nothing where there is one size', () => {
  expect(choosable({ sizes: { name: 'Misa', items: { '00000-uniw': item('uniw') } } })?.sizes).toEqual([]);
});

it.each([undefined, null, false, {}, { sizes: null }, { sizes: { items: {} } }])(
  'the heart bears the answer %j',
  (answer) => {
    expect(choosable(answer)).toBeUndefined();
  },
);
