import type { Tx } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/error.ts';
import type { CustomerRow } from '../../db/tables/customers.ts';
import { inEqualTime } from '../../forms/equalTime.server.ts';
import { serverChecks } from '../../forms/rules/checks.server.ts';
import { checkEmail } from '../../forms/rules/email.ts';
import { DAY } from '../../kit/clock.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import { isFresh, type Shopper, type Visit } from '../../session/model.ts';
import { hashOfToken, newToken } from '../../session/service.server.ts';
import { keyOf, type Refusal } from '../model.ts';
import { byId, byKey, update } from '../store/customers.server.ts';
import {
  emailLink,
  emailLinksOf,
  insertEmailLink,
  removeEmailLinks,
  takeEmailLink,
} from '../store/emailLinks.server.ts';
import { removeLinksOf } from '../store/links.server.ts';
import { customerOf, type Deps, ownRow } from './shared.server.ts';

/** Life of the link. */
const LINK_LASTS = DAY;

export interface Emails {
  /** Mails the link that proves the address of the account once more. */
  askVerification(visit: Visit): Promise<Result<void, Refusal>>;
  /**
   * Mails a link to another address, which becomes that of the account when the link is used. Asks for a fresh proof of who it is;
   * the answer does not tell whether somebody else has that address already: they are told by mail.
   */
  changeEmail(visit: Visit, email: string): Promise<Result<void, Refusal>>;
  /** The address that a change waits for. */
  pendingEmail(customer: string): Promise<string | undefined>;
  /** Forgets a change that was not confirmed yet. */
  dropEmailChange(visit: Visit): Promise<void>;
  /** The address that a link proves; undefined when it does not work for who asks. */
  emailOfLink(shopper: Shopper, token: string): Promise<string | undefined>;
  /**
   * Uses a link: the address is proved, and a new one becomes that of the account. Only the account that asked can use
   * it: somebody who gets a mail that was meant for somebody else opens nothing with it.
   */
  confirmEmail(visit: Visit, token: string): Promise<Result<string, Refusal>>;
}

/** A link for a customer's address, in the transaction that mails it; its token. */
export async function newEmailLink(tx: Tx, customer: string, email: string, now: number): Promise<string> {
  const token = newToken();
  const link = { token_hash: hashOfToken(token), customer_id: customer, email, expires_at: now + LINK_LASTS };
  await insertEmailLink(tx, link);
  return token;
}

export function createEmails(parts: Deps): Emails {
  const { db, clock, emails, hooks, limiter, pace, sessions } = parts;

  const own = async (read: typeof db.read, { customer }: Shopper, token: string) => {
    const link = customer === undefined ? undefined : await emailLink(read, hashOfToken(token), clock());
    return link?.customer_id === customer ? link : undefined;
  };

  /** Sends the right e-mail: a link, or a notice to the owner of an account with that address. */
  const sendTo = (visit: Visit, email: string): Promise<boolean> =>
    db.write(async (tx) => {
      const row = await ownRow(tx, visit, sessions);
      if (!row) return false;
      const other = await byKey(tx, keyOf(email));
      // An account changes to one address at a time: links of an earlier change end.
      await removeEmailLinks(tx, row.id, [row.email]);
      // Kept for an address that is taken too, so that the account does not look otherwise; then nobody has its token.
      const token = await newEmailLink(tx, row.id, email, clock());
      if (!other || other.id === row.id) await emails.confirmEmail(tx, { login: row.login, email }, token);
      else if (other.email_key === keyOf(email)) await emails.emailTaken(tx, customerOf(other));
      return true;
    });

  /** Takes the address; false when another account got it meanwhile. */
  async function take(tx: Tx, row: CustomerRow, email: string): Promise<boolean> {
    const now = clock();
    const key = keyOf(email);
    const other = await byKey(tx, key);
    if (other && other.id !== row.id) return false;
    await update(tx, row.id, { email, email_key: key, email_verified_at: now, changed_at: now });
    await removeEmailLinks(tx, row.id);
    if (row.email_key === key) return true;
    // A link sent to the address that was opens nothing any more.
    await removeLinksOf(tx, row.id);
    for (const { onEmailChanged } of hooks)
      await onEmailChanged?.(tx, { customer: row.id, from: row.email, to: email });
    await emails.emailChanged(tx, row);
    return true;
  }

  return {
    async askVerification(visit) {
      const row = visit.customer === undefined ? undefined : await byId(db.read, visit.customer);
      if (!row) return err({ code: 'nobody' });
      if (row.email_verified_at !== null) return ok(undefined);
      const wait = await limiter.take({ emailLink: row.email_key });
      if (wait > 0) return err({ code: 'wait', wait });
      return (await sendTo(visit, row.email)) ? ok(undefined) : err({ code: 'nobody' });
    },
    async changeEmail(visit, email) {
      if (!isFresh(visit, clock())) return err({ code: visit.customer === undefined ? 'nobody' : 'not_fresh' });
      const checked = checkEmail(email, serverChecks.email);
      if (!checked.ok) return err({ code: 'fields', issues: [{ name: 'client_email', issue: checked.error }] });
      const wait = await limiter.take({ register: visit.customer ?? '', emailLink: keyOf(checked.value) });
      if (wait > 0) return err({ code: 'wait', wait });
      const sent = await inEqualTime(() => sendTo(visit, checked.value), pace);
      return sent ? ok(undefined) : err({ code: 'nobody' });
    },
    async pendingEmail(customer) {
      const [row, links] = await Promise.all([byId(db.read, customer), emailLinksOf(db.read, customer, clock())]);
      return links.find(({ email }) => keyOf(email) !== row?.email_key)?.email;
    },
    dropEmailChange: (visit) =>
      db.write(async (tx) => {
        const row = await ownRow(tx, visit, sessions);
        if (row) await removeEmailLinks(tx, row.id, [row.email]);
      }),
    emailOfLink: async (shopper, token) => (await own(db.read, shopper, token))?.email,
    async confirmEmail(visit, token) {
      try {
        return await db.write(async (tx): Promise<Result<string, Refusal>> => {
          const row = await ownRow(tx, visit, sessions);
          const link = row && (await own(tx, visit, token));
          if (!link || !(await takeEmailLink(tx, link.token_hash))) return err({ code: 'bad_token' });
          return (await take(tx, row, link.email)) ? ok(link.email) : err({ code: 'bad_token' });
        });
      } catch (error) {
        // Another registration took the address at the same moment.
        if (isUniqueViolation(error)) return err({ code: 'bad_token' });
        throw error;
      }
    },
  };
}
