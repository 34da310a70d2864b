import { type AddressTerms, type AddressValues, checkAddress } from '../address.ts';
import type { Party } from '../parties.ts';
import { serverChecks } from '../rules/checks.server.ts';

const countries = ['PL', 'DE', 'GB', 'FR'];
export const terms = (party: Party, company = false): AddressTerms => ({
  party,
  company,
  email: true,
  phone: true,
  phone2: true,
  countries,
});
export const GOOD: AddressValues = {
  region: 'PL',
  firstname: 'Anna',
  lastname: 'Kowalska',
  firm: 'Glina sp. z o.o.',
  nip: '123-456-32-18',
  street: 'Polna',
  street_number: '12 m. 4',
  zipcode: '59700',
  city: 'Bolesławiec',
  phone: '512 345 678',
  email: 'anna@example.pl',
};

/** Codes by part. */
export function wrong(values: AddressValues, asked: AddressTerms) {
  const checked = checkAddress({ ...GOOD, ...values }, asked, serverChecks);
  return checked.ok ? {} : Object.fromEntries(Object.entries(checked.error).map(([part, issue]) => [part, issue.code]));
}
