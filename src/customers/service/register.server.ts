import type { Tx } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/error.ts';
import { serverChecks } from '../../forms/rules/checks.server.ts';
import { freeLogin, takenLogin, type WhoseLogin } from '../../forms/takenLogin.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import { languageToStore } from '../../kit/speech.ts';
import type { Visit } from '../../session/model.ts';
import { type FieldIssue, keyOf, type Refusal } from '../model.ts';
import { TooBusy } from '../password.server.ts';
import { type CheckedRegistration, checkRegistration, type Registration } from '../registration.ts';
import { byEmail, byKey, insert } from '../store/customers.server.ts';
import { giveConsents } from './consents.server.ts';
import { newEmailLink } from './email.server.ts';
import { type CheckedMore, checkMore, keepOthers } from './registerMore.server.ts';
import { type Deps, signInVisit } from './shared.server.ts';

export interface Register {
  /** Makes an account and signs its owner in. `visitor` names who asks. */
  register(visit: Visit, given: Registration, visitor: string): Promise<Result<{ login: string }, Refusal>>;
  loginUse: WhoseLogin;
  emailExists(email: string): Promise<boolean>;
}

/** A login made of an address has a number at its end from here on, when all that is nicer is taken. */
const NUMBERS = 10_000_000;

export function createRegister(parts: Deps): Register {
  const { db, clock, passwords, passwordTerms, limiter, emails, sessions } = parts;
  const loginUse: WhoseLogin = async (login) => {
    const row = await byKey(db.read, keyOf(login));
    if (!row) return 'free';
    return row.login_key === keyOf(login) ? 'login' : 'email';
  };

  /** Mistakes because another account has the login or the address. */
  async function taken({ login, email }: CheckedRegistration): Promise<FieldIssue[]> {
    const issues: FieldIssue[] = [];
    if (await byKey(db.read, keyOf(email))) issues.push({ name: 'client_email', issue: { code: 'used_login' } });
    const issue = login === '' ? undefined : await takenLogin(login, loginUse);
    return issue ? [...issues, { name: 'client_login', issue }] : issues;
  }

  /** Makes a login from the address, so that nobody has to think of one. */
  const madeLogin = async (email: string) =>
    (await freeLogin(email, loginUse)) ?? `klient${Math.floor((clock() * 7919) % NUMBERS)}${email.length}`;

  async function keep(
    tx: Tx,
    visit: Visit,
    row: { given: Registration; checked: CheckedRegistration; more: CheckedMore; login: string; hash: string },
  ) {
    const { given, checked, more, login, hash } = row;
    const id = await sessions.beginOwn(tx);
    const now = clock();
    await insert(tx, {
      id,
      login,
      login_key: keyOf(login),
      email: checked.email,
      email_key: keyOf(checked.email),
      kind: given.kind,
      password_hash: hash,
      address: JSON.stringify({ ...checked.address, birth_date: more.birthDate }),
      created_at: now,
      changed_at: now,
      email_verified_at: null,
      language: languageToStore(),
    });
    await keepOthers(tx, id, more.others, now);
    await giveConsents(tx, id, given.consents, parts);
    const token = await newEmailLink(tx, id, checked.email, now);
    await emails.welcome(tx, { login, email: checked.email }, token);
    return signInVisit(tx, visit, id, parts, 'sign_up');
  }

  return {
    loginUse,
    emailExists: async (email) => (await byEmail(db.read, keyOf(email))) !== undefined,
    async register(visit, given, visitor) {
      const checked = checkRegistration(given, passwordTerms, serverChecks);
      const more = checkMore(given, parts);
      const issues = [...checked.issues, ...more.issues];
      if (issues.length > 0) return err({ code: 'fields', issues });
      const wait = await limiter.take({ register: visitor });
      if (wait > 0) return err({ code: 'wait', wait });
      const there = await taken(checked);
      if (there.length > 0) return err({ code: 'fields', issues: there });
      try {
        const login = checked.login === '' ? await madeLogin(checked.email) : checked.login;
        const hash = await passwords.hash(given.password);
        const entered = await db.write((tx) => keep(tx, visit, { given, checked, more, login, hash }));
        return entered ? ok({ login }) : err({ code: 'insecure' });
      } catch (error) {
        if (error instanceof TooBusy) return err({ code: 'busy' });
        if (!isUniqueViolation(error)) throw error;
        // Two made the same account at once.
        const now = await taken(checked);
        return now.length > 0 ? err({ code: 'fields', issues: now }) : err({ code: 'busy' });
      }
    },
  };
}
