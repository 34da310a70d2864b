import { type TextOverrides, translate } from '../../ui/text.ts';
import type { Issue } from '../codes.ts';
import { countryOf } from '../countries.ts';
import { issueText } from '../messages.ts';
import { partLine } from '../rules/houseNumber.ts';
import { formatIban } from '../rules/iban.ts';
import { isLogin } from '../rules/login.ts';
import { formatNip } from '../rules/nip.ts';
import { formatPhone, phoneOrEmail } from '../rules/phone.ts';
import { lengthOf } from '../rules/tidy.ts';
import { formatZipcode, partZipcode } from '../rules/zipcode.ts';
import { formTexts } from '../texts.ts';
import type { Asked } from './checker.ts';
import type { Filling } from './model.ts';
import { GRAPH_TYPES, type GraphType } from './question.ts';
import { formUiTexts } from './texts.ts';

/** Country of a form that does not ask for one. */
const HOME = 'PL';
const IBAN_URL = '/ajax/payments.php?action=verify_iban';
const SHORTEST_PHONE = 9;

/** A field as its attributes describe it; docs/forms.md lists them. */
export interface FieldSpec {
  name: string;
  kind: 'text' | 'box' | 'radio' | 'select';
  required: boolean;
  /** `data-validate`: says „Te pole jest obowiązkowe.”. */
  flag: boolean;
  min?: number | undefined;
  max?: number | undefined;
  /** Types of `data-graphql`. */
  types: readonly string[];
  /** Message for a value outside of `min` and `max`, or unreadable to the browser (`data-outside`). */
  outside?: string | undefined;
  /** Names of the fields beside it. */
  region?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  password?: string | undefined;
  /** Logins that the password may not equal. */
  logins?: readonly string[] | undefined;
  /** `data-same-as`: the field that this one repeats. */
  same?: string | undefined;
  /** `data-validation-url`, `-method`, `-serialize`. */
  url?: { address: string; method: 'GET' | 'POST'; serialize: readonly string[] } | undefined;
}

/** The text of a field; of a box "1" when it is ticked. */
export type ReadValue = (name: string) => string;

export const isEmpty = (value: string): boolean => value.trim() === '';

export function fillingOf(spec: FieldSpec, value: string, texts: TextOverrides): Filling {
  const empty = isEmpty(value);
  if (spec.kind !== 'box') return { empty };
  return { empty, box: { required: spec.required, message: missingText(spec, texts) } };
}

function missingText({ kind, flag }: FieldSpec, texts: TextOverrides): string {
  const choice = kind === 'select' || kind === 'radio';
  return issueText({ code: choice ? 'choose' : flag ? 'required_flag' : 'required' }, texts);
}

/** Mistake in a value before anybody is asked; a missing value is a matter of submitting. */
export function localFault(spec: FieldSpec, read: ReadValue, texts: TextOverrides): string | undefined {
  const value = read(spec.name);
  if (spec.outside !== undefined) return spec.outside || translate(formUiTexts, texts, 'wrong');
  if (isEmpty(value) || spec.kind !== 'text') return undefined;
  // As the rules count: some systems put a letter together of two signs.
  const length = lengthOf(value.normalize());
  const issue = (found: Issue) => issueText(found, texts);
  const [short, long] = spec.types.includes('password')
    ? (['password_to_short', 'password_to_long'] as const)
    : (['min_length', 'max_length'] as const);
  if (spec.min !== undefined && length < spec.min) return issue({ code: short, bound: spec.min });
  if (spec.max !== undefined && length > spec.max) return issue({ code: long, bound: spec.max });
  if (isLogin(value, spec.logins?.map(read) ?? [])) return issue({ code: 'login_equals_password' });
  if (spec.same !== undefined && read(spec.same).normalize() !== value.normalize())
    return issue({ code: 'not_equal_passwords' });
  const isPhone = spec.types.includes('phone') && spec.region === undefined && spec.from === undefined;
  if (isPhone && askedType(spec, value) === 'phone' && value.trim().length < SHORTEST_PHONE)
    return translate(formTexts, texts, 'phone_short');
  return undefined;
}

