import { optional } from '../../../kit/optional.ts';
import type { Combination, CombinationBase, ProductDraft } from '../../draft.ts';
import { MOST_PICTURES, type ProductPicture } from '../../model.ts';
import { Unreadable } from '../feed/errors.ts';
import type { FeedContext } from '../feed/kind.ts';
import { webAddress } from '../feed/names.ts';
import type { FeedSize } from '../feed/product.ts';
import { sizesOf } from '../feed/sizes.server.ts';
import { priceWith, reduced } from './amounts.ts';

/** What of a product its combinations change. */
type Parts = Pick<ProductDraft, 'sizes' | 'pictures' | 'order'>;

export interface Combined extends Parts {
  /** Places of those that cannot be sizes of this product, and why. */
  refused: ReadonlyMap<number, string>;
}

/**
 * A product with combinations as its sizes, in their order. As at PrestaShop, what they say of the least quantity stands in
 * place of what the product says.
 * @param product with pictures of its own alone
 */
export function combined(
  product: Pick<ProductDraft, 'name' | 'pictures' | 'order'>,
  base: CombinationBase,
  rows: readonly Combination[],
  context: Pick<FeedContext, 'now' | 'note'>,
): Combined {
  const refused = new Map<number, string>();
  const { net, vat } = base;
  const taken = rows.flatMap((row, place) => {
    try {
      const size = sizeOf(base, row);
      sizesOf({ net, sizes: [size] }, vat, context);
      return [{ row, size }];
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      refused.set(place, error.message);
      return [];
    }
  });
  if (taken.length === 0) return { ...product, sizes: [], refused };
  const pictures = picturesOf(
    product,
    taken.map(({ row }) => row),
  );
  const sizes = sizesOf({ net, sizes: taken.map(({ size }) => size) }, vat, context);
  const { min: _, ...order } = product.order;
  return {
    sizes: sizes.map((size, n) => ({ ...size, ...optional('picture', pictureOf(product, pictures, taken[n]?.row)) })),
    pictures,
    order,
    refused,
  };
}

function sizeOf(base: CombinationBase, row: Combination): FeedSize {
  const { name, impact, grams, code, ean, stock, availableAt, minimum } = row;
  const price = priceWith(base, impact);
  const { discount, sold } = base;
  const toOrder = sold === 'order' && Number(stock || '0') <= 0;
  return {
    name,
    price,
    ...(discount && { sale: reduced(price, discount), saleFrom: discount.from, saleTo: discount.to }),
    code,
    ean,
    grams: Math.max(base.grams + grams, 0),
    stock: stock || '0',
    available: sold === 'never' ? 'out' : toOrder ? 'order' : 'in',
    availableAt,
    ...optional('minimum', minimum),
  };
}

/** Pictures of the product itself, then those that only its combinations name. */
function picturesOf(
  { name, pictures: own }: Pick<ProductDraft, 'name' | 'pictures'>,
  rows: readonly Combination[],
): ProductPicture[] {
  const all = new Map(own.map((picture) => [picture.file, picture]));
  for (const { url, alt } of rows.flatMap(({ pictures }) => pictures)) {
    const file = webAddress(url);
    if (file !== undefined && !all.has(file)) all.set(file, { file, alt: alt || name, width: 0, height: 0 });
  }
  return [...all.values()].slice(0, MOST_PICTURES);
}

/** Place of the picture of a combination: by its address, else by the number that PrestaShop gives pictures of a product. */
function pictureOf(
  { pictures: own }: Pick<ProductDraft, 'pictures'>,
  all: readonly ProductPicture[],
  row: Combination | undefined,
): number | undefined {
  const files = row?.pictures.map(({ url }) => webAddress(url)) ?? [];
  const place = all.findIndex(({ file }) => files.includes(file));
  if (place >= 0) return place;
  const { position } = row ?? {};
  return position !== undefined && position <= own.length ? position - 1 : undefined;
}
