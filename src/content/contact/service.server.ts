import { createHash } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import type { Upload } from '../../files/model.ts';
import type { Uploads } from '../../files/service.server.ts';
import { readEmail } from '../../forms/rules/email.server.ts';
import { type Clock, DAY, MINUTE } from '../../kit/clock.ts';
import type { Letter } from '../../mail/model.ts';
import type { Mailbox } from '../../mail/service.server.ts';
import type { Visit } from '../../session/model.ts';
import { type TextOverrides, translate } from '../../ui/text.ts';
import { type ContactAnswer, type ContactValues, checkContact, MOST_FILE_BYTES } from './model.ts';
import { contactTexts } from './texts.ts';

/** A mail is tried for two days; its files are needed until it has gone, and then for whoever asks whether it did. */
const FILES_KEPT = 30 * DAY;
/** The same words from the same shopper within this time are the same message: a page that was loaded again. */
const SAME_WITHIN = 10 * MINUTE;
const MOST_REMEMBERED = 1000;

export interface SentMessage {
  values: ContactValues;
  /** Waiting files of the shopper's. */
  files: readonly Upload[];
  /** The field that is to stay empty did not. */
  trapped: boolean;
  /** Who sends, for counting. */
  from: string;
}

export interface Contact {
  /** What is wrong with the values of a message that cannot go because of its files. */
  check(values: ContactValues, kept: readonly Upload[]): Extract<ContactAnswer, { state: 'faults' }>;
  send(visit: Visit, message: SentMessage): Promise<ContactAnswer>;
}

export interface ContactOptions {
  db: Db;
  clock: Clock;
  mailbox: Mailbox;
  uploads: Uploads;
  texts: TextOverrides;
  shopName: string;
  /** Where messages go. */
  recipient: string;
  /** Whether this visitor may send one more; each call counts. */
  mayWrite(from: string): boolean;
}

/** Messages from the contact form: checked, and put into the queue of mails with their files. */
export function createContact(options: ContactOptions): Contact {
  const { db, clock, mailbox, uploads, texts, recipient, mayWrite } = options;
  const sentAt = new Map<string, number>();

  function remember(mark: string): void {
    sentAt.delete(mark);
    sentAt.set(mark, clock());
    const [oldest] = sentAt.keys();
    if (sentAt.size > MOST_REMEMBERED && oldest !== undefined) sentAt.delete(oldest);
  }

  return {
    check: (values, kept) => ({
      state: 'faults',
      faults: checkContact(values, texts, readEmail).faults,
      values,
      kept,
    }),
    async send(visit, { values, files, trapped, from }) {
      const checked = checkContact(values, texts, readEmail);
      const returned = { values, kept: files };
      if (checked.faults.length > 0) return { state: 'faults', faults: checked.faults, ...returned };
      if (trapped) return { state: 'refused', why: 'robot', ...returned };
      if (files.reduce((sum, { size }) => sum + size, 0) > MOST_FILE_BYTES)
        return { state: 'refused', why: 'tooLarge', ...returned };
      const sent: ContactAnswer = { state: 'sent', email: checked.values.contact_email, files: files.length };
      const mark = markOf(from, checked.values);
      if (clock() - (sentAt.get(mark) ?? Number.NEGATIVE_INFINITY) < SAME_WITHIN) return sent;
      if (!mayWrite(from)) return { state: 'refused', why: 'often', ...returned };
      await db.write(async (tx) => {
        const ids = files.map(({ id }) => id);
        const taken = await uploads.use(tx, visit.session, ids, { name: 'contact', keepMs: FILES_KEPT });
        const attachments = taken.map(({ id, name, type }) => ({ file: id, name, type }));
        await mailbox.enqueue(tx, { ...letterOf(checked.values, options), recipient, attachments });
      });
      remember(mark);
      return sent;
    },
  };
}

const markOf = (from: string, values: ContactValues): string =>
  createHash('sha256')
    .update(JSON.stringify([from, values]))
    .digest('base64url');

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** For the shop itself, so without the greetings of its letters. */
function letterOf(
  { contact_name: name, contact_email: email, contact_order: order, contact_message: message }: ContactValues,
  { texts, shopName }: Pick<ContactOptions, 'texts' | 'shopName'>,
): Omit<Letter, 'recipient'> {
  const head = [
    translate(contactTexts, texts, 'mailIntro', { shop: shopName }),
    translate(contactTexts, texts, 'mailFrom', { name, email }),
    ...(order === '' ? [] : [translate(contactTexts, texts, 'mailOrder', { order })]),
  ].join('\n');
  const answer = translate(contactTexts, texts, 'mailAnswer');
  const parts = [head, message, answer];
  const paragraphs = parts.map((part) => `<p>${escaped(part).replaceAll('\n', '<br>')}</p>`).join('');
  return {
    kind: 'contact',
    subject: translate(contactTexts, texts, 'mailSubject', { name }),
    text: `${parts.join('\n\n')}\n`,
    html: `<!DOCTYPE html><html lang="pl"><head><meta charset="utf-8"></head><body>${paragraphs}</body></html>`,
    replyTo: email,
  };
}
