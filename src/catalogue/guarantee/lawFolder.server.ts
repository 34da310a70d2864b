import { readFile, realpath } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { Language } from '../../kit/language.ts';
import { measurePicture } from '../../pictures/measure.server.ts';
import type { Problem } from '../../settings/problem.ts';
import { type Files, readKept } from '../../storage/model.ts';
import type { LawPicture } from '../legalInfo.ts';
import { NOTICE_HREFS, type Notice, type Notices } from './model.ts';

/** Names of the notice in law/ by its language, the first that is there. */
export const NOTICES = {
  pl: ['notice.png', 'notice.jpg'],
  en: ['notice.en.png', 'notice.en.jpg'],
} as const satisfies Record<Language, readonly string[]>;

/**
 * Pictures of the shop's law/: the notice of the Commission and labels of producers. They are kept by their content beside what
 * shoppers send, because an order and its e-mail go on showing the one that its buyer was shown.
 */
export interface LawFolder {
  /** The harmonised notice on the legal guarantee, by its language. */
  notices: Notices;
  /** Keeps a picture of the folder; undefined when there is none of that name. */
  keep(name: string): Promise<LawPicture | undefined>;
}

/** Where the kept pictures lie. */
export const LAW_FOLDER = 'law';
/** Keys of kept pictures of law/, which also tell them from uploads among the attachments of e-mails. */
const KEPT = /^law\/[0-9a-f]{16}\.(?:png|jpg)$/;

/** A kept picture as an e-mail names it among its attachments. */
export const lawAttachment = ({ kept }: LawPicture): string => `${LAW_FOLDER}/${kept}`;

/** The bytes of an attachment that is a kept picture; undefined for any other. */
export function readLawAttachment(files: Files, file: string): Promise<Buffer<ArrayBuffer>> | undefined {
  return KEPT.test(file) ? readKept(files, file) : undefined;
}

/** A kept picture by its name, for a page; undefined where there is none. */
export async function lawPicture(files: Files, name: string): Promise<Buffer<ArrayBuffer> | undefined> {
  const key = `${LAW_FOLDER}/${name}`;
  return KEPT.test(key) ? files.read(key) : undefined;
}

export async function openLawFolder(shopDir: string, files: Files): Promise<{ law: LawFolder; problems: Problem[] }> {
  const folder = join(shopDir, 'law');
  const keep = (name: string) => keepPicture(folder, files, name);
  const problems: Problem[] = [];
  const noticeOf = async (language: Language): Promise<Notice | undefined> => {
    for (const name of NOTICES[language]) {
      const picture = await keep(name);
      if (picture) return { ...picture, href: NOTICE_HREFS[language] };
      if (await isThere(join(folder, name))) {
        problems.push({ file: `law/${name}`, line: 1, at: '', expected: 'a picture that can be read' });
      }
    }
    return undefined;
  };
  const pl = await noticeOf('pl');
  const en = await noticeOf('en');
  return { law: { notices: { ...(pl ? { pl } : {}), ...(en ? { en } : {}) }, keep }, problems };
}

const isThere = (path: string) =>
  realpath(path).then(
    () => true,
    () => false,
  );

/** Nothing is drawn anew or made smaller: nobody may change these pictures, and their codes have to be read (Regulation (EU) 2025/1960). */
async function keepPicture(folder: string, files: Files, name: string): Promise<LawPicture | undefined> {
  if (!/^[\w-][\w.-]{0,100}\.(?:png|jpe?g)$/.test(name)) return undefined;
  const home = await realpath(folder).catch(() => undefined);
  const path = await realpath(join(folder, name)).catch(() => undefined);
  // A link in the folder may lead out of it.
  if (home === undefined || path === undefined || !path.startsWith(home + sep)) return undefined;
  const size = await measurePicture(path);
  if (!size) return undefined;
  const own = `${size.hash}${extname(name) === '.png' ? '.png' : '.jpg'}`;
  const key = `${LAW_FOLDER}/${own}`;
  if (!(await files.stat(key))) await files.put(key, await readFile(path));
  return { kept: own, width: size.width, height: size.height };
}
