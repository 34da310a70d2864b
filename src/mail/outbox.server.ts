import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailTransport, OutgoingMail } from './model.ts';

/**
 * Puts each mail into a folder as one .eml file, which any mail program opens. Its name comes from the mail, and it is
 * there whole or not at all: a mail that is put there again after a hard kill is still one file.
 */
export function outboxTransport(folder: string, compose: (mail: OutgoingMail) => Promise<Buffer>): MailTransport {
  return {
    async send(mail) {
      const message = await compose(mail);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date(mail.createdAt).toISOString().replaceAll(':', '-')}-${mail.id}`;
      const unfinished = join(folder, `.${name}.part`);
      const file = await open(unfinished, 'w', 0o600);
      try {
        await file.writeFile(message);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, join(folder, `${name}.eml`));
      await syncFolder(folder);
    },
    close() {},
  };
}

/** A rename is kept through a crash once its folder is; systems that cannot sync a folder keep it by themselves. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}
