import { inEqualTime } from '../../forms/equalTime.server.ts';
import { serverChecks } from '../../forms/rules/checks.server.ts';
import { MINUTE } from '../../kit/clock.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import type { Visit } from '../../session/model.ts';
import { hashOfToken, newToken } from '../../session/service.server.ts';
import { checkNewPassword, keyOf, type Refusal } from '../model.ts';
import { TooBusy } from '../password.server.ts';
import { byId, byKey, update } from '../store/customers.server.ts';
import { removeEmailLinks } from '../store/emailLinks.server.ts';
import { insertLink, linkOwner, removeLinksOf, takeLink } from '../store/links.server.ts';
import { type Deps, signInVisit } from './shared.server.ts';

/** Life of the link. */
const LINK_LASTS = 30 * MINUTE;

export interface Recovery {
  /** Sends a link when there is such an account; the answer and its time do not tell. By login or e-mail address. */
  askRecovery(loginOrEmail: string, visitor: string): Promise<Result<void, Refusal>>;
  /** Tells whether a link still works. */
  isLinkGood(token: string): Promise<boolean>;
  /** A new password by the link of a mail: every other place is signed out. */
  recover(
    visit: Visit,
    given: { token: string; password: string; repeat: string },
  ): Promise<Result<{ login: string }, Refusal>>;
}

export function createRecovery(parts: Deps): Recovery {
  const { db, clock, hooks, limiter, emails, pace, passwords, passwordTerms, sessions } = parts;

  async function send(key: string): Promise<void> {
    const row = await byKey(db.read, key);
    // Counted for who is there and for who is not, and told to neither: too many mails are simply not sent.
    const tooMany = (await limiter.take({ recovery: row ? row.email_key : key })) > 0;
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
      await inEqualTime(() => send(keyOf(loginOrEmail.slice(0, 255))), pace);
      return ok(undefined);
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
          await removeLinksOf(tx, row.id);
          await removeEmailLinks(tx, row.id);
          // The link came to the address of the account, which proves that too.
          if (row.email_verified_at === null) for (const hook of hooks) await hook.onClaimed?.(tx, row.id);
          const email_verified_at = row.email_verified_at ?? clock();
          await update(tx, row.id, { password_hash: hash, email_verified_at, changed_at: clock() });
          await sessions.revoke(tx, row.id, 'all');
          await emails.passwordChanged(tx, row);
          return (await signInVisit(tx, visit, row.id, parts)) ? ok({ login: row.login }) : err({ code: 'insecure' });
        });
      } catch (error) {
        if (error instanceof TooBusy) return err({ code: 'busy' });
        throw error;
      }
    },
  };
}
