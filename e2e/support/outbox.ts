import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from './test.ts';

/** Mails that a shop has sent, as files hold them. */
export function outbox(dataDir: string): string[] {
  const folder = join(dataDir, 'outbox');
  const files = (() => {
    try {
      return readdirSync(folder);
    } catch {
      return [];
    }
  })();
  return files.filter((file) => file.endsWith('.eml')).map((file) => readFileSync(join(folder, file), 'utf8'));
}

/** The first mail that holds these words, once it is there. */
export async function mailWith(dataDir: string, words: string): Promise<string> {
  let found: string | undefined;
  await expect(() => {
    found = outbox(dataDir).find((mail) => joined(mail).includes(words));
    expect(found).toBeDefined();
  }).toPass();
  return found ?? '';
}

/** Its text with the soft ends of lines joined. */
export const joined = (mail: string): string => mail.replaceAll('=\r\n', '');

/** Where a mail leads: the address of this shape, without its origin, in the first mail that holds `words`. */
export async function linkIn(dataDir: string, words: string, shape: RegExp): Promise<string> {
  const mail = joined(await mailWith(dataDir, words)).replaceAll('=3D', '=');
  return shape.exec(mail)?.[0] ?? '';
}
