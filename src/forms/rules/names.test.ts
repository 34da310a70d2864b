import { describe, expect, it } from 'vitest';
import { PARTY_CODES } from '../parties.ts';
import { checkCity, checkFirm, checkName } from './names.ts';
import { told } from './testing/told.ts';

const codes = PARTY_CODES.client;
/** The value kept, or the code of what is wrong. */

describe('the rule of names', () => {
  const name = (value: string) => told(checkName(value, codes.firstname));

  it.each([
    ...['Anna', 'Łucja', 'Anna Maria', "O'Neill", 'D’Arcy', 'Nowak-Kowalska', 'J. R.', 'Åsa', 'Фёдор', '李'],
    ...['D`Artagnan', 'O‘Brien', 'D´Alessandro', 'Nowak–Kowalska', 'Nowak\u2011Kowalska', 'Siva A/L Kumar', 'Gal·la'],
    ...[
      'Maria del Carmen de la Santísima Trinidad Fernández de Córdoba y Álvarez de Toledo',
      'حسین\u200cزاده',
      'ז׳בוטינסקי',
    ],
    ...['D′Angelo', 'Anna & Piotr'],
    ...['Kowalski, jr', 'Anna (Ania)', 'Jan „Janek”', 'マリア・ルイーズ', 'Ngọc Ánh', "N'Golo", 'Ḥasan', 'ʻAolani'],
  ])('takes %s', (value) => {
    expect(name(value)).toBe(value);
  });

  it('keeps them in one form', () => {
    expect(name('  Anna \u00A0 Maria ')).toBe('Anna Maria');
    expect(name('Zo\u0301sia')).toBe('Zósia');
    expect(name('\u202AAnna\u202C \uFEFFMaria\u200B')).toBe('Anna Maria');
  });

  it.each([
    ['', 'no_firstname'],
    ['   ', 'no_firstname'],
    ['Ann4', 'illegal_characters_client_firstname'],
    ['<b>', 'illegal_characters_client_firstname'],
    ['Anna😀', 'illegal_characters_client_firstname'],
    ["-'.", 'invalid_format'],
    ['a'.repeat(101), 'max_length'],
    ['\uD800', 'illegal_characters_client_firstname'],
  ])('answers „%s” with %s', (value, code) => {
    expect(name(value)).toBe(code);
  });

  it('says that digits are the mistake', () => {
    expect(checkName('Jan 2', codes.lastname)).toEqual({
      ok: false,
      error: { code: 'illegal_characters_client_lastname', because: 'digits' },
    });
  });
});

it.each([
  ['Łódź', 'Łódź'],
  ['Bielsko-Biała', 'Bielsko-Biała'],
  ['Praha 1', 'Praha 1'],
  ['Wieś (gm. Dół)', 'Wieś (gm. Dół)'],
  ['Westward Ho!', 'Westward Ho!'],
  ['Frankfurt a. M. – Höchst', 'Frankfurt a. M. – Höchst'],
  ['', 'no_city'],
  ['59-700', 'invalid_format'],
  ['Łódź;', 'illegal_characters_client_city'],
])('the city „%s” is %s', (value, expected) => {
  expect(told(checkCity(value, codes.city))).toBe(expected);
});

it.each([
  ['„Glina” Jan & Syn sp. z o.o.', '„Glina” Jan & Syn sp. z o.o.'],
  ['4F', '4F'],
  ...[
    ...[
      '100% Bawełna s.c.',
      'Studio_42',
      'N° 5',
      'Cafe — Bistro',
      'BMW®',
      'Sushi@Home',
      'A*B*C',
      '#Hasz',
      'Anna Nowak | Studio',
    ],
    ...[
      '[kropka] studio',
      'h=m s.c.',
      '½ Wieku',
      'Q&A Filip i s-ka',
      'Naprzód + 2',
      'Nr № 1',
      'Ars ∙ Vita',
      'C$H',
      '“Glina”',
      'Ĝi‑o',
    ],
    `${'Przedsiębiorstwo Produkcyjno-Handlowo-Usługowe '.repeat(5)}sp. z o.o. sp. k.`,
  ].map((firm): [string, string] => [firm, firm]),
  ['Firma 😀', 'illegal_characters_client_firm'],
  ['a\\b', 'illegal_characters_client_firm'],
  ['', 'no_firmname'],
  ['123', 'invalid_format'],
  ['Firma <script>', 'illegal_characters_client_firm'],
  ['a'.repeat(301), 'max_length'],
])('the company „%s” is %s', (value, expected) => {
  expect(told(checkFirm(value, codes.firm))).toBe(expected);
});
