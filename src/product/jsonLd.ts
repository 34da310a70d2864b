import { measureOf } from '../catalogue/measures.ts';
import { type Named, type Product, type ProductPicture, productPath, type Size } from '../catalogue/model.ts';
import { fullName, type Offer, offersOf } from '../catalogue/offer.ts';
import type { SizeDelivery } from '../delivery/shapes.ts';
import { isoDate } from '../kit/dates.ts';
import type { JsonLdNode } from '../kit/jsonLd.ts';
import { toDecimal } from '../kit/moneyText.ts';
import { clipText, plainText } from '../kit/plainText.ts';
import { outsidePicture } from '../pictures/outside.ts';

export interface ProductJsonLdInput {
  product: Product;
  /** Products of its group, itself included. */
  versions: readonly Product[];
  /** Categories from the root. */
  categories: readonly Named[];
  /** Public origin. */
  shopUrl: string;
  currency: string;
  seller: JsonLdNode;
  returnDays: number;
  /** Cost of sending the least that can be ordered. */
  deliveryOf(size: Size): SizeDelivery;
  /** What is said of it: opinions. */
  said?: JsonLdNode;
  /** Epoch ms. */
  at: number;
}

const LONGEST_DESCRIPTION = 500;

/** Country where the shop delivers and by whose law it sells. */
const COUNTRY = 'PL';

const AVAILABILITY = {
  enable: 'https://schema.org/InStock',
  order: 'https://schema.org/MadeToOrder',
  disable: 'https://schema.org/OutOfStock',
} as const;

/** A product and, where it can be bought, its offer, as schema.org names them. Everything said here stands on the page. */
export function productJsonLd(input: ProductJsonLdInput): JsonLdNode[] {
  const { product, categories, shopUrl, at } = input;
  const url = shopUrl + productPath(product);
  const offers = offersOf(product, at);
  const [only, ...more] = offers;
  const text = product.lead ?? plainText(product.descriptionHtml ?? '');
  const policy = only && returnPolicy(input);
  const node = {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: fullName(product),
    url,
    description: text === '' ? undefined : clipText(text, 50, LONGEST_DESCRIPTION),
    image: pictureUrls(shopUrl, product.pictures),
    productID: String(product.id),
    sku: only?.code ?? product.code ?? String(product.id),
    mpn: product.code,
    gtin: more.length === 0 ? only?.gtin : undefined,
    brand: { '@type': 'Brand', name: product.producer.name },
    category: categories.length === 0 ? undefined : categories.map(({ name }) => name).join(' > '),
    color: product.group === undefined ? undefined : product.version,
    ...groupOf(input),
    ...input.said,
    offers: offersNode(input, offers, url, policy),
  };
  return policy ? [node, policy] : [node];
}

function pictureUrls(shopUrl: string, pictures: readonly ProductPicture[]): string[] | undefined {
  const urls = pictures.flatMap((picture) => {
    const src = outsidePicture(picture);
    return src === undefined ? [] : [shopUrl + src];
  });
  return urls.length === 0 ? undefined : urls;
}

/** Versions are products of their own at addresses of their own; what joins them is a ProductGroup. */
function groupOf({ product, versions, shopUrl }: ProductJsonLdInput): JsonLdNode {
  if (product.group === undefined || versions.length < 2) return {};
  return {
    inProductGroupWithID: product.group,
    isVariantOf: {
      '@type': 'ProductGroup',
      '@id': `${shopUrl}/#grupa-${encodeURIComponent(product.group)}`,
      productGroupID: product.group,
      name: product.name,
      variesBy: 'https://schema.org/color',
      hasVariant: versions.map((version) => {
        const url = shopUrl + productPath(version);
        return version.id === product.id ? { '@id': `${url}#product` } : { url };
      }),
    },
  };
}

function offersNode(
  input: ProductJsonLdInput,
  offers: readonly Offer[],
  url: string,
  policy: JsonLdNode | undefined,
): JsonLdNode | undefined {
  const [only] = offers;
  if (!only) return undefined;
  const nodes = offers.map((offer) => offerNode(input, offer, url, policy));
  if (offers.length === 1) return nodes[0];
  const prices = offers.map(({ price }) => price);
  return {
    '@type': 'AggregateOffer',
    priceCurrency: input.currency,
    lowPrice: toDecimal(Math.min(...prices)),
    highPrice: toDecimal(Math.max(...prices)),
    offerCount: offers.length,
    offers: nodes,
  };
}

function offerNode(input: ProductJsonLdInput, offer: Offer, url: string, policy: JsonLdNode | undefined): JsonLdNode {
  const { currency, seller } = input;
  const endsAt = offer.reduction?.endsAt ?? null;
  const prices = [...unitPricing(offer, currency), ...struckPrice(offer, currency)];
  return {
    '@type': 'Offer',
    url,
    name: offer.sizeName,
    sku: offer.code,
    gtin: offer.sizeName === undefined ? undefined : offer.gtin,
    price: toDecimal(offer.price),
    priceCurrency: currency,
    // The last day on which the price holds: the end itself is the first moment at which it does not.
    priceValidUntil: endsAt === null ? undefined : isoDate(endsAt - 1),
    priceSpecification: prices.length === 0 ? undefined : prices,
    availability: AVAILABILITY[offer.status],
    itemCondition: 'https://schema.org/NewCondition',
    seller,
    hasMerchantReturnPolicy: policy && { '@id': policy['@id'] },
    shippingDetails: shippingDetails(input, offer),
  };
}

/** Price per kg, l, m or m²: the price and how much is had for it (Dz.U. 2022 poz. 2776). */
function unitPricing({ price, contents }: Offer, currency: string): JsonLdNode[] {
  const unit = contents && measureOf(contents.unit);
  if (!unit) return [];
  return [
    {
      '@type': 'UnitPriceSpecification',
      price: toDecimal(price),
      priceCurrency: currency,
      valueAddedTaxIncluded: true,
      referenceQuantity: {
        '@type': 'QuantitativeValue',
        value: contents.amount,
        unitCode: unit.code,
        valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: unit.baseCode },
      },
    },
  ];
}

/** The only price that may stand struck out: the lowest of the 30 days before (Dz.U. 2023 poz. 168, art. 4). */
const struckPrice = ({ reduction }: Offer, currency: string): JsonLdNode[] =>
  reduction
    ? [
        {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/StrikethroughPrice',
          price: toDecimal(reduction.before),
          priceCurrency: currency,
          valueAddedTaxIncluded: true,
        },
      ]
    : [];

/**
 * Return policy, for goods that it holds for: not for services and downloads, nor for what is made to the buyer's
 * specification (UPK, art. 38). Who pays for it and by what way it comes is not in the settings.
 */
function returnPolicy({ product, shopUrl, returnDays }: ProductJsonLdInput): JsonLdNode | undefined {
  const goods = product.type === 'item' || product.type === 'bundle';
  if (!goods || product.personalisation.some(({ required }) => required)) return undefined;
  return {
    '@type': 'MerchantReturnPolicy',
    '@id': `${shopUrl}/#zwroty`,
    applicableCountry: COUNTRY,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnDays,
  };
}

/** Costs of delivery as on the page; the day of arrival is the carrier's word. */
function shippingDetails({ currency, deliveryOf }: ProductJsonLdInput, { size }: Offer): JsonLdNode | undefined {
  const { shipping, undefined: silent } = deliveryOf(size);
  if (silent === 'true' || shipping === undefined) return undefined;
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: shipping, currency },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
  };
}
