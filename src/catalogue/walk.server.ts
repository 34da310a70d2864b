import type { Db } from '../db/open.server.ts';
import type { Product } from './model.ts';
import { productsByIds } from './store/read.server.ts';
import { addressesAfter, countShown, idBefore, idsAfter, type ProductAddress, usedNames } from './store/walk.server.ts';

/** Number of products that are read at a time. */
const PRODUCTS = 200;
const ADDRESSES = 2000;

/** The whole catalogue from end to end, in bounded memory however large it is. Only products that have a page. */
export interface CatalogueWalk {
  count(): Promise<number>;
  products(): AsyncIterable<Product>;
  /** `most` products by id, after leaving out the first `skip`. */
  addresses(skip: number, most: number): AsyncIterable<ProductAddress>;
  /** Ids of producers and series that have a product. */
  usedNames(): Promise<{ producers: Set<number>; series: Set<number> }>;
}

export function walkCatalogue({ read }: Pick<Db, 'read'>): CatalogueWalk {
  return {
    count: () => countShown(read),
    usedNames: () => usedNames(read),
    async *products() {
      for (let last = 0; ; ) {
        const ids = await idsAfter(read, last, PRODUCTS);
        const found = new Map((await productsByIds(read, ids)).map((product) => [product.id, product]));
        for (const id of ids) {
          const product = found.get(id);
          if (product) yield product;
        }
        if (ids.length < PRODUCTS) return;
        last = ids.at(-1) ?? last;
      }
    },
    async *addresses(skip, most) {
      let last = await idBefore(read, skip);
      for (let left = most; left > 0; ) {
        const asked = Math.min(left, ADDRESSES);
        const page = await addressesAfter(read, last, asked);
        yield* page;
        if (page.length < asked) return;
        last = page.at(-1)?.id ?? last;
        left -= asked;
      }
    },
  };
}
