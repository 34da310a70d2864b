import { type AddressIssues, type AddressTerms, type AddressValues, checkAddress } from '../forms/address.ts';
import type { Issue } from '../forms/codes.ts';
import { ALL_COUNTRIES, countryOf } from '../forms/countries.ts';
import { PARTY_CODES } from '../forms/parties.ts';
import type { Checks } from '../forms/rules/checks.ts';
import { checkFirm, checkName } from '../forms/rules/names.ts';
import { checkNip } from '../forms/rules/nip.ts';
import { checkPassword, isSamePassword, type PasswordTerms } from '../forms/rules/password.ts';
import { checkPhone, partAtFault, withPrefix } from '../forms/rules/phone.ts';
import type { Language } from '../kit/language.ts';
import { err, ok, type Result } from '../kit/result.ts';

export const KINDS = ['private', 'firm'] as const;
export type CustomerKind = (typeof KINDS)[number];

export const PURPOSES = ['mailing', 'sms'] as const;
export type ConsentPurpose = (typeof PURPOSES)[number];

export const ADDRESS_KINDS = ['delivery', 'invoice'] as const;
export type AddressKind = (typeof ADDRESS_KINDS)[number];

export interface Customer {
  id: string;
  login: string;
  email: string;
  kind: CustomerKind;
  /** Name, company, telephone, and an address once it has been given. */
  address: AddressValues;
  /** YYYY-MM-DD; missing where nobody said it. */
  birthDate?: string;
  createdAt: number;
  /** Moment at which the address was proved; missing until then. */
  emailVerifiedAt?: number;
  /** Language of the last sign-in. */
  language: Language;
}

export interface KeptAddress {
  id: string;
  kind: AddressKind;
  address: AddressValues;
  isDefault: boolean;
}

/** The field of a birth date. */
export const BIRTH_DATE = 'client_birth_date';

/** Most addresses of a kind. */
export const MOST_ADDRESSES = 20;

export const clientTerms = (kind: CustomerKind, phone = true): AddressTerms => ({
  party: 'client',
  company: kind === 'firm',
  email: false,
  phone,
  phone2: phone,
  countries: ALL_COUNTRIES,
});

/** Terms of a stored address; an invoice to a company has those of a company. */
export const keptTerms = (kind: AddressKind, company: boolean): AddressTerms => ({
  party: kind,
  company,
  email: false,
  phone: kind === 'delivery',
  countries: ALL_COUNTRIES,
});

/** Parts of a customer's place of residence. */
export const PLACE = ['street', 'street_number', 'zipcode', 'city'] as const;
const isFilled = (value: string | undefined) => (value ?? '').trim() !== '';

/**
 * Checks a customer's data. The whole place of residence may be left out, but not a part of it; the telephone may be
 * left out too.
 */
export function checkClient(
  values: AddressValues,
  kind: CustomerKind,
  checks: Checks,
): Result<AddressValues, AddressIssues> {
  const hasPhone = isFilled(values.phone) || isFilled(values.phone2);
  if (PLACE.some((part) => isFilled(values[part]))) return checkAddress(values, clientTerms(kind, hasPhone), checks);
  const codes = PARTY_CODES.client;
  const given = countryOf(values.region || 'PL')?.code;
  const region = given ?? 'PL';
  const checked = {
    firstname: checkName(values.firstname ?? '', codes.firstname),
    lastname: checkName(values.lastname ?? '', codes.lastname),
    ...(kind === 'firm'
      ? {
          firm: checkFirm(values.firm ?? '', codes.firm),
          nip: checkNip(values.nip ?? '', region, checks.nip),
          // A tax number is one of its country.
          region: given === undefined ? err({ code: codes.region }) : ok(given),
        }
      : {}),
    ...(hasPhone
      ? { phone: checkPhone(withPrefix(values.phone ?? '', values.phone_prefix), region, codes.phone, checks.phone) }
      : {}),
    ...(isFilled(values.phone2)
      ? { phone2: checkPhone(withPrefix(values.phone2 ?? '', values.phone_prefix), region, PHONE2, checks.phone) }
      : {}),
  };
  const kept: Record<string, string> = {};
  const issues: Record<string, Issue> = {};
  for (const [part, answer] of Object.entries(checked)) {
    if (answer.ok) kept[part] = answer.value;
    else issues[partAtFault(part, answer.error, values)] = answer.error;
  }
  return Object.keys(issues).length > 0 ? err(issues) : ok(kept);
}

const PHONE2 = { ...PARTY_CODES.client.phone, illegal: 'illegal_characters_client_phone2' } as const;

/** Mistake in a field; field names as forms and programs know them (docs/contract/forms.md#form-fields). */
export interface FieldIssue {
  name: string;
  issue: Issue | { readonly code: 'wrong_password' };
}

/** Why something was not done. `wait` is in ms. */
export type Refusal =
  | { code: 'fields'; issues: readonly FieldIssue[] }
  | { code: 'wait'; wait: number }
  | {
      code: 'bad_login' | 'busy' | 'insecure' | 'nobody' | 'not_fresh' | 'bad_token' | 'too_many' | 'no_address';
    };

export const addressIssues = (party: string, issues: AddressIssues): FieldIssue[] =>
  Object.entries(issues).flatMap(([part, issue]) => (issue ? [{ name: `${party}_${part}`, issue }] : []));

/** A new password and the same once more; `logins` are what its owner signs in with. */
export function checkNewPassword(
  password: string,
  repeat: string,
  terms: PasswordTerms,
  logins: readonly string[],
  checks: Checks,
): FieldIssue[] {
  const checked = checkPassword(password, terms, logins, checks.password);
  if (!checked.ok) return [{ name: 'client_password', issue: checked.error }];
  return isSamePassword(password, repeat)
    ? []
    : [{ name: 'client_password_repeat', issue: { code: 'not_equal_passwords' } }];
}

/** Key by which people are found: small letters, no spaces around, and no sign that a store cannot hold. */
export const keyOf = (loginOrEmail: string): string =>
  loginOrEmail.toWellFormed().replaceAll('\u0000', '\uFFFD').trim().toLowerCase();

/** Whole minutes, at least one: how a wait is told. */
export const waitMinutes = (ms: number): number => Math.max(1, Math.ceil(ms / 60_000));
