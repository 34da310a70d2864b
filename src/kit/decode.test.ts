import { expect, it } from 'vitest';
import { safeDecode } from './decode.ts';

it.each([
  ['a%20b', 'a b'],
  ['%C5%BC', 'ż'],
  ['100%', undefined],
  ['%FF', undefined],
])('percent-encoding %j is %j', (text, decoded) => {
  expect(safeDecode(text)).toBe(decoded);
});
