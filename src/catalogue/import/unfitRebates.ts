import type { ProductDraft } from '../draft.ts';
import { unfitRebate } from '../quantityRebates.ts';

export interface RebateFault {
  /** Among the rebates, from 0. */
  place: number;
  expected: string;
}

/** Mistake in a draft's quantity rebates; undefined when all are plausible. */
export function rebateFault({ rebates, sizes }: Pick<ProductDraft, 'rebates' | 'sizes'>): RebateFault | undefined {
  const prices = sizes.flatMap(({ price }) => (price ? [price.regular] : []));
  const found = unfitRebate(rebates, prices);
  if (!found) return undefined;
  const { place, fault } = found;
  if (fault === 'order') return { place, expected: 'from a larger quantity than the one before it' };
  return { place, expected: place === 0 ? 'no dearer than without a rebate' : 'no dearer than the one before it' };
}
