import type { TextOverrides } from '../ui/text.ts';
import { translate } from '../ui/text.ts';
import { guaranteeTexts } from './guarantee.texts.ts';
import type { DurabilityGuarantee, ProductType } from './model.ts';

/** The guarantee is of goods: neither files nor services come with it (Directive 2011/83/EU, art. 5(1)(e) and 6(1)(l)). */
export const isGoods = (type: ProductType): boolean => type === 'item' || type === 'bundle';

/** "5 lat"; months where they make no whole years. */
export function durabilityTime({ months }: Pick<DurabilityGuarantee, 'months'>, texts: TextOverrides): string {
  return months % 12 === 0
    ? translate(guaranteeTexts, texts, 'years', { n: months / 12 })
    : translate(guaranteeTexts, texts, 'months', { n: months });
}
