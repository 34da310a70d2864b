import { type AddressPart, type AddressTerms, addressParts, isOptional } from './address.ts';
import type { Party } from './parties.ts';
import { LONGEST } from './rules/lengths.ts';
import { hasDigitsOnly } from './rules/zipcode.ts';

/** Properties of an address field besides its words. */
export interface AddressField {
  part: AddressPart;
  /** Name of the field, e.g. `client_zipcode`. */
  name: string;
  /** A telephone that is written in two fields is text (HTML, "Autofill": `tel-national`); its keyboard is a telephone's. */
  kind: 'text' | 'email' | 'select';
  optional: boolean;
  /** Token of autocomplete; missing where browsers know none: a tax number, a house number of its own. */
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'tel' | 'email';
  enterKeyHint: 'next' | 'done';
  autoCapitalize?: 'words' | 'characters' | 'none';
  maxLength?: number;
  /** Changes with the country: label, format or keyboard. */
  byCountry: boolean;
}

/** Tokens of HTML, "Autofill"; receiver and customer are told apart by `shipping` and `billing`. */
const TOKENS: Readonly<Partial<Record<AddressPart, string>>> = {
  region: 'country',
  firstname: 'given-name',
  lastname: 'family-name',
  firm: 'organization',
  additional: 'organization',
  street: 'address-line1',
  zipcode: 'postal-code',
  city: 'address-level2',
  phone_prefix: 'tel-country-code',
  phone: 'tel-national',
  email: 'email',
};
/** Tokens that take no `shipping` or `billing`, but what they are about. */
const GROUPS: Readonly<Record<Party, string>> = { client: 'billing', delivery: 'shipping', invoice: 'billing' };

const BY_COUNTRY: ReadonlySet<AddressPart> = new Set(['nip', 'zipcode', 'street_number', 'phone', 'phone2']);
const WORDS: ReadonlySet<AddressPart> = new Set(['firstname', 'lastname', 'firm', 'street', 'city', 'additional']);

/** The fields of an address form for a country (its code of two letters). */
export function addressFields(terms: AddressTerms, region: string): AddressField[] {
  const parts = addressParts(terms);
  return parts.map((part, place) => ({
    part,
    name: fieldName(terms.party, part),
    kind: part === 'region' ? 'select' : part === 'email' ? 'email' : 'text',
    optional: isOptional(part, region),
    ...tokenOf(part, terms.party),
    ...keyboardOf(part, region),
    ...(part === 'region' ? {} : { maxLength: LONGEST[part] }),
    enterKeyHint: place === parts.length - 1 ? 'done' : 'next',
    byCountry: BY_COUNTRY.has(part),
  }));
}

export const fieldName = (party: Party, part: AddressPart): string => `${party}_${part}`;

function tokenOf(part: AddressPart, party: Party): Pick<AddressField, 'autoComplete'> {
  const token = TOKENS[part];
  return token === undefined ? {} : { autoComplete: `${GROUPS[party]} ${token}` };
}

function keyboardOf(part: AddressPart, region: string): Pick<AddressField, 'inputMode' | 'autoCapitalize'> {
  if (part.startsWith('phone')) return { inputMode: 'tel' };
  if (part === 'email') return { inputMode: 'email' };
  if (part === 'zipcode')
    return hasDigitsOnly(region) ? { inputMode: 'numeric' } : { inputMode: 'text', autoCapitalize: 'characters' };
  if (part === 'nip')
    return region === 'PL' ? { inputMode: 'numeric' } : { inputMode: 'text', autoCapitalize: 'characters' };
  return WORDS.has(part) ? { autoCapitalize: 'words' } : {};
}
