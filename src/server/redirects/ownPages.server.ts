import { productIdIn } from '../../catalogue/productAddress.ts';
import type { Catalogue } from '../../catalogue/service.server.ts';
import type { Content } from '../../content/service.server.ts';
import { pages } from '../../routes/pages.ts';

/** First parts of addresses that are no pages. */
const CALLS = ['ajax', 'graphql', 'feeds', 'pictures', 'assets', 'accounts'];

/** Tells whether a path is a page of this shop, or may become one. */
export function ownPages(catalogue: Catalogue, content: Content): (path: string) => Promise<boolean> {
  const named: Record<string, (name: string) => Promise<boolean>> = {
    produkt: async (name) => {
      const id = productIdIn(name);
      return id !== undefined && (await catalogue.product(id)) !== undefined;
    },
    kategoria: async (name) => (await catalogue.names()).categories.bySlug(name) !== undefined,
    producent: async (name) => (await catalogue.names()).producers.some(({ slug }) => slug === name),
    seria: async (name) => (await catalogue.names()).series.some(({ slug }) => slug === name),
    strona: async (name) => content.page(name) !== undefined,
  };
  const firsts = new Set([...pages.map(({ path }) => path.split('/')[1] ?? ''), ...CALLS]);
  return async (path) => {
    const [, first = '', name = ''] = path.replace(/\?.*$/, '').split('/');
    const isThere = Object.hasOwn(named, first) ? named[first] : undefined;
    return isThere ? isThere(name) : firsts.has(first);
  };
}
