import type { BasketView } from '../../basket/view.ts';
import type { ShelfView } from '../../content/main/views.ts';
import { formatMoney } from '../../kit/priceFormat.ts';
import { NO_FILTERS } from '../../listing/model.ts';
import { translate } from '../../ui/text.ts';
import type { ShopServices } from '../services.ts';
import { routeTexts } from '../texts.ts';
import { cardsOf } from './cards.server.ts';

/** Price below which products stand on the shelf, grosze. */
const UNDER = 5000;
const SHOWN = 4;

/** Small things that can be bought now and do not lie in the basket yet; nothing beside an empty basket. */
export async function cheapShelf(shop: ShopServices, basket: BasketView): Promise<ShelfView | undefined> {
  if (basket.lines.length === 0) return undefined;
  const ids = shop.listing.first({
    scope: { kind: 'all' },
    filters: { ...NO_FILTERS, price: { to: UNDER - 1 }, inStock: true },
    sort: 'relevance',
    portions: SHOWN + basket.lines.length,
  });
  const there = new Set(basket.lines.map(({ product }) => product));
  const others = ids.filter((id) => !there.has(id)).slice(0, SHOWN);
  const heading = translate(routeTexts, shop.texts, 'cheapShelf', {
    price: formatMoney(UNDER, shop.shop.currency),
  });
  return { kind: 'shelf', heading, cards: await cardsOf(shop, await shop.catalogue.products(others)) };
}
