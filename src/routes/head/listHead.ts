import { writeAddress } from '../../listing/address/write.ts';
import { countChoices, withoutFilters } from '../../listing/address.ts';
import type { ListView } from '../../listing/listView.ts';
import { type HeadInput, type HeadTerms, type PageHead, pageHead } from './pageHead.ts';

export interface ListHeadInput extends Pick<HeadInput, 'title' | 'description'> {
  /** Path of the whole list, without a query string. */
  path: string;
  view: Pick<ListView, 'address' | 'defaults' | 'total'>;
  /** Title of a page: "Kubki, strona 2". */
  pageTitle(page: number): string;
}

/**
 * A list in the shop's own order, page by page, is for search engines. The same things filtered, sorted or cut into
 * pages of another size are not, and point to the list; neither is a list with nothing in it.
 */
export function listHead(terms: HeadTerms, { path, view, pageTitle, ...input }: ListHeadInput): PageHead {
  const { address, defaults, total } = view;
  const own =
    countChoices(address) === 0 && address.sort === defaults.sort && address.portions === defaults.portions[0];
  const page = own ? address.counter : 0;
  const query = writeAddress({ ...withoutFilters(address), ...ownOrder(defaults), counter: page }, defaults);
  return pageHead(terms, {
    ...input,
    title: page > 0 ? pageTitle(page + 1) : input.title,
    path: path + query,
    noindex: !own || total === 0,
  });
}

const ownOrder = ({ sort, portions }: ListView['defaults']) => ({ sort, portions: portions[0] });
