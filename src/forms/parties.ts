import type { IllegalCode, MissingCode, PhoneCode, ZipcodeCode } from './codes.ts';

/** Party of an address: the customer, another receiver, or the invoice. */
export type Party = 'client' | 'delivery' | 'invoice';

interface Pair {
  missing: MissingCode;
  illegal: IllegalCode;
}

interface PartyCodes {
  firstname: Pair;
  lastname: Pair;
  firm: Pair;
  street: Pair & { noNumber: MissingCode };
  city: Pair;
  zipcode: ZipcodeCode;
  phone: { missing: PhoneCode; illegal: IllegalCode };
  region: 'incorrect_region' | 'incorect_delivery_region';
}

const client: PartyCodes = {
  firstname: { missing: 'no_firstname', illegal: 'illegal_characters_client_firstname' },
  lastname: { missing: 'no_name', illegal: 'illegal_characters_client_lastname' },
  firm: { missing: 'no_firmname', illegal: 'illegal_characters_client_firm' },
  street: { missing: 'no_street', illegal: 'illegal_characters_client_street', noNumber: 'no_street_number' },
  city: { missing: 'no_city', illegal: 'illegal_characters_client_city' },
  zipcode: 'incorect_zipcode',
  phone: { missing: 'incorect_phone', illegal: 'illegal_characters_client_phone' },
  region: 'incorrect_region',
};

/** The code that the catalogue has for a field of each party; for an invoice it has few of its own. */
export const PARTY_CODES: Readonly<Record<Party, PartyCodes>> = {
  client,
  delivery: {
    firstname: { missing: 'no_delivery_firstname', illegal: 'illegal_characters_delivery_firstname' },
    lastname: { missing: 'no_delivery_lastname', illegal: 'illegal_characters_delivery_lastname' },
    firm: { missing: 'no_firmname', illegal: 'illegal_characters_delivery_additional' },
    street: {
      missing: 'no_delivery_street',
      illegal: 'illegal_characters_delivery_street',
      noNumber: 'no_street_number',
    },
    city: { missing: 'no_delivery_city', illegal: 'illegal_characters_delivery_city' },
    zipcode: 'incorect_delivery_zipcode',
    phone: { missing: 'incorect_phone', illegal: 'illegal_characters_delivery_phone' },
    region: 'incorect_delivery_region',
  },
  invoice: {
    firstname: { ...client.firstname, missing: 'no_invoice_firstname' },
    lastname: { ...client.lastname, missing: 'no_invoice_lastname' },
    firm: { ...client.firm, missing: 'no_invoice_firmname' },
    street: { ...client.street, missing: 'no_invoice_street', noNumber: 'no_invoice_street_number' },
    city: { ...client.city, missing: 'no_invoice_city' },
    zipcode: 'incorect_invoice_zipcode',
    phone: { ...client.phone, missing: 'incorect_invoice_phone' },
    region: 'incorrect_region',
  },
};
