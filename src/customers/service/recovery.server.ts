import type { Tx } from '../../db/database.ts';
import type { CustomerRow } from '../../db/tables/customers.ts';
import { inEqualTime } from '../../forms/equalTime.server.ts';
import { serverChecks } from '../../forms/rules/checks.server.ts';
import { MINUTE } from '../../kit/clock.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import type { Visit } from '../../session/model.ts';
import { hashOfToken, newToken } from '../../session/service.server.ts';
import { checkNewPassword, type Refusal } from '../model.ts';
import { TooBusy } from '../password.server.ts';
import { byId, update } from '../store/customers.server.ts';
import { removeEmailLinks } from '../store/emailLinks.server.ts';
import { insertLink, linkOwner, removeLinksOf, takeLink } from '../store/links.server.ts';
import { type Deps, signInVisit } from './shared.server.ts';
import { whoseTyped } from './whoseTyped.server.ts';

/** Life of the link. */
const LINK_LASTS = 30 * MINUTE;

export interface Recovery {
  /** Sends a link when there is such an account; the answer and its time do not tell. By login or e-mail address. */
  askRecovery(loginOrEmail: string, visitor: string): Promise<Result<void, Refusal>>;
  /** Tells whether a link still works. */
  isLinkGood(token: string): Promise<boolean>;
  /**
   * Notes that a code mailed to an account's address was read. Where that is the first proof of it, nothing opens the
   * account any more that was there before, unless it is its signed-in `customer` who has read the code.
   */
  readMailbox(tx: Tx, account: string, customer: string | undefined): Promise<void>;
  /** A new password by the link of a mail: every other place is signed out. */
  recover(
    visit: Visit,
    given: { token: string; password: string; repeat: string },
  ): Promise<Result<{ login: string }, Refusal>>;
}

export function createRecovery(parts: Deps): Recovery {
  const { db, clock, hooks, limiter, emails, pace, passwords, passwordTerms, sessions } = parts;

  /** Removes what whoever registered could open the account with, be they its owner or not. */
  async function takeOver(tx: Tx, row: CustomerRow, password_hash: string): Promise<void> {
    await removeLinksOf(tx, row.id);
    await removeEmailLinks(tx, row.id);
    if (row.email_verified_at === null) for (const hook of hooks) await hook.onClaimed?.(tx, row.id);
    const email_verified_at = row.email_verified_at ?? clock();
    await update(tx, row.id, { password_hash, email_verified_at, changed_at: clock() });
    await sessions.revoke(tx, row.id, 'all');
    await emails.passwordChanged(tx, row);
  }

  async function send(loginOrEmail: string): Promise<void> {
    const { typed, row } = await whoseTyped(db.read, loginOrEmail);
    // Counted for who is there and for who is not, and told to neither: too many mails are simply not sent.
    const tooMany = (await limiter.take({ recovery: row ? row.email_key : typed })) > 0;
    if (!row || tooMany) return;
    const token = newToken();
    await db.write(async (tx) => {
      const now = await byId(tx, row.id);
      if (!now) return;
      await insertLink(tx, { token_hash: hashOfToken(token), customer_id: row.id, expires_at: clock() + LINK_LASTS });
      await emails.recovery(tx, now, token);
    });
  }

  return {
    async askRecovery(loginOrEmail, visitor) {
      const wait = await limiter.take({ recoveryVisitor: visitor });
      if (wait > 0) return err({ code: 'wait', wait });
      await inEqualTime(() => send(loginOrEmail), pace);
      return ok(undefined);
    },
    async readMailbox(tx, account, customer) {
      const row = await byId(tx, account);
      if (!row || row.email_verified_at !== null) return;
      if (customer === account) await update(tx, account, { email_verified_at: clock(), changed_at: clock() });
      else await takeOver(tx, row, passwords.none());
    },
    isLinkGood: async (token) => (await linkOwner(db.read, hashOfToken(token), clock())) !== undefined,
    async recover(visit, { token, password, repeat }) {
      const hashed = hashOfToken(token);
      const owner = await linkOwner(db.read, hashed, clock());
      const row = owner === undefined ? undefined : await byId(db.read, owner);
      if (!row) return err({ code: 'bad_token' });
      const issues = checkNewPassword(password, repeat, passwordTerms, [row.login, row.email], serverChecks);
      if (issues.length > 0) return err({ code: 'fields', issues });
      try {
        const hash = await passwords.hash(password);
        return await db.write(async (tx): Promise<Result<{ login: string }, Refusal>> => {
          if ((await takeLink(tx, hashed, clock())) !== row.id) return err({ code: 'bad_token' });
          // The link came to the address of the account, which proves that too.
          await takeOver(tx, row, hash);
          return (await signInVisit(tx, visit, row.id, parts)) ? ok({ login: row.login }) : err({ code: 'insecure' });
        });
      } catch (error) {
        if (error instanceof TooBusy) return err({ code: 'busy' });
        throw error;
      }
    },
  };
}
