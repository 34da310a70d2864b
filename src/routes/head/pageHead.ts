import { describeIn } from '../../kit/plainText.ts';

/** Head of a page, also after a swap; addresses are absolute. */
export interface PageHead {
  title: string;
  description: string;
  canonical: string;
  noindex: boolean;
}

export interface HeadInput {
  /** Title of the page alone; the shop's name comes after it, where a tab cuts it off. */
  title: string;
  /** The title holds the shop's name already. */
  titleIsWhole?: boolean;
  /** Best first; later ones are added while too little is said. */
  description: readonly (string | undefined)[];
  /** Canonical, from the root of the shop. */
  path: string;
  noindex?: boolean;
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
  const { title, titleIsWhole, description, path, noindex = false } = input;
  return {
    title: titleIsWhole ? title : withShopName(title, shop.name),
    description: describeIn([...description, shop.tagline], DESCRIPTION.least, DESCRIPTION.most),
    canonical: shopUrl + path,
    noindex,
  };
}

function withShopName(title: string, shopName: string): string {
  const whole = `${title} – ${shopName}`;
  return title === shopName || whole.length > LONGEST_TITLE ? title : whole;
}
