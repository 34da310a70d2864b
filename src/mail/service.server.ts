import { randomUUID } from 'node:crypto';
import { afterCommit } from '../db/afterCommit.server.ts';
import type { Db, Tx } from '../db/database.ts';
import { createSender, type SenderOptions, WAITING } from '../db/queue.server.ts';
import type { MailRow } from '../db/tables/mail.ts';
import { type Clock, DAY } from '../kit/clock.ts';
import { MailRefused, type MailTransport, type NewEmail, type OutgoingMail, type Urgency } from './model.ts';
import { attachmentsOf, byId, insert, removeDone } from './store.server.ts';

/** As they are kept: lower ones go first, whatever their age. */
const RANKS: Record<Urgency, number> = { now: 0, soon: 1, later: 2 };

/** A mail is kept for a while after it was sent, to answer „did it go out”; it holds people's data. */
const KEPT_FOR = 30 * DAY;

export interface Mailbox {
  /** Puts an e-mail into the queue, in the transaction of what it tells of: both happen, or neither. Returns its id. */
  enqueue(tx: Tx, email: NewEmail): Promise<string>;
  /** Calls `listener` after e-mails have been put into the queue by this process. */
  onWaiting(listener: () => void): void;
}

export function createMailbox(clock: Clock): Mailbox {
  const listeners: (() => void)[] = [];
  return {
    async enqueue(tx, { attachments = [], replyTo, urgency = 'soon', ...email }) {
      const now = clock();
      const id = randomUUID();
      const files = attachments.map((attachment, place) => ({ mail_id: id, place, ...attachment }));
      const row = { id, ...email, urgency: RANKS[urgency], reply_to: replyTo ?? null };
      await insert(tx, { ...row, created_at: now, due_at: now, ...WAITING }, files);
      afterCommit(tx, () => {
        for (const tell of listeners) tell();
      });
      return id;
    },
    onWaiting: (listener) => void listeners.push(listener),
  };
}

/** An e-mail that was put into the queue, as long as it is kept; undefined when there is none with this id and kind. */
export const queuedEmail = async (db: Db['read'], id: string, kind: string) => {
  const row = await byId(db, id);
  if (row?.kind !== kind) return undefined;
  return { replyTo: row.reply_to ?? undefined, attachments: (await attachmentsOf(db, id)).length };
};

export interface DeliveryOptions {
  db: Db;
  transport: MailTransport;
  clock: Clock;
  /** The bytes of an attachment; a mail whose attachment cannot be read is tried again. */
  readFile?(file: string): Promise<Buffer>;
  /** Called after each failed try, with the kind of mail; `givenUp` when there will be no other. */
  onFailure(failure: { error: unknown; kind: string; tries: number; givenUp: boolean }): void;
}

export interface Delivery {
  /** Sends due mails, one after another, and beside them what somebody waits for; returns the number. Concurrent calls share the work. */
  run(): Promise<number>;
  /** Forgets mails that are long done with. */
  sweep(): Promise<number>;
  /** Takes no more mails; settles when the one being sent is done with. */
  stop(): Promise<void>;
}

/**
 * Sends the queue; `db/retries.ts` says when a mail that did not go is tried again, and when it is given up. A mail that is
 * sent again, because a process died before it was marked, is the same bytes: the outbox then still holds one file, and a
 * mailbox sees one Message-ID. What somebody waits for goes first, and is not kept up by a mail whose server takes long.
 */
export function createDelivery({ db, transport, clock, readFile, onFailure }: DeliveryOptions): Delivery {
  async function attachedTo(id: string): Promise<NonNullable<OutgoingMail['attachments']>> {
    const rows = await attachmentsOf(db.read, id);
    return Promise.all(
      rows.map(async ({ name, type, file }) => {
        if (!readFile) throw new Error('nobody can read what is attached to this mail');
        return { name, type, content: await readFile(file) };
      }),
    );
  }

  const options: SenderOptions<MailRow> = {
    db,
    clock,
    async send({ id, kind, recipient, subject, text, html, created_at: createdAt, reply_to }) {
      const attachments = await attachedTo(id);
      const replyTo = reply_to ?? undefined;
      await transport.send({ id, kind, recipient, subject, text, html, createdAt, replyTo, attachments });
    },
    isFinal: (error) => error instanceof MailRefused,
    onFailure: ({ kind }, failure) => onFailure({ ...failure, kind }),
  };
  const senders = [
    createSender('mails', { ...options, ranked: { column: 'urgency', upTo: RANKS.now } }),
    createSender('mails', { ...options, ranked: { column: 'urgency' } }),
  ];

  return {
    async run() {
      const counts = await Promise.all(senders.map((sender) => sender.run()));
      return counts.reduce((sum, count) => sum + count, 0);
    },
    sweep: () => db.write((tx) => removeDone(tx, clock() - KEPT_FOR)),
    async stop() {
      await Promise.all(senders.map((sender) => sender.stop()));
      transport.close();
    },
  };
}
