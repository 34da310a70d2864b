/** `now`: somebody waits for it before a screen. `later`: many like it are written at once. */
export type Urgency = 'now' | 'soon' | 'later';

/** A mail as a room writes it. */
export interface NewEmail {
  /** Subject, e.g. `stock_back`; for the log, which never names a person. */
  kind: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** `soon` unless said. */
  urgency?: Urgency;
  /** Whom the reader answers, when it is not the shop. */
  replyTo?: string | undefined;
  attachments?: readonly Attachment[];
}

/** A file that goes with a mail. */
export interface Attachment {
  name: string;
  type: string;
  /** Id of a file that is kept until the mail has gone: one that a form took, a picture of law/, or kept terms. */
  file: string;
}

/** A mail as it goes out. The same mail is always the same bytes, so that sending it twice can be seen. */
export interface OutgoingMail extends Omit<NewEmail, 'attachments' | 'urgency'> {
  id: string;
  /** Epoch ms. */
  createdAt: number;
  attachments?: readonly { name: string; type: string; content: Buffer }[];
}

export interface Sender {
  name: string;
  address: string;
}

/** Takes a mail out of the shop. What it throws is tried again, unless it says that no try will help. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Refusal of the mail itself: its recipient does not exist, or the server rejects it. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
