export interface NewsletterSubscriberRow {
  id: string;
  /** Address in small letters. */
  email: string;
  /** Consent word for word. */
  consent: string;
  consented_at: number;
  /** SHA-256 of the token in the mail that asks for confirmation; null where an older shop confirmed it. */
  confirm_hash: string | null;
  confirm_until: number | null;
  /** Null until the link of that mail was followed and its button pressed. */
  confirmed_at: number | null;
  /** Moment of the last e-mail about the newsletter: nobody can fill a stranger's mailbox with them. */
  written_at: number;
  /** Token of the link in every newsletter, stored as it is: all it can do is end the subscription. */
  leave_token: string;
}

export interface NewsletterTables {
  newsletter_subscribers: NewsletterSubscriberRow;
}
