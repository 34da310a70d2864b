import { type AddressIssues, type AddressTerms, type AddressValues, checkAddress } from '../forms/address.ts';
import { fieldName } from '../forms/addressFields.ts';
import type { Issue } from '../forms/codes.ts';
import { ALL_COUNTRIES, countryOf } from '../forms/countries.ts';
import { PARTY_CODES } from '../forms/parties.ts';
import type { Checks } from '../forms/rules/checks.ts';
import { checkEmail } from '../forms/rules/email.ts';
import { LONGEST } from '../forms/rules/lengths.ts';
import { checkLogin } from '../forms/rules/login.ts';
import { checkFirm, checkName } from '../forms/rules/names.ts';
import { checkNip } from '../forms/rules/nip.ts';
import { checkPassword, isSamePassword, type PasswordTerms } from '../forms/rules/password.ts';
import { checkPhone, partAtFault, withPrefix } from '../forms/rules/phone.ts';
import { type Language, splitLanguage } from '../kit/language.ts';
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

/** Longest values of the form that makes an account, characters. */
export const REGISTER_LONGEST = {
  client_type: 10,
  client_region: LONGEST.region,
  client_firm: LONGEST.firm,
  client_nip: LONGEST.nip,
  client_firstname: LONGEST.firstname,
  client_lastname: LONGEST.lastname,
  client_email: LONGEST.email,
  client_phone_prefix: LONGEST.phone_prefix,
  client_phone: LONGEST.phone,
  client_login: LONGEST.login,
  client_password: 128,
  client_password_repeat: 128,
  client_mailing: 2,
  client_sms: 2,
} as const;
export type RegisterField = keyof typeof REGISTER_LONGEST;
export type RegisterValues = Readonly<Record<RegisterField, string>>;

export interface Registration {
  kind: CustomerKind;
  address: AddressValues;
  email: string;
  /** Empty: one is made of the e-mail address. */
  login: string;
  password: string;
  passwordRepeat: string;
  consents: readonly ConsentPurpose[];
  /** What programs send besides what the form asks for. A birth date as typed; empty where nobody says it. */
  birthDate?: string;
  /** Other addresses to be kept, each the first of its kind. */
  others?: readonly OtherAddress[];
}

export interface OtherAddress {
  kind: AddressKind;
  /** True for an invoice to a company. */
  company: boolean;
  address: AddressValues;
}

export const REGISTER_TERMS: AddressTerms = { ...clientTerms('firm'), email: true };

/** Parts that registration asks for; an address is asked for when something is to be sent there. */
export const REGISTER_PARTS = [
  'region',
  'firstname',
  'lastname',
  'firm',
  'nip',
  'phone_prefix',
  'phone',
  'email',
] as const;

/** Address in the form, by part. */
export const registerAddress = (values: Readonly<Record<string, string>>): AddressValues =>
  Object.fromEntries(REGISTER_PARTS.map((part) => [part, values[fieldName('client', part)] ?? '']));

export const registrationOf = (values: RegisterValues): Registration => ({
  kind: values.client_type === 'firm' ? 'firm' : 'private',
  address: registerAddress(values),
  email: values.client_email,
  login: values.client_login,
  password: values.client_password,
  passwordRepeat: values.client_password_repeat,
  consents: [...(values.client_mailing ? ['mailing' as const] : []), ...(values.client_sms ? ['sms' as const] : [])],
});

export interface CheckedRegistration {
  issues: FieldIssue[];
  address: AddressValues;
  email: string;
  login: string;
}

const ORDER = [
  'region',
  'firstname',
  'lastname',
  'firm',
  'nip',
  'email',
  'phone_prefix',
  'phone',
  'login',
  'password',
  'password_repeat',
];
const inOrder = (issues: FieldIssue[]) => issues.sort((one, other) => place(one.name) - place(other.name));
const place = (name: string) => {
  const found = ORDER.indexOf(name.replace(/^client_/, ''));
  return found < 0 ? ORDER.length : found;
};

/** Checks a registration as far as possible without asking who has an account, in the order of the form. */
export function checkRegistration(given: Registration, terms: PasswordTerms, checks: Checks): CheckedRegistration {
  const issues: FieldIssue[] = [];
  const client = checkClient(given.address, given.kind, checks);
  if (!client.ok) issues.push(...addressIssues('client', client.error));
  const email = checkEmail(given.email, checks.email);
  if (!email.ok) issues.push({ name: 'client_email', issue: email.error });
  const login = given.login.trim() === '' ? ok('') : checkLogin(given.login);
  if (!login.ok) issues.push({ name: 'client_login', issue: login.error });
  const { password, passwordRepeat } = given;
  issues.push(...checkNewPassword(password, passwordRepeat, terms, [given.login, given.email], checks));
  return {
    issues: inOrder(issues),
    address: client.ok ? client.value : {},
    email: email.ok ? email.value : '',
    login: login.ok ? login.value : '',
  };
}

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

/** An address of this shop to go to afterwards; anything else leads to the account. */
export function safePathAfter(asked: string | null | undefined, fallback = '/konto'): string {
  if (!asked || asked.length > 500 || !/^\/(?![/\\])[\w\-./?=&%#:,;~+]*$/.test(asked)) return fallback;
  return /^\/(?:logowanie|wyloguj|rejestracja)(?:[/?#]|$)/.test(splitLanguage(asked).path) ? fallback : asked;
}
