import { expect, it } from 'vitest';
import { entityTag, matchesTag } from './answer.ts';

it('gives each encoding a tag of its own', () => {
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
])('%s matches: %s', (header, matches) => {
  expect(matchesTag(header, '"a"')).toBe(matches);
});
