import { isPhone } from '../messages.ts';
import { withPrefix } from '../rules/phone.ts';
import type { Fault } from './model.ts';

/** Types that the server checks, as `data-graphql` names them (docs/contract/forms.md#rules). */
export const GRAPH_TYPES = [
  'firstname',
  'lastname',
  'firm',
  'additional',
  'nip',
  'street',
  'zipcode',
  'city',
  'phone',
  'email',
  'birthdate',
  'login',
  'password',
] as const;
export type GraphType = (typeof GRAPH_TYPES)[number];

/** Question about one field, with the values of the fields beside it. */
export interface Question {
  name: string;
  type: GraphType;
  value: string;
  /** Country, where a field of the form says it. */
  region?: string | undefined;
  /** Value in front: a telephone's prefix. */
  before?: string | undefined;
  /** Value behind: a house number, and the name of its field, which gets the message when the number is missing. */
  after?: { name: string; value: string } | undefined;
  password?: string | undefined;
}

/** ClientDataInput of the wire. */
function inputOf({ type, value, region, before, after, password }: Question): object {
  const country = region ? { country: region } : {};
  const billing = (fields: object) => ({ clientData: { clientBillingData: { ...fields, ...country } } });
  switch (type) {
    case 'firm':
      return billing({ companyName: value });
    case 'street':
      return billing({ street: [value, after?.value ?? ''].filter((part) => part.trim() !== '').join(' ') });
    case 'phone':
      return billing({ phone: withPrefix(value, before) });
    case 'nip':
      return { clientData: { taxNumber: value, clientBillingData: country } };
    case 'email':
      return { clientData: { email: value } };
    case 'birthdate':
      return { clientData: { birthDate: value } };
    case 'login':
      return { loginAndPassword: { login: value, ...(password ? { password } : {}) } };
    case 'password':
      return { loginAndPassword: { password: value } };
    default:
      return billing({ [type]: value });
  }
}

const NAME = /^[A-Za-z][A-Za-z0-9_]{0,60}$/;

export interface Batch {
  query: string;
  variables: Record<string, object>;
  /** Alias of each question, in their order. */
  aliases: string[];
}

/**
 * Query for several fields, an alias for each. Values travel as variables: nothing typed becomes a part of the query.
 */
export function batch(questions: readonly Question[]): Batch {
  const taken = new Set<string>();
  const aliases = questions.map(({ name }, place) => {
    const alias = NAME.test(name) && !taken.has(name) ? name : `f${place}_`;
    taken.add(alias);
    return alias;
  });
  const declared = aliases.map((alias) => `$${alias}: ClientDataInput`).join(', ');
  const fields = aliases.map(
    (alias) => `${alias}: validateClientData(ClientDataInput: $${alias}) { messages { code message } }`,
  );
  return {
    query: `query validateClientData(${declared}) { ${fields.join(' ')} }`,
    variables: Object.fromEntries(
      questions.map((question, place) => [aliases[place] ?? '', inputOf(question)] as const),
    ),
    aliases,
  };
}

interface Message {
  code: string;
  message: string;
}

/** Codes that speak of the login when the password is asked about, and the other way round. */
const OF_LOGIN = /^(?:incorect_login|login_taken.*|used_login|no_login)$/;
const OF_PASSWORD = /^(?:password_.*|no_password)$/;
const OF_NUMBER = /^no_(?:invoice_)?street_number/;
const OF_REGION = /^incor+ect_(?:delivery_)?region$/;

/** Whom the messages of an answer concern: the field itself or its house number. None: the field is right. */
export function faultsOf(question: Question, answer: unknown): Fault[] {
  const faults = new Map<string, string>();
  for (const { code, message } of messagesIn(answer)) {
    if (question.type === 'password' && OF_LOGIN.test(code)) continue;
    if (question.type === 'login' && OF_PASSWORD.test(code)) continue;
    if (OF_REGION.test(code)) continue;
    // A number that stands in its own field is no missing one, whatever it looks like in the line of its street.
    if (OF_NUMBER.test(code) && question.after && question.after.value.trim() !== '') continue;
    const name = OF_NUMBER.test(code) && question.after ? question.after.name : question.name;
    const said = faults.get(name);
    // The second message of a postcode lists its formats.
    faults.set(name, said === undefined || isPhone(code) ? message : `${said} ${message}`);
  }
  return [...faults].map(([name, message]) => ({ name, message }));
}

function messagesIn(answer: unknown): Message[] {
  const messages = (answer as { messages?: unknown } | null | undefined)?.messages;
  if (!Array.isArray(messages)) return [];
  return messages.filter(
    (one): one is Message => typeof one?.code === 'string' && typeof one?.message === 'string' && one.message !== '',
  );
}
