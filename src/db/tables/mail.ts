import type { QueueRow } from './queue.ts';

export interface MailRow extends QueueRow {
  /** Subject of the mail, e.g. `stock_back`. */
  kind: string;
  recipient: string;
  /** Whom the reader answers, when it is not the shop. */
  reply_to: string | null;
  subject: string;
  text: string;
  html: string;
  /** Rank: lower ones go first, whatever their age. */
  urgency: number;
}

export interface MailAttachmentRow {
  mail_id: string;
  place: number;
  name: string;
  type: string;
  /** Id of an upload. */
  file: string;
}

/** A form that was sent a moment ago. */
export interface SentFormRow {
  /** Hash of what was sent, and by whom. */
  mark: string;
  /** The e-mail that it has become. */
  email_id: string;
  at: number;
}

export interface MailTables {
  mails: MailRow;
  mail_attachments: MailAttachmentRow;
  sent_forms: SentFormRow;
}
