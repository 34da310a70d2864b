import { xmlText } from '../../kit/xml.ts';
import { SOCIAL_SIZE, type SocialSubject, socialPicturePath } from '../../pictures/og/address.ts';
import type { PageHead } from './pageHead.ts';

/** Data that other sites show when the page is shared (Open Graph protocol). */
export interface Share {
  type?: 'website' | 'article' | 'product';
  /** Title of the page alone, without the shop's name. */
  title: string;
  /** Subject of its picture. */
  subject: SocialSubject;
  product?: {
    /** Price; missing for goods without one in money. */
    price?: { amount: string; currency: string };
    availability: 'in stock' | 'out of stock' | 'available for order';
    brand: string;
    id: string;
  };
  /** ISO day. */
  modified?: string | undefined;
}

/** Meta elements as HTML; Open Graph names them by `property`. */
export function shareTags(
  { type = 'website', title, subject, product, modified }: Share,
  { description, canonical }: Pick<PageHead, 'description' | 'canonical'>,
  { shopUrl, shop }: { shopUrl: string; shop: { name: string } },
): string {
  const tags: [property: string, content: string | number | undefined][] = [
    ['og:type', type],
    ['og:site_name', shop.name],
    ['og:locale', 'pl_PL'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonical],
    ['og:image', shopUrl + socialPicturePath(subject)],
    ['og:image:width', SOCIAL_SIZE.width],
    ['og:image:height', SOCIAL_SIZE.height],
    ['og:image:alt', title],
    ['product:price:amount', product?.price?.amount],
    ['product:price:currency', product?.price?.currency],
    ['product:availability', product?.availability],
    ['product:brand', product?.brand],
    ['product:retailer_item_id', product?.id],
    ['article:modified_time', modified],
  ];
  const metas = tags.flatMap(([property, content]) =>
    content === undefined ? [] : [`<meta property="${property}" content="${xmlText(String(content))}">`],
  );
  return `${metas.join('')}<meta name="twitter:card" content="summary_large_image">`;
}
