import { type Product, type ProductPicture, productPath } from './model.ts';
import { isPriceFrom, leadingSize, type PriceTerms, type PriceView, priceView, sizeStatus } from './priceView.ts';
import { isNew } from './zones.ts';

/** Content of a product's card; the same on lists, shelves and beside other products. */
export interface CardView {
  id: number;
  href: string;
  name: string;
  subtitle?: string;
  picture?: ProductPicture;
  second?: ProductPicture;
  price: PriceView;
  /** Versions of its group, itself among them: their number, and the colours of the first. */
  versions?: { count: number; colours: (readonly string[])[] };
  /** What people think of it, where somebody has said so: tenths of a point, and the number of opinions. */
  rating?: { tenths: number; count: number };
  isNew: boolean;
  available: boolean;
  /** Epoch ms of the day it is expected back, when it is sold out and the day is known. */
  backOn?: number;
}

export interface CardTerms extends PriceTerms {
  newDays: number;
}

/** Number of products in a group, and its first ones. */
export interface VersionGroup {
  count: number;
  first: readonly Pick<Product, 'versionColours'>[];
}

const versionsOf = (group: VersionGroup | undefined): Pick<CardView, 'versions'> =>
  group !== undefined && group.count > 1
    ? {
        versions: { count: group.count, colours: group.first.flatMap(({ versionColours: one }) => (one ? [one] : [])) },
      }
    : {};

/** Card of a product; undefined for one without sizes, which cannot be shown. */
export function cardView(product: Product, terms: CardTerms, group?: VersionGroup): CardView | undefined {
  const size = leadingSize(product, terms.at);
  if (!size) return undefined;
  // The cheapest of those that can be bought can be bought.
  const available = sizeStatus(product, size) !== 'disable';
  const [picture, second] = product.pictures;
  const subtitle = product.subtitle ?? product.version;
  const { deliveryDate } = size.availability;
  return {
    id: product.id,
    href: productPath(product),
    name: product.name,
    ...(subtitle === undefined ? {} : { subtitle }),
    ...(picture ? { picture } : {}),
    ...(second ? { second } : {}),
    price: { ...priceView(product, size, terms), from: isPriceFrom(product, terms.at) },
    ...versionsOf(group),
    isNew: isNew(product, terms),
    available,
    ...(!available && deliveryDate !== undefined && deliveryDate > terms.at ? { backOn: deliveryDate } : {}),
  };
}
