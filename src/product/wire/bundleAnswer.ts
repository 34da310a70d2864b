import { bundleSaving } from '../../catalogue/bundle.ts';
import { type Product, productPath, type Size } from '../../catalogue/model.ts';
import { askedPrice } from '../../catalogue/priceView.ts';
import { toDecimal } from '../../kit/moneyText.ts';
import { formatMoney } from '../../kit/priceFormat.ts';
import { outsidePicture } from '../../pictures/outside.ts';
import { priced } from './priced.ts';
import type { BundlePart, BundlePrice } from './shapes.ts';
import type { ProductTerms } from './terms.ts';

/** Contents of a bundle without parts that left the shop; null for other products. */
export function bundleAnswer({ bundle }: Product, { parts, at, currency }: ProductTerms): BundlePart[] | null {
  if (!bundle) return null;
  return bundle.flatMap(({ product: id, size: type, quantity }) => {
    const part = parts.find((candidate) => candidate.id === id);
    const size = part?.sizes.find((candidate) => candidate.type === type);
    if (!part || !size) return [];
    const price = askedPrice(part, size, at)?.price;
    const icon = part.pictures[0] && outsidePicture(part.pictures[0]);
    return [
      {
        id,
        name: part.name,
        link: productPath(part),
        ...(icon === undefined ? {} : { icon }),
        size: type,
        size_name: size.name,
        quantity,
        ...(price === undefined ? {} : priced('price', price, { currency, vatBp: size.vat.bp })),
      },
    ];
  });
}

/** Saving of a bundle; null for other products, and for a bundle that saves nothing. */
export function bundlePrice(product: Product, size: Size | undefined, terms: ProductTerms): BundlePrice | null {
  const saving = size && product.bundle && bundleSaving(product, size, terms.parts, terms.at);
  if (!saving) return null;
  return {
    amount_diff_gross: toDecimal(saving.gross),
    amount_diff_gross_formatted: formatMoney(saving.gross, terms.currency),
    amount_diff_net: toDecimal(saving.net),
    amount_diff_net_formatted: formatMoney(saving.net, terms.currency),
    percent_diff: saving.percent,
  };
}
