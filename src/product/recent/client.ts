import type { DrawnPrice } from '../../catalogue/PriceBlock.tsx';
import { graphql } from '../../ui/browser/graphql.ts';

interface Answer {
  products: {
    products: {
      id: number | string;
      name: string;
      link: string;
      icon: string | null;
      versionName: string | null;
      /** As it is drawn, but null where that has nothing. */
      cardPrice: object;
      sizes: { availability: { status: string } }[];
    }[];
  };
}

/** A product as its card shows it. */
export interface RecentProduct {
  id: number;
  href: string;
  name: string;
  subtitle?: string;
  picture?: string;
  price: DrawnPrice;
  available: boolean;
}

const both = '{gross net}';
const reduction = `reduction{lowest${both}sinceFirstOffer regular${both}}`;
const beside = `unitPrice{amount${both}per}per deposit{amount label}energy{class best worst}`;
const price = `cardPrice{currency priceType now${both}from phone gratis points ${reduction}${beside}}`;
const fields = `id name link icon versionName ${price}sizes{availability{status}}`;

/** Products in the order asked for; those that are gone are left out. False when the call failed. */
export async function fetchRecent(ids: readonly number[], signal?: AbortSignal): Promise<RecentProduct[] | false> {
  const query = `{products(searchInput:{productsId:[${ids.join(',')}]}){products{${fields}}}}`;
  const answer = await graphql<Answer>(query, undefined, { label: 'query=recentProducts', signal });
  if (answer === false) return false;
  const found = new Map(answer.products.products.map((product) => [Number(product.id), product]));
  return ids.flatMap((id) => {
    const product = found.get(id);
    if (!product) return [];
    const { name, link, icon, versionName, cardPrice, sizes } = product;
    return {
      id,
      href: ownPath(link),
      name,
      ...(versionName ? { subtitle: versionName } : {}),
      ...(icon ? { picture: icon } : {}),
      price: withoutNulls(cardPrice),
      available: sizes.some(({ availability }) => availability.status !== 'disable'),
    };
  });
}

const withoutNulls = (cardPrice: object): DrawnPrice =>
  JSON.parse(JSON.stringify(cardPrice), (_, value: unknown) => value ?? undefined);

/** Links may be whole addresses; the page leads only to itself. */
const ownPath = (link: string) => new URL(link, 'https://shop.invalid').pathname;
