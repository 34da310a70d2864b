import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADDRESS_PARTS, addressParts, checkAddress } from './address.ts';
import { addressFields } from './addressFields.ts';
import { readAddress, readForm } from './formData.ts';
import type { Party } from './parties.ts';
import { serverChecks } from './rules/checks.server.ts';
import { terms, wrong } from './testing/address.server.ts';

describe('the fields of the form', () => {
  it('ask for what the terms name', () => {
    expect(addressParts(terms('client')).slice(0, 4)).toEqual(['region', 'firstname', 'lastname', 'street']);
    expect(addressParts(terms('client', true)).slice(0, 5)).toEqual(['region', 'firstname', 'lastname', 'firm', 'nip']);
    expect(addressParts(terms('invoice', true)).slice(0, 4)).toEqual(['region', 'firm', 'nip', 'street']);
    expect(addressParts(terms('delivery', true)).slice(0, 5)).toEqual([
      'region',
      'firstname',
      'lastname',
      'additional',
      'street',
    ]);
    expect(addressParts({ ...terms('client'), email: false, phone: false })).not.toEqual(
      expect.arrayContaining(['email', 'phone', 'phone2', 'phone_prefix']),
    );
  });

  it('help keyboards and browsers', () => {
    const fields = addressFields(terms('delivery'), 'PL');
    const of = (part: string) => fields.find((field) => field.part === part);
    expect(of('firstname')).toMatchObject({
      name: 'delivery_firstname',
      autoComplete: 'shipping given-name',
      maxLength: 100,
    });
    expect(of('zipcode')).toMatchObject({
      inputMode: 'numeric',
      autoComplete: 'shipping postal-code',
      byCountry: true,
    });
    expect(of('phone')).toMatchObject({ kind: 'text', inputMode: 'tel' });
    expect(of('phone_prefix')?.maxLength).toBeGreaterThanOrEqual('(00 420)'.length);
    expect(of('street_number')).not.toHaveProperty('autoComplete');
    expect(addressFields(terms('client'), 'GB').find(({ part }) => part === 'zipcode')).toMatchObject({
      autoCapitalize: 'characters',
    });
    expect(fields.map(({ enterKeyHint }) => enterKeyHint)).toEqual([...Array(fields.length - 1).fill('next'), 'done']);
  });

  it('have names of their own', () => {
    const names = (['client', 'delivery', 'invoice'] as const).flatMap((party) =>
      addressFields(terms(party, true), 'PL').map(({ name }) => name),
    );
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('a posted form', () => {
  it('is read by its fields alone', () => {
    const form = new FormData();
    form.append('name', 'Anna');
    form.append('name', 'Ewa');
    form.append('__proto__', 'x');
    form.append('file', new File(['x'], 'a.txt'));
    expect(readForm(form, { name: 40, file: 40, other: 40 })).toEqual({ name: 'Anna', file: '', other: '' });
  });

  it('comes back filled, and what is far too long is refused as such', () => {
    const form = new FormData();
    form.append('client_city', 'x'.repeat(1_000_000));
    form.append('client_zipcode', '0-0950');
    const values = readAddress(form, terms('client'));
    expect(values.zipcode).toBe('0-0950');
    expect(values.city?.length).toBeLessThan(500);
    expect(wrong(values, terms('client')).city).toBe('max_length');
  });

  it('whatever it holds, is answered', () => {
    const value = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('PL', '\uD800', '0'.repeat(5000)),
    );
    const posted = fc.record(Object.fromEntries(ADDRESS_PARTS.map((part) => [part, value])), { requiredKeys: [] });
    fc.assert(
      fc.property(
        posted,
        fc.constantFrom<Party>('client', 'delivery', 'invoice'),
        fc.boolean(),
        (values, party, company) => {
          const checked = checkAddress(values, terms(party, company), serverChecks);
          return checked.ok ? Object.keys(checked.value).length > 0 : Object.keys(checked.error).length > 0;
        },
      ),
    );
  });
});
