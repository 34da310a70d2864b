import { isGlobalGtin } from '../kit/gtin.ts';
import type { Grosze } from '../kit/money.ts';
import type { AvailabilityStatus } from './amount.ts';
import { type Contents, ONE_SIZE, type Product, type Size } from './model.ts';
import { moneyPrice, sizeStatus } from './priceView.ts';
import { contentsOf, unitPrice } from './unitPrice.ts';

/** Offer of a size for search engines and price comparers. Amounts are gross grosze, moments epoch ms. */
export interface Offer {
  size: Size;
  /** Name of the size; missing for a product with one size. */
  sizeName?: string;
  code?: string;
  gtin?: string;
  price: Grosze;
  /** A reduction that may be announced: `before` is the lowest price of the 30 days before it began. */
  reduction?: { before: Grosze; startedAt: number; endsAt: number | null };
  status: AvailabilityStatus;
  /** Moment from which it can be had, when that is known and in the future. */
  availableAt?: number;
  /** Contents that the unit price must be told by. */
  contents?: Contents;
}

/**
 * Sizes that anybody can buy for money by themselves. Left out: what is sold by telephone, for points, free of charge, in
 * a subscription only or not at all. A reduction counts from the lowest price of 30 days, the one that the law wants beside it.
 */
export function offersOf(product: Product, at: number): Offer[] {
  if (product.subscription?.only || product.forSale === false) return [];
  return product.sizes.flatMap((size) => {
    const state = moneyPrice(size, at);
    if (!state || state.price <= 0) return [];
    const { reduction } = state;
    const code = size.code ?? (product.sizes.length === 1 ? product.code : undefined);
    const { deliveryDate } = size.availability;
    const contents = contentsOf(product, size);
    const priced = contents !== undefined && unitPrice(state.price, contents) !== undefined;
    return {
      size,
      ...(size.type === ONE_SIZE ? {} : { sizeName: size.name }),
      ...(code === undefined ? {} : { code }),
      ...(size.ean !== undefined && isGlobalGtin(size.ean) ? { gtin: size.ean } : {}),
      price: state.price,
      ...(reduction
        ? { reduction: { before: reduction.lowest, startedAt: reduction.startedAt, endsAt: reduction.endsAt } }
        : {}),
      status: sizeStatus(product, size),
      ...(deliveryDate !== undefined && deliveryDate > at ? { availableAt: deliveryDate } : {}),
      ...(priced ? { contents } : {}),
    };
  });
}

/** Name with what tells it from others of its group: "Kubek Codzienny, kobalt". */
export const fullName = ({ name, version }: Pick<Product, 'name' | 'version'>): string =>
  version === undefined ? name : `${name}, ${version}`;
