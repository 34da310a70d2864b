import { type Product, type ProductPicture, productPath, versionPicture } from '../../catalogue/model.ts';
import { askedPrice, isOffered, leadingSize } from '../../catalogue/priceView.ts';
import { type Grosze, netFromGross } from '../../kit/money.ts';
import { toDecimal } from '../../kit/moneyText.ts';
import { formatMoney } from '../../kit/priceFormat.ts';
import * as boxes from '../../pictures/boxes.ts';
import { outsidePicture } from '../../pictures/outside.ts';
import { pictureProps } from '../../pictures/props.ts';
import type { MultiversionsAnswer, VersionsAnswer } from './shapes.ts';
import { flag } from './sizeAvailability.ts';
import type { ProductTerms } from './terms.ts';

const nameOf = (product: Product): string => product.version ?? product.name;

/** Products of its group, itself included; null for a product that stands alone. */
export function versionsAnswer(product: Product, versions: readonly Product[]): VersionsAnswer | null {
  if (versions.length < 2) return null;
  return {
    name: product.name,
    items: versions.map((version) => {
      const gfx = iconOf(versionPicture(version));
      const icon = version.pictures[0] && outsidePicture(version.pictures[0]);
      return {
        id: version.id,
        name: nameOf(version),
        link: productPath(version),
        ...(gfx === undefined ? {} : { gfx }),
        product_name: version.name,
        ...(icon === undefined ? {} : { product_icon: icon }),
      };
    }),
  };
}

export const iconOf = (picture: ProductPicture | undefined): string | undefined =>
  pictureProps(picture, boxes.swatch)?.src;

/** Products of a group as one choice, by what differs from the one asked about; empty when there is nothing to choose. */
export function multiversionsAnswer(
  product: Product,
  versions: readonly Product[],
  terms: Pick<ProductTerms, 'at' | 'currency'>,
): MultiversionsAnswer[] {
  if (product.group === undefined || versions.length < 2) return [];
  const own = priceOf(product, terms.at);
  return [
    {
      id: product.group,
      name: product.name,
      items: Object.fromEntries(
        versions.map((version, place) => {
          const open = isOffered(version);
          const theirs = priceOf(version, terms.at);
          return [
            String(place),
            {
              enabled: flag(open),
              selected: flag(version.id === product.id),
              disabled: flag(!open),
              products: [
                {
                  product_id: version.id,
                  version_priority: String(place),
                  url: productPath(version),
                  ...(own && theirs ? difference(own, theirs, terms.currency) : {}),
                },
              ],
              values: { [version.id]: { id: version.id, name: nameOf(version) } },
              values_id: String(version.id),
            },
          ];
        }),
      ),
    },
  ];
}

interface Both {
  gross: Grosze;
  net: Grosze;
}

function priceOf(product: Product, at: number): Both | undefined {
  const size = leadingSize(product, at);
  const gross = size && askedPrice(product, size, at)?.price;
  return size && gross !== undefined ? { gross, net: netFromGross(gross, size.vat.bp) } : undefined;
}

const difference = (own: Both, theirs: Both, currency: string) => ({
  price_difference_netto: toDecimal(theirs.net - own.net),
  price_difference_netto_formatted: formatMoney(theirs.net - own.net, currency),
  price_difference_brutto: toDecimal(theirs.gross - own.gross),
  price_difference_brutto_formatted: formatMoney(theirs.gross - own.gross, currency),
});
