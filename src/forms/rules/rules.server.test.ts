import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Checked } from '../codes.ts';
import { COUNTRIES } from '../countries.ts';
import { PARTY_CODES } from '../parties.ts';
import { checkBirthDate } from './birthDate.ts';
import { serverChecks } from './checks.server.ts';
import { checkEmail, checkPhoneOrEmail } from './email.ts';
import { checkIban, formatIban } from './iban.ts';
import { checkLogin, loginCandidates } from './login.ts';
import { checkCity, checkFirm, checkName } from './names.ts';
import { checkNip, formatNip } from './nip.ts';
import { checkPassword } from './password.ts';
import { checkPhone, formatPhone, phoneOrEmail } from './phone.ts';
import { asksZipcode, checkZipcode, formatZipcode, hasDigitsOnly, zipcodeExample, zipcodeFormats } from './zipcode.ts';

const codes = PARTY_CODES.client;
/** The value kept, or the code of what is wrong. */
const told = (checked: Checked) => (checked.ok ? checked.value : checked.error.code);

describe('names', () => {
  const name = (value: string) => told(checkName(value, codes.firstname));

  it.each([
    ...['Anna', 'Łucja', 'Anna Maria', "O'Neill", 'D’Arcy', 'Nowak-Kowalska', 'J. R.', 'Åsa', 'Фёдор', '李'],
    ...['D`Artagnan', 'O‘Brien', 'D´Alessandro', 'Nowak–Kowalska', 'Nowak\u2011Kowalska', 'Siva A/L Kumar', 'Gal·la'],
    ...[
      'Maria del Carmen de la Santísima Trinidad Fernández de Córdoba y Álvarez de Toledo',
      'حسین\u200cزاده',
      'ז׳בוטינסקי',
    ],
    ...['Kowalski, jr', 'Anna (Ania)', 'Jan „Janek”', 'マリア・ルイーズ', 'Ngọc Ánh', "N'Golo", 'Ḥasan', 'ʻAolani'],
  ])('takes %s', (value) => {
    expect(name(value)).toBe(value);
  });

  it('are kept in one form', () => {
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
  ])('„%s” is %s', (value, code) => {
    expect(name(value)).toBe(code);
  });

  it('say that digits are the mistake', () => {
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
])('city „%s” is %s', (value, expected) => {
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
])('company „%s” is %s', (value, expected) => {
  expect(told(checkFirm(value, codes.firm))).toBe(expected);
});

describe('tax number', () => {
  const nip = (value: string, region: string) => told(checkNip(value, region, serverChecks.nip));

  it.each([
    ...['1234563218', '123-456-32-18', 'PL1234563218', 'pl 123 456 32 18'],
    ...['NIP 123-456-32-18', 'NIP: 1234563218', 'NIP: PL1234563218', 'VAT UE PL1234563218'],
    ...[
      '123–456–32–18',
      '123\u2011456\u201132\u201118',
      '\u202A1234563218\u202C',
      '１２３４５６３２１８',
      '123\u00A0456\u00A032\u00A018',
    ],
  ])('%s is Polish', (value) => {
    expect(nip(value, 'PL')).toBe('1234563218');
    expect(formatNip(value, 'PL')).toBe('123-456-32-18');
  });

  it.each(Array.from({ length: 10 }, (_, digit) => String(digit).repeat(10)))('%s is nobody’s', (value) => {
    expect(nip(value, 'PL')).toBe('incorect_nip');
  });

  it.each([
    ['', 'PL', 'incorect_nip'],
    ['123456321', 'PL', 'incorect_nip'],
    ['1234563219', 'PL', 'incorect_nip'],
    ['856#734', 'PL', 'illegal_characters_client_nip'],
    ['DE 136.695.976', 'DE', 'DE136695976'],
    ['136695976', 'DE', '136695976'],
    ['136695978', 'DE', 'incorect_nip'],
    ['EL 094259216', 'GR', 'EL094259216'],
    ['GB980780684', 'GB', 'GB980780684'],
    ['XI980780684', 'GB', 'XI980780684'],
    ['A', 'US', 'incorect_nip'],
    ['--', 'NL', 'incorect_nip'],
    ['000000000', 'GR', 'incorect_nip'],
    ['12-3456789', 'US', '123456789'],
    ['1'.repeat(21), 'US', 'incorect_nip'],
    ['1'.repeat(200), 'US', 'max_length'],
  ])('%s in %s is %s', (value, region, expected) => {
    expect(nip(value, region)).toBe(expected);
  });

  it('has as check digit the only digit that fits', () => {
    const start = fc.stringMatching(/^[1-9]\d{8}$/).filter((digits) => new Set(digits).size > 1);
    fc.assert(
      fc.property(start, (digits) => [...'0123456789'].filter((last) => checkNip(digits + last, 'PL').ok).length <= 1),
    );
  });
});

describe('postcode', () => {
  it.each([
    ['PL', '00-950', '00-950'],
    ['PL', '00950', '00-950'],
    ['PL', ' 00 950 ', '00-950'],
    ['CZ', '10000', '100 00'],
    ['NL', '1234ab', '1234 AB'],
    ['GB', 'ec1a1hq', 'EC1A 1HQ'],
    ['CA', 'k1a0b1', 'K1A 0B1'],
    ['IE', 'd6wxy00', 'D6W XY00'],
    ['IE', 'A65F4E2', 'A65 F4E2'],
    ['US', '221621010', '22162-1010'],
    ['LV', 'LV1010', 'LV-1010'],
    ['GI', 'gx111aa', 'GX11 1AA'],
    ['AE', '12345', '12345'],
    ['ZZ', 'AB 12', 'AB 12'],
    ['PL', '00–950', '00-950'],
    ['PL', '00\u2011950', '00-950'],
    ['PL', '\u202A00-950\u202C', '00-950'],
    ['PL', 'PL-00-950', '00-950'],
    ['PL', 'PL 00950', '00-950'],
    ['DE', 'DE-56068', '56068'],
    ['DE', 'D-56068', '56068'],
    ['DE', 'D 56068', '56068'],
    ['AT', 'A-1010', '1010'],
    ['CH', 'CH-8000', '8000'],
    ['FR', 'F-75001', '75001'],
    ['FI', 'FIN-00100', '00100'],
    ['SE', 'SE-123 45', '123 45'],
    ['LU', 'LU-1234', '1234'],
    ['LU', 'L-1234', 'L-1234'],
    ['NL', 'NL-1234 AB', '1234 AB'],
    ['LV', 'LV-1010', 'LV-1010'],
    ['AD', 'AD-500', 'AD500'],
    ['IE', 'IRL-A65 F4E2', 'A65 F4E2'],
    ['GB', 'GB-SW1A 1AA', 'SW1A 1AA'],
    ['GI', 'GI-GX11 1AA', 'GX11 1AA'],
  ])('%s %s is written %s', (region, value, written) => {
    expect(told(checkZipcode(value, region))).toBe(written);
    expect(formatZipcode(value.trim(), region)).toBe(written);
  });

  it.each([
    ['PL', ''],
    ['PL', '0-0950'],
    ['PL', '00-95O'],
    ['PL', '000-950'],
    ['IE', 'O62 O1O2'],
    ['GI', 'GX12 1AA'],
    ['AE', '<>'],
  ])('%s „%s” is none, and the formats are told', (region, value) => {
    expect(checkZipcode(value, region)).toEqual({
      ok: false,
      error: { code: 'incorect_zipcode', formats: zipcodeFormats(region) },
    });
  });

  it('is not asked for where there are none', () => {
    expect(['HK', 'AE'].map((region) => told(checkZipcode(' ', region)))).toEqual(['', '']);
    expect(COUNTRIES.filter(({ code }) => !asksZipcode(code)).map(({ code }) => code)).toEqual(['HK', 'AE']);
  });

  it('may have its country in front, as in letters from abroad', () => {
    const refused = COUNTRIES.filter(({ code }) => {
      const example = zipcodeExample(code);
      return (
        example !== undefined && !['-', ' ', ''].every((sign) => checkZipcode(`${code}${sign}${example}`, code).ok)
      );
    });
    expect(refused).toEqual([]);
  });

  it('has an example, which is one', () => {
    expect(['PL', 'GB', 'IE', 'SE', 'HK'].map(zipcodeExample)).toEqual([
      '00-001',
      'A1 2BC',
      'A65 F4E2',
      '123 45',
      undefined,
    ]);
    for (const { code } of COUNTRIES) {
      const example = zipcodeExample(code);
      if (example !== undefined) expect([code, told(checkZipcode(example, code))]).toEqual([code, example]);
    }
  });

  it('asks for a keyboard of digits where digits are enough', () => {
    expect(['PL', 'DE', 'CZ'].map(hasDigitsOnly)).toEqual([true, true, true]);
    expect(['GB', 'IE', 'GI', 'AE', 'LV'].map(hasDigitsOnly)).toEqual([false, false, false, false, false]);
  });

  it('once written, stays so', () => {
    const code = fc.string({ unit: fc.constantFrom(...'0123456789ABxy -'), maxLength: 12 });
    fc.assert(
      fc.property(code, fc.constantFrom('PL', 'GB', 'IE', 'US', 'KZ', 'LU', 'MT', 'AE'), (value, region) => {
        const written = formatZipcode(value, region);
        return written === undefined || formatZipcode(written, region) === written;
      }),
    );
  });
});

describe('telephone', () => {
  const phone = (value: string, region?: string) => told(checkPhone(value, region, codes.phone, serverChecks.phone));

  it.each([
    ...['512 345 678', '+48512345678', '0048 512 345 678', '48512345678', '512-345-678'],
    ...['\u202A+48 512 345 678\u202C', '512–345–678', '512\u2011345\u2011678', '\u200E512345678', '＋48 512 345 678'],
    ...['tel. 512 345 678', 'tel:+48512345678', '512\u00A0345\u00A0678'],
  ])('%s is Polish', (value) => {
    expect(phone(value, 'PL')).toBe('+48512345678');
    expect(formatPhone(value, 'PL')).toMatch(/^(?:512 345 678|[\d+ ]+)$/);
  });

  it.each([
    ['', 'PL', 'incorect_phone'],
    ['112', 'PL', 'incorect_phone'],
    ['19 123 45 67', 'PL', 'incorect_phone'],
    ['zadzwoń 512345678', 'PL', 'illegal_characters_client_phone'],
    ['+44 7400 123456', 'PL', '+447400123456'],
    ['07400 123456', 'GB', '+447400123456'],
    ['12345678', undefined, 'incorect_phone'],
    ['123456789', undefined, '123456789'],
    ['1'.repeat(31), undefined, 'max_length'],
  ])('„%s” in %s is %s', (value, region, expected) => {
    expect(phone(value, region)).toBe(expected);
  });

  it('tells what is wrong', () => {
    expect(checkPhone('1', undefined, codes.phone)).toEqual({
      ok: false,
      error: { code: 'incorect_phone', because: 'short' },
    });
    expect(checkPhone('1', 'PL', codes.phone, serverChecks.phone)).toEqual({
      ok: false,
      error: { code: 'incorect_phone', because: 'country' },
    });
  });

  it.each([
    ['512345678', '512 345 678'],
    ['+48 22 123 45 67', '22 123 45 67'],
    ['+44 7400 123456', '+44 7400 123456'],
    ['abc', 'abc'],
  ])('%s is shown as %s', (value, shown) => {
    expect(formatPhone(value, 'PL')).toBe(shown);
  });

  it.each([
    ['512 345', 'phone'],
    ['*#+()', 'phone'],
    ['12-34', 'email'],
    ['512-345-678', 'phone'],
    ['512.345.678', 'phone'],
    ['\u202A+48 512 345 678\u202C', 'phone'],
    ['123456789@example.pl', 'email'],
    ['a@b.pl', 'email'],
    ['', 'email'],
  ])('„%s” in a field for either is taken for %s', (value, kind) => {
    expect(phoneOrEmail(value)).toBe(kind);
  });

  it('in a field for either is one or the other', () => {
    expect(checkPhoneOrEmail('12345678')).toEqual({ ok: false, error: { code: 'incorect_phone', because: 'short' } });
    expect(told(checkPhoneOrEmail('512 345 678'))).toBe('512 345 678');
    expect(told(checkPhoneOrEmail('jan', serverChecks.email))).toBe('incorect_email');
    expect(told(checkPhoneOrEmail('jan@example.pl'))).toBe('jan@example.pl');
  });
});

it.each([
  ['jan@example.pl', 'jan@example.pl'],
  ['  jan@Example.pl ', 'jan@example.pl'],
  ['\u200Bjan@example.pl\uFEFF', 'jan@example.pl'],
  ['jan@żółw.example.pl', 'jan@xn--w-uga1v8h.example.pl'],
  ['', 'incorect_email'],
  ['a@b', 'incorect_email'],
  [`${'a'.repeat(300)}@b.pl`, 'max_length'],
])('e-mail „%s” is %s', (value, expected) => {
  expect(told(checkEmail(value, serverChecks.email))).toBe(expected);
});

it('what the browser takes for no address, the server does not either', () => {
  const sign = fc.constantFrom(...'ab.@ -_"1żą');
  fc.assert(
    fc.property(
      fc.string({ unit: sign, maxLength: 20 }),
      (value) => !checkEmail(value, serverChecks.email).ok || value.includes('"') || checkEmail(value).ok,
    ),
    { numRuns: 3000 },
  );
});

describe('birth date', () => {
  const terms = { today: () => '2026-11-21', minAge: 16 };

  it.each(['1987-05-12', '1900-01-01', '2000-02-29', '2010-11-21'])('%s is one', (value) => {
    expect(told(checkBirthDate(value, terms))).toBe(value);
  });

  it.each([
    ['', undefined],
    ['12-05-1987', undefined],
    ['1987-5-12', undefined],
    ['1999-02-29', undefined],
    ['1987-13-01', undefined],
    ['1987-00-10', undefined],
    ['1987-05-12T', undefined],
    ['2026-11-22', 'future'],
    ['1899-12-31', 'future'],
    ['2010-11-22', 'age'],
  ])('„%s” is none', (value, because) => {
    const checked = checkBirthDate(value, terms);
    expect(checked).toMatchObject({ ok: false, error: { code: 'birth_date' } });
    expect(!checked.ok && 'because' in checked.error ? checked.error.because : undefined).toBe(because);
  });

  it('is each day there is', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2010-11-21'), noInvalidDate: true });
    fc.assert(fc.property(day, (date) => checkBirthDate(date.toISOString().slice(0, 10), terms).ok));
  });
});

describe('login', () => {
  it.each(['jan', 'jan.k@example.pl', 'a-b_c', 'A'.repeat(40)])('takes %s', (value) => {
    expect(told(checkLogin(value))).toBe(value);
  });

  it.each([
    ['', 'no_login'],
    ['ab', 'incorect_login'],
    ['A'.repeat(41), 'incorect_login'],
    ['łoś', 'incorect_login'],
    ['jan kowal', 'incorect_login'],
    ['a'.repeat(1_000_000), 'incorect_login'],
  ])('refuses %s', (value, code) => {
    expect(told(checkLogin(value))).toBe(code);
  });

  it('proposes only logins that are good', () => {
    expect(loginCandidates('jan.kowal@example.pl')[0]).toBe('jan.kowal');
    expect(loginCandidates('ja')[0]).toBe('ja10');
    fc.assert(fc.property(fc.string(), (from) => loginCandidates(from).every((login) => checkLogin(login).ok)));
  });
});

describe('password', () => {
  const terms = { min: 6, max: 30, own: ['Glinianka'] };
  const password = (value: string, ...logins: string[]) =>
    told(checkPassword(value, terms, logins, serverChecks.password));

  it.each(['kubek z uchem', 'x7#Kp!', `${'Ł'.repeat(2)}ódka77`, '😀😁😂🤣😃😄'])('takes %s', (value) => {
    expect(password(value)).toBe(value);
  });

  it('counts characters', () => {
    expect(checkPassword('x7#K', terms)).toEqual({ ok: false, error: { code: 'password_to_short', bound: 6 } });
    expect(checkPassword('x7#Kp!9'.repeat(5), terms)).toEqual({
      ok: false,
      error: { code: 'password_to_long', bound: 30 },
    });
    expect(password('')).toBe('no_password');
    expect(password('a'.repeat(1_000_000))).toBe('password_to_long');
  });

  it('is not the login', () => {
    expect(password('JanKowal7', 'jankowal7')).toBe('login_equals_password');
    expect(password('JanKowal7', 'jan')).toBe('JanKowal7');
  });

  it.each([
    'haslo123',
    'Hasło1',
    'P@ssw0rd!',
    'qwerty',
    'qwerty123',
    'QWEasd',
    'asdfgh',
    '123456',
    '654321',
    '111111',
    'abcabc',
    'abcabcabc',
    '121212',
    'zaq12wsx',
    '1qaz2wsx',
    'polska2024',
    'kochanie',
    'glinianka1',
    'Glinianka',
    '12051987',
    '12.05.1987',
    '1987-05-12',
    'kotkotkot',
    'misiek77',
    'kotekkotek',
    'abcdef',
    'zyxwvu',
    '147258',
    'michael',
    'Shadow1!',
    'jennifer99',
    'changeme',
    'sunsh1ne',
  ])('%s is guessed first', (value) => {
    expect(password(value)).toBe('password_forbidden');
  });

  // Words with a year, names with digits, brands, rows of numbers.
  it.each([
    'maria123',
    '112233',
    'cocacola',
    'Listopad2026',
    'Wrzesień2025',
    'katarzyna1',
    'Zuzanna2015',
    'poznan2024',
    'myszka12',
  ])('%s is guessed soon', (value) => expect(password(value)).toBe('password_forbidden'));

  it('is not made of what its owner signs in with', () => {
    expect(password('kowalska77', 'kowalska')).toBe('password_forbidden');
    expect(password('kowalska77', 'anna.kowalska@example.pl')).toBe('password_forbidden');
  });

  it('that nobody can guess is taken, however short it may be and whatever it seems to say', () => {
    const letters = [...'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!#%+-_.'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...letters), { minLength: 12, maxLength: 30 }), (signs) => {
        expect(password(signs.join(''))).toBe(signs.join(''));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('account', () => {
  const IBAN = 'PL61109010140000071219812874';

  it.each([
    '61109010140000071219812874',
    '61 1090 1014 0000 0712 1981 2874',
    '61-1090-1014-0000-0712-1981-2874',
    'pl61 1090 1014 0000 0712 1981 2874',
    '61.1090.1014.0000.0712.1981.2874',
    'IBAN PL61 1090 1014 0000 0712 1981 2874',
    'IBAN: 61 1090 1014 0000 0712 1981 2874',
    '\u202A61 1090 1014 0000 0712 1981 2874\u202C',
    '61–1090–1014–0000–0712–1981–2874',
    IBAN,
  ])('%s is one', (value) => {
    expect(checkIban(value, serverChecks.iban)).toEqual({ ok: true, value: IBAN });
    expect(formatIban(value)).toBe('61 1090 1014 0000 0712 1981 2874');
  });

  it.each([
    '',
    '61109010140000071219812875',
    '6110901014000007121981287',
    'PL6110901014000007121981287',
    'x'.repeat(60),
    'DE00370400440532013000',
  ])('„%s” is none', (value) => {
    expect(told(checkIban(value, serverChecks.iban))).toBe('incorrect_iban');
  });

  it('of another country is shown in fours from its start', () => {
    expect(formatIban('de89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
    expect(formatIban('12')).toBe('12');
  });
});
