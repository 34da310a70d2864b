import type { BrowserFiles } from './browserFiles.ts';
import { sourceHash } from './policy.ts';

/** The style of a page, with the hash that a policy names it by. */
export interface PageStyle {
  css: string;
  hash: string;
}

/** Addresses in a sheet are relative to it, and `</` would end the element that holds it. */
const STAYS_OUTSIDE = /url\((?!\s*["']?(?:\/|data:|#))|@import|<\//i;
/** Above this a merchant's sheet is better kept by the browser than sent with every page. Bytes. */
const LARGEST_OWN = 16_000;

export const fitsInside = (css: string): boolean => css.length <= LARGEST_OWN && !STAYS_OUTSIDE.test(css);

/** The two letters that begin the class names of one sheet (`scripts/classNames.ts`). */
const LETTERS = /[" ]_([a-zA-Z]{2})/g;

/**
 * Picks the sheets that the classes of a page need, in the order in which they count. Kinds of pages are few, so that most
 * pages find theirs ready. `theme` is the merchant's, when it fits.
 */
export function createPageStyles(sheets: BrowserFiles['sheets'], theme: string): (html: string) => PageStyle {
  const ready = new Map<string, PageStyle>();
  const place = new Map(sheets.modules.map(([letters], at) => [letters, at]));
  return (html) => {
    const used = new Uint8Array(sheets.modules.length);
    for (const [, letters = ''] of html.matchAll(LETTERS)) {
      const at = place.get(letters);
      if (at !== undefined) used[at] = 1;
    }
    const key = used.join('');
    const known = ready.get(key);
    if (known) return known;
    const css = sheets.base + sheets.modules.flatMap(([, text], at) => (used[at] ? [text] : [])).join('') + theme;
    const style = { css, hash: sourceHash(css) };
    if (ready.size >= MOST_READY) ready.clear();
    ready.set(key, style);
    return style;
  };
}

const MOST_READY = 200;
