import { unfitRebate } from '../quantityRebates.ts';
import type { ProductDraft } from './draft.ts';

/** Where a draft's rebates cannot be meant, and what was expected there; undefined when each is fit. */
export function rebateFault({
  rebates,
  sizes,
}: Pick<ProductDraft, 'rebates' | 'sizes'>): { place: number; expected: string } | undefined {
  const fault = unfitRebate(
    rebates,
    sizes.flatMap(({ price }) => (price ? [price.regular] : [])),
  );
  if (!fault) return undefined;
  const { place } = fault;
  if (fault.fault === 'order') return { place, expected: 'more than in the rebate before it' };
  return { place, expected: place === 0 ? 'no dearer than without a rebate' : 'no dearer than the rebate before it' };
}
