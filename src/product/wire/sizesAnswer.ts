import { amounts, unitsOf } from '../../catalogue/amount.ts';
import { type Product, type ProductType, productPath, type Vat } from '../../catalogue/model.ts';
import { outsidePicture } from '../../pictures/outside.ts';
import type { ProductData, SizesAnswer } from './shapes.ts';
import { sizeItem } from './sizeItem.ts';
import type { ProductTerms } from './terms.ts';

/** `get=sizes`: the product, and its sizes in the merchant's order. */
export function sizesAnswer(product: Product, terms: ProductTerms): SizesAnswer {
  const [picture] = product.pictures;
  const icon = picture && outsidePicture(picture);
  const all = amounts(product.sizes.flatMap((size) => size.stocks)).all;
  return {
    id: product.id,
    name: product.name,
    link: productPath(product),
    ...(icon === undefined ? {} : { icon }),
    code: product.code ?? '',
    product_type: productType(product.type),
    unit: product.unit.name,
    unit_single: product.unit.one,
    unit_plural: product.unit.many,
    unit_precision: String(product.precision),
    unit_sellby: unitsOf(product.sellBy, product.precision),
    taxes: { vat: vatText(product.sizes[0]?.vat) },
    amount: unitsOf(all, product.precision),
    items: Object.fromEntries(
      product.sizes.map((size, place) => [
        `${String(place).padStart(5, '0')}-${size.type}`,
        sizeItem(product, size, terms),
      ]),
    ),
  };
}

export const productType = (type: ProductType): ProductData['product_type'] => `product_${type}`;

/** VAT as text: "23.0", "8.0"; "zw" for exempt goods. */
export function vatText(vat: Vat | undefined): string {
  if (!vat) return '';
  if (vat.exempt) return 'zw';
  const percent = String(vat.bp / 100);
  return percent.includes('.') ? percent : `${percent}.0`;
}
