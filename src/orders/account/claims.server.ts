import type { Db } from '../../db/database.ts';
import { inEqualTime, type Pace, realPace } from '../../forms/equalTime.server.ts';
import { emailKey } from '../../forms/rules/emailKey.ts';
import { type Clock, DAY } from '../../kit/clock.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import { languageInHand, pathInHand } from '../../kit/speech.ts';
import { type EmailBlock, type EmailTerms, emailIn } from '../../mail/blocks.ts';
import { writeEmail } from '../../mail/email.ts';
import type { Mailbox } from '../../mail/service.server.ts';
import { hashOfToken, newToken } from '../../session/service.server.ts';
import { type Translate, translate } from '../../ui/text.ts';
import { CLAIM_PATH } from '../path.ts';
import { type PointLedger, settlePoints } from '../points.ts';
import {
  claimGuestOrders,
  claimOf,
  hasGuestOrders,
  insertClaim,
  removeOldClaims,
  takeClaim,
} from '../store/claims.server.ts';
import { held } from '../store/orders.server.ts';
import { ownOrderTexts } from './texts.ts';

/** How long the link of a mail works. */
const LINK_LASTS = DAY;

/** Who has signed in. */
export interface Claimer {
  id: string;
  login: string;
  email: string;
}

/**
 * Joins orders that were placed without signing in to an account. An account's address is anybody's word: what proves it
 * is the link that is mailed to it, and only the account that asked can use it.
 */
export interface OrderClaims {
  /** Mails a link when there is something to join; the answer and its time do not tell. `wait` is in ms. */
  ask(claimer: Claimer): Promise<Result<void, { wait: number }>>;
  /** Whether a link works for who has signed in. */
  isGood(claimer: Claimer, token: string): Promise<boolean>;
  /** How many orders were joined; undefined when the link does not work. */
  claim(claimer: Claimer, token: string): Promise<number | undefined>;
}

export interface ClaimOptions {
  db: Db;
  clock: Clock;
  mailbox: Pick<Mailbox, 'enqueue'>;
  emails: EmailTerms;
  /** What was paid for gives its points to the account that it comes to. */
  points: PointLedger;
  /** ms until this address may be written to once more; each call counts. */
  waitToMail(email: string): Promise<number>;
  pace?: Pace;
}

function claimEmail({ login, token }: { login: string; token: string }, terms: EmailTerms) {
  const { texts, shopName: shop, shopUrl } = terms;
  const t: Translate<typeof ownOrderTexts.values> = (key, ...args) => translate(ownOrderTexts, texts, key, ...args);
  const parts: EmailBlock[] = [
    { kind: 'text', text: t('claimBody', { login, shop }) },
    { kind: 'button', label: t('claimButton'), href: `${shopUrl}${pathInHand(CLAIM_PATH)}/${token}` },
    { kind: 'small', text: t('claimNotYou') },
  ];
  return { subject: t('claimSubject', { shop }), ...writeEmail(parts, terms) };
}

export function createOrderClaims(options: ClaimOptions): OrderClaims {
  const { db, clock, mailbox, emails, points, waitToMail, pace = realPace } = options;

  async function send({ id, login, email }: Claimer): Promise<void> {
    if (!(await hasGuestOrders(db.read, emailKey(email)))) return;
    const token = newToken();
    const row = {
      token_hash: hashOfToken(token),
      customer_id: id,
      email: emailKey(email),
      expires_at: clock() + LINK_LASTS,
    };
    const written = emailIn(languageInHand(), emails, (terms) => claimEmail({ login, token }, terms));
    await db.write(async (tx) => {
      await insertClaim(tx, row);
      await mailbox.enqueue(tx, { kind: 'order_claim', urgency: 'now', recipient: email, ...written });
    });
  }

  /** The link of this account, for the address that it still has. */
  const own = async (read: Db['read'], { id, email }: Claimer, token: string) => {
    const row = await claimOf(read, hashOfToken(token), clock());
    return row?.customer_id === id && row.email === emailKey(email) ? row : undefined;
  };

  return {
    async ask(claimer) {
      const wait = await waitToMail(emailKey(claimer.email));
      if (wait > 0) return err({ wait });
      await inEqualTime(() => send(claimer), pace);
      return ok(undefined);
    },
    isGood: async (claimer, token) => (await own(db.read, claimer, token)) !== undefined,
    claim: (claimer, token) =>
      db.write(async (tx) => {
        const row = await own(tx, claimer, token);
        if (!row || !(await takeClaim(tx, row))) return undefined;
        const claimed = await claimGuestOrders(tx, row.email, row.customer_id);
        for (const id of claimed) {
          const order = await held(tx, id);
          if (order) await settlePoints(tx, points, order);
        }
        return claimed.length;
      }),
  };
}

/** Forgets links that are over. */
export const sweepOrderClaims = (db: Db, now: number): Promise<number> => db.write((tx) => removeOldClaims(tx, now));
