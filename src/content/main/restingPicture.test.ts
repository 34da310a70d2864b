import { expect, it } from 'vitest';
import { restingPicture } from './IndexSection.tsx';

it('the main picture rests on the second one, else on any there is', () => {
  expect(restingPicture(['a', 'b', 'c'])).toBe(1);
  expect(restingPicture(['a', undefined, 'c'])).toBe(0);
  expect(restingPicture([undefined, undefined, 'c'])).toBe(2);
  expect(restingPicture([undefined])).toBeUndefined();
  expect(restingPicture([])).toBeUndefined();
});
