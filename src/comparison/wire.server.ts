import { type Product, productPath } from '../catalogue/model.ts';
import type { Section } from '../session/model.ts';
import { cookieIn } from '../ui/browser/cookie.ts';
import { COMPARED_COOKIE, comparisonPath, readIds } from './address.ts';

interface Sources {
  products(ids: readonly number[]): Promise<Product[]>;
  most: number;
}

/** Section `Comparers` of the personal-data call (docs/contract/calls.md#section-comparers). */
export function comparersSection({ products, most }: Sources): Section {
  return async ({ cookies }) => {
    const ids = readIds(cookieIn(cookies, COMPARED_COOKIE) ?? '', most);
    const found = ids.length === 0 ? [] : await products(ids);
    return {
      products: found.map((product) => ({ id: product.id, name: product.name, link: productPath(product) })),
      productsCounter: found.length,
      link: comparisonPath(found.map(({ id }) => id)),
    };
  };
}
