import { describe, expect, it } from 'vitest';
import { checkAddress } from './address.ts';
import { addressFields } from './addressFields.ts';
import type { Party } from './parties.ts';
import { serverChecks } from './rules/checks.server.ts';
import { GOOD, terms, wrong } from './testing/address.server.ts';

describe('an address', () => {
  it('is kept as it is written', () => {
    expect(checkAddress({ ...GOOD, phone_prefix: '+48' }, terms('client'), serverChecks)).toEqual({
      ok: true,
      value: {
        region: 'PL',
        firstname: 'Anna',
        lastname: 'Kowalska',
        street: 'Polna',
        street_number: '12 m. 4',
        zipcode: '59-700',
        city: 'Bolesławiec',
        phone_prefix: '+48',
        phone: '+48512345678',
        email: 'anna@example.pl',
      },
    });
  });

  it('takes the town out of the postcode when its own field is empty or says the same', () => {
    for (const city of ['', 'bolesławiec']) {
      const checked = checkAddress({ ...GOOD, zipcode: '59-700 Bolesławiec', city }, terms('client'), serverChecks);
      expect(checked).toMatchObject({ ok: true, value: { zipcode: '59-700', city: 'Bolesławiec' } });
    }
    const other = checkAddress(
      { ...GOOD, zipcode: '59-700 Bolesławiec', city: 'Wrocław' },
      terms('client'),
      serverChecks,
    );
    expect(other).toMatchObject({ ok: false, error: { zipcode: { code: 'incorect_zipcode' } } });
  });

  it('takes the number out of the street when its own field is empty', () => {
    const checked = checkAddress(
      { ...GOOD, street: 'al. 3 Maja 5/7', street_number: '' },
      terms('client'),
      serverChecks,
    );
    expect(checked).toMatchObject({ ok: true, value: { street: 'al. 3 Maja', street_number: '5/7' } });
  });

  it('puts the prefix before a number that has none', () => {
    const values = { region: 'DE', zipcode: '10115', phone_prefix: '49', phone: '030 123456' };
    expect(checkAddress({ ...GOOD, ...values }, terms('client'), serverChecks)).toMatchObject({
      ok: true,
      value: { phone: '+4930123456' },
    });
    expect(wrong({ ...values, phone: '+48 512 345 678' }, terms('client'))).toEqual({});
    expect(wrong({ ...values, phone: '' }, terms('client'))).toEqual({ phone: 'incorect_phone' });
  });

  it('keeps a prefix as it is written in an international number', () => {
    for (const phone_prefix of ['0048', ' (+48)', '48'])
      expect(checkAddress({ ...GOOD, phone_prefix }, terms('client'), serverChecks)).toMatchObject({
        ok: true,
        value: { phone_prefix: '+48', phone: '+48512345678' },
      });
  });

  it('tells a wrong prefix on its own field', () => {
    expect(wrong({ phone_prefix: '+4' }, terms('client'))).toEqual({ phone_prefix: 'incorect_phone' });
    expect(wrong({ phone_prefix: '+4', phone: '12' }, terms('client'))).toEqual({ phone: 'incorect_phone' });
  });

  it('is only for countries that may be chosen', () => {
    expect(wrong({ region: 'US' }, terms('client'))).toMatchObject({ region: 'incorrect_region' });
    expect(wrong({ region: '' }, terms('delivery'))).toMatchObject({ region: 'incorect_delivery_region' });
    expect(wrong({ region: '616' }, terms('client'))).toEqual({});
  });
});

