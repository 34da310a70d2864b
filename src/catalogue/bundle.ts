import { type Grosze, lineTotal, netFromGross, reductionPercent } from '../kit/money.ts';
import type { Parts } from '../kit/quantity.ts';
import { amounts } from './amount.ts';
import { type Product, type Size, type Stock, UNLIMITED } from './model.ts';
import { askedPrice } from './priceView.ts';

type Bundled = Pick<Product, 'bundle' | 'precision' | 'subscription'>;
type PartProduct = Pick<Product, 'id' | 'precision' | 'sizes' | 'subscription'>;

interface Part {
  product: PartProduct;
  size: Size;
  /** Quantity of it in one bundle, whole units. */
  quantity: number;
}

/** Parts of a bundle; undefined when one of them is not in the shop. */
export function bundleParts({ bundle = [] }: Bundled, products: readonly PartProduct[]): Part[] | undefined {
  const parts = bundle.flatMap(({ product: id, size: type, quantity }) => {
    const product = products.find((candidate) => candidate.id === id);
    const size = product?.sizes.find((candidate) => candidate.type === type);
    return product && size ? [{ product, size, quantity }] : [];
  });
  return parts.length === bundle.length ? parts : undefined;
}

/** Name of the store for a bundle whose parts come from several stores. */
export const SEVERAL_STORES = '';

/**
 * Stock of a bundle: as many as its scarcest part is enough for. A store is named with what it holds complete; what has
 * to be brought together is told for no store.
 */
export function bundleStocks(bundle: Bundled, products: readonly PartProduct[]): Stock[] {
  const parts = bundleParts(bundle, products);
  if (!parts || parts.length === 0) return [];
  // A part may stand in several lines, in one size.
  const needs = [...Map.groupBy(parts, ({ product, size }) => `${product.id} ${size.type}`).values()].flatMap(
    (lines) => {
      const [first] = lines;
      return first ? [{ ...first, quantity: lines.reduce((sum, line) => sum + line.quantity, 0) }] : [];
    },
  );
  const scale = 10 ** bundle.precision;
  const enough = (stocksOf: (part: Part) => readonly Stock[]): number =>
    Math.min(...needs.map((part) => timesOf(part, amounts(stocksOf(part)).all)));
  const all = enough(({ size }) => size.stocks);
  const own = enough(({ size }) => size.stocks.filter((stock) => stock.own));
  const stores = new Map(parts.flatMap(({ size }) => size.stocks.map(({ branch, own }) => [branch, own] as const)));
  const complete = [...stores].map(([branch, isOwn]) => ({
    branch,
    own: isOwn,
    times: enough(({ size }) => size.stocks.filter((stock) => stock.branch === branch)),
  }));
  const held = (isOwn: boolean) =>
    complete.filter((store) => store.own === isOwn).reduce((sum, { times }) => sum + times, 0);
  const gathered = [
    { branch: SEVERAL_STORES, own: true, times: missing(own, held(true)) },
    { branch: SEVERAL_STORES, own: false, times: missing(all, own + held(false)) },
  ];
  return [...complete, ...gathered.filter(({ times }) => times > 0)].map(({ branch, own: isOwn, times }) => ({
    branch,
    own: isOwn,
    quantity: times === Number.POSITIVE_INFINITY ? UNLIMITED : times * scale,
  }));
}

/** Infinity less infinity is nothing more. */
const missing = (whole: number, held: number): number => (held === Number.POSITIVE_INFINITY ? 0 : whole - held);

const timesOf = ({ product, quantity }: Part, amount: Parts): number =>
  amount === UNLIMITED ? Number.POSITIVE_INFINITY : Math.floor(amount / (quantity * 10 ** product.precision));

/** Tells whether there is enough of a part for one bundle. */
export const isEnough = (part: Part): boolean => timesOf(part, amounts(part.size.stocks).all) >= 1;

export interface BundleSaving {
  gross: Grosze;
  net: Grosze;
  /** Whole percent of what the parts cost by themselves. */
  percent: number;
}

/** Saving of a bundle against its parts; undefined when there is none, or when a part has no price in money. */
export function bundleSaving(
  bundle: Bundled,
  size: Size,
  products: readonly PartProduct[],
  at: number,
): BundleSaving | undefined {
  const price = askedPrice(bundle, size, at)?.price;
  const parts = bundleParts(bundle, products);
  if (price === undefined || !parts || parts.length === 0) return undefined;
  const lines = parts.map(({ product, size: part, quantity }) => {
    const one = askedPrice(product, part, at)?.price;
    const gross = one === undefined ? undefined : lineTotal(one, quantity * 10 ** product.precision, product.precision);
    return gross === undefined ? undefined : { gross, net: netFromGross(gross, part.vat.bp) };
  });
  let gross = 0;
  let net = 0;
  for (const line of lines) {
    if (!line) return undefined;
    gross += line.gross;
    net += line.net;
  }
  if (gross <= price) return undefined;
  return {
    gross: gross - price,
    net: net - netFromGross(price, size.vat.bp),
    percent: reductionPercent(gross, price),
  };
}
