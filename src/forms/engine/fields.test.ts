import { describe, expect, it } from 'vitest';
import {
  dependents,
  type FieldSpec,
  fillingOf,
  formatted,
  localFault,
  parted,
  questionOf,
  submitFault,
} from './fields.ts';

const spec = (some: Partial<FieldSpec> = {}): FieldSpec => ({
  name: 'x',
  kind: 'text',
  required: false,
  flag: false,
  types: [],
  ...some,
});
const reading = (values: Record<string, string>) => (name: string) => values[name] ?? '';

describe('a field before anybody is asked', () => {
  const password = spec({ types: ['password'], logins: ['login', 'email'] });
  it.each<[string, FieldSpec, string, string | undefined]>([
    ['missing', spec({ required: true }), '  ', 'Proszę wypełnić to pole.'],
    ['missing, with the flag', spec({ required: true, flag: true }), '', 'Te pole jest obowiązkowe.'],
    ['no choice', spec({ required: true, kind: 'select' }), '', 'Proszę wybrać opcję.'],
    ['may be empty', spec({ min: 3 }), '', undefined],
    ['short', spec({ min: 3 }), 'ab', 'Minimalna liczba znaków dla tego pola to 3'],
    ['long', spec({ max: 3 }), 'abcd', 'Maksymalna liczba znaków dla tego pola to 3'],
    ['characters, not units', spec({ max: 3 }), '😀😀😀', undefined],
    ['phone', spec({ types: ['phone'] }), '12345678', 'Numer telefonu powinien zawierać minimum 9 znaków'],
    ['phone with a region', spec({ types: ['phone'], region: 'r' }), '12345678', undefined],
    [
      'phone or e-mail',
      spec({ types: ['phone', 'email'] }),
      '+48 (1)',
      'Numer telefonu powinien zawierać minimum 9 znaków',
    ],
    ['password like the login', password, 'aLA.k', 'Hasło nie może być takie samo jak login.'],
    ['password unlike the login', password, 'ala', undefined],
    ['password like a login made of the e-mail address', password, 'Ola.K', 'Hasło nie może być takie samo jak login.'],
    ['password too short', spec({ types: ['password'], min: 6 }), 'ala', 'Hasło jest za krótkie (minimum 6 znaków)'],
    ['password too long', spec({ types: ['password'], max: 3 }), 'olaf', 'Hasło jest za długie (maksymalnie 3 znaków)'],
    ['the same again', spec({ same: 'first' }), 'kot', undefined],
    ['the same of letters and marks', spec({ same: 'marked' }), 'łączę'.normalize('NFD'), undefined],
    ['as long in letters and marks', spec({ max: 4 }), 'łęąć'.normalize('NFD'), undefined],
    ['something else', spec({ same: 'first' }), 'pies', 'Hasła się różnią. Wpisz w obu polach to samo hasło.'],
    ['e-mail or phone', spec({ types: ['phone', 'email'] }), 'a@b.pl', undefined],
  ])('is judged: %s', (_, field, value, message) =>
    expect(
      submitFault(
        field,
        reading({ x: value, login: ' Ala.K ', email: 'ola.k@example.pl', first: 'kot', marked: 'łączę' }),
        {},
      ),
    ).toBe(message),
  );

  it('is left alone while it is empty, until the form is sent', () => {
    expect(localFault(spec({ required: true }), reading({}), {})).toBeUndefined();
    expect(localFault(spec({ same: 'first' }), reading({ first: 'kot' }), {})).toBeUndefined();
    expect(fillingOf(spec({ required: true }), ' ', {})).toEqual({ empty: true });
    expect(fillingOf(spec({ required: true, kind: 'box' }), '1', {})).toMatchObject({ empty: false, box: {} });
  });
});

