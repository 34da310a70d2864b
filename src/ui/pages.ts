/** A page's number, or a gap of two pages or more. */
export type PageItem = number | 'gap';

const AROUND = 1;

/**
 * Numbers of pages to name beside `current`: the first, the last, the current with its neighbours. A gap of a single
 * page is named instead, so there are at most seven entries.
 */
export function pageItems(current: number, last: number): readonly PageItem[] {
  const named = Array.from({ length: last }, (_, place) => place + 1).filter(
    (page) => page === 1 || page === last || Math.abs(page - current) <= AROUND,
  );
  return named.flatMap((page, place): PageItem[] => {
    const missing = page - (named[place - 1] ?? 0) - 1;
    if (missing === 0) return [page];
    return missing === 1 ? [page - 1, page] : ['gap', page];
  });
}
