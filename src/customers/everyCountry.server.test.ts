import { describe, expect, it } from 'vitest';
import { checkAddressForm } from '../forms/address/model.ts';
import { checkAddress } from '../forms/address.ts';
import { ALL_COUNTRIES } from '../forms/countries.ts';
import { serverChecks } from '../forms/rules/checks.server.ts';
import { zipcodeExample } from '../forms/rules/zipcode.ts';
import { checkClient, keptTerms } from './model.ts';
import { REGISTER_TERMS } from './registration.ts';

/** What an order keeps of addresses in a country. */
function ordered(region: string) {
  const place = { region, street: 'Polna', street_number: '12', zipcode: zipcodeExample(region) ?? '', city: 'Miasto' };
  const person = { ...place, firstname: 'Anna', lastname: 'Nowak', phone: '+48512345678' };
  const { faults, addresses } = checkAddressForm(
    {
      type: 'private',
      invoiceType: 'private',
      written: ['delivery', 'invoice'],
      addresses: {
        client: { ...person, email: 'anna@example.pl' },
        delivery: { ...person, additional: 'Piec' },
        invoice: person,
      },
    },
    { countries: ALL_COUNTRIES, others: ['delivery', 'invoice'] },
    serverChecks,
    {},
  );
  expect(faults, region).toEqual([]);
  return addresses;
}

describe('an address that can be ordered with', () => {
  it('can be kept in an account as it is, whatever its country', () => {
    for (const region of ALL_COUNTRIES) {
      const { client, delivery = {}, invoice = {} } = ordered(region);
      const { email: _, ...own } = client;
      // An account asks for no telephone of an invoice.
      const { phone: __, ...billed } = invoice;
      expect(checkClient(own, 'private', serverChecks), region).toEqual({ ok: true, value: own });
      for (const [kind, address] of [
        ['delivery', delivery],
        ['invoice', billed],
      ] as const)
        expect(checkAddress(address, keptTerms(kind, false), serverChecks), region).toEqual({
          ok: true,
          value: address,
        });
    }
  });

  it('has its country on every form of an account, Poland first', () => {
    for (const { countries } of [REGISTER_TERMS, keptTerms('delivery', false), keptTerms('invoice', true)])
      expect(countries).toEqual(ALL_COUNTRIES);
  });
});
