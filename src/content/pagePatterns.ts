import * as v from 'valibot';

const ADDRESS = 'an address of the shop such as /promocje, or the beginning of some such as /produkt/*';

/** Addresses of pages in a file of the shop. */
export const pagePatterns = v.pipe(
  v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^\/[^\s?#*]*\*?$/, ADDRESS), v.examples(['/produkt/*']))),
      v.maxLength(50, 'at most 50 addresses'),
    ),
  ),
  v.description('addresses where it is shown; all when missing'),
);

/**
 * Tells whether a page is meant.
 * @param path path of the page, without its language
 * @param patterns missing: every page
 */
export const isAtPage = (path: string, patterns: readonly string[] | undefined): boolean =>
  patterns === undefined ||
  patterns.some((pattern) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern));
