import { optional } from '../../../kit/optional.ts';
import type { PriceDraft } from '../../draft.ts';
import type { ProductFile } from '../productFile.ts';
import { dateOf, type FolderContext, Refusal } from './reading.ts';

type Priced = Partial<Pick<ProductFile, 'price' | 'history' | 'promotion'>>;

const pricedOf = ({ price, history, promotion }: Priced): Priced => ({
  ...optional('price', price),
  ...optional('history', history),
  ...optional('promotion', promotion),
});

/**
 * Price, history and promotion of a size. What stands on the product counts for every size that has no price of its
 * own: another size's history and promotion say nothing about it.
 */
export function priceOf(
  file: Priced,
  size: Priced,
  placeOf: (key: keyof Priced) => string,
  context: FolderContext,
): PriceDraft | undefined {
  const priced = pricedOf(size.price === undefined ? { ...pricedOf(file), ...pricedOf(size) } : size);
  if (priced.price === undefined) return undefined;
  const promotion = promotionOf(priced.price, priced.promotion, placeOf('promotion'), context);
  return {
    regular: priced.price,
    history: (priced.history ?? []).map(({ price, from }, n) => ({
      price,
      from: dateOf(context, from, `${placeOf('history')}.${n}.from`),
    })),
    ...optional('promotion', promotion),
  };
}

function promotionOf(
  regular: number,
  promotion: Priced['promotion'],
  at: string,
  context: FolderContext,
): PriceDraft['promotion'] {
  if (!promotion) return undefined;
  if (promotion.price >= regular) throw new Refusal(`${at}.price`, 'less than the price');
  const from = dateOf(context, promotion.from, `${at}.from`);
  const to = promotion.to === undefined ? null : dateOf(context, promotion.to, `${at}.to`);
  if (to !== null && to <= from)
    throw new Refusal(`${at}.to`, 'a moment after promotion.from', { found: promotion.to ?? '' });
  return { price: promotion.price, from, to };
}
