import type { CustomerRow } from '../../db/tables/customers.ts';
import { inEqualTime } from '../../forms/equalTime.server.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import type { Visit } from '../../session/model.ts';
import type { Refusal } from '../model.ts';
import { TooBusy } from '../password.server.ts';
import { byId, update } from '../store/customers.server.ts';
import { type Deps, signInVisit } from './shared.server.ts';
import { whoseTyped } from './whoseTyped.server.ts';

export interface SignIn {
  /**
   * Signs in by login or e-mail address. The answer and its time are the same for an unknown login. `visitor` is
   * counted.
   */
  signIn(
    visit: Visit,
    given: { login: string; password: string },
    visitor: string,
  ): Promise<Result<{ login: string }, Refusal>>;
  /** Signs in whom the accounts have recognised. */
  enter(visit: Visit, customer: string): Promise<Result<{ login: string }, Refusal>>;
  signOut(visit: Visit): Promise<void>;
}

export function createSignIn(parts: Deps): SignIn {
  const { db, passwords, limiter, pace } = parts;

  async function check(row: CustomerRow | undefined, password: string) {
    const right = await passwords.verify(password, row?.password_hash);
    return row && right ? row : undefined;
  }

  return {
    async signIn(visit, { login, password }, visitor) {
      const { typed, row: known } = await whoseTyped(db.read, login);
      // By account: whoever types the login and the address in turn tries one password twice as often.
      const counted = { login: known?.login_key ?? typed };
      const wait = await limiter.take({ ...counted, visitor });
      if (wait > 0) return err({ code: 'wait', wait });
      try {
        const row = await inEqualTime(() => check(known, password), pace);
        if (!row) return err({ code: 'bad_login' });
        const fresh = passwords.isOutdated(row.password_hash) ? await passwords.hash(password) : undefined;
        return await db.write(async (tx): Promise<Result<{ login: string }, Refusal>> => {
          // It may have been removed, or its password changed, since it was looked at.
          const now = await byId(tx, row.id);
          if (now?.password_hash !== row.password_hash) return err({ code: 'bad_login' });
          await limiter.forgive(tx, counted);
          await limiter.takeBack(tx, { visitor });
          if (fresh !== undefined) await update(tx, row.id, { password_hash: fresh });
          return (await signInVisit(tx, visit, row.id, parts)) ? ok({ login: row.login }) : err({ code: 'insecure' });
        });
      } catch (error) {
        if (error instanceof TooBusy) return err({ code: 'busy' });
        throw error;
      }
    },
    enter: (visit, customer) =>
      db.write(async (tx): Promise<Result<{ login: string }, Refusal>> => {
        const row = await byId(tx, customer);
        if (!row) return err({ code: 'bad_token' });
        return (await signInVisit(tx, visit, row.id, parts)) ? ok({ login: row.login }) : err({ code: 'insecure' });
      }),
    signOut: (visit) => db.write((tx) => visit.signOut(tx)),
  };
}
