import type { Grosze } from '../../kit/money.ts';
import { parseMoney } from '../../kit/moneyText.ts';
import { graphql } from '../../ui/browser/graphql.ts';

interface Money {
  value: number;
  formatted: string;
}

type Both = { gross: Money | null; net: Money | null } | null;

interface Answer {
  shop: { priceType: string };
  products: {
    products: {
      id: number | string;
      name: string;
      link: string;
      icon: string | null;
      versionName: string | null;
      price: {
        price: Both;
        omnibusPrice: Both;
        crossedPrice: Both;
        unitConvertedPrice: Both;
        /** "300,00 zł / 1 kg". */
        unitConvertedFormat: string | null;
      };
      sizes: { availability: { status: string } }[];
    }[];
  };
}

/** A product as its card shows it; amounts are words. */
export interface RecentProduct {
  id: number;
  href: string;
  name: string;
  subtitle?: string;
  picture?: string;
  /** Price; missing for one by telephone. */
  price?: string;
  /** The same in grosze, to be told in another currency besides. */
  grosze?: Grosze | undefined;
  /** Lowest price, always beside a reduced price (Dz.U. 2023 poz. 168, art. 4). */
  lowest?: string;
  regular?: string;
  /** Price per kg, l, m, m² or piece (Dz.U. 2022 poz. 2776), with its quantity. */
  unitPrice?: { price: string; per: string };
  available: boolean;
}

const both = '{gross{value formatted}net{value formatted}}';
const price = `price{price${both}omnibusPrice${both}crossedPrice${both}unitConvertedPrice${both}unitConvertedFormat}`;
const fields = `id name link icon versionName ${price}sizes{availability{status}}`;

/** Products in the order asked for; those that are gone are left out. False when the call failed. */
export async function fetchRecent(ids: readonly number[], signal?: AbortSignal): Promise<RecentProduct[] | false> {
  const query = `{shop{priceType}products(searchInput:{productsId:[${ids.join(',')}]}){products{${fields}}}}`;
  const answer = await graphql<Answer>(query, undefined, { label: 'query=recentProducts', signal });
  if (answer === false) return false;
  const branch = answer.shop.priceType === 'net' ? 'net' : 'gross';
  const found = new Map(answer.products.products.map((product) => [Number(product.id), product]));
  return ids.flatMap((id) => {
    const product = found.get(id);
    if (!product) return [];
    const { name, link, icon, versionName, price, sizes } = product;
    const now = price.price?.[branch];
    const lowest = price.omnibusPrice?.[branch]?.formatted;
    const regular = price.crossedPrice?.[branch]?.formatted;
    const perUnit = price.unitConvertedPrice?.[branch]?.formatted;
    const per = price.unitConvertedFormat?.split(' / ').at(-1);
    return {
      id,
      href: ownPath(link),
      name,
      ...(versionName ? { subtitle: versionName } : {}),
      ...(icon ? { picture: icon } : {}),
      ...(now && now.value > 0 ? { price: now.formatted, grosze: parseMoney(now.value.toFixed(2)) } : {}),
      ...(lowest === undefined ? {} : { lowest }),
      ...(lowest === undefined || regular === undefined ? {} : { regular }),
      ...(perUnit === undefined || !per ? {} : { unitPrice: { price: perUnit, per } }),
      available: sizes.some(({ availability }) => availability.status !== 'disable'),
    };
  });
}

/** Links may be whole addresses; the page leads only to itself. */
const ownPath = (link: string) => new URL(link, 'https://shop.invalid').pathname;
