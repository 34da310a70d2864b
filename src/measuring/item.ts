import type { Category, Product } from '../catalogue/model.ts';
import { type Offer, offersOf } from '../catalogue/offer.ts';
import { type Grosze, lineTotal, netFromGross } from '../kit/money.ts';
import { toDecimal } from '../kit/moneyText.ts';
import type { Parts } from '../kit/quantity.ts';

/** One item of an event, with the names of Google Analytics 4 (developers.google.com/analytics, „items”). */
export interface Item {
  /** Product and size, as in the feed for Google Merchant Center. */
  item_id: string;
  item_name: string;
  item_brand?: string;
  /** The names from the root of the catalogue on. */
  item_category?: string;
  item_category2?: string;
  item_variant?: string;
  /** Price of one piece, without tax; missing for what money does not pay for. */
  price?: number;
  /** Amount by which the price is lower than the one that stands beside it, without tax. */
  discount?: number;
  quantity?: number;
}

/** Items with their worth, without tax. */
export interface Worth {
  currency: string;
  value: number;
  items: Item[];
}

/** Facts of the catalogue that items are told by. */
export interface ItemFacts {
  /** Epoch ms. */
  at: number;
  /** Categories from the root to the category itself. */
  pathOf(categoryId: number): readonly Pick<Category, 'name'>[];
}

/** An amount as a number: the nearest double to its two decimals. Sums are made of grosze before. */
export const decimal = (grosze: Grosze): number => Number(toDecimal(grosze));

/** What tells an item from others, without its price. */
export function namedItem(product: Product, size: string, sizeName: string | undefined, { pathOf }: ItemFacts): Item {
  const [first, second] = pathOf(product.categoryId);
  const variant = [product.version, sizeName].filter((one) => one !== undefined).join(', ');
  return {
    item_id: `${product.id}-${size}`,
    item_name: product.name,
    item_brand: product.producer.name,
    ...(first ? { item_category: first.name } : {}),
    ...(second ? { item_category2: second.name } : {}),
    ...(variant === '' ? {} : { item_variant: variant }),
  };
}

/** Items of some quantities of products at the prices of now. */
export function worthOf(
  wanted: readonly { product: Product; size: string; quantity: Parts; precision: number }[],
  facts: ItemFacts & { currency: string },
): Worth {
  let value: Grosze = 0;
  const items = wanted.map(({ product, size, quantity, precision }) => {
    const offers = offersOf(product, facts.at);
    const offer = offers.find((one) => one.size.type === size) ?? offers[0];
    if (!offer) return { ...namedItem(product, size || firstSize(product), undefined, facts), quantity: 1 };
    const net = (gross: Grosze) => netFromGross(gross, offer.size.vat.bp);
    const line = net(lineTotal(offer.price, quantity, precision));
    value += line;
    return {
      ...namedItem(product, offer.size.type, offer.sizeName, facts),
      ...counted({ unit: net(offer.price), line, quantity, precision }),
      ...discountOf(offer, net),
    };
  });
  return { currency: facts.currency, value: decimal(value), items };
}

const firstSize = ({ sizes }: Product): string => sizes[0]?.type ?? '';

function discountOf({ price, reduction }: Offer, net: (gross: Grosze) => Grosze): Pick<Item, 'discount'> {
  return reduction && reduction.before > price ? { discount: decimal(net(reduction.before) - net(price)) } : {};
}

/** Analytics counts pieces: a length or a weight is one piece at the price of its line. */
export function counted(line: { unit: Grosze; line: Grosze; quantity: Parts; precision: number }): Counted {
  const scale = 10 ** line.precision;
  if (line.quantity % scale !== 0) return { price: decimal(line.line), quantity: 1 };
  return { price: decimal(line.unit), quantity: line.quantity / scale };
}

type Counted = Required<Pick<Item, 'price' | 'quantity'>>;
