import { unitsOf } from '../amount.ts';
import type { Product } from '../model.ts';
import { unitFields } from './product.ts';

/** A store of the shop, with what the graph tells of it. */
export interface StockBranch {
  slug: string;
  info: StockInfo;
}

/** docs/contract/graph.md: what is not known of a store is null. */
export interface StockInfo {
  id: string;
  name: string;
  street: string | null;
  city: string | null;
  zipcode: string | null;
  country: string | null;
  description: string | null;
  cleardescription: string | null;
  contact: { phone: { text: string; link: string } | null; mail: string | null; gg: string | null } | null;
  /** Opening hours by the English names of days. */
  openingHours: Readonly<Record<string, StockOpening>> | null;
  longitude: number | null;
  latitude: number | null;
}

export interface StockOpening {
  open: boolean;
  allDay: boolean;
  /** "08:00" */
  from: string | null;
  till: string | null;
}

/** Quantity of each size in the shop's own stores, in their order. */
export function sizesInStocks(product: Product, branches: readonly StockBranch[]) {
  return product.sizes.map((size) => ({
    id: size.type,
    name: size.name,
    productSizeAvailableInStocks: branches.flatMap(({ slug, info }) => {
      const stock = size.stocks.find(({ branch, own }) => own && branch === slug);
      if (!stock) return [];
      const quantity = unitsOf(stock.quantity, product.precision);
      return [
        {
          quantity,
          strictQuantity: quantity,
          unit: unitFields(product, size),
          productAvailableStatus: { description: size.availability.description ?? null, icon: null },
          stockInfo: info,
        },
      ];
    }),
  }));
}