/** Each code of the catalogue that an address may get, by the party and the value that earn it. */
describe.each<[Party, boolean, Readonly<Partial<Record<string, readonly [value: string, code: string][]>>>]>([
  [
    'client',
    false,
    {
      firstname: [
        ['', 'no_firstname'],
        ['Ann@', 'illegal_characters_client_firstname'],
        ['-', 'invalid_format'],
      ],
      lastname: [
        ['', 'no_name'],
        ['K0wal', 'illegal_characters_client_lastname'],
      ],
      street: [
        ['', 'no_street'],
        ['Polna;', 'illegal_characters_client_street'],
      ],
      street_number: [['', 'no_street_number']],
      zipcode: [
        ['', 'incorect_zipcode'],
        ['1', 'incorect_zipcode'],
      ],
      city: [
        ['', 'no_city'],
        ['=', 'illegal_characters_client_city'],
      ],
      phone: [
        ['', 'incorect_phone'],
        ['x', 'illegal_characters_client_phone'],
      ],
      phone2: [['x', 'illegal_characters_client_phone2']],
      email: [['', 'incorect_email']],
    },
  ],
  [
    'client',
    true,
    {
      firm: [
        ['', 'no_firmname'],
        ['<>', 'illegal_characters_client_firm'],
      ],
      nip: [
        ['1', 'incorect_nip'],
        ['?', 'illegal_characters_client_nip'],
      ],
    },
  ],
  [
    'delivery',
    false,
    {
      firstname: [
        ['', 'no_delivery_firstname'],
        ['1', 'illegal_characters_delivery_firstname'],
      ],
      lastname: [
        ['', 'no_delivery_lastname'],
        ['1', 'illegal_characters_delivery_lastname'],
      ],
      additional: [['<', 'illegal_characters_delivery_additional']],
      street: [
        ['', 'no_delivery_street'],
        ['*', 'illegal_characters_delivery_street'],
      ],
      street_number: [['', 'no_street_number']],
      zipcode: [
        ['', 'incorect_delivery_zipcode'],
        ['1', 'incorect_zipcode'],
      ],
      city: [
        ['', 'no_delivery_city'],
        ['*', 'illegal_characters_delivery_city'],
      ],
      phone: [['*x', 'illegal_characters_delivery_phone']],
    },
  ],
  [
    'invoice',
    false,
    {
      firstname: [['', 'no_invoice_firstname']],
      lastname: [['', 'no_invoice_lastname']],
      street: [['', 'no_invoice_street']],
      street_number: [['', 'no_invoice_street_number']],
      zipcode: [['', 'incorect_invoice_zipcode']],
      city: [['', 'no_invoice_city']],
      phone: [['', 'incorect_invoice_phone']],
    },
  ],
  ['invoice', true, { firm: [['', 'no_invoice_firmname']] }],
])('an address of the kind %s, of a company: %s,', (party, company, table) => {
  const rows = Object.entries(table).flatMap(([part, cases]) =>
    (cases ?? []).map(([value, code]) => [part, value, code] as const),
  );

  it.each(rows)('says of %s „%s”: %s', (part, value, code) => {
    expect(wrong({ [part]: value }, terms(party, company))).toEqual({ [part]: code });
  });
});

it('an addition to a receiver may be the code of a door', () => {
  expect(wrong({ additional: '1234' }, terms('delivery'))).toEqual({});
  expect(wrong({ additional: '-' }, terms('delivery'))).toEqual({ additional: 'invalid_format' });
});

it('an address in Britain may name its house', () => {
  const values = { region: 'GB', zipcode: 'SW1A 1AA', street: 'Mill Lane', phone: '+48 512 345 678' };
  expect(wrong({ ...values, street_number: 'Rose Cottage' }, terms('client'))).toEqual({});
  expect(wrong({ ...values, street_number: '' }, terms('client'))).toEqual({ street_number: 'no_street_number_uk' });
});

it('an address abroad may have its number in the line of its street, as browsers fill it in', () => {
  const street = '12 rue de la Paix';
  const abroad = { region: 'FR', zipcode: '75002', street, street_number: '', phone: '+48 512 345 678' };
  const checked = checkAddress({ ...GOOD, ...abroad }, terms('client'), serverChecks);
  expect(checked).toMatchObject({ ok: true, value: { street } });
  expect(checked.ok && checked.value.street_number).toBeUndefined();
  expect(wrong({ ...abroad, street: 'Lieu-dit Les Granges' }, terms('client'))).toEqual({});
  expect(wrong({ ...abroad, street: 'rue de la Paix' }, terms('client'))).toEqual({
    street_number: 'no_street_number',
  });
  expect(wrong({ ...abroad, street: '' }, terms('client'))).toEqual({ street: 'no_street' });
});

it('a country without postcodes asks for none', () => {
  const hongKong = { ...terms('client'), countries: ['PL', 'HK'] };
  const values = { region: 'HK', zipcode: '', street: 'Nathan Road 1', phone: '+48 512 345 678' };
  expect(wrong(values, hongKong)).toEqual({});
  expect(addressFields(hongKong, 'HK').find(({ part }) => part === 'zipcode')).toMatchObject({ optional: true });
});
