/** Texts of style sheets by address. */
export type Sheets = ReadonlyMap<string, string>;

const LINK = /<link rel="stylesheet" href="([^"]+)"\/>/g;
/** Addresses in a sheet are relative to it, and `</` would end the element that holds it. */
const STAYS_OUTSIDE = /url\((?!\s*["']?(?:\/|data:|#))|@import|<\//i;

/** Above this a merchant's sheet is better kept by the browser than sent with every page. Bytes. */
const LARGEST_OWN = 16_000;

export const fitsInside = (css: string): boolean => css.length <= LARGEST_OWN && !STAYS_OUTSIDE.test(css);

/**
 * Puts the page's sheets into one `<style>` in the head, where they cost no further request before the first paint. The
 * links stay, disabled, because React knows them: it removes and adds them when the page changes in the browser.
 */
export function inlineSheets(
  head: string,
  sheets: Sheets,
  attributes = '',
): { head: string; style: string | undefined } {
  const inside: string[] = [];
  const marked = head.replace(LINK, (link, href: string) => {
    // The router marks with a # a sheet that code fetched later needs as well.
    const css = sheets.get(href.replace(/#$/, ''));
    if (css === undefined) return link;
    inside.push(css);
    return `<link rel="stylesheet" href="${href}" disabled=""/>`;
  });
  if (inside.length === 0) return { head, style: undefined };
  const style = inside.join('');
  const first = head.search(/<link rel="stylesheet"/);
  return { head: `${marked.slice(0, first)}<style${attributes}>${style}</style>${marked.slice(first)}`, style };
}
