import { DAY } from '../kit/clock.ts';
import type { Product } from './model.ts';
import { askedPrice } from './priceView.ts';

/** Groups that a product is in by itself, as the platform names them. */
export type Zone = 'promotion' | 'new';

interface NewTerms {
  /** Epoch ms. */
  at: number;
  /** Days that a product is new. */
  newDays: number;
}

/** Moment after which something must have been added to be new, epoch ms. */
export const newSince = ({ at, newDays }: NewTerms): number => at - newDays * DAY;

/** Cards, lists and programs call the same products new. */
export const isNew = ({ addedAt }: Pick<Product, 'addedAt'>, terms: NewTerms): boolean => addedAt > newSince(terms);

export function zonesOf(product: Product, terms: NewTerms): Zone[] {
  const reduced = product.sizes.some((size) => askedPrice(product, size, terms.at)?.reduction !== undefined);
  return [...(reduced ? ['promotion' as const] : []), ...(isNew(product, terms) ? ['new' as const] : [])];
}
