import { measureOf } from '../../catalogue/measures.ts';
import { type Category, type Product, productPath } from '../../catalogue/model.ts';
import { fullName, type Offer, offersOf } from '../../catalogue/offer.ts';
import { picturesFor } from '../../catalogue/sizePictures.ts';
import type { Grosze } from '../../kit/money.ts';
import { toDecimal } from '../../kit/moneyText.ts';
import { clipText, plainText } from '../../kit/plainText.ts';
import { xmlElement } from '../../kit/xml.ts';
import { outsidePicture } from '../../pictures/outside.ts';

/** Google Merchant Center's product data in RSS 2.0: an item a size, told only what the shop knows. */

export interface FeedTerms {
  shop: { name: string; tagline: string };
  /** Public origin. */
  shopUrl: string;
  currency: string;
  /** Epoch ms. */
  at: number;
  /** Categories from the root to the category itself. */
  pathOf(categoryId: number): readonly Category[];
}

export async function* googleFeed(products: AsyncIterable<Product>, terms: FeedTerms): AsyncIterable<string> {
  const { shop, shopUrl } = terms;
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n';
  yield `${xmlElement('title', shop.name)}${xmlElement('link', `${shopUrl}/`)}${xmlElement('description', shop.tagline)}\n`;
  for await (const product of products) yield googleItems(product, terms).join('');
  yield '</channel>\n</rss>\n';
}

const LONGEST = { title: 150, description: 5000, pictures: 10, id: 50 };

/** `<item>` for each size that can be told. */
export const googleItems = (product: Product, terms: FeedTerms): string[] =>
  itemFacts(product, terms).map(
    (facts) => `<item>${facts.map(([name, value]) => xmlElement(`g:${name}`, value)).join('')}</item>\n`,
  );

export type ItemFacts = readonly (readonly [name: string, value: string | undefined])[];

/** What is told of each size that can be told: services are not goods, and an item without a picture is refused. */
export function itemFacts(product: Product, terms: FeedTerms): ItemFacts[] {
  if (product.type === 'service') return [];
  return offersOf(product, terms.at).flatMap((offer) => {
    const pictures = picturesFor(product, offer.size).flatMap((picture) => {
      const src = outsidePicture(picture);
      return src === undefined ? [] : [terms.shopUrl + src];
    });
    return pictures.length === 0 ? [] : [factsOf(product, offer, pictures, terms)];
  });
}

function factsOf(product: Product, offer: Offer, pictures: readonly string[], terms: FeedTerms): ItemFacts {
  const { shopUrl, currency } = terms;
  const [picture, ...others] = pictures;
  const title = offer.sizeName === undefined ? fullName(product) : `${fullName(product)}, ${offer.sizeName}`;
  const text = plainText(product.descriptionHtml ?? '') || (product.lead ?? '') || title;
  const price = (grosze: Grosze) => `${toDecimal(grosze)} ${currency}`;
  const path = terms.pathOf(product.categoryId).map(({ name }) => name);
  const versions = product.group ?? (product.sizes.length > 1 ? String(product.id) : undefined);
  return [
    ['id', itemId(product, offer)],
    ['item_group_id', versions === undefined ? undefined : versions.slice(0, LONGEST.id)],
    ['title', clipText(title, LONGEST.title, LONGEST.title)],
    ['description', clipText(text, 1, LONGEST.description)],
    ['link', shopUrl + productPath(product)],
    ['image_link', picture],
    ...others.slice(0, LONGEST.pictures).map((url): [string, string] => ['additional_image_link', url]),
    ...availability(offer),
    // Struck out beside the sale price stands what the law wants there: the lowest price of 30 days.
    ['price', price(offer.reduction?.before ?? offer.price)],
    ['sale_price', offer.reduction && price(offer.price)],
    ['sale_price_effective_date', saleInterval(offer)],
    ['gtin', offer.gtin],
    ['mpn', offer.code],
    ['brand', product.producer.name],
    ['identifier_exists', offer.gtin === undefined && offer.code === undefined ? 'no' : undefined],
    ['condition', 'new'],
    ['product_type', path.length > 0 ? path.join(' > ') : undefined],
    ['size', offer.sizeName],
    ['color', product.group === undefined ? undefined : product.version],
    ['is_bundle', product.type === 'bundle' ? 'yes' : undefined],
    ...unitPricing(offer),
  ];
}

/** "1001-350", the same for as long as the product and its size are. */
const itemId = (product: Product, { size }: Offer): string => `${product.id}-${size.type}`.slice(0, LONGEST.id);

/** Availability in the feed. Goods made to order can be ordered now; they are back-ordered only when a day is named. */
function availability({ status, availableAt }: Offer): [string, string][] {
  if (status === 'disable') return [['availability', 'out_of_stock']];
  if (status === 'order' && availableAt !== undefined) {
    return [
      ['availability', 'backorder'],
      ['availability_date', moment(availableAt)],
    ];
  }
  return [['availability', 'in_stock']];
}

/** YYYY-MM-DDThh:mmZ, the form that Merchant Center names (answer/6324460): seconds are none of it. */
const moment = (at: number): string => `${new Date(at).toISOString().slice(0, 16)}Z`;

/** Interval of a reduction, both ends or none: one without an end is over when the feed no longer names it. */
function saleInterval({ reduction }: Offer): string | undefined {
  if (!reduction || reduction.endsAt === null) return undefined;
  return `${moment(reduction.startedAt)}/${moment(reduction.endsAt)}`;
}

function unitPricing({ contents }: Offer): [string, string][] {
  const measure = contents && measureOf(contents.unit);
  if (!measure) return [];
  return [
    ['unit_pricing_measure', `${contents.amount} ${measure.google}`],
    ['unit_pricing_base_measure', measure.googleBase],
  ];
}
