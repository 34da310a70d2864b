import type { AddressValues } from '../../forms/address.ts';
import { checkBirthDate } from '../../forms/rules/birthDate.ts';
import { serverChecks } from '../../forms/rules/checks.server.ts';
import { isoDate } from '../../kit/dates.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import type { Visit } from '../../session/model.ts';
import type { SignedInSession } from '../../session/service.server.ts';
import {
  addressIssues,
  BIRTH_DATE,
  type Customer,
  type CustomerKind,
  checkClient,
  checkNewPassword,
  keyOf,
  type Refusal,
} from '../model.ts';
import { TooBusy } from '../password.server.ts';
import { byEmail, byId, byKey, update } from '../store/customers.server.ts';
import { removeLinksOf } from '../store/links.server.ts';
import { customerOf, type Deps, ownRow } from './shared.server.ts';

export interface Account {
  find(id: string): Promise<Customer | undefined>;
  /** Finds a customer by login or e-mail address. */
  findByLogin(login: string): Promise<Customer | undefined>;
  findByEmail(email: string): Promise<Customer | undefined>;
  /** `birthDate` as typed; empty where nobody says it. */
  changeData(
    visit: Visit,
    given: { kind: CustomerKind; address: AddressValues; birthDate: string },
  ): Promise<Result<void, Refusal>>;
  /** Changes the password and signs out every other device. */
  changePassword(
    visit: Visit,
    given: { current: string; password: string; repeat: string },
  ): Promise<Result<void, Refusal>>;
  places(customer: string): Promise<SignedInSession[]>;
  /** Signs out one place, or all but this. */
  revoke(visit: Visit, place: string | 'others'): Promise<Result<number, Refusal>>;
}

export function createAccount(parts: Deps): Account {
  const { db, clock, emails, limiter, minAge, passwords, passwordTerms, sessions } = parts;

  return {
    async find(id) {
      const row = await byId(db.read, id);
      return row && customerOf(row);
    },
    async findByLogin(login) {
      const row = await byKey(db.read, keyOf(login));
      return row && customerOf(row);
    },
    async findByEmail(email) {
      const row = await byEmail(db.read, keyOf(email));
      return row && customerOf(row);
    },
    async changeData(visit, { kind, address, birthDate }) {
      const checked = checkClient(address, kind, serverChecks);
      const terms = { today: () => isoDate(clock()), minAge };
      const born = birthDate.trim() === '' ? ok(undefined) : checkBirthDate(birthDate, terms);
      const issues = [
        ...(checked.ok ? [] : addressIssues('client', checked.error)),
        ...(born.ok ? [] : [{ name: BIRTH_DATE, issue: born.error }]),
      ];
      if (!checked.ok || !born.ok) return err({ code: 'fields', issues });
      const data = { ...checked.value, birth_date: born.value };
      return db.write(async (tx): Promise<Result<void, Refusal>> => {
        const row = await ownRow(tx, visit, sessions);
        if (!row) return err({ code: 'nobody' });
        await update(tx, row.id, { kind, address: JSON.stringify(data), changed_at: clock() });
        return ok(undefined);
      });
    },
    async changePassword(visit, { current, password, repeat }) {
      const row = visit.customer === undefined ? undefined : await byId(db.read, visit.customer);
      if (!row) return err({ code: 'nobody' });
      const issues = checkNewPassword(password, repeat, passwordTerms, [row.login, row.email], serverChecks);
      const wait = await limiter.take({ login: row.login_key });
      if (wait > 0) return err({ code: 'wait', wait });
      try {
        if (!(await passwords.verify(current, row.password_hash)))
          return err({
            code: 'fields',
            issues: [{ name: 'current_password', issue: { code: 'wrong_password' } }, ...issues],
          });
        if (issues.length > 0) return err({ code: 'fields', issues });
        const tooOften = await limiter.take({ newPassword: row.id });
        if (tooOften > 0) return err({ code: 'wait', wait: tooOften });
        const hash = await passwords.hash(password);
        return await db.write(async (tx): Promise<Result<void, Refusal>> => {
          const own = await ownRow(tx, visit, sessions);
          if (!own || own.password_hash !== row.password_hash) return err({ code: 'nobody' });
          await limiter.forgive(tx, { login: row.login_key });
          await update(tx, row.id, { password_hash: hash, changed_at: clock() });
          await removeLinksOf(tx, row.id);
          await sessions.revoke(tx, row.id, { except: visit.place ?? '' });
          await emails.passwordChanged(tx, row);
          // What is signed in from now on has another token (OWASP ASVS 5.0, 7.2.4).
          await visit.signIn(tx, row.id);
          return ok(undefined);
        });
      } catch (error) {
        if (error instanceof TooBusy) return err({ code: 'busy' });
        throw error;
      }
    },
    places: (customer) => sessions.signedIn(customer),
    revoke: (visit, place) =>
      db.write(async (tx): Promise<Result<number, Refusal>> => {
        const row = await ownRow(tx, visit, sessions);
        if (!row) return err({ code: 'nobody' });
        if (!/^[\w-]{1,64}$/.test(place)) return ok(0);
        const which = place === 'others' ? { except: visit.place ?? '' } : { only: place };
        return ok(await sessions.revoke(tx, row.id, which));
      }),
  };
}
