import type { TextOverrides } from '../../ui/text.ts';
import {
  ADDRESS_PARTS,
  type AddressPart,
  type AddressTerms,
  type AddressValues,
  addressParts,
  checkAddress,
} from '../address.ts';
import { fieldName } from '../addressFields.ts';
import type { Fault } from '../engine/model.ts';
import { readAddress } from '../formData.ts';
import { issueText } from '../messages.ts';
import type { Party } from '../parties.ts';
import type { Checks } from '../rules/checks.ts';

/** Kind of buyer as the wire names it (`client_type`). */
export type ClientType = 'private' | 'firm';

/** Boxes that say that another address is the customer's own one. */
export const SAME_BOX = { delivery: 'deliver_to_billingaddr', invoice: 'invoice_to_billingaddr' } as const;
export type OtherParty = keyof typeof SAME_BOX;

/** Parts that an address form asks for. */
export interface AddressFormTerms {
  /** Codes of two letters; the first stands at first. */
  countries: readonly string[];
  /** Countries that a parcel goes to; all where missing. */
  destinations?: readonly string[];
  /** Addresses that may differ from the customer's own. */
  others: readonly OtherParty[];
  /** True when it asks for a second telephone. */
  phone2?: boolean;
}

/** Values of an address form, also of parts that are not asked for at the moment: they come back as they were. */
export interface AddressFormValues {
  type: ClientType;
  /** Type of an invoice to other data; a company's at first. */
  invoiceType?: ClientType;
  /** Other addresses that are written down. */
  written: readonly OtherParty[];
  addresses: Readonly<Partial<Record<Party, AddressValues>>>;
}

/** Addresses as they are kept; parties that share the customer's have none of their own. */
export interface CheckedAddresses {
  type: ClientType;
  client: AddressValues;
  delivery?: AddressValues;
  invoice?: AddressValues;
}

/** Fields of one address; a company's are always among those that are drawn. */
export function partyTerms(
  party: Party,
  {
    countries: all,
    destinations = all,
    phone2 = false,
  }: Pick<AddressFormTerms, 'countries' | 'destinations' | 'phone2'>,
  company: boolean,
): AddressTerms {
  const own = party === 'client';
  const countries = party === 'delivery' ? destinations : all;
  return { party, company: company && party !== 'delivery', email: own, phone: true, phone2: own && phone2, countries };
}

const isCompany = (party: Party, { type, invoiceType }: AddressFormValues): boolean =>
  party === 'client' ? type === 'firm' : party === 'invoice' && invoiceType !== 'private';

export function readAddressForm(form: FormData, formTerms: AddressFormTerms): AddressFormValues {
  const { others } = formTerms;
  // A person's fields and a company's: what is hidden now may be wanted back.
  const whole = (party: Party): AddressValues => ({
    ...readAddress(form, partyTerms(party, formTerms, true)),
    ...readAddress(form, partyTerms(party, formTerms, false)),
  });
  return {
    type: form.get('client_type') === 'firm' ? 'firm' : 'private',
    ...(form.get('invoice_type') === 'private' ? { invoiceType: 'private' } : {}),
    written: others.filter((party) => form.get(SAME_BOX[party]) === null),
    addresses: Object.fromEntries((['client', ...others] as const).map((party) => [party, whole(party)])),
  };
}

/** Addresses as they are stored, and the mistakes in the order of the form. */
export function checkAddressForm(
  values: AddressFormValues,
  formTerms: AddressFormTerms,
  checks: Checks,
  texts: TextOverrides,
): { faults: Fault[]; addresses: CheckedAddresses } {
  const faults: Fault[] = [];
  const one = (party: Party): AddressValues => {
    const terms = partyTerms(party, formTerms, isCompany(party, values));
    const checked = checkAddress(values.addresses[party] ?? {}, terms, checks);
    if (checked.ok) return checked.value;
    for (const part of addressParts(terms)) {
      const issue = checked.error[part];
      if (issue) faults.push({ name: fieldName(party, part), message: issueText(issue, texts) });
    }
    return {};
  };
  const client = one('client');
  const others = Object.fromEntries(
    values.written.filter((party) => formTerms.others.includes(party)).map((party) => [party, one(party)]),
  );
  return { faults, addresses: { type: values.type, client, ...others } };
}

/** Whom an address asks a part of: anybody, or only one kind of buyer; those of both kinds, in their order. */
export function partsByKind(terms: AddressTerms): [AddressPart, 'all' | ClientType][] {
  const firm = addressParts({ ...terms, company: true });
  const person = addressParts({ ...terms, company: false });
  return ADDRESS_PARTS.filter((part) => firm.includes(part) || person.includes(part)).map((part) => [
    part,
    firm.includes(part) ? (person.includes(part) ? 'all' : 'firm') : 'private',
  ]);
}
