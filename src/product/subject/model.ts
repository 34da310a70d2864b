import { ONE_SIZE, type Product, type ProductPicture, productPath, type Size } from '../../catalogue/model.ts';
import { fullName } from '../../catalogue/offer.ts';
import { picturesFor } from '../../catalogue/sizePictures.ts';
import { type GiftCardRules, isGiftCard, NO_GIFT_CARDS } from '../../giftCards/model.ts';

/** The product that a form is about. */
export interface Subject {
  id: number;
  name: string;
  href: string;
  code?: string;
  size?: string;
  /** The size is the value of a gift card. */
  ofValue?: boolean;
  picture?: ProductPicture;
}

/** Path of a product with a size chosen, where it has several. */
export const sizePath = (product: Pick<Product, 'id' | 'slug'>, { type }: Pick<Size, 'type'>): string =>
  productPath(product) + (type === ONE_SIZE ? '' : `?size=${encodeURIComponent(type)}`);

/** `type` is of the size that was chosen; an unknown one is none. */
export function subjectOf(
  product: Product,
  type: string | null,
  cards: Pick<GiftCardRules, 'cards'> = NO_GIFT_CARDS,
): Subject {
  const size: Size | undefined =
    product.sizes.find((one) => one.type === type) ?? (product.sizes.length === 1 ? product.sizes[0] : undefined);
  const named = size && size.type !== ONE_SIZE ? size : undefined;
  const code = size?.code ?? product.code;
  const [picture] = picturesFor(product, size ?? {});
  return {
    id: product.id,
    name: fullName(product),
    href: named ? sizePath(product, named) : productPath(product),
    ...(code === undefined ? {} : { code }),
    ...(named ? { size: named.name } : {}),
    ...(isGiftCard(cards, product) ? { ofValue: true } : {}),
    ...(picture ? { picture } : {}),
  };
}

/** Path of the form that asks about a product. */
export const questionPath = (product: Pick<Product, 'id' | 'slug'>): string => `${productPath(product)}/pytanie`;
export const quotePath = (product: Pick<Product, 'id' | 'slug'>): string => `${productPath(product)}/wycena`;

/** Tells whether a product has a size with a price on request. */
export const isByQuote = ({ sizes }: Pick<Product, 'sizes'>): boolean => sizes.some((size) => size.phonePrice);
