import { describe, expect, it } from 'vitest';
import { issueText } from '../messages.ts';
import { PARTY_CODES } from '../parties.ts';
import { serverChecks } from './checks.server.ts';
import { checkPhoneOrEmail } from './email.ts';
import { LONGEST } from './lengths.ts';
import { besidePrefix, checkPhone, formatPhone, phoneOrEmail, withPrefix } from './phone.ts';
import { told } from './testing/told.ts';

const codes = PARTY_CODES.client;
/** The value kept, or the code of what is wrong. */

describe('the rule of telephones', () => {
  const phone = (value: string, region?: string) => told(checkPhone(value, region, codes.phone, serverChecks.phone));

  it.each([
    ...['512 345 678', '+48512345678', '0048 512 345 678', '48512345678', '512-345-678'],
    ...['\u202A+48 512 345 678\u202C', '512–345–678', '512\u2011345\u2011678', '\u200E512345678', '＋48 512 345 678'],
    ...['tel. 512 345 678', 'tel:+48512345678', '512\u00A0345\u00A0678'],
  ])('takes %s for a Polish number', (value) => {
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
    ['1'.repeat(49), undefined, 'max_length'],
  ])('answers „%s” in %s with %s', (value, region, expected) => {
    expect(phone(value, region)).toBe(expected);
  });

  it.each([
    '22 123 45 67 wew. 12',
    '22 123 45 67 w. 12',
    '+48 22 123 45 67, ext. 12',
    '221234567 wewn 1234',
    '22 123 45 67x12',
  ])('says of %s where its extension goes', (value) => {
    const checked = checkPhone(value, 'PL', codes.phone, serverChecks.phone);
    expect(!checked.ok && issueText(checked.error, {})).toBe(
      'Wpisz numer bez wewnętrznego. Wewnętrzny podasz w uwagach albo w wiadomości do sklepu.',
    );
  });

  it.each(['tel. 512 345 678', 'Tel.:512345678', ' kom. 512 345 678', 'tel:+48512345678'])(
    'takes %s beside the field of a prefix',
    (value) => {
      expect(phone(withPrefix(value, '+48'), 'PL')).toBe('+48512345678');
    },
  );

  it.each([
    ['48 512 345 678', '+48', 'PL', '+48512345678'],
    ['48512345678', '48', 'PL', '+48512345678'],
    ['(48) 512 345 678', '+48', 'PL', '+48512345678'],
    ['(+48) 512 345 678', '+48', 'PL', '+48512345678'],
    ['\u202A+48 512 345 678\u202C', '+48', 'PL', '+48512345678'],
    ['＋48 512 345 678', '+48', 'PL', '+48512345678'],
    ['0 22 123 45 67', '+48', 'PL', '+48221234567'],
    ['48 360 00 00', '+48', 'PL', '+48483600000'],
    ['48 48 360 00 00', '+48', 'PL', '+48483600000'],
    ...['0048', '(+48)', '+ 48', '\u202A+48', '＋48', '--'].map((prefix) => [
      '512345678',
      prefix,
      'PL',
      '+48512345678',
    ]),
    ['4915112345678', '+49', 'DE', '+4915112345678'],
    ['4915112345678', '', 'DE', '+4915112345678'],
    ['391 2345678', '+39', 'IT', '+393912345678'],
    ['06 6982', '+39', 'IT', '+39066982'],
    ['47123456', '+47', 'NO', '+4747123456'],
    ['+44 7400 123456', '+48', 'PL', '+447400123456'],
  ])('takes %s beside the prefix „%s” in %s for %s', (value, prefix, region, kept) => {
    expect(phone(withPrefix(value, prefix), region)).toBe(kept);
  });

  it.each(['(+48) 512 345 678', '+48 48 512 345 678', '0 512 345 678'])('takes %s without one', (value) =>
    expect(phone(value, 'PL')).toBe('+48512345678'),
  );

  it.each(['+48 (0) 22 123 45 67', '+48 (0)22 123 45 67', '+48(0)221234567', '+48 (022) 123 45 67', '0 22 123 45 67'])(
    'takes %s, with the zero of old numbers, for a Polish one',
    (value) => {
      expect(phone(value, 'PL')).toBe('+48221234567');
      expect(phone(withPrefix(value, '+48'), 'PL')).toBe('+48221234567');
    },
  );

  it.each([
    'tel. kom. 512 345 678',
    'tel.kom.512345678',
    'nr tel. 512 345 678',
    'tel 512 345 678',
    'kom 512345678',
    'nr: 512 345 678',
    '512 345 678,',
    '(0-51) 234 56 78',
  ])('takes %s as it was copied', (value) => {
    expect(phone(value, 'PL')).toBe('+48512345678');
    expect(phone(withPrefix(value, '+48'), 'PL')).toBe('+48512345678');
  });

  it('has room in its field for what is copied along with a number', () => {
    const copied = ' tel. kom.: (+48) 512 - 345 - 678 ';
    expect(phone(copied, 'PL')).toBe('+48512345678');
    expect(copied.length).toBeLessThanOrEqual(LONGEST.phone);
  });

  it.each(['+999', '+4', '+44'])('finds the prefix %s wrong, not the number beside it', (prefix) => {
    expect(checkPhone(withPrefix('512 345 678', prefix), 'PL', codes.phone, serverChecks.phone)).toEqual({
      ok: false,
      error: { code: 'incorect_phone', because: 'prefix' },
    });
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
  ])('shows %s as %s', (value, shown) => {
    expect(formatPhone(value, 'PL')).toBe(shown);
  });

  it.each([
    ['512 345', 'phone'],
    ['*#+()', 'phone'],
    ['12-34', 'email'],
    ['512-345-678', 'phone'],
    ['512.345.678', 'phone'],
    ['\u202A+48 512 345 678\u202C', 'phone'],
    ['22 123 45 67 wew. 12', 'phone'],
    ['221234567x12', 'phone'],
    ['12 wew. 12', 'email'],
    ['221234567x12@example.pl', 'email'],
    ['123456789@example.pl', 'email'],
    ['a@b.pl', 'email'],
    ['', 'email'],
  ])('takes „%s” in a field for either for %s', (value, kind) => {
    expect(phoneOrEmail(value)).toBe(kind);
  });

  it('wants one or the other in a field for either', () => {
    expect(checkPhoneOrEmail('12345678')).toEqual({ ok: false, error: { code: 'incorect_phone', because: 'short' } });
    expect(told(checkPhoneOrEmail('512 345 678'))).toBe('512 345 678');
    expect(checkPhoneOrEmail('22 123 45 67 wew. 12')).toEqual({
      ok: false,
      error: { code: 'illegal_characters_client_phone', because: 'extension' },
    });
    expect(told(checkPhoneOrEmail('jan', serverChecks.email))).toBe('incorect_email');
    expect(told(checkPhoneOrEmail('jan@example.pl'))).toBe('jan@example.pl');
  });
});

describe('a stored number beside the field of its prefix', () => {
  it.each([
    ['+48512345678', '+48', 'PL', '512 345 678'],
    ['+48221234567', '+48', 'PL', '22 123 45 67'],
    ['+4930123456', '+49', 'DE', '30123456'],
    ['+4930123456', '+48', 'PL', '+4930123456'],
    ['+48512345678', '+49', 'DE', '+48512345678'],
    ['512 345', '+48', 'PL', '512 345'],
    ['+48512345678', '+', 'XX', '+48512345678'],
    ['+48512345678', '', 'PL', '+48512345678'],
  ])('stands as %s beside %s (%s): %s', (value, prefix, region, shown) =>
    expect(besidePrefix(value, prefix, region)).toBe(shown),
  );
});
