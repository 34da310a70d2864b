import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chooseEncoding, chooseMadeEncoding } from './encoding.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['identity;q=1, br;q=0.5', 'identity'],
  ['identity;q=0', 'identity'],
  ['br;q=2', 'identity'],
  ['br;q=-1, gzip;q=NaN', 'identity'],
  ['deflate', 'identity'],
  [`${'x,'.repeat(5000)}br`, 'identity'],
  [';;;,,,=q', 'identity'],
] as const)('a browser that accepts %s is sent %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

it('the choice of an encoding answers whatever it is asked', () => {
  fc.assert(fc.property(fc.string(), (header) => ['br', 'gzip', 'identity'].includes(chooseEncoding(header))));
});

it('a browser is sent zstd for what is packed at once, and not for what is kept', () => {
  expect(chooseMadeEncoding('gzip, deflate, br, zstd')).toBe('zstd');
  expect(chooseMadeEncoding('gzip, deflate, br')).toBe('br');
  expect(chooseMadeEncoding('zstd;q=0.5, br')).toBe('br');
  expect(chooseEncoding('gzip, deflate, br, zstd')).toBe('br');
});
