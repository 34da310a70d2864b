import { wholePieces } from '../../catalogue/amount.ts';
import { type Product, productPath } from '../../catalogue/model.ts';
import { fullName, type Offer, offersOf } from '../../catalogue/offer.ts';
import { picturesFor } from '../../catalogue/sizePictures.ts';
import { toDecimal } from '../../kit/moneyText.ts';
import { clipText, plainText } from '../../kit/plainText.ts';
import { xmlElement, xmlText } from '../../kit/xml.ts';
import { outsidePicture } from '../../pictures/outside.ts';
import type { FeedTerms } from './googleFeed.ts';

/**
 * Ceneo's offers in XML, version 1: an offer a size. Its rules are in ceneo.pl/poradniki/Instrukcja-tworzenia-pliku-XML,
 * and in what Ceneo's own module for PrestaShop writes (ceneo_xml 1.0.8 of 2023, controllers/front/generate.php).
 */

/** `avail`: when an offer is sent. */
export const CENEO_AVAIL = {
  day: '1',
  threeDays: '3',
  week: '7',
  twoWeeks: '14',
  onOrder: '90',
  askTheShop: '99',
  presale: '110',
} as const;

const LONGEST = { name: 150, description: 10_000, attribute: 200, category: 255, picture: 255 };

export async function* ceneoFeed(products: AsyncIterable<Product>, terms: FeedTerms): AsyncIterable<string> {
  yield '<?xml version="1.0" encoding="utf-8"?>\n<offers xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1">\n';
  for await (const product of products) yield ceneoOffers(product, terms).join('');
  yield '</offers>\n';
}

/** `<o>` for each size that can be bought now: what is sold out is left out until it is there again. */
export function ceneoOffers(product: Product, terms: FeedTerms): string[] {
  if (product.type === 'service') return [];
  return offersOf(product, terms.at)
    .filter(({ status }) => status !== 'disable')
    .map((offer) => offerElement(product, offer, terms));
}

function offerElement(product: Product, offer: Offer, terms: FeedTerms): string {
  const { size } = offer;
  const [main, ...others] = picturesFor(product, size).flatMap((picture) => {
    const src = outsidePicture(picture);
    const url = terms.shopUrl + src;
    return src === undefined || url.length > LONGEST.picture ? [] : [url];
  });
  const title = offer.sizeName === undefined ? fullName(product) : `${fullName(product)}, ${offer.sizeName}`;
  const facts: [string, string | undefined][] = [
    ['id', `${product.id}-${size.type}`],
    ['url', terms.shopUrl + productPath(product)],
    ['price', toDecimal(offer.price)],
    ['avail', availOf(offer, terms.at)],
    ['weight', size.weight === undefined ? undefined : kilograms(size.weight)],
    ['stock', stockOf(product, offer)],
    ['set', product.type === 'bundle' ? '1' : '0'],
    // Bought on Ceneo itself, it would not come in as an order of this shop.
    ['basket', '0'],
  ];
  const attributes: [string, string | undefined][] = [
    ['Producent', product.producer.name],
    ['Kod_producenta', offer.code],
    ['EAN', offer.gtin],
    ...(offer.sizeName === undefined ? [] : [['Rozmiar', offer.sizeName] as [string, string]]),
    ...product.parameters.map(({ name, values }): [string, string] => [name, values.join(', ')]),
  ];
  const images =
    main === undefined
      ? ''
      : `<imgs><main url="${xmlText(main)}"/>${others.map((url) => `<i url="${xmlText(url)}"/>`).join('')}</imgs>`;
  const path = terms.pathOf(product.categoryId).map(({ name }) => name.replaceAll('/', ' '));
  const text = plainText(product.descriptionHtml ?? '') || (product.lead ?? '') || title;
  return `<o${facts.map(([name, value]) => (value === undefined ? '' : ` ${name}="${xmlText(value)}"`)).join('')}>${xmlElement('cat', categoryText(path))}${xmlElement('name', clipText(title, LONGEST.name, LONGEST.name))}${images}${xmlElement('desc', clipText(text, 1, LONGEST.description))}<attrs>${attributes.map(attribute).join('')}</attrs></o>\n`;
}

/** The last names of a path that is too long: they say most of the product. */
function categoryText(path: readonly string[]): string {
  const text = path.join('/');
  return text.length <= LONGEST.category || path.length < 2
    ? text.slice(0, LONGEST.category)
    : categoryText(path.slice(1));
}

const attribute = ([name, value]: [string, string | undefined]): string =>
  value === undefined ? '' : `<a name="${xmlText(name)}">${xmlText(value.slice(0, LONGEST.attribute))}</a>`;

/** Days that are not known are not promised. */
function availOf({ status, availableAt, size: { availability } }: Offer, at: number): string {
  if (status === 'order')
    return availableAt !== undefined && availableAt > at ? CENEO_AVAIL.presale : CENEO_AVAIL.onOrder;
  const { deliveryDays: days, unknownDelivery, deliveryDaysUndefined } = availability;
  if (days === undefined || unknownDelivery || deliveryDaysUndefined) return CENEO_AVAIL.askTheShop;
  if (days <= 1) return CENEO_AVAIL.day;
  if (days <= 3) return CENEO_AVAIL.threeDays;
  if (days <= 7) return CENEO_AVAIL.week;
  return days <= 14 ? CENEO_AVAIL.twoWeeks : CENEO_AVAIL.onOrder;
}

/** Whole pieces on hand; missing for what never runs out or is made to order. */
function stockOf({ precision }: Product, { status, size: { stocks } }: Offer): string | undefined {
  return status === 'order' || stocks.length === 0 ? undefined : wholePieces(stocks, precision)?.toString();
}

const kilograms = (grams: number) => `${Math.floor(grams / 1000)}.${String(grams % 1000).padStart(3, '0')}`;
