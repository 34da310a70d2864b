import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from './test.ts';

/** Mails that a shop has sent, as files hold them, the oldest first: names begin with their moments. */
export function outbox(dataDir: string): string[] {
  const folder = join(dataDir, 'outbox');
  const files = (() => {
    try {
      return readdirSync(folder);
    } catch {
      return [];
    }
  })();
  const mails = files.filter((file) => file.endsWith('.eml')).sort();
  return mails.map((file) => readFileSync(join(folder, file), 'utf8'));
}

/** Those to one address. */
export const mailsTo = (dataDir: string, email: string): string[] =>
  outbox(dataDir).filter((mail) => mail.includes(`\nTo: ${email}\r\n`));

/** The first mail that holds these words, once it is there; to one address where `to` says which. */
export async function mailWith(dataDir: string, words: string, to?: string): Promise<string> {
  let found: string | undefined;
  await expect(() => {
    const mails = to === undefined ? outbox(dataDir) : mailsTo(dataDir, to);
    found = mails.find((mail) => joined(mail).includes(words));
    expect(found).toBeDefined();
  }).toPass();
  return found ?? '';
}

/** The first mail whose joined text matches, and what of it does, once it is there. */
export async function inMail(dataDir: string, pattern: RegExp): Promise<RegExpExecArray> {
  let found: RegExpExecArray | null = null;
  await expect(() => {
    for (const mail of outbox(dataDir)) found ??= pattern.exec(plain(mail));
    expect(found).not.toBeNull();
  }).toPass();
  if (!found) throw new Error(`no mail holds ${pattern}`);
  return found;
}

/** As it is read: quoted-printable undone, as far as e-mails of ours need it. */
const plain = (mail: string): string =>
  Buffer.from(
    joined(mail).replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

/** Its text with the soft ends of lines joined. */
export const joined = (mail: string): string => mail.replaceAll('=\r\n', '');

/** Where a mail leads: the address of this shape, without its origin, in the first mail that `mailWith` finds. */
export async function linkIn(dataDir: string, words: string, shape: RegExp, to?: string): Promise<string> {
  const mail = joined(await mailWith(dataDir, words, to)).replaceAll('=3D', '=');
  return shape.exec(mail)?.[0] ?? '';
}
