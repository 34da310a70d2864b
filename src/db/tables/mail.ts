export interface MailRow {
  id: string;
  /** What the mail is about, e.g. `stock_back`. */
  kind: string;
  recipient: string;
  /** Whom the reader answers, when it is not the shop. */
  reply_to: string | null;
  subject: string;
  text: string;
  html: string;
  created_at: number;
  /** Not before this moment; moves on with each try that failed. */
  due_at: number;
  tries: number;
  /** Who is sending it, and until when nobody else may try. */
  claim: string | null;
  claimed_until: number | null;
  sent_at: number | null;
  /** Given up. */
  failed_at: number | null;
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
