import { amounts } from '../catalogue/amount.ts';
import type { Product, Size } from '../catalogue/model.ts';
import { orderOfSize } from '../catalogue/orderQuantity.ts';
import { askedPrice, isSubscribedOnly, sizeStatus } from '../catalogue/priceView.ts';
import { quantityTiers, tierAt } from '../catalogue/quantityRebates.ts';
import { type Grosze, lineTotal } from '../kit/money.ts';
import type { Parts } from '../kit/quantity.ts';
import type { ShippingFacts } from './shippingTime.ts';

/** Quantity of a size. */
export interface Line {
  product: Product;
  size: Size;
  quantity: Parts;
}

/** Properties of a line that decide when it leaves. */
export const shippingFacts = ({ product, size, quantity }: Line): ShippingFacts => ({
  type: product.type,
  status: sizeStatus(product, size),
  availability: size.availability,
  amounts: amounts(size.stocks),
  quantity,
});

/** Goods that travel together, as far as the cost goes. */
export interface Parcel {
  products: readonly number[];
  /** Worth with VAT and quantity rebates; undefined when a price is by phone only. */
  worth: Grosze | undefined;
  /** Grams; sizes without a weight weigh nothing. */
  weight: number;
  /**
   * Amount that is left to pay with them, besides their worth. Counted from prices: files, hours and deposits. Of a basket
   * also with its rebate code and gift card: below 0 where the card pays for the goods themselves.
   */
  beside?: Grosze;
}

/** Goods of these that are sent; files and hours are not. Undefined when nothing is. */
export function parcelOf(lines: readonly Line[], at: number): Parcel | undefined {
  const sent = lines.filter(({ product }) => isSent(product));
  if (sent.length === 0) return undefined;
  const worths = sent.map((line) => lineWorth(line, at));
  const beside = lines.map((line) => (isSent(line.product) ? 0 : (lineWorth(line, at) ?? 0)) + lineDeposit(line));
  return {
    products: sent.map(({ product }) => product.id),
    worth: worths.includes(undefined) ? undefined : sumOf(worths.map((worth) => worth ?? 0)),
    weight: sumOf(sent.map(lineWeight)),
    beside: sumOf(beside),
  };
}

export const isSent = ({ type }: Pick<Product, 'type'>): boolean => type !== 'virtual' && type !== 'service';

/** The least of a size that can be ordered. */
export function leastQuantity({ sellBy, order }: Pick<Product, 'sellBy' | 'order'>, size: Pick<Size, 'least'>): Parts {
  const { min = 0, minPerSize = 0 } = orderOfSize(order, size);
  return Math.max(sellBy, min, minPerSize);
}

function lineWorth({ product, size, quantity }: Line, at: number): Grosze | undefined {
  if (size.gratis) return 0;
  const price = askedPrice(product, size, at)?.price;
  if (price === undefined) return undefined;
  const tier = isSubscribedOnly(product, size) ? undefined : tierAt(quantityTiers(product, price), quantity);
  return times(tier?.price ?? price, quantity, product.precision);
}

const lineDeposit = ({ product, size, quantity }: Line): Grosze =>
  times(size.deposit?.amount ?? 0, quantity, product.precision);

const lineWeight = ({ product, size, quantity }: Line): number => times(size.weight ?? 0, quantity, product.precision);

/** Anybody may ask for a billion; past this, more costs the same to send. */
const BEYOND_COUNTING = 2 ** 52;

const times = (each: number, quantity: Parts, precision: number): number =>
  (each * quantity) / 10 ** precision < BEYOND_COUNTING ? lineTotal(each, quantity, precision) : BEYOND_COUNTING;

const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => Math.min(sum + one, BEYOND_COUNTING), 0);
