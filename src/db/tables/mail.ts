export interface MailRow {
  id: string;
  /** What the mail is about, e.g. `stock_back`. */
  kind: string;
  recipient: string;
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

export interface MailTables {
  mails: MailRow;
}
