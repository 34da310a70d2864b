import { join } from 'node:path';
import type { composeMail } from './compose.server.ts';
import type { MailTransport, OutgoingMail } from './model.ts';
import { outboxTransport } from './outbox.server.ts';
import { smtpTransport } from './smtp.server.ts';

export interface MailPlace {
  dataDir: string;
  /** Address of a mail server, with its password. */
  smtpUrl?: string | undefined;
  shopUrl: string;
}

/** Sends e-mails through the mail server that is set; where none is, puts them into `outbox/` of the data folder. */
export function mailTransport(
  sender: Parameters<typeof composeMail>[1],
  { dataDir, smtpUrl, shopUrl }: MailPlace,
): MailTransport {
  const host = new URL(shopUrl).hostname;
  // Loaded with the first mail: a start has none.
  const compose = async (mail: OutgoingMail) => (await import('./compose.server.ts')).composeMail(mail, sender, host);
  return smtpUrl === undefined
    ? outboxTransport(join(dataDir, 'outbox'), compose)
    : smtpTransport(smtpUrl, sender, compose);
}
