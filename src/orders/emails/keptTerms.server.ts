import { createHash } from 'node:crypto';
import type { Page } from '../../content/model.ts';
import type { Attachment } from '../../mail/model.ts';
import { type Files, readKept } from '../../storage/model.ts';

/** Folder of the terms of sale as they were, a file for each wording. */
export const TERMS_FOLDER = 'terms';
/** Keys of kept terms of sale, which also tell them from other files among the attachments of e-mails. */
const KEPT = /^terms\/[0-9a-f]{32}\.txt$/;
/** Grows when the same page makes another text. */
const FORM = 1;

export interface TermsPage {
  page: Pick<Page, 'slug' | 'title' | 'lead' | 'html'>;
  shopName: string;
  shopUrl: string;
}

/**
 * Keeps the terms of sale as they are now: a link leads to a page that changes, and is no durable medium (UPK,
 * art. 21; CJEU, C-49/11). Plain text, because programs of mail hold back HTML files of strangers. The same wording is one file.
 */
export async function keepTerms(
  files: Files,
  { page, shopName, shopUrl }: TermsPage,
  textOf: (html: string) => string,
): Promise<Attachment> {
  const { slug, title, lead = '', html } = page;
  const hash = createHash('sha256').update(JSON.stringify([FORM, title, lead, html, shopName, shopUrl]));
  const file = `${TERMS_FOLDER}/${hash.digest('hex').slice(0, 32)}.txt`;
  if (!(await files.stat(file))) {
    const parts = [`${title}: ${shopName}`, `${shopUrl}/strona/${slug}`, lead, textOf(html)];
    await files.put(file, Buffer.from(`${parts.filter((part) => part !== '').join('\n\n')}\n`));
  }
  return { name: `${slug}.txt`, type: 'text/plain; charset=utf-8', file };
}

/** The bytes of an attachment that is kept terms; undefined for any other. */
export function readTermsAttachment(files: Files, file: string): Promise<Buffer<ArrayBuffer>> | undefined {
  return KEPT.test(file) ? readKept(files, file) : undefined;
}
