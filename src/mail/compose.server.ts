import MailComposer from 'nodemailer/lib/mail-composer';
import { cidOf } from './html.ts';
import type { OutgoingMail, Sender } from './model.ts';

/**
 * The message of a mail (RFC 5322), the same bytes each time: its id, date and boundaries come from the mail. Mailboxes
 * that get it twice, because a server died after it took it, know it by its Message-ID.
 * @param host of the Message-ID
 */
export function composeMail(mail: OutgoingMail, sender: Sender, host: string): Promise<Buffer> {
  const composer = new MailComposer({
    from: sender,
    to: { name: '', address: mail.recipient },
    ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: (mail.attachments ?? []).map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content,
      ...(mail.html.includes(`src="${cidOf(name)}"`) ? { cid: name, contentDisposition: 'inline' } : {}),
    })),
    messageId: `<${mail.id}@${host}>`,
    date: new Date(mail.createdAt),
    baseBoundary: mail.id,
    newline: 'win',
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
