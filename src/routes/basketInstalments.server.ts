import type { BasketView } from '../basket/view.ts';
import { type Told, tell } from '../instalments/model.ts';
import { instalmentProviders } from '../instalments/providers.ts';
import type { ShopFile } from '../settings/shopFile.ts';

/** Decisions of each lender about the whole basket; none for a basket that costs no money. */
export function basketInstalments(
  { lines, goods, total, currency }: Pick<BasketView, 'lines' | 'goods' | 'total' | 'currency'>,
  shop: Pick<ShopFile, 'instalments'>,
): Told[] {
  // What is sold out cannot be ordered, and costs nothing here.
  const bought = lines.flatMap(({ product, known }) => (known && !known.soldOut ? [{ id: product, ...known }] : []));
  if (goods.gross === 0) return [];
  const products = bought.map(({ id, name, forPoints, subscriptionDays }) => ({
    id,
    name,
    lendable: !forPoints && subscriptionDays === 0,
  }));
  const data = {
    price: 0,
    priceNet: 0,
    currency,
    basketCount: new Set(products.map(({ id }) => id)).size,
    basketCost: total.gross,
    basketCostNet: total.net,
  };
  return instalmentProviders(shop).map((provider) => tell(provider, { amount: total.gross, products }, data));
}
