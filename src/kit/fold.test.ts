import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, slugify } from './fold.ts';

test.each([
  ['ZAŻÓŁĆ GĘŚLĄ JAŹŃ', 'zazolc gesla jazn'],
  ['Łódź', 'lodz'],
  ['Straße', 'strasse'],
  ['Ærø', 'aero'],
  ['Đorđe', 'dorde'],
  ['z\u0307a\u0328b', 'zab'],
  ['wielo\u00adfunk\u200bcyjny\ufeff', 'wielofunkcyjny'],
  ['Kubek 350 ml', 'kubek 350 ml'],
])('a text is folded: %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test.each([
  ['Kubek „Mgła” 350 ml', 'kubek-mgla-350-ml'],
  ['  Misy, półmiski i dzbanki! ', 'misy-polmiski-i-dzbanki'],
  ['--a--', 'a'],
  ['Stół wielo\u00adfunkcyjny', 'stol-wielofunkcyjny'],
  ['№', ''],
  ['', ''],
])('a text becomes a slug: %j', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));

test('folding twice changes nothing, and the case of the input does not matter', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
  const polish = fc.stringMatching(/^[A-Za-ząćęłńóśźżĄĆĘŁŃÓŚŹŻ ]*$/);
  fc.assert(
    fc.property(polish, (text) => {
      expect(fold(text.toUpperCase())).toBe(fold(text));
    }),
  );
});

test('a slug holds only what an address may', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(slugify(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
    }),
  );
});
