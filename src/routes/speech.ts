import { inLanguage, type OtherLanguage, splitLanguage } from '../kit/language.ts';

/** Another language than the shop's own, in which pages are made. */
export interface Speech {
  language: OtherLanguage;
  /** Address of the script with its words. */
  href: string;
}

/** First parts of the addresses that are pages: only these have another language, and no calls of older names. `/` has none. */
export const pageRoots = (paths: readonly string[]): ReadonlySet<string> =>
  new Set(paths.map((path) => path.split('/')[1] ?? '').filter((root) => !root.includes('.')));

const ROOT = /^\/([^/?#]*)/;

/** Address in a language: that of a page, with what follows it; any other stays. */
export function spokenAddress({ language }: Speech, roots: ReadonlySet<string>, address: string): string {
  const root = ROOT.exec(address)?.[1];
  const isPage =
    root !== undefined && roots.has(root) && splitLanguage(address).language === 'pl' && !FILE.test(address);
  return isPage ? inLanguage(language, address) : address;
}

/** A file under the address of a page. */
const FILE = /^\/zamowienie\/\d+\/plik(?:[/?]|$)/;

/** Links and forms of a page that lead to pages, and where a script goes on, in its language. React writes attributes with quotes and escapes them in words. */
export const spokenLinks = (speech: Speech, roots: ReadonlySet<string>, html: string): string =>
  html.replace(
    /( (?:href|action|formaction|data-after)=")(\/(?!\/)[^"]*)/gi,
    (_, before: string, address: string) => before + spokenAddress(speech, roots, address),
  );
