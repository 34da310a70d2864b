import { deepFreeze } from '../kit/deepFreeze.ts';
import type { Grosze } from '../kit/money.ts';
import { grossIn, type PriceContext, rateIn } from '../kit/priceContext.ts';
import type { Product, ProductType, Rebate, Size } from './model.ts';

/** Goods of a context are asked for again and again, and the state of a price is known by its history (`priceState`). */
const known = new WeakMap<PriceContext, WeakMap<Product, Product>>();

/** A product with the prices of a context: each amount with VAT, past ones too. Deposits bear none and stay. */
export function productIn(product: Product, context: PriceContext): Product {
  const ofContext = known.get(context) ?? new WeakMap<Product, Product>();
  known.set(context, ofContext);
  const made = ofContext.get(product) ?? deepFreeze(contextual(product, context));
  ofContext.set(product, made);
  return made;
}

function contextual(product: Product, context: PriceContext): Product {
  const sizes = sizesIn(context, product.type, product.sizes);
  const [home] = product.sizes;
  const [there] = sizes;
  if (!home || !there || sizes === product.sizes) return product;
  const amount = (gross: Grosze) => grossIn(context, gross, home.vat.bp, there.vat.bp);
  const rebate = (one: Rebate): Rebate => ('price' in one ? { ...one, price: amount(one.price) } : one);
  return {
    ...product,
    sizes: [...sizes],
    rebates: product.rebates.map(rebate),
  };
}

/** Sizes as they cost there. A service is done where the shop is, and its VAT is that of home (Directive 2006/112/EC, art. 53, 54). */
export const sizesIn = (
  context: PriceContext | undefined,
  type: ProductType,
  sizes: readonly Size[],
): readonly Size[] =>
  context === undefined || type === 'service' ? sizes : sizes.map((size) => sizeIn(size, context));

/** An amount that a size once cost at home, as it would have been told there. */
export function pastPriceIn(context: PriceContext, { type, sizes }: Product, sizeType: string, gross: Grosze): Grosze {
  const home = sizes.find((size) => size.type === sizeType);
  const [there] = home ? sizesIn(context, type, [home]) : [];
  return home && there && home !== there ? grossIn(context, gross, home.vat.bp, there.vat.bp) : gross;
}

function sizeIn(size: Size, context: PriceContext): Size {
  if (size.vat.exempt) return size;
  const bp = rateIn(context, size.vat.bp);
  const amount = (gross: Grosze) => grossIn(context, gross, size.vat.bp, bp);
  return {
    ...size,
    vat: { ...size.vat, bp },
    prices: size.prices.map((entry) => ({ ...entry, price: amount(entry.price) })),
    ...(size.srp === undefined ? {} : { srp: amount(size.srp) }),
    ...(size.subscriptionPrice === undefined ? {} : { subscriptionPrice: amount(size.subscriptionPrice) }),
  };
}
