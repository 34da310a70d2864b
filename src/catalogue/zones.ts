import { DAY } from '../kit/clock.ts';
import type { Product } from './model.ts';
import { askedPrice } from './priceView.ts';

/** Groups that a product is in by itself, as the platform names them. */
export type Zone = 'promotion' | 'new';

/** @param terms `at` in epoch ms; `newDays`: days that a product is new */
export function zonesOf(product: Product, { at, newDays }: { at: number; newDays: number }): Zone[] {
  const reduced = product.sizes.some((size) => askedPrice(product, size, at)?.reduction !== undefined);
  const isNew = at - product.addedAt < newDays * DAY;
  return [...(reduced ? ['promotion' as const] : []), ...(isNew ? ['new' as const] : [])];
}
