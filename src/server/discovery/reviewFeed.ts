import { type Product, productPath } from '../../catalogue/model.ts';
import { fullName, offersOf } from '../../catalogue/offer.ts';
import { xmlElement, xmlText } from '../../kit/xml.ts';
import { opinionPlace, opinionsPath } from '../../opinions/address.ts';
import type { Opinion } from '../../opinions/model.ts';
import { shownPhoto } from '../../opinions/photos/model.ts';
import { outsidePicture } from '../../pictures/outside.ts';

/**
 * Google's product review feed, schema 2.4: all published opinions, whatever their ratings, each with what is known of
 * the size that was bought. Elements stand in the order that the schema asks for.
 */
export interface ReviewTerms {
  shop: { name: string };
  /** Public origin. */
  shopUrl: string;
  /** Epoch ms. */
  at: number;
  /** Published opinions, the oldest first, from one on. */
  opinions(from: number, most: number): Promise<readonly Opinion[]>;
  products(ids: readonly number[]): Promise<readonly Product[]>;
}

const SCHEMA = 'http://www.google.com/shopping/reviews/schema/product/2.4/product_reviews.xsd';

/** Opinions that are read at a time. */
const SOME = 200;

export async function* reviewFeed(terms: ReviewTerms): AsyncIterable<string> {
  const { shop, shopUrl } = terms;
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns:vc="http://www.w3.org/2007/XMLSchema-versioning" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="${SCHEMA}">\n`;
  yield `<version>2.4</version>\n<publisher>${xmlElement('name', shop.name)}${xmlElement('favicon', `${shopUrl}/favicon.ico`)}</publisher>\n<reviews>\n`;
  for (let from = 0, some = SOME; some === SOME; from += SOME) {
    const opinions = await terms.opinions(from, SOME);
    const products = await terms.products([...new Set(opinions.map(({ product }) => product))]);
    yield opinions
      .map((opinion) => {
        const product = products.find(({ id }) => id === opinion.product);
        // What is sold no more has no page that shows its opinions.
        return product ? reviewElement(opinion, product, terms) : '';
      })
      .join('');
    some = opinions.length;
  }
  yield '</reviews>\n</feed>\n';
}

function reviewElement(opinion: Opinion, product: Product, { shopUrl, at }: ReviewTerms): string {
  const { id, author, rating, content, madeAt, confirmed, thanks, photos } = opinion;
  const pictures = photos.flatMap((photo) => {
    const src = outsidePicture(shownPhoto(photo));
    return src === undefined ? [] : [`<reviewer_image>${xmlElement('url', shopUrl + src)}</reviewer_image>`];
  });
  const parts = [
    xmlElement('review_id', id),
    `<reviewer>${xmlElement('name', author)}</reviewer>`,
    xmlElement('is_verified_purchase', String(confirmed)),
    xmlElement('is_incentivized_review', String(thanks !== undefined)),
    xmlElement('review_timestamp', new Date(madeAt).toISOString()),
    xmlElement('content', content),
    `<review_url type="group">${xmlText(`${shopUrl}${opinionsPath(product)}#${opinionPlace(id)}`)}</review_url>`,
    pictures.length > 0 ? `<reviewer_images>${pictures.join('')}</reviewer_images>` : '',
    `<ratings><overall min="1" max="5">${rating}</overall></ratings>`,
    `<products><product>${productIds(opinion, product, at)}${xmlElement('product_name', fullName(product))}${xmlElement('product_url', shopUrl + productPath(product))}</product></products>`,
    xmlElement('collection_method', confirmed ? 'post_fulfillment' : 'unsolicited'),
  ];
  return `<review>${parts.join('')}</review>\n`;
}

/** Codes of the size that was bought, or of all sizes where nobody knows which. */
function productIds({ size }: Opinion, product: Product, at: number): string {
  const offers = offersOf(product, at);
  const bought = offers.filter(({ sizeName }) => sizeName !== undefined && sizeName === size);
  const meant = bought.length > 0 ? bought : offers;
  const list = (many: string, one: string, values: readonly (string | undefined)[]) => {
    const known = [...new Set(values.filter((value) => value !== undefined))];
    return known.length === 0 ? '' : `<${many}>${known.map((value) => xmlElement(one, value)).join('')}</${many}>`;
  };
  const gtins = list(
    'gtins',
    'gtin',
    meant.map(({ gtin }) => gtin),
  );
  const mpns = list(
    'mpns',
    'mpn',
    meant.map(({ code }) => code),
  );
  return `<product_ids>${gtins}${mpns}${list('brands', 'brand', [product.producer.name])}</product_ids>`;
}
