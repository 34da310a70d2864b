import { expect, it } from 'vitest';
import { entityTag, matchesTag } from './answer.ts';

it('an ETag is another one in each encoding', () => {
  expect(new Set((['br', 'gzip', 'identity'] as const).map((encoding) => entityTag('a', encoding))).size).toBe(3);
});

it.each([
  [undefined, false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['a', false],
  ['"a-br"', false],
  ['', false],
])('the header %s matches the ETag: %s', (header, matches) => {
  expect(matchesTag(header, '"a"')).toBe(matches);
});
