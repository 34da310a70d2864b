import type { AddressTerms, AddressValues } from '../forms/address.ts';
import { fieldName } from '../forms/addressFields.ts';
import type { Checks } from '../forms/rules/checks.ts';
import { checkEmail } from '../forms/rules/email.ts';
import { LONGEST } from '../forms/rules/lengths.ts';
import { checkLogin } from '../forms/rules/login.ts';
import type { PasswordTerms } from '../forms/rules/password.ts';
import { ok } from '../kit/result.ts';
import {
  type AddressKind,
  addressIssues,
  type ConsentPurpose,
  type CustomerKind,
  checkClient,
  checkNewPassword,
  clientTerms,
  type FieldIssue,
} from './model.ts';

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
