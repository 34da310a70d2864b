import { type Orderable, orderOfSize } from '../../../catalogue/orderQuantity.ts';
import type { BuyView, Choice, SizeChoice, SizeState } from './model.ts';

/**
 * The state that the product is in (docs/contract/product.md#states). `loyalty` replaces `phone`, it does not join
 * it; `closed` is a product that its prices take out of sale.
 */
export type BuyState = 'open' | 'disable' | 'phone' | 'loyalty' | 'gratis' | 'closed';

export function buyState(size: Pick<SizeChoice, 'phone' | 'gratis'>, { prices, availability }: SizeState): BuyState {
  if (size.gratis) return 'gratis';
  if (availability.status === 'disable') return 'disable';
  if (size.phone || Number(prices.value) === 0) {
    if (prices.points_enable) return 'closed';
    return prices.points === undefined ? 'phone' : 'loyalty';
  }
  return prices.basket_enable === 'y' ? 'open' : 'closed';
}

/** The size that is chosen, or the first: a product without any has no page. */
export const chosenSize = ({ sizes, size }: Pick<BuyView, 'sizes' | 'size'>): SizeChoice =>
  sizes.find(({ type }) => type === size) ?? (sizes[0] as SizeChoice);

/** What bounds how much of a size may be ordered, in the state that was told of it. */
export const orderableSize = (
  { order, sellBy }: Pick<BuyView, 'order' | 'sellBy'>,
  size: Pick<SizeChoice, 'stock' | 'least'>,
  { availability }: Pick<SizeState, 'availability'>,
): Orderable => ({ order: orderOfSize(order, size), sellBy, stock: size.stock, status: availability.status });

/** The size that the shown state is of. */
export const shownSize = ({ sizes, shown }: Pick<BuyView, 'sizes'> & { shown: Choice }): SizeChoice =>
  chosenSize({ sizes, size: shown.size });
