import { expect, it } from 'vitest';
import { NO_OVERRIDES } from '../../ui/text.ts';
import { durabilityTime, isGoods } from './model.ts';

it('the guarantee says how long things last in years, and in months where they make no whole years', () => {
  const said = (months: number) => durabilityTime({ months }, NO_OVERRIDES).replaceAll('\u00A0', ' ');
  expect([25, 30, 36, 60].map(said)).toEqual(['25 miesięcy', '30 miesięcy', '3 lata', '5 lat']);
});

it('the guarantee is of goods alone', () => {
  expect((['item', 'bundle', 'virtual', 'service'] as const).filter(isGoods)).toEqual(['item', 'bundle']);
});
