import type { PageTerms } from '../ui/browser/pageTerms.ts';
import type { ShopSnippets } from './load.server.ts';

/** Purposes of the snippets and layers of a shop, for every page; nothing where it has none. */
export function extrasOf({ snippets, layers }: ShopSnippets): Pick<PageTerms, 'extras'> {
  const purposes = new Set([...snippets, ...layers].map(({ purpose }) => purpose));
  return purposes.size === 0 ? {} : { extras: [...purposes].sort() };
}
