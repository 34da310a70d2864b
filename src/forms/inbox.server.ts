import { createHash } from 'node:crypto';
import type { Db } from '../db/database.ts';
import type { Upload } from '../files/model.ts';
import type { Uploads } from '../files/service.server.ts';
import { type Clock, DAY } from '../kit/clock.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { languageInHand } from '../kit/speech.ts';
import { type EmailTerms, emailIn } from '../mail/blocks.ts';
import type { NewEmail } from '../mail/model.ts';
import { type Mailbox, queuedEmail } from '../mail/service.server.ts';
import type { Visit } from '../session/model.ts';
import { MOST_FILE_BYTES, type Refusal, type SentForm } from './answer.ts';
import { sentBefore, sentOnce } from './sentForms.server.ts';
import { type ShopEmail, shopEmail } from './shopEmail.ts';

/** Life of a form's files: its e-mail is tried for two days, and the shop may ask afterwards whether it was sent. */
const FILES_KEPT = 30 * DAY;

/** Circumstances of a form. */
export interface Sending {
  /** Waiting files of the shopper's. */
  files: readonly Upload[];
  /** The field that is to stay empty did not. */
  trapped: boolean;
  /** Sender, for counting. */
  from: string;
}

/** Takes forms that write to the shop: each becomes one e-mail with its files. */
export interface Inbox {
  /** @param receipt e-mail to the sender, in the language of the page */
  send(
    visit: Visit,
    sending: Sending,
    message: ShopEmail,
    receipt?: (terms: EmailTerms) => NewEmail,
  ): Promise<Result<SentForm, Refusal>>;
  /** Sent form while its e-mail is stored. */
  find(kind: string, emailId: string): Promise<SentForm | undefined>;
}

export interface InboxOptions {
  db: Db;
  clock: Clock;
  mailbox: Mailbox;
  uploads: Uploads;
  emails: EmailTerms;
  /** Counts a message; false when this visitor may not send one more. */
  mayWrite(from: string): Promise<boolean>;
}

export function createInbox({ db, clock, mailbox, uploads, emails, mayWrite }: InboxOptions): Inbox {
  /** Forms that are being written: one that comes meanwhile is counted once. */
  const underWay = new Map<string, Promise<string | undefined>>();

  function once(mark: string, write: () => Promise<string | undefined>): Promise<string | undefined> {
    const id = underWay.get(mark) ?? write().finally(() => underWay.delete(mark));
    underWay.set(mark, id);
    return id;
  }

  return {
    async send(visit, { files, trapped, from }, message, receipt) {
      if (trapped) return err('robot');
      if (files.reduce((sum, { size }) => sum + size, 0) > MOST_FILE_BYTES) return err('tooLarge');
      const mark = markOf(from, message, files);
      const write = () =>
        db.write((tx) =>
          sentOnce(tx, mark, clock(), async () => {
            const ids = files.map(({ id }) => id);
            const taken = await uploads.use(tx, visit.session, ids, { name: message.kind, keepMs: FILES_KEPT });
            const attachments = taken.map(({ id, name, type }) => ({ file: id, name, type }));
            if (receipt) await mailbox.enqueue(tx, emailIn(languageInHand(), emails, receipt));
            return mailbox.enqueue(tx, {
              ...emailIn('pl', emails, (own) => shopEmail(message, own)),
              attachments,
            });
          }),
        );
      const id = await once(mark, async () => {
        const known = await sentBefore(db.read, mark, clock());
        return known ?? ((await mayWrite(from)) ? write() : undefined);
      });
      if (id === undefined) return err('often');
      return ok({ state: 'sent', email: message.replyTo ?? '', files: files.length, emailId: id });
    },
    async find(kind, emailId) {
      const found = await queuedEmail(db.read, emailId, kind);
      return found && { state: 'sent', email: found.replyTo ?? '', files: found.attachments, emailId };
    },
  };
}

/** Files by what they are: a document that is posted again brings them under new ids. */
const markOf = (from: string, message: ShopEmail, files: readonly Upload[]): string =>
  createHash('sha256')
    .update(JSON.stringify([from, message, files.map(({ name, size }) => [name, size])]))
    .digest('base64url');
