import { setImmediate as nextTurn } from 'node:timers/promises';
import { categoryPath, productPath } from '../../catalogue/model.ts';
import { NO_FILTERS } from '../../listing/model.ts';
import type { OpenShop } from '../open/shop.ts';
import type { PageCache } from './pageCache.ts';

/** Products of the first screen of each root category. */
const PRODUCTS_EACH = 8;

/** The pages most visits begin with: the main page, the roots, what stands first in them. */
export async function hotAddresses({ catalogue, listing }: Pick<OpenShop, 'catalogue' | 'listing'>): Promise<string[]> {
  const { categories } = await catalogue.names();
  const ids = categories.roots.flatMap(
    ({ id }) =>
      listing.list({
        scope: { kind: 'category', id },
        filters: NO_FILTERS,
        sort: 'relevance',
        portions: PRODUCTS_EACH,
        counter: 0,
      }).ids,
  );
  const products = await catalogue.products([...new Set(ids)]);
  return ['/', ...categories.roots.map(categoryPath), '/nowosci', '/promocje', ...products.map(productPath)];
}

/** Makes one page after another; waiting visitors go first. */
export async function warmPages(shop: OpenShop, cache: PageCache, stopped: () => boolean): Promise<void> {
  await shop.opened.lists;
  if (stopped()) return;
  for (const address of await hotAddresses(shop)) {
    if (stopped()) return;
    await cache.page(address, 'warm');
    await nextTurn();
  }
}
