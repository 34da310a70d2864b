import { err, ok } from '../kit/result.ts';
import type { Checked, Issue } from './codes.ts';
import { countryOf } from './countries.ts';
import { PARTY_CODES, type Party } from './parties.ts';
import type { Checks } from './rules/checks.ts';
import { checkEmail } from './rules/email.ts';
import { partLine } from './rules/houseNumber.ts';
import { checkAddition, checkCity, checkFirm, checkName } from './rules/names.ts';
import { checkNip } from './rules/nip.ts';
import { checkPhone, partAtFault, withPrefix, writtenPrefix } from './rules/phone.ts';
import { checkStreet, checkStreetNumber, hasNumber } from './rules/street.ts';
import { asksZipcode, checkZipcode, partZipcode } from './rules/zipcode.ts';

/** Parts of an address; on a form each is called `client_firstname`, `delivery_firstname`, `invoice_firstname`. */
export const ADDRESS_PARTS = [
  'region',
  'firstname',
  'lastname',
  'firm',
  'nip',
  'additional',
  'street',
  'street_number',
  'zipcode',
  'city',
  'phone_prefix',
  'phone',
  'phone2',
  'email',
] as const;
export type AddressPart = (typeof ADDRESS_PARTS)[number];

/** Address of a form, or as it is stored; parts that the form does not have are missing. */
export type AddressValues = Readonly<Partial<Record<AddressPart, string>>>;
export type AddressIssues = Readonly<Partial<Record<AddressPart, Issue>>>;

export interface AddressTerms {
  party: Party;
  /** A company with its tax number, instead of a person. */
  company: boolean;
  email: boolean;
  phone: boolean;
  phone2?: boolean;
  /** Codes of two letters that may be chosen; the first stands at first. */
  countries: readonly string[];
}

/** Parts that may stay empty. */
const OPTIONAL: ReadonlySet<AddressPart> = new Set(['additional', 'phone_prefix', 'phone2']);

/**
 * Tells whether a part may stay empty in a country (its code of two letters). Abroad a number may stand in the line of
 * its street.
 */
export const isOptional = (part: AddressPart, region: string): boolean =>
  OPTIONAL.has(part) || (part === 'street_number' && region !== 'PL') || (part === 'zipcode' && !asksZipcode(region));

/**
 * Parts in the order in which they are asked for. A company that buys names a person to speak to, one on an invoice none;
 * a parcel goes to a person, whose company may be added.
 */
export function addressParts({ party, company, email, phone, phone2 }: AddressTerms): AddressPart[] {
  const isFirm = company && party !== 'delivery';
  const asked: Readonly<Partial<Record<AddressPart, boolean>>> = {
    firstname: !isFirm || party === 'client',
    lastname: !isFirm || party === 'client',
    firm: isFirm,
    nip: isFirm,
    additional: party === 'delivery',
    phone_prefix: phone,
    phone,
    phone2: phone && phone2 === true,
    email,
  };
  return ADDRESS_PARTS.filter((part) => asked[part] !== false);
}

/**
 * Checks an address: as it is stored (postcode as the country writes it, telephone with its prefix, street and number
 * apart), or what is wrong with each part. Without `checks` telephones, foreign tax numbers and e-mail are checked by
 * shape alone.
 */
export function checkAddress(values: AddressValues, terms: AddressTerms, checks: Checks) {
  const codes = PARTY_CODES[terms.party];
  const country = countryOf(values.region ?? '');
  const region = country && terms.countries.includes(country.code) ? country.code : undefined;
  const shape = region ?? terms.countries[0] ?? '';
  const { street: line = '', street_number = '' } = values;
  const { street, number } = partLine(line, street_number, shape) ?? { street: line, number: street_number };
  const beside = partZipcode(values.zipcode ?? '', values.city ?? '', shape);
  const phone2 = { ...codes.phone, illegal: 'illegal_characters_client_phone2' } as const;

  const rules: Readonly<Record<AddressPart, (value: string) => Checked>> = {
    region: () => (region === undefined ? err({ code: codes.region }) : ok(region)),
    firstname: (value) => checkName(value, codes.firstname),
    lastname: (value) => checkName(value, codes.lastname),
    firm: (value) => checkFirm(value, codes.firm),
    additional: (value) => checkAddition(value, codes.firm),
    nip: (value) => checkNip(value, shape, checks.nip),
    street: () => checkStreet(street, codes.street),
    street_number: () => checkStreetNumber(number, shape, codes.street),
    zipcode: (value) => checkZipcode(value, shape, codes.zipcode),
    city: (value) => checkCity(value, codes.city),
    // Joined to the number below.
    phone_prefix: (value) => ok(writtenPrefix(value)),
    phone: (value) => checkPhone(withPrefix(value, values.phone_prefix), shape, codes.phone, checks.phone),
    phone2: (value) => checkPhone(withPrefix(value, values.phone_prefix), shape, phone2, checks.phone),
    email: (value) => checkEmail(value, checks.email),
  };

  const kept: Partial<Record<AddressPart, string>> = {};
  const issues: Partial<Record<AddressPart, Issue>> = {};
  for (const part of addressParts(terms)) {
    const value = (part === 'zipcode' || part === 'city' ? beside?.[part] : undefined) ?? values[part] ?? '';
    const isLeftOut = value.trim() === '' && isOptional(part, shape);
    if (isLeftOut && (part !== 'street_number' || street.trim() === '' || hasNumber(street, shape))) continue;
    const checked = rules[part](value);
    if (checked.ok) kept[part] = checked.value;
    else issues[partAtFault(part, checked.error, values)] = checked.error;
  }
  return Object.keys(issues).length > 0 ? err(issues as AddressIssues) : ok(kept as AddressValues);
}
