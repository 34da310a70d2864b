import type { Unlocated } from '../../settings/problem.ts';
import type { ShopFile } from '../../settings/shopFile.ts';

/** Settings that prices in the store, baskets and lists were counted by. */
const FIXED = ['currency', 'price_type'] as const;

/** Settings that an open shop cannot change: told as mistakes until it is started again. */
export const fixedProblems = (open: ShopFile, edited: ShopFile): Unlocated[] =>
  FIXED.filter((key) => open[key] !== edited[key]).map((at) => ({
    ...{ file: 'shop.yaml', at },
    expected: `${open[at]}, as long as the shop is open: stop it and start it again to change this`,
    found: edited[at],
  }));