describe('a question', () => {
  const read = reading({ x: 'v', country: 'DE', number: '7', prefix: '+49' });

  it('carries what stands in the fields beside it', () => {
    expect(questionOf(spec({ types: ['street'], region: 'country', to: 'number' }), read, {})).toMatchObject({
      graph: { type: 'street', value: 'v', region: 'DE', after: { name: 'number', value: '7' } },
    });
    expect(questionOf(spec({ types: ['phone'], from: 'prefix' }), read, {})).toMatchObject({
      graph: { before: '+49' },
    });
  });

  it('is about the shop’s own country where the form asks for none', () => {
    expect(questionOf(spec({ types: ['phone'], region: 'none', from: 'prefix' }), read, {})).toMatchObject({
      graph: { region: 'PL', before: '+49' },
    });
    expect(questionOf(spec({ types: ['phone'] }), read, {})).toMatchObject({ graph: { region: undefined } });
  });

  it('about either a telephone or an e-mail is about what it looks like', () => {
    const either = spec({ types: ['phone', 'email'] });
    expect(questionOf(either, reading({ x: '512 345 678' }), {})).toMatchObject({ graph: { type: 'phone' } });
    expect(questionOf(either, reading({ x: 'a@b.pl' }), {})).toMatchObject({ graph: { type: 'email' } });
  });

  it('about an account, or of a field with its own address, goes elsewhere', () => {
    expect(questionOf(spec({ types: ['iban'] }), read, {})).toMatchObject({
      url: { method: 'GET', values: [['bankAccount', 'v']], message: 'Format numeru konta bankowego jest niepoprawny' },
    });
    const url = { address: '/ajax/check.php', method: 'POST', serialize: ['x', 'country'] } as const;
    expect(questionOf(spec({ url }), read, {})).toEqual({
      url: {
        name: 'x',
        url: '/ajax/check.php',
        method: 'POST',
        values: [
          ['x', 'v'],
          ['country', 'DE'],
        ],
        message: 'Ta wartość jest niepoprawna.',
      },
    });
  });

  it('is asked about nothing that is empty, unknown or a box', () => {
    expect(questionOf(spec({ types: ['email'] }), reading({}), {})).toBeUndefined();
    expect(questionOf(spec({ types: ['colour'] }), read, {})).toBeUndefined();
    expect(questionOf(spec(), read, {})).toBeUndefined();
    expect(questionOf(spec({ kind: 'box', types: ['email'] }), read, {})).toBeUndefined();
  });

  it('is asked again when a field beside it changes', () => {
    const all = [spec({ name: 'zip', region: 'country' }), spec({ name: 'street', to: 'number' }), spec({ name: 'z' })];
    const passwords = [spec({ name: 'first', logins: ['login', 'email'] }), spec({ name: 'again', same: 'first' })];
    expect(['email', 'first'].map((name) => dependents(passwords, name))).toEqual([['first'], ['again']]);
    expect(dependents(all, 'country')).toEqual(['zip']);
    expect(dependents(all, 'number')).toEqual(['street']);
    expect(dependents(all, 'z')).toEqual([]);
  });
});

describe('a field that is left', () => {
  it.each([
    ['zipcode', '00950', '00-950'],
    ['zipcode', 'nie', 'nie'],
    ['phone', '+48512345678', '512 345 678'],
    ['iban', 'PL61109010140000071219812874', '61 1090 1014 0000 0712 1981 2874'],
    ['email', ' a@b.pl', ' a@b.pl'],
  ])('writes a %s %s as %s', (type, value, written) =>
    expect(formatted(spec({ types: [type] }), value, reading({}))).toBe(written),
  );

  it('writes as the chosen country does', () => {
    const zip = spec({ types: ['zipcode'], region: 'country' });
    expect(formatted(zip, '12345', reading({ country: '203' }))).toBe('123 45');
  });
});

describe('a street that was filled in with its number', () => {
  const street = spec({ name: 'street', types: ['street'], region: 'country', to: 'number' });
  const part = (values: Record<string, string>, of = street) => parted(of, reading(values));

  it('is parted where the number has a field of its own', () => {
    expect(part({ street: ' al. 3 Maja 12A m. 4', number: ' ' })).toEqual([
      ['street', 'al. 3 Maja'],
      ['number', '12A m. 4'],
    ]);
    expect(part({ street: 'Polna 12', country: 'PL' })).toHaveLength(2);
  });

  it.each([
    ['has no number', { street: '3 Maja' }],
    ['has one already', { street: 'Polna 12', number: '3' }],
    ['lies abroad', { street: 'Hauptstraße 7', country: 'DE' }],
    ['is no line of a street', { street: `${'Polna '.repeat(50)}12` }],
  ])('stays as it is when it %s', (_, values) => expect(part(values)).toEqual([]));

  it('gives up its town in the same way when it is a postcode', () => {
    const zipcode = spec({ name: 'client_zipcode', types: ['zipcode'], region: 'country' });
    expect(part({ client_zipcode: '59.700, Bolesławiec', client_city: '' }, zipcode)).toEqual([
      ['client_zipcode', '59.700'],
      ['client_city', 'Bolesławiec'],
    ]);
    expect(part({ client_zipcode: '59-700' }, zipcode)).toEqual([]);
    expect(part({ client_zipcode: '56068 Koblenz', country: 'DE' }, zipcode)).toEqual([]);
  });

  it('is left alone in a form without such a field', () => {
    expect(part({ x: 'Polna 12' }, spec({ types: ['street'] }))).toEqual([]);
    expect(part({ x: 'Polna 12' }, spec({ types: ['city'], to: 'number' }))).toEqual([]);
  });
});
