import type { Context } from 'hono';
import type { Clock } from '../kit/clock.ts';
import { isoDate } from '../kit/dates.ts';
import type { GraphPart } from '../session/graphPart.ts';
import type { Asking } from '../session/model.ts';
import type { TextOverrides } from '../ui/text.ts';
import { createAccounts } from './accounts.server.ts';
import { type ClientDataInput, type ClientTerms, checkClientData } from './clientData.ts';
import type { Issue } from './codes.ts';
import { type Pace, realPace } from './equalTime.server.ts';
import { issueText, type Message, wireMessages } from './messages.ts';
import type { AccountPorts } from './ports.ts';
import { serverChecks } from './rules/checks.server.ts';
import { checkIban } from './rules/iban.ts';
import { checkLogin } from './rules/login.ts';

const typeDefs = /* GraphQL */ `
  extend type Query {
    "What is wrong with a shopper's data; no messages: nothing. Fields that are not sent are not checked."
    validateClientData(ClientDataInput: ClientDataInput): ClientDataValidation!
  }

  input ClientDataInput {
    clientData: ClientDataFieldsInput
    loginAndPassword: LoginAndPasswordInput
  }

  input ClientDataFieldsInput {
    clientBillingData: ClientBillingDataInput
    taxNumber: String
    email: String
    birthDate: String
  }

  input ClientBillingDataInput {
    firstname: String
    lastname: String
    companyName: String
    additional: String
    street: String
    zipcode: String
    city: String
    phone: String
    phone2: String
    "ISO 3166-1, the number or two letters"
    country: ID
  }

  input LoginAndPasswordInput {
    login: String
    password: String
    "The password once more"
    passwordRepeat: String
  }

  type ClientDataValidation {
    messages: [ClientDataMessage!]!
    "Whether the e-mail address has an account; null where none was sent or nothing is told"
    clientExists: Boolean
    "A free login made of the e-mail address or of a taken login"
    clientProposedLogin: String
    isClientLoggedIn: Boolean!
  }

  type ClientDataMessage {
    code: String!
    message: String!
  }
`;

export interface FormsWireOptions {
  texts: TextOverrides;
  terms: Omit<ClientTerms, 'today'>;
  clock: Clock;
  ports: AccountPorts;
  pace?: Pace;
}

/** The forms' part of the graph. Its fields need `{shopper, visitor}` as context. */
export function formsGraph({ texts, terms, clock, ports, pace = realPace }: FormsWireOptions): GraphPart {
  const accounts = createAccounts(ports, pace);
  const allTerms: ClientTerms = { ...terms, today: () => isoDate(clock()) };

  const said = (issues: readonly Issue[]) => issues.flatMap((issue) => wireMessages(issue, texts));

  /** Validates at once unless somebody has to be asked: a promise per field would cost more than all the rules. */
  function validate(input: ClientDataInput, asking: Asking): Message[] | Promise<Message[]> {
    const issues = checkClientData(input, allTerms, serverChecks);
    const login = input.loginAndPassword?.login;
    if (!login || !checkLogin(login).ok) return said(issues);
    return accounts.takenLogin(input, asking).then((taken) => said(taken ? [...issues, taken] : issues));
  }

  return {
    typeDefs,
    resolvers: {
      Query: {
        validateClientData(_: unknown, args: { ClientDataInput?: ClientDataInput | null }, asking: Asking) {
          const input = args.ClientDataInput ?? {};
          const email = input.clientData?.email ?? undefined;
          const from = input.loginAndPassword?.login ?? email;
          return {
            messages: () => validate(input, asking),
            // Asked for by fields of their own, so that a form that does not need them asks nobody.
            clientExists: () => (email === undefined ? null : accounts.emailExists(email, asking)),
            clientProposedLogin: () => (from === undefined ? null : accounts.proposedLogin(from, asking)),
            isClientLoggedIn: () => ports.isLoggedIn(asking.shopper),
          };
        },
      },
    },
  };
}

/** Values of `errno` in verify_iban; 0 is a good number. */
const IBAN_ERRNO = { missing: 1, wrong: 2 };

/** GET /ajax/payments.php?action=verify_iban&bankAccount=…; undefined for another action. `message` says what is wrong with a number. */
export function answerPayments(c: Context, texts: TextOverrides): Response | undefined {
  if (c.req.query('action') !== 'verify_iban') return undefined;
  const account = c.req.query('bankAccount') ?? '';
  if (account === '') return c.json({ errno: IBAN_ERRNO.missing });
  const checked = checkIban(account, serverChecks.iban);
  return c.json(checked.ok ? { errno: 0 } : { errno: IBAN_ERRNO.wrong, message: issueText(checked.error, texts) });
}
