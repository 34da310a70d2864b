import type { CardView } from '../../catalogue/card.ts';
import type { ShownZone } from '../../hotspots/service.server.ts';
import { readAddress } from '../../listing/address/read.ts';
import type { ListDefaults } from '../../listing/address.ts';
import { resolveAddress } from '../../listing/dictionary.ts';
import { type ListView, listView } from '../../listing/listView.ts';
import type { ListScope } from '../../listing/model.ts';
import type { ShopServices } from '../services.ts';
import { cardsOf } from './cards.server.ts';

export interface ListData {
  view: ListView;
  cards: CardView[];
  /** Zones of products under the list. */
  zones: readonly ShownZone[];
}

/** Page of a list: counted and filtered in memory, its cards read from the store. `text` is what was searched for. */
export async function listData(shop: ShopServices, url: URL, scope: ListScope, text?: string): Promise<ListData> {
  const [first = 24, ...rest] = shop.shop.listing.page_sizes;
  const defaults: ListDefaults = {
    sort: 'relevance',
    portions: [first, ...rest],
    ...(text === undefined ? {} : { text }),
  };
  const { dictionary } = shop.listing;
  const { query, address } = resolveAddress(readAddress(url.searchParams, defaults), scope, dictionary);
  const result = shop.listing.list(query);
  const products = await shop.catalogue.products(result.ids);
  return {
    view: listView({ path: url.pathname, address, defaults }, result, dictionary, shop.shop.listing.colours),
    cards: await cardsOf(shop, products),
    zones: shop.hotspots.on('search', url.pathname),
  };
}
