import type { Product, Size } from '../catalogue/model.ts';
import { moneyPrice } from '../catalogue/priceView.ts';
import { quantityTiers, tierAt } from '../catalogue/quantityRebates.ts';
import { type Grosze, lineTotal, multiplyDivide } from '../kit/money.ts';
import type { Parts } from '../kit/quantity.ts';

/** So much of a size. */
export interface Line {
  product: Product;
  size: Size;
  quantity: Parts;
}

/** What travels together, as far as its cost goes. */
export interface Parcel {
  products: readonly number[];
  /** With VAT, rebates for quantity taken off; undefined when a price is told only by phone. */
  worth: Grosze | undefined;
  /** Grams; sizes without a weight weigh nothing. */
  weight: number;
}

/** What is sent of these; files and hours are not. Undefined when nothing is. */
export function parcelOf(lines: readonly Line[], at: number): Parcel | undefined {
  const sent = lines.filter(({ product }) => isSent(product));
  if (sent.length === 0) return undefined;
  const worths = sent.map((line) => lineWorth(line, at));
  return {
    products: sent.map(({ product }) => product.id),
    worth: worths.includes(undefined) ? undefined : worths.reduce<number>((sum, worth) => sum + (worth ?? 0), 0),
    weight: sent.reduce((sum, line) => sum + lineWeight(line), 0),
  };
}

export const isSent = ({ type }: Pick<Product, 'type'>): boolean => type !== 'virtual' && type !== 'service';

/** The least that can be ordered. */
export const leastQuantity = ({ sellBy, order }: Pick<Product, 'sellBy' | 'order'>): Parts =>
  Math.max(sellBy, order.min ?? 0, order.minPerSize ?? 0);

function lineWorth({ product, size, quantity }: Line, at: number): Grosze | undefined {
  if (size.gratis) return 0;
  const price = moneyPrice(size, at)?.price;
  if (price === undefined) return undefined;
  const tier = tierAt(quantityTiers(product, price), quantity);
  return lineTotal(tier?.price ?? price, quantity, product.precision);
}

const lineWeight = ({ product, size, quantity }: Line): number =>
  multiplyDivide(size.weight ?? 0, quantity, 10 ** product.precision);
