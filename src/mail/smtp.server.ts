import type { Transporter } from 'nodemailer';
import { SECOND } from '../kit/clock.ts';
import { MailRefused, type MailTransport, type OutgoingMail, type Sender } from './model.ts';

/** Time-outs, each and together well under `CLAIM_MS`, also when a mail goes over a second connection. */
const TIMEOUTS = { connectionTimeout: 20 * SECOND, greetingTimeout: 20 * SECOND, socketTimeout: 60 * SECOND };

/**
 * Connections are kept for the next mail: one for each sender of the queue, as mail servers let few in. They are left
 * before the server ends them; one that it has ended nevertheless is replaced once, and then the queue tries again.
 */
const POOL = { pool: true, maxConnections: 2, maxRequeues: 1, idleTimeout: 30 * SECOND } as const;

/** Hands mails to a server. `url` is as in SMTP_URL: `smtps://user:password@smtp.example.com`. */
export function smtpTransport(
  url: string,
  sender: Sender,
  compose: (mail: OutgoingMail) => Promise<Buffer>,
): MailTransport {
  let transport: Transporter | undefined;
  // Loaded with the first mail: a start has none.
  const opened = async () => {
    const { createTransport } = await import('nodemailer');
    transport ??= createTransport({ url, ...POOL, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
    return transport;
  };
  return {
    async send(mail) {
      const envelope = { from: sender.address, to: [mail.recipient] };
      try {
        await (await opened()).sendMail({ envelope, raw: await compose(mail) });
      } catch (error) {
        throw isFinal(error) ? new MailRefused('The server refused the mail', { cause: error }) : error;
      }
    },
    close: () => transport?.close(),
  };
}

/** Asks a mail server whether it would take mails with this login: undefined when it would, else the code of why not. */
export async function smtpTrouble(url: string, patience: number): Promise<string | undefined> {
  const { createTransport } = await import('nodemailer');
  const times = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience };
  const transport = createTransport({ url, ...times });
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    const { code } = error as { code?: unknown };
    return typeof code === 'string' ? code : 'no answer';
  } finally {
    transport.close();
  }
}

/** 5xx to the mail itself is for good (RFC 5321, 4.2.1); to the login it is the shop's own trouble, which may be mended. */
function isFinal(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  return code !== 'EAUTH' && typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
}