/** Mistake in a value of a form that is sent. */
export function submitFault(spec: FieldSpec, read: ReadValue, texts: TextOverrides): string | undefined {
  const fault = localFault(spec, read, texts);
  return fault === undefined && isEmpty(read(spec.name)) && spec.required ? missingText(spec, texts) : fault;
}

/** A field for a telephone or an e-mail address is what its value looks like. */
function askedType({ types }: FieldSpec, value: string): string | undefined {
  return types.includes('phone') && types.includes('email') ? phoneOrEmail(value.trim()) : types[0];
}

export function questionOf(spec: FieldSpec, read: ReadValue, texts: TextOverrides): Asked | undefined {
  const value = read(spec.name);
  if (isEmpty(value) || spec.kind === 'box') return undefined;
  if (spec.url) {
    const { address, method, serialize } = spec.url;
    const beside = serialize.filter((name) => name !== spec.name).map((name): [string, string] => [name, read(name)]);
    const message = translate(formUiTexts, texts, 'wrong');
    return { url: { name: spec.name, url: address, method, values: [[spec.name, value], ...beside], message } };
  }
  const type = askedType(spec, value);
  if (type === 'iban') {
    const message = issueText({ code: 'incorrect_iban' }, texts);
    return { url: { name: spec.name, url: IBAN_URL, method: 'GET', values: [['bankAccount', value]], message } };
  }
  if (!isGraphType(type)) return undefined;
  const of = (name: string | undefined) => (name === undefined ? undefined : read(name));
  return {
    graph: {
      name: spec.name,
      type,
      value,
      // Where the form does not ask for the country, it is the shop's own.
      region: spec.region === undefined ? undefined : read(spec.region) || HOME,
      before: of(spec.from),
      after: spec.to === undefined ? undefined : { name: spec.to, value: read(spec.to) },
      password: of(spec.password),
    },
  };
}

const isGraphType = (type: string | undefined): type is GraphType => GRAPH_TYPES.some((one) => one === type);

/** Fields to be checked again when `name` changes, because they are judged together with it. */
export const dependents = (specs: readonly FieldSpec[], name: string): string[] =>
  specs
    .filter(({ region, from, to, password, logins = [], same, url }) =>
      [region, from, to, password, ...logins, same, ...(url?.serialize ?? [])].includes(name),
    )
    .map((spec) => spec.name);

const regionOf = ({ region }: FieldSpec, read: ReadValue): string =>
  (region === undefined ? undefined : countryOf(read(region))?.code) ?? HOME;

/** New values by field, where a street was filled in with its house number, or a postcode with its town, that have fields of their own. */
export function parted(spec: FieldSpec, read: ReadValue): [name: string, value: string][] {
  if (spec.types.includes('zipcode')) {
    const town = spec.name.replace('zipcode', 'city');
    const both = partZipcode(read(spec.name), read(town), regionOf(spec, read));
    return both
      ? [
          [spec.name, both.zipcode],
          [town, both.city],
        ]
      : [];
  }
  if (spec.to === undefined || !spec.types.includes('street')) return [];
  const line = partLine(read(spec.name), read(spec.to), regionOf(spec, read));
  return line
    ? [
        [spec.name, line.street],
        [spec.to, line.number],
      ]
    : [];
}

/** The value as people write it, once its field is left. */
export function formatted(spec: FieldSpec, value: string, read: ReadValue): string {
  const region = regionOf(spec, read);
  switch (askedType(spec, value)) {
    case 'zipcode':
      return formatZipcode(value.trim(), region) ?? value;
    case 'nip':
      return formatNip(value.trim(), region);
    case 'phone':
      return formatPhone(value.trim(), region);
    case 'iban':
      return formatIban(value.trim());
    default:
      return value;
  }
}
