import type { Combination, CombinationBase, SizeDraft } from '../../draft.ts';
import { MOST_PICTURES, type ProductPicture } from '../../model.ts';
import { Unreadable } from '../feed/errors.ts';
import type { FeedContext } from '../feed/kind.ts';
import { webAddress } from '../feed/names.ts';
import type { FeedSize } from '../feed/product.ts';
import { sizesOf } from '../feed/sizes.server.ts';
import { priceWith, reduced } from './amounts.ts';

export interface Combined {
  sizes: SizeDraft[];
  /** Places of those that cannot be sizes of this product, and why. */
  refused: ReadonlyMap<number, string>;
}

/** Combinations as sizes of their product, in their order. */
export function combinedSizes(
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
      return [size];
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      refused.set(place, error.message);
      return [];
    }
  });
  return { sizes: taken.length === 0 ? [] : sizesOf({ net, sizes: taken }, vat, context), refused };
}

function sizeOf(base: CombinationBase, { name, impact, grams, code, ean, stock, availableAt }: Combination): FeedSize {
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
  };
}

/** Pictures of the product itself, then those that only its combinations name. */
export function combinedPictures(
  own: readonly ProductPicture[],
  rows: readonly Combination[],
  name: string,
): ProductPicture[] {
  const all = new Map(own.map((picture) => [picture.file, picture]));
  for (const { url, alt } of rows.flatMap(({ pictures }) => pictures)) {
    const file = webAddress(url);
    if (file !== undefined && !all.has(file)) all.set(file, { file, alt: alt || name, width: 0, height: 0 });
  }
  return [...all.values()].slice(0, MOST_PICTURES);
}
