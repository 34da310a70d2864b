import { ONE_SIZE, type Product, type Size } from './model.ts';

/** What callers call the one size of a product without sizes; those who know of none leave it empty. */
const ONE_SIZE_NAMES: ReadonlySet<string> = new Set(['', 'onesize', 'U', ONE_SIZE]);

/** Tells whether words mean the one size of a product without sizes. */
export const isOneSize = (asked: string): boolean => ONE_SIZE_NAMES.has(asked);

/** Tells whether what lies in a basket or on a list, in a size of this type, is what a caller means. */
export const isSizeAsked = (type: string, asked: string): boolean =>
  type === asked || (type === ONE_SIZE && isOneSize(asked));

/** The size of a product that a caller means; undefined when it has none of that name. */
export const sizeAsked = ({ sizes }: Pick<Product, 'sizes'>, asked: string): Size | undefined =>
  sizes.find(({ type }) => type === asked) ?? sizes.find(({ type }) => isSizeAsked(type, asked));
