import { type Grosze, netFromGross } from '../kit/money.ts';
import type { AvailabilityStatus } from './amount.ts';
import type { EnergyLabel } from './legalInfo.ts';
import type { Product, Size } from './model.ts';
import { orderable, orderQuantityRule } from './orderQuantity.ts';
import { type PriceState, priceState, savedPercent } from './priceHistory.ts';
import { contentsOf, isMeasured, unitPrice } from './unitPrice.ts';

/** Side of the price that a shop shows first. */
export type PriceType = 'gross' | 'net';

export interface Amount {
  gross: Grosze;
  net: Grosze;
}

/** A price with everything that must or may stand beside it; amounts are not yet words. */
export interface PriceView {
  currency: string;
  priceType: PriceType;
  /** Price now; missing for goods by phone, for points only, or free. */
  now?: Amount;
  /** Other sizes cost more: „od”. */
  from: boolean;
  phone: boolean;
  gratis: boolean;
  points?: number;
  reduction?: {
    /** Saving in whole percent of the lowest price of 30 days; missing when it is less than one. */
    percent?: number;
    lowest: Amount;
    sinceFirstOffer: boolean;
    regular: Amount;
    endsAt: number | null;
  };
  srp?: Amount;
  unitPrice?: { amount: Amount; per: string };
  /** Unit that the price is of, where it is a measure: a kilogram, a square metre. */
  per?: string;
  deposit?: { amount: Grosze; label: string };
  subscription?: Amount;
  /** The price now is that of a subscription: it is sold in no other way. */
  subscribed?: true;
  /** Energy label, whose arrow must stand beside the price. */
  energy?: EnergyLabel;
}

export interface PriceTerms {
  currency: string;
  priceType: PriceType;
  /** Epoch ms. */
  at: number;
}

type Priced = Pick<Size, 'phonePrice' | 'gratis' | 'prices' | 'subscriptionPrice'>;

/** Price of a size in money, bought once; undefined for goods by phone, for points only, or free. */
export const moneyPrice = (size: Pick<Size, 'phonePrice' | 'gratis' | 'prices'>, at: number): PriceState | undefined =>
  size.phonePrice || size.gratis ? undefined : priceState(size.prices, at);

/** Is it sold by subscription and in no other way. */
export const isSubscribedOnly = (
  { subscription }: Pick<Product, 'subscription'>,
  { subscriptionPrice }: Pick<Size, 'subscriptionPrice'>,
): boolean => subscription?.only === true && subscriptionPrice !== undefined;

/** Price in points; undefined where they buy nothing. They buy once, so a subscription alone has none. */
export const pointsPrice = (product: Pick<Product, 'subscription'>, size: Size): number | undefined =>
  isSubscribedOnly(product, size) ? undefined : size.pointsPrice;

/**
 * Price that a shopper is asked for. Of goods that are sold by subscription alone it is the one of that: no promotion
 * lowers it, and it has no history.
 */
export function askedPrice(product: Pick<Product, 'subscription'>, size: Priced, at: number): PriceState | undefined {
  const { subscriptionPrice: price } = size;
  if (price === undefined || size.phonePrice || size.gratis || !isSubscribedOnly(product, size)) {
    return moneyPrice(size, at);
  }
  return { price, regular: price, nextChangeAt: null };
}

export function priceView(product: Product, size: Size, terms: PriceTerms): PriceView {
  const amount = (gross: Grosze): Amount => ({ gross, net: netFromGross(gross, size.vat.bp) });
  const state = askedPrice(product, size, terms.at);
  const { reduction } = state ?? {};
  const percent = state && savedPercent(state);
  const contents = contentsOf(product, size);
  const perUnit = state && contents && unitPrice(state.price, contents);
  return {
    currency: terms.currency,
    priceType: terms.priceType,
    from: false,
    phone: size.phonePrice,
    gratis: size.gratis,
    ...(state ? { now: amount(state.price) } : {}),
    ...(state && isSubscribedOnly(product, size) ? { subscribed: true } : {}),
    ...pointsOf(product, size),
    ...(state && reduction
      ? {
          reduction: {
            ...(percent === undefined ? {} : { percent }),
            lowest: amount(reduction.lowest),
            sinceFirstOffer: reduction.sinceFirstOffer,
            regular: amount(state.regular),
            endsAt: reduction.endsAt,
          },
        }
      : {}),
    ...(state && size.srp !== undefined && size.srp > 0 ? { srp: amount(size.srp) } : {}),
    ...(perUnit ? { unitPrice: { amount: amount(perUnit.price), per: perUnit.per } } : {}),
    ...(isMeasured(product) ? { per: product.unit.name } : {}),
    ...(size.deposit ? { deposit: size.deposit } : {}),
    ...(size.subscriptionPrice !== undefined && product.subscription
      ? { subscription: amount(size.subscriptionPrice) }
      : {}),
    ...(product.energyLabel ? { energy: product.energyLabel } : {}),
  };
}

const pointsOf = (product: Product, size: Size): Pick<PriceView, 'points'> => {
  const points = pointsPrice(product, size);
  return points === undefined ? {} : { points };
};

/** Status of a size: it cannot be bought when no quantity is allowed, as when less is in stock than may be ordered. */
export function sizeStatus(product: Pick<Product, 'sellBy' | 'order'>, size: Size): AvailabilityStatus {
  if (!orderQuantityRule(orderable(product, size))) return 'disable';
  return size.availability.status === 'order' ? 'order' : 'enable';
}

/** Can anything of it be bought. */
export const isOffered = (product: Pick<Product, 'sellBy' | 'order' | 'forSale' | 'sizes'>): boolean =>
  product.forSale !== false && product.sizes.some((size) => sizeStatus(product, size) !== 'disable');

/** The cheapest of sizes, the first of equals; one without a price in money comes last. */
function cheapest(product: Pick<Product, 'subscription'>, sizes: readonly Size[], at: number): Size | undefined {
  const priced = sizes.map((size) => ({
    size,
    price: askedPrice(product, size, at)?.price ?? Number.MAX_SAFE_INTEGER,
  }));
  const [first, ...rest] = priced;
  return first && rest.reduce((best, next) => (next.price < best.price ? next : best), first).size;
}

/** Sizes that can be bought, all when none can: those that a card and a list speak of. */
export function shownSizes(sizes: readonly Size[], product: Pick<Product, 'sellBy' | 'order'>): readonly Size[] {
  const open = sizes.filter((size) => sizeStatus(product, size) !== 'disable');
  return open.length > 0 ? open : sizes;
}

/** Do the sizes that a card speaks of cost different amounts: the lowest is told, with „od”. */
export const isPriceFrom = (product: Product, at: number): boolean =>
  new Set(shownSizes(product.sizes, product).flatMap((size) => askedPrice(product, size, at)?.price ?? [])).size > 1;

/** The size a product is shown with before anybody chooses, on its page, its card and in the graph: the cheapest of `shownSizes`. */
export const leadingSize = (product: Product, at: number): Size | undefined =>
  cheapest(product, shownSizes(product.sizes, product), at);
