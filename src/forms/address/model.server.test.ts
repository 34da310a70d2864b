import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAddress } from '../address.ts';
import { checkClientData } from '../clientData.ts';
import type { Issue } from '../codes.ts';
import { ALL_COUNTRIES } from '../countries.ts';
import type { Party } from '../parties.ts';
import { serverChecks } from '../rules/checks.server.ts';
import { checkIban } from '../rules/iban.ts';
import { takenLogin } from '../takenLogin.ts';
import { formTexts } from '../texts.ts';
import { addressLabels } from './labels.ts';
import { type AddressFormTerms, checkAddressForm, partyTerms, readAddressForm } from './model.ts';

const TERMS: AddressFormTerms = { countries: ALL_COUNTRIES, others: ['delivery', 'invoice'] };
const PERSON = {
  region: 'PL',
  firstname: 'Anna',
  lastname: 'Kowalska',
  street: 'Polna',
  street_number: '12',
  zipcode: '59700',
  city: 'Bolesławiec',
  phone_prefix: '+48',
  phone: '512345678',
};
const of = (party: Party, parts: Record<string, string>) =>
  Object.fromEntries(Object.entries(parts).map(([part, value]) => [`${party}_${part}`, value]));
const SAME = { deliver_to_billingaddr: '1', invoice_to_billingaddr: '1' };
const CLIENT = of('client', { ...PERSON, email: 'anna@example.pl' });

function read(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return readAddressForm(form, TERMS);
}
const check = (fields: Record<string, string>) => checkAddressForm(read(fields), TERMS, serverChecks, {});
const wrong = (fields: Record<string, string>) => check(fields).faults.map(({ name }) => name);

describe('an address form', () => {
  it('gives the addresses that are its own, as they are kept', () => {
    const given = { client_type: 'private', ...SAME, ...CLIENT, client_nip: '1', delivery_city: 'Łódź' };
    expect(check(given)).toEqual({
      faults: [],
      addresses: {
        type: 'private',
        client: { ...PERSON, zipcode: '59-700', phone: '+48512345678', email: 'anna@example.pl' },
      },
    });
  });

  it('asks a company for its name and number, and whom to speak to', () => {
    expect(wrong({ client_type: 'firm', ...SAME, ...CLIENT, client_lastname: '' })).toEqual([
      'client_lastname',
      'client_firm',
      'client_nip',
    ]);
    const firm = { client_firm: 'Glina', client_nip: '123-456-32-18' };
    expect(check({ client_type: 'firm', ...SAME, ...CLIENT, ...firm }).addresses).toMatchObject({
      type: 'firm',
      client: { firm: 'Glina', nip: '1234563218' },
    });
  });

  it('asks nothing of an address that is not on the form', () => {
    const { deliver_to_billingaddr: _, ...invoiceSame } = SAME;
    const { faults, addresses } = checkAddressForm(
      read({ ...invoiceSame, ...CLIENT }),
      { ...TERMS, others: ['invoice'] },
      serverChecks,
      {},
    );
    expect(faults).toEqual([]);
    expect(addresses).not.toHaveProperty('delivery');
  });

  it('asks for other addresses where they differ, after the customer’s own', () => {
    const { deliver_to_billingaddr: _, ...invoiceSame } = SAME;
    expect(wrong({ ...invoiceSame, ...CLIENT, client_city: '' })).toEqual([
      'client_city',
      'delivery_region',
      'delivery_firstname',
      'delivery_lastname',
      'delivery_street',
      'delivery_street_number',
      'delivery_zipcode',
      'delivery_city',
      'delivery_phone',
    ]);
    const invoice = of('invoice', { ...PERSON, firm: 'Glina', nip: '1234563218' });
    const { addresses } = check({ deliver_to_billingaddr: '1', ...CLIENT, ...invoice });
    expect(addresses).toMatchObject({ invoice: { firm: 'Glina', nip: '1234563218', city: 'Bolesławiec' } });
    expect(addresses.delivery).toBeUndefined();
  });

  it('asks a company for its invoice, a person only where one is named', () => {
    const { invoice_to_billingaddr: _, ...deliverySame } = SAME;
    const empty = wrong({ ...deliverySame, ...CLIENT });
    expect(empty).toEqual(expect.arrayContaining(['invoice_firm', 'invoice_nip', 'invoice_street']));
    expect(empty).not.toContain('invoice_firstname');
    const person = { ...deliverySame, ...CLIENT, invoice_type: 'private', ...of('invoice', PERSON) };
    expect(wrong(person)).toEqual([]);
    expect(wrong({ ...person, invoice_firstname: '' })).toEqual(['invoice_firstname']);
  });

  it('gives back all that was typed, also where it is not asked for', () => {
    const { type, written, addresses } = read({ client_type: 'x', ...CLIENT, client_nip: '12', delivery_city: 'Łódź' });
    expect([type, written]).toEqual(['private', ['delivery', 'invoice']]);
    expect(addresses.client).toMatchObject({ nip: '12', phone: '512345678' });
    expect(addresses.delivery).toMatchObject({ city: 'Łódź' });
  });

  it('has a name for every field that may be wrong', () => {
    const labels = addressLabels(TERMS, {});
    const faults = wrong({ client_type: 'firm', invoice_nip: '1' });
    expect(faults.length).toBeGreaterThan(20);
    for (const name of faults) expect(labels[name]?.label).toBeTruthy();
  });

  it('answers whatever is sent, and refuses fields of a megabyte', () => {
    const names = fc.constantFrom(...Object.keys(addressLabels(TERMS, {})), 'client_type', ...Object.keys(SAME));
    const value = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom('PL', 'DE', 'firm', '1'));
    fc.assert(
      fc.property(fc.dictionary(names, value), (fields) => {
        for (const { message } of check(fields).faults) expect(message).toBeTruthy();
      }),
      { numRuns: 60 },
    );
    const huge = 'ą1 '.repeat(350_000);
    const fields = Object.fromEntries(Object.keys(addressLabels(TERMS, {})).map((name) => [name, huge]));
    expect(wrong({ client_type: 'firm', ...fields }).length).toBeGreaterThan(25);
  });
});

