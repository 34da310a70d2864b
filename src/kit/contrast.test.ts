import { expect, it } from 'vitest';
import { contrast } from './contrast.ts';

it.each([
  ['#000000', '#ffffff', 21],
  ['#FFF', '#000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#22398f', '#22398f', 1],
])('the contrast of %s and %s is %d', (one, other, is) => {
  expect(contrast(one, other)).toBeCloseTo(is, 1);
  expect(contrast(other, one)).toBeCloseTo(is, 1);
});

it.each(['red', 'rgb(0 0 0)', '#12', '#1234567', '', 'var(--ink)'])(
  'the contrast of %j is not told, for it is no colour in hexadecimal',
  (colour) => {
    expect(contrast(colour, '#ffffff')).toBeUndefined();
  },
);
