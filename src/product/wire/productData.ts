import { unitsOf } from '../../catalogue/amount.ts';
import type { Product, Size } from '../../catalogue/model.ts';
import { pointsPrice } from '../../catalogue/priceView.ts';
import type { Parts } from '../../kit/quantity.ts';
import type { OrderQuantityRange, ProductData, SizeItem } from './shapes.ts';
import { sizeItem } from './sizeItem.ts';
import { sizePrices } from './sizePrices.ts';
import { productType } from './sizesAnswer.ts';
import type { ProductTerms } from './terms.ts';

/** The product data object of a page (docs/contract/product.md#product-data), with sizes that were made before. */
export function productData(product: Product, terms: ProductTerms, items?: ReadonlyMap<Size, SizeItem>): ProductData {
  return {
    product_id: product.id,
    product_type: productType(product.type),
    currency: terms.currency,
    unit: product.unit.name,
    unit_plural: product.unit.many,
    unit_sellby: unitsOf(product.sellBy, product.precision),
    unit_precision: product.precision,
    for_points: product.sizes.some((size) => pointsPrice(product, size) !== undefined),
    order_quantity_range: orderQuantityRange(product),
    sizes: Object.fromEntries(
      product.sizes.map((size) => {
        const item = items?.get(size) ?? sizeItem(product, size, terms);
        const { delay_time, shipping_time } = item.availability;
        return [size.type, { ...item, price: sizePrices(product, size, terms), delay_time, shipping_time }];
      }),
    ),
  };
}

/** Bounds of an order as the merchant set them, in units. */
export function orderQuantityRange({ order, precision }: Pick<Product, 'order' | 'precision'>): OrderQuantityRange {
  const bound = <Key extends keyof OrderQuantityRange>(key: Key, parts: Parts | undefined) =>
    parts === undefined ? {} : ({ [key]: unitsOf(parts, precision) } as Pick<OrderQuantityRange, Key>);
  return {
    ...bound('max_quantity_per_order', order.max),
    ...bound('max_size_quantity_per_order', order.maxPerSize),
    ...bound('min_quantity_per_order', order.min),
    ...bound('min_size_quantity_per_order', order.minPerSize),
    ...bound('minimum_quantity_subscription', order.minSubscription),
  };
}
