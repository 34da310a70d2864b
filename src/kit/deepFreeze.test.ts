import { expect, it } from 'vitest';
import { deepFreeze } from './deepFreeze.ts';

it('deepFreeze freezes what is inside, and gives back the same', () => {
  const value = { sizes: [{ stocks: [{ quantity: 1 }] }], name: 'Kubek', series: undefined };
  expect(deepFreeze(value)).toBe(value);
  expect(() => value.sizes[0]?.stocks.push({ quantity: 2 })).toThrow(TypeError);
  expect(() => value.sizes.push({ stocks: [] })).toThrow(TypeError);
});
