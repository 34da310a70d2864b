import { memo } from '../../kit/bounded.ts';
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

/** Kinds of page whose sheets stay ready, some 45 kB each: a shop has fewer, and addresses that mean harm make more. */
const MOST_READY = 64;

/**
 * Picks the sheets that the classes of a page need, in the order in which they count. Kinds of pages are few, so that most
 * pages find theirs ready. `theme` is the merchant's, when it fits.
 */
export function createPageStyles(sheets: BrowserFiles['sheets'], theme: string): (html: string) => PageStyle {
  const place = new Map(sheets.modules.map(([letters], at) => [letters, at]));
  const styleOf = memo(MOST_READY, (used: string): PageStyle => {
    const parts = sheets.modules.flatMap(([, text], at) => (used[at] === '1' ? [text] : []));
    const css = sheets.base + parts.join('') + theme;
    return { css, hash: sourceHash(css) };
  });
  return (html) => {
    const used = new Uint8Array(sheets.modules.length);
    for (const [, letters = ''] of html.matchAll(LETTERS)) {
      const at = place.get(letters);
      if (at !== undefined) used[at] = 1;
    }
    return styleOf(used.join(''));
  };
}
