import { expect, it } from 'vitest';
import { isPage, swappableLink, withoutHash } from './swappable.ts';

const SHOP = 'https://sklep.example';

it.each([
  ['/koszyk', true],
  ['/produkt/kubek-1?size=m#opis', true],
  ['/zalaczniki/7/karta.pdf', false],
  ['/feeds/google.XML', false],
  ['https://inny.example/koszyk', false],
])('the address %s is a page of the shop: %s', (path, expected) => {
  expect(isPage(new URL(path, SHOP), SHOP)).toBe(expected);
});

it.each([
  ['', [], true],
  ['_blank', [], false],
  ['', ['download'], false],
])('a link with target %j and %j is opened by a swap: %s', (target, attributes, expected) => {
  const hasAttribute = (name: string) => attributes.includes(name);
  expect(swappableLink({ target, hasAttribute })).toBe(expected);
});

it('an address is the same whatever place on the page it names', () => {
  expect(withoutHash(new URL('/a?b=1#c', SHOP))).toBe(`${SHOP}/a?b=1`);
});
