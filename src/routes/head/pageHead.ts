import { describeIn } from '../../kit/plainText.ts';
import { outsidePicture } from '../../pictures/outside.ts';

export interface HeadPicture {
  /** Absolute. */
  url: string;
  /** Pixels; 0 while unknown. */
  width: number;
  height: number;
  alt: string;
}

/** What a page says of itself to search engines and to those it is shared with; plain data, addresses absolute. */
export interface PageHead {
  title: string;
  description: string;
  canonical: string;
  noindex: boolean;
  share: {
    type: 'website' | 'article' | 'product';
    siteName: string;
    title: string;
    picture?: HeadPicture;
    product?: {
      /** Missing for what has no price in money. */
      price?: { amount: string; currency: string };
      availability: 'in stock' | 'out of stock' | 'available for order';
      brand: string;
      id: string;
    };
    /** ISO day. */
    modified?: string;
  };
}

export interface HeadInput {
  /** Of the page alone; the shop's name comes after it, where a tab cuts it off. */
  title: string;
  /** The title holds the shop's name already. */
  titleIsWhole?: boolean;
  /** Best first; later ones are added while too little is said. */
  description: readonly (string | undefined)[];
  /** Canonical, from the root of the shop. */
  path: string;
  noindex?: boolean;
  type?: PageHead['share']['type'];
  picture?: { file: string; alt: string; width: number; height: number } | undefined;
  product?: PageHead['share']['product'];
  modified?: string | undefined;
}

export interface HeadTerms {
  /** Public origin. */
  shopUrl: string;
  shop: { name: string; tagline: string };
}

/** Search engines cut titles about here; a longer one is better off without the shop's name. Characters. */
const LONGEST_TITLE = 70;
const DESCRIPTION = { least: 50, most: 200 };

export function pageHead({ shopUrl, shop }: HeadTerms, input: HeadInput): PageHead {
  const { title, titleIsWhole, description, path, noindex = false, type = 'website', picture, product } = input;
  const shown = headPicture(shopUrl, picture);
  return {
    title: titleIsWhole ? title : withShopName(title, shop.name),
    description: describeIn([...description, shop.tagline], DESCRIPTION.least, DESCRIPTION.most),
    canonical: shopUrl + path,
    noindex,
    share: {
      type,
      siteName: shop.name,
      title,
      ...(shown ? { picture: shown } : {}),
      ...(product ? { product } : {}),
      ...(input.modified === undefined ? {} : { modified: input.modified }),
    },
  };
}

function withShopName(title: string, shopName: string): string {
  const whole = `${title} – ${shopName}`;
  return title === shopName || whole.length > LONGEST_TITLE ? title : whole;
}

/** Undefined while the picture has no address of our own. */
function headPicture(shopUrl: string, picture: HeadInput['picture']): HeadPicture | undefined {
  const src = picture && outsidePicture(picture);
  if (picture === undefined || src === undefined || picture.width <= 0) return undefined;
  return { url: shopUrl + src, width: picture.width, height: picture.height, alt: picture.alt };
}
