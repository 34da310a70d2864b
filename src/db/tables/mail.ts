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

export interface MailTables {
  mails: MailRow;
  mail_attachments: MailAttachmentRow;
}
