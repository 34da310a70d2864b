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

/** What may stand before a class in HTML, as character codes. */
const QUOTE = 0x22;
const SPACE = 0x20;
/** Class names have letters of ASCII alone. */
const ASCII = 0x80;

/** Kinds of page whose sheets stay ready, some 45 kB each: a shop has fewer, and addresses that mean harm make more. */
const MOST_READY = 64;

/**
 * Picks the sheets that the classes of a page need, in the order in which they count. Kinds of pages are few, so that most
 * pages find theirs ready. `theme` is the merchant's, when it fits.
 */
export function createPageStyles(sheets: BrowserFiles['sheets'], theme: string): (html: string) => PageStyle {
  const places = placesOf(sheets.modules.map(([letters]) => letters));
  const styleOf = memo(MOST_READY, (used: string): PageStyle => {
    const parts = sheets.modules.flatMap(([, text], at) => (used[at] === '1' ? [text] : []));
    const css = sheets.base + parts.join('') + theme;
    return { css, hash: sourceHash(css) };
  });
  return (html) => {
    const used = new Uint8Array(sheets.modules.length);
    for (let at = html.indexOf('_'); at !== -1; at = html.indexOf('_', at + 1)) {
      const before = html.charCodeAt(at - 1);
      if (before !== QUOTE && before !== SPACE) continue;
      const place = places[slotOf(html, at + 1)] ?? NONE;
      if (place !== NONE) used[place] = 1;
    }
    return styleOf(used.join(''));
  };
}

const NONE = -1;

/** Where the place of two letters stands; outside of the table for others. */
const slotOf = (text: string, at: number): number => {
  const second = text.charCodeAt(at + 1);
  return second < ASCII ? text.charCodeAt(at) * ASCII + second : NONE;
};

/**
 * Places of sheets by the two letters that begin their class names (`scripts/classNames.ts`). A page has two thousand names: a regular
 * expression takes four times as long.
 */
function placesOf(letters: readonly string[]): Int16Array {
  const places = new Int16Array(ASCII * ASCII).fill(NONE);
  for (const [place, pair] of letters.entries()) places[slotOf(pair, 0)] = place;
  return places;
}
