import type { Checked, Issue } from './codes.ts';
import { countryOf } from './countries.ts';
import { PARTY_CODES } from './parties.ts';
import { checkBirthDate } from './rules/birthDate.ts';
import type { Checks } from './rules/checks.ts';
import { checkEmail } from './rules/email.ts';
import { checkLogin } from './rules/login.ts';
import { checkAddition, checkCity, checkFirm, checkName } from './rules/names.ts';
import { checkNip } from './rules/nip.ts';
import { checkPassword, isSamePassword, type PasswordTerms } from './rules/password.ts';
import { checkPhone } from './rules/phone.ts';
import { checkStreetLine } from './rules/street.ts';
import { checkZipcode } from './rules/zipcode.ts';

type Given = string | null | undefined;

/**
 * Input of `validateClientData` (docs/contract/graph.md#types-a-shoppers-data): missing fields are not checked, empty
 * ones are.
 */
export interface ClientDataInput {
  clientData?: {
    clientBillingData?: {
      firstname?: Given;
      lastname?: Given;
      companyName?: Given;
      additional?: Given;
      street?: Given;
      zipcode?: Given;
      city?: Given;
      phone?: Given;
      phone2?: Given;
      country?: Given;
    } | null;
    taxNumber?: Given;
    email?: Given;
    birthDate?: Given;
  } | null;
  loginAndPassword?: { login?: Given; password?: Given; passwordRepeat?: Given } | null;
}

export interface ClientTerms {
  password: PasswordTerms;
  /** Full years; missing: no matter. */
  minAge?: number | undefined;
  /** Country of an address that names none, two letters. */
  country: string;
  /** The Warsaw day, YYYY-MM-DD; asked only where a birth date is. */
  today(): string;
}

const codes = PARTY_CODES.client;

/**
 * Mistakes in the sent data, field by field in the order of a form. It asks nobody; taken logins are checked elsewhere.
 */
export function checkClientData(input: ClientDataInput, terms: ClientTerms, checks: Checks): Issue[] {
  const { clientBillingData: billing, taxNumber, email, birthDate } = input.clientData ?? {};
  const { login, password, passwordRepeat } = input.loginAndPassword ?? {};
  const named = given(billing?.country) ? countryOf(billing.country) : undefined;
  const region = named?.code ?? terms.country;
  const found: (Issue | undefined)[] = [];
  const check = (value: Given, rule: (value: string) => Checked) => {
    if (!given(value)) return;
    const checked = rule(value);
    if (!checked.ok) found.push(checked.error);
  };

  if (given(billing?.country) && !named) found.push({ code: codes.region });
  check(billing?.firstname, (value) => checkName(value, codes.firstname));
  check(billing?.lastname, (value) => checkName(value, codes.lastname));
  check(billing?.companyName, (value) => checkFirm(value, codes.firm));
  check(billing?.additional, (value) => checkAddition(value, codes.firm));
  check(taxNumber, (value) => checkNip(value, region, checks.nip));
  check(billing?.street, (value) => checkStreetLine(value, region, codes.street));
  check(billing?.zipcode, (value) => checkZipcode(value, region));
  check(billing?.city, (value) => checkCity(value, codes.city));
  const phoneRegion = named?.code;
  check(billing?.phone, (value) => checkPhone(value, phoneRegion, codes.phone, checks.phone));
  check(billing?.phone2, (value) =>
    checkPhone(value, phoneRegion, { ...codes.phone, illegal: 'illegal_characters_client_phone2' }, checks.phone),
  );
  check(email, (value) => checkEmail(value, checks.email));
  check(birthDate, (value) => checkBirthDate(value, terms));
  check(login, checkLogin);
  const logins = [login, email].filter(given);
  check(password, (value) => checkPassword(value, terms.password, logins, checks.password));
  if (given(password) && given(passwordRepeat) && !isSamePassword(password, passwordRepeat))
    found.push({ code: 'not_equal_passwords' });
  return found.filter((issue) => issue !== undefined);
}

const given = (value: Given): value is string => value !== undefined && value !== null;
