import type { PageTerms } from '../ui/browser/pageTerms.ts';
import type { ShopSnippets } from './load.server.ts';

/** Purposes of the snippets and layers of a shop, for every page; nothing where it has none. */
export function extrasOf({
  snippets,
  layers,
  dataLayer,
}: ShopSnippets): Pick<PageTerms, 'extras' | 'counts' | 'measures'> {
  const purposes = new Set([...snippets, ...layers].map(({ purpose }) => purpose));
  if (dataLayer) purposes.add('statistics');
  const measures = dataLayer ? 'pages' : snippets.some(({ on }) => on) ? 'deeds' : undefined;
  return {
    ...(purposes.size === 0 ? {} : { extras: [...purposes].sort() }),
    ...(layers.some(({ visits }) => visits !== undefined) ? { counts: true } : {}),
    ...(measures ? { measures } : {}),
  };
}
