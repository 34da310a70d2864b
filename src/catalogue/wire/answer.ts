import type { Clock } from '../../kit/clock.ts';
import { cardView } from '../card.ts';
import type { Product } from '../model.ts';
import type { PriceTerms } from '../priceView.ts';
import { type GroupOptions, groupFields } from './group.ts';
import { type GraphTerms, productFields } from './product.ts';

export interface ProductAnswerOptions extends GroupOptions, Omit<GraphTerms, 'at'>, Pick<PriceTerms, 'priceType'> {
  clock: Clock;
}

/** A product for a field of the graph, all of it; undefined for one that cannot be shown. */
export const productAnswer =
  ({ clock, currency, priceType, newDays, ...group }: ProductAnswerOptions) =>
  (product: Product, context: object) => {
    const terms = { currency, newDays, at: clock() };
    const fields = productFields(product, terms);
    return (
      fields && {
        ...fields,
        cardPrice: () => cardView(product, { ...terms, priceType })?.price,
        group: () => groupFields(product, context, group),
      }
    );
  };