/** Codes of the contract that need what is not here yet: the shop of an order. */
const WAITING = ['incorect_shops'];
/** What the forms say besides the catalogue stands after its last code. */
const CATALOGUE = Object.keys(formTexts.values).slice(0, Object.keys(formTexts.values).indexOf('password_forbidden'));

it('every code of the catalogue is reached by validateClientData, verify_iban or the address form', async () => {
  const reached = new Set<string>();
  const note = (issues: readonly Issue[]) => {
    for (const { code } of issues) reached.add(code);
  };
  const terms = { country: 'PL', password: { min: 6, max: 30 }, today: () => '2026-11-21' };
  const wire = (input: Parameters<typeof checkClientData>[0]) => note(checkClientData(input, terms, serverChecks));
  const billing = (fields: object) => wire({ clientData: { clientBillingData: fields } });
  for (const value of ['', '-', '<', '4', 'Polna']) {
    const all = { firstname: value, lastname: value, companyName: value, street: value, city: value, phone: value };
    billing({ ...all, phone2: value, zipcode: value });
    billing({ country: 'GB', street: value });
    wire({ clientData: { taxNumber: value, email: value, birthDate: value } });
    wire({ loginAndPassword: { login: value } });
    wire({ loginAndPassword: { password: value } });
  }
  billing({ country: '999' });
  wire({ loginAndPassword: { password: 'x7#Kp!9'.repeat(5) } });
  wire({ loginAndPassword: { login: 'JanKowal7', password: 'jankowal7' } });
  wire({ loginAndPassword: { password: 'zielony piec 7', passwordRepeat: 'zielony piec' } });
  for (const use of ['email', 'login'] as const)
    for (const free of [true, false]) {
      const taken = await takenLogin('anna', async (login) => (free && login !== 'anna' ? 'free' : use));
      note(taken ? [taken] : []);
    }
  const iban = checkIban('1', serverChecks.iban);
  if (!iban.ok) note([iban.error]);
  for (const party of ['client', 'delivery', 'invoice'] as const)
    for (const company of [false, true])
      for (const value of ['', '<', '4', 'Polna']) {
        const all = Object.fromEntries(
          Object.keys({ ...PERSON, firm: '', nip: '', additional: '' }).map((part) => [part, value]),
        );
        const checked = checkAddress(
          { ...all, region: value === '' ? '' : 'PL' },
          partyTerms(party, TERMS, company),
          serverChecks,
        );
        if (!checked.ok) note(Object.values(checked.error));
      }
  expect(CATALOGUE).toHaveLength(54);
  expect(CATALOGUE.filter((code) => !reached.has(code)).toSorted()).toEqual(WAITING.toSorted());
});
