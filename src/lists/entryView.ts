import type { CardView } from '../catalogue/card.ts';
import { ONE_SIZE, type Product, type ProductPicture, productPath } from '../catalogue/model.ts';
import { fullName } from '../catalogue/offer.ts';
import { moneyPrice, type PriceTerms, type PriceView, priceView, sizeStatus } from '../catalogue/priceView.ts';
import { formatQuantity } from '../kit/quantity.ts';
import { areValues } from '../listing/listView/sizeKind.ts';
import type { Entry } from './model.ts';

/**
 * Way on from an entry: `open` can be put in the basket as it is; `choose` wants a size first, `chooseValue` the value of a gift card; `see` wants more than a
 * size, such as words on a cup, or is not sold for money.
 */
export type EntryState = 'open' | 'choose' | 'chooseValue' | 'see' | 'soldOut' | 'gone';

export interface EntryView {
  id: string;
  /** Empty for a product that has gone. */
  name: string;
  href?: string;
  subtitle?: string;
  sizeName?: string;
  picture?: ProductPicture;
  price?: PriceView;
  state: EntryState;
  /** Wanted quantity as it is read, and the name of its unit. */
  quantity: string;
  unit: string;
  note: string;
  byOthers: boolean;
}

/** An entry with its product as it is now; of the chosen size, or from the cheapest where none is chosen. */
export function entryView(
  { id, size: type, quantity, precision, note, byOthers }: Entry,
  product: Product | undefined,
  card: CardView | undefined,
  terms: PriceTerms,
): EntryView {
  const wanted = { id, note, byOthers, quantity: formatQuantity(quantity, precision) };
  if (!product || !card) return { ...wanted, name: '', unit: '', state: 'gone' };
  const size = product.sizes.find((one) => one.type === type);
  return {
    ...wanted,
    name: fullName(product),
    href:
      type === '' || type === ONE_SIZE
        ? productPath(product)
        : `${productPath(product)}?size=${encodeURIComponent(type.toWellFormed())}`,
    ...(product.subtitle === undefined ? {} : { subtitle: product.subtitle }),
    ...(size && type !== ONE_SIZE ? { sizeName: size.name } : {}),
    ...(card.picture ? { picture: card.picture } : {}),
    price: size ? priceView(product, size, terms) : card.price,
    unit: product.unit.name,
    state: stateOf(product, size, card, terms.at),
  };
}

function stateOf(product: Product, size: Product['sizes'][number] | undefined, card: CardView, at: number): EntryState {
  if (!card.available) return 'soldOut';
  const asksMore =
    product.personalisation.some(({ required }) => required) ||
    product.bundle !== undefined ||
    product.serviceDate !== undefined ||
    product.subscription?.only === true ||
    product.forSale === false;
  if (asksMore) return 'see';
  if (!size) return areValues(product.sizes) ? 'chooseValue' : 'choose';
  if (sizeStatus(product, size) === 'disable') return 'soldOut';
  return moneyPrice(size, at) === undefined ? 'see' : 'open';
}

/** A product as if one of it stood on a list, under its own id. */
export const plainEntry = ({ id, precision }: Product): Entry => ({
  ...{ id: String(id), product: id, size: '', quantity: 10 ** precision, precision },
  ...{ note: '', place: 0, addedAt: 0, byOthers: false },
});
