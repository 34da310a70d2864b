import { wholePieces } from '../../catalogue/amount.ts';
import { type Product, productPath, type Size } from '../../catalogue/model.ts';
import { fullName } from '../../catalogue/offer.ts';
import { askedPrice } from '../../catalogue/priceView.ts';
import { toDecimal } from '../../kit/moneyText.ts';
import { outsidePicture } from '../../pictures/outside.ts';

export interface ProductTerms {
  shopUrl: string;
  /** Epoch ms. */
  at: number;
  categoryPath(id: number): string;
}

/** Stands for a stock that never runs out: Base.com knows numbers alone. */
const PLENTY = 9999;

export type ListedProduct = ReturnType<typeof listed>;

/** A product as lists of Base.com have it (developers.baselinker.com/shops_api, ProductsList). */
export const listed = (product: Product, at: number) => ({
  name: fullName(product),
  sku: product.code ?? product.sizes[0]?.code ?? '',
  ean: product.sizes[0]?.ean ?? '',
  quantity: product.sizes.reduce((sum, size) => sum + pieces(product, size), 0),
  price: priceOf(product, product.sizes[0], at),
});

/**
 * Id of a size among all of the shop's: codes are those of one product alone, and 0 stands for the product itself
 * (ProductsQuantity).
 */
export const variantId = (product: number, size: string): string => `${product}-${size}`;

/** A product as ProductsData tells it; its sizes are variants. */
export function described(product: Product, { shopUrl, at, categoryPath }: ProductTerms) {
  const [first] = product.sizes;
  const many = product.sizes.length > 1;
  return {
    ...listed(product, at),
    tax: taxOf(first?.vat),
    weight: kilograms(first?.weight),
    description: product.descriptionHtml ?? '',
    description_extra1: product.lead ?? '',
    man_name: product.producer.name,
    category_id: product.categoryId,
    category_name: categoryPath(product.categoryId),
    url: shopUrl + productPath(product),
    images: product.pictures.flatMap((picture) => {
      const src = outsidePicture(picture);
      return src === undefined ? [] : [shopUrl + src];
    }),
    features: product.parameters.map(({ name, values }) => [name, values.join(', ')]),
    variants: many
      ? Object.fromEntries(
          product.sizes.map((size) => [
            variantId(product.id, size.type),
            {
              full_name: `${fullName(product)}, ${size.name}`,
              name: size.name,
              price: priceOf(product, size, at),
              quantity: pieces(product, size),
              sku: size.code ?? '',
              ean: size.ean ?? '',
            },
          ]),
        )
      : {},
  };
}

/** Numbers by size, with 0 for the product itself (ProductsQuantity, ProductsPrices). */
export const bySize = (product: Product, number: (size: Size | undefined) => number, all: number) => ({
  0: all,
  ...(product.sizes.length > 1
    ? Object.fromEntries(product.sizes.map((size) => [variantId(product.id, size.type), number(size)]))
    : {}),
});

/** Price with VAT in the shop's currency, a number with two decimals as Base.com takes it; 0 where nobody is asked for one. */
export const priceOf = (product: Product, size: Size | undefined, at: number): number =>
  Number(toDecimal((size && askedPrice(product, size, at)?.price) ?? 0));

/** Whole pieces on hand. */
export const pieces = ({ precision }: Product, { stocks }: Size): number => wholePieces(stocks, precision) ?? PLENTY;

/** -1 is an exemption, as Base.com writes it. */
export const taxOf = (vat: { bp: number; exempt: boolean } | undefined): number =>
  vat?.exempt ? -1 : Number(toDecimal(vat?.bp ?? 0));

const kilograms = (grams = 0): number => Number(`${Math.floor(grams / 1000)}.${String(grams % 1000).padStart(3, '0')}`);
