import type { Product } from '../model.ts';
import { unitFields, units } from './product.ts';

/** A store of the shop that shoppers may come to. */
export interface Branch {
  slug: string;
  name: string;
}

/** Quantity of each size in the shop's own stores, in their order. What is not known of a store is null. */
export function sizesInStocks(product: Product, branches: readonly Branch[]) {
  const unit = unitFields(product);
  return product.sizes.map((size) => ({
    id: size.type,
    name: size.name,
    productSizeAvailableInStocks: branches.flatMap(({ slug, name }) => {
      const stock = size.stocks.find(({ branch, own }) => own && branch === slug);
      if (!stock) return [];
      const quantity = units(stock.quantity, product);
      return [
        {
          quantity,
          strictQuantity: quantity,
          unit,
          productAvailableStatus: { description: size.availability.description ?? null, icon: null },
          stockInfo: { id: slug, name },
        },
      ];
    }),
  }));
}
