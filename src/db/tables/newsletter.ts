export interface NewsletterSubscriberRow {
  id: string;
  /** In small letters. */
  email: string;
  /** Word for word what was agreed to, and when. */
  consent: string;
  consented_at: number;
  /** SHA-256 of the token in the mail that asks for confirmation; null once it is confirmed. */
  confirm_hash: string | null;
  confirm_until: number | null;
  /** Null until the link of that mail was followed and its button pressed. */
  confirmed_at: number | null;
  /** When a letter about the newsletter went there last: nobody can fill a stranger's mailbox with them. */
  written_at: number;
  /** Stands in every newsletter, so it is kept as it is: all it can do is end the subscription. */
  leave_token: string;
}

export interface NewsletterTables {
  newsletter_subscribers: NewsletterSubscriberRow;
}
