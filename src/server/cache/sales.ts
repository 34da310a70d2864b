import type { CatalogueNews } from '../../listing/news.ts';
import type { Reads } from './reads.ts';

/** Effect of sales on a page: `same`, `behind` in the number of pieces, or `other`. */
export type AfterSales = 'same' | 'behind' | 'other';

/** Remembers which products sales have touched, so that each page is looked at only when it is asked for. */
export interface Sales {
  /** Number of the last sale. */
  readonly last: number;
  take(news: CatalogueNews): void;
  /** @param since `last` as it was before the page was made, or when it was last looked at */
  since(since: number, reads: Reads): AfterSales;
}

export function createSales(): Sales {
  let last = 0;
  let restockedLast = 0;
  /** Number of the last sale by product. */
  const counted = new Map<number, number>();
  const restocked = new Map<number, number>();
  const touched = (by: ReadonlyMap<number, number>, ids: ReadonlySet<number>, since: number) => {
    for (const id of ids) if ((by.get(id) ?? 0) > since) return true;
    return false;
  };
  return {
    get last() {
      return last;
    },
    take(news) {
      last += 1;
      for (const id of news.counted) counted.set(id, last);
      for (const id of news.restocked) restocked.set(id, last);
      if (news.restocked.size > 0) restockedLast = last;
    },
    since(since, reads) {
      if (since === last) return 'same';
      if (restockedLast > since && (touched(restocked, reads.products, since) || !reads.listsHold())) return 'other';
      return touched(counted, reads.counted, since) ? 'behind' : 'same';
    },
  };
}
