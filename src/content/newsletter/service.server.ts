import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '../../db/database.ts';
import type { NewsletterSubscriberRow } from '../../db/tables/newsletter.ts';
import { inEqualTime, type Pace, realPace } from '../../forms/equalTime.server.ts';
import { readForm } from '../../forms/formData.ts';
import type { FormKind } from '../../forms/formKind.server.ts';
import { readEmail } from '../../forms/rules/email.server.ts';
import { type Clock, DAY, MINUTE } from '../../kit/clock.ts';
import { err, ok } from '../../kit/result.ts';
import { languageInHand } from '../../kit/speech.ts';
import { type EmailTerms, emailIn, wordsInHand } from '../../mail/blocks.ts';
import type { Mailbox } from '../../mail/service.server.ts';
import { hashOfToken, newToken } from '../../session/service.server.ts';
import { translate } from '../../ui/text.ts';
import { comesEmail, confirmEmail } from './emails.ts';
import { checkNewsletter, NEWSLETTER_LONGEST, type NewsletterValues } from './model.ts';
import * as store from './store.server.ts';
import { newsletterTexts } from './texts.ts';

/** Time in which a reader must confirm; the words of the form name it. */
const CONFIRM_WITHIN = 7 * DAY;
/** Least time between two e-mails to one address. */
const WRITE_AGAIN_AFTER = 10 * MINUTE;

export interface Newsletter {
  /** The form. Its answer is the same, in the same time, whether or not the address is known. */
  form: Omit<FormKind<NewsletterValues>, 'find'>;
  /** The reader whom a link of a mail confirms or has confirmed (`works`); undefined when it leads nowhere any more. */
  toConfirm(token: string): Promise<{ email: string; works: boolean } | undefined>;
  confirm(token: string): Promise<boolean>;
  /** The address that a link of a newsletter removes. */
  toLeave(token: string): Promise<string | undefined>;
  leave(token: string): Promise<boolean>;
}

export interface NewsletterOptions {
  db: Db;
  clock: Clock;
  mailbox: Mailbox;
  emails: EmailTerms;
  /** Counts an e-mail; false when this visitor may not ask for one more. */
  mayWrite(from: string): Promise<boolean>;
  /** ms until this address may be written to once more; each call counts. */
  waitToMail(email: string): Promise<number>;
  pace?: Pace;
}

export function createNewsletter({
  db,
  clock,
  mailbox,
  emails,
  mayWrite,
  waitToMail,
  pace = realPace,
}: NewsletterOptions): Newsletter {
  const { shopName } = emails;
  const check = (values: NewsletterValues) => checkNewsletter(values, wordsInHand(emails), readEmail);

  async function subscribe(tx: Tx, email: string): Promise<void> {
    const now = clock();
    const token = newToken();
    const consent = translate(newsletterTexts, wordsInHand(emails), 'consent', { shop: shopName });
    const asked = {
      consent,
      consented_at: now,
      confirm_hash: hashOfToken(token),
      confirm_until: now + CONFIRM_WITHIN,
      written_at: now,
    };
    const fresh = { id: randomUUID(), email, confirmed_at: null, leave_token: newToken(), ...asked };
    const isNew = await store.add(tx, fresh);
    const row = isNew ? fresh : await store.byEmail(tx, email);
    if (!row || (!isNew && now - row.written_at < WRITE_AGAIN_AFTER)) return;
    if (row.confirmed_at !== null) {
      await store.update(tx, row.id, { written_at: now });
      await mailbox.enqueue(
        tx,
        emailIn(languageInHand(), emails, (said) => comesEmail(row, true, said)),
      );
      return;
    }
    if (!isNew) await store.update(tx, row.id, asked);
    await mailbox.enqueue(
      tx,
      emailIn(languageInHand(), emails, (said) => confirmEmail({ ...row, ...asked }, token, asked.confirm_until, said)),
    );
  }

  return {
    form: {
      read: (form) => readForm(form, NEWSLETTER_LONGEST),
      check: (values) => check(values).faults,
      async send(_, given, { trapped, from }) {
        if (trapped) return err('robot');
        if (!(await mayWrite(from))) return err('often');
        const { email } = check(given);
        await inEqualTime(async () => {
          if ((await waitToMail(email)) === 0) await db.write((tx) => subscribe(tx, email));
        }, pace);
        return ok({ state: 'sent', email, files: 0, emailId: '' });
      },
    },
    async toConfirm(token) {
      const row = await store.byConfirmHash(db.read, hashOfToken(token), clock());
      return row && { email: row.email, works: row.confirmed_at !== null };
    },
    confirm: (token) =>
      db.write(async (tx) => {
        const row = await store.byConfirmHash(tx, hashOfToken(token), clock());
        if (!row || !(await store.confirm(tx, row.id, clock()))) return false;
        await mailbox.enqueue(
          tx,
          emailIn(languageInHand(), emails, (said) => comesEmail(row, false, said)),
        );
        return true;
      }),
    toLeave: async (token) => (await store.byLeaveToken(db.read, token))?.email,
    leave: (token) => db.write((tx) => store.remove(tx, token)),
  };
}

/** Forgets addresses that were not confirmed in time; returns how many. */
export const sweepNewsletter = (db: Db, now: number): Promise<number> =>
  db.write((tx) => store.removeUnconfirmed(tx, now));

/** Confirmed readers. */
export const subscribers = (db: Db): Promise<NewsletterSubscriberRow[]> => store.confirmed(db.read);
