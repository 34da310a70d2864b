import { expect, it } from 'vitest';
import { visibleRange } from './visibleRange.ts';

it.each([
  // All fit; at the start; moved by a row; at the end, also with gaps of 2 px between.
  [4, 220, 1330, 0, [1, 4]],
  [12, 220, 1330, 0, [1, 6]],
  [12, 220, 1330, 1332, [7, 12]],
  [12, 328, 328, 330, [2, 2]],
  [12, 328, 328, 3630, [12, 12]],
  [12, 0, 0, 0, [1, 12]],
])(
  'a slider of %i things, %i px each, in %i px moved by %i px, says what is shown',
  (count, width, clientWidth, scrollLeft, [from, to]) => {
    expect(visibleRange(count, width, { clientWidth, scrollLeft })).toEqual({ from, to, count });
  },
);
