import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nbsp } from './typography.ts';

/** Expected texts show U+00A0 as "~". */
test.each([
  ['Kubki i filiżanki', 'Kubki i~filiżanki'],
  ['i w domu, i z ogrodu', 'i~w~domu, i~z~ogrodu'],
  ['O nas', 'O~nas'],
  ['Do koszyka', 'Do~koszyka'],
  ['za pobraniem, ze spodkiem, na telefon', 'za~pobraniem, ze~spodkiem, na~telefon'],
  ['ul. Garncarska 7', 'ul.~Garncarska 7'],
  ['kubek 350 ml, biały', 'kubek 350~ml, biały'],
  ['o 10 % taniej', 'o~10~% taniej'],
  ['od 84,00 zł za 1 kg', 'od~84,00~zł za~1~kg'],
  ['1 234 567,00 zł', '1~234~567,00~zł'],
  ['75 612 00 00', '75~612 00 00'],
  ['z 30 dni przed obniżką', 'z~30~dni przed obniżką'],
  ['do 29 listopada 2026', 'do~29~listopada 2026'],
  ['5 szt. w paczce', '5~szt. w~paczce'],
  ['2,64 m² kafli', '2,64~m² kafli'],
  ['17 × 24 cm', '17~×~24~cm'],
  ['2 × Kubek z imieniem', '2~×~Kubek z~imieniem'],
  ['⌀ 27 cm', '⌀~27~cm'],
  ['Ø 27 cm', 'Ø~27~cm'],
  ['Ø lub średnica', 'Ø lub średnica'],
  ['5 miesięcy', '5 miesięcy'],
  ['5 łyżek', '5 łyżek'],
  ['Mgła w(a) „w domu”', 'Mgła w(a) „w~domu”'],
  ['ława stoi', 'ława stoi'],
  ['kto z', 'kto z'],
  ['a ', 'a '],
  ['a  b', 'a  b'],
])('no-break spaces come into %j', (text, shown) => {
  expect(nbsp(text)).toBe(shown.replaceAll('~', '\u00A0'));
});

const words = fc
  .array(fc.constantFrom('i', 'W', 'do', '5', '1 234', 'ml', 'zł', '%', 'kubek', ' ', '\u00A0', '„', 'ul.', '\n', 'ą'))
  .map((list) => list.join(' '));
const text = fc.oneof(words, fc.string({ unit: 'grapheme' }));

test('no-break spaces change only spaces, one for one', () => {
  const plain = (shown: string): string => shown.replaceAll('\u00A0', ' ');
  fc.assert(
    fc.property(text, (written) => {
      expect(plain(nbsp(written))).toBe(plain(written));
    }),
  );
});

test('no-break spaces stay as they are the second time', () => {
  fc.assert(
    fc.property(text, (written) => {
      expect(nbsp(nbsp(written))).toBe(nbsp(written));
    }),
  );
});
