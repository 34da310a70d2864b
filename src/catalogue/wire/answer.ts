import type { Clock } from '../../kit/clock.ts';
import type { Product } from '../model.ts';
import { type GroupOptions, groupFields } from './group.ts';
import { type GraphTerms, productFields } from './product.ts';

export interface ProductAnswerOptions extends GroupOptions, Omit<GraphTerms, 'at'> {
  clock: Clock;
}

/** A product for a field of the graph, all of it; undefined for one that cannot be shown. */
export const productAnswer =
  ({ clock, currency, newDays, ...group }: ProductAnswerOptions) =>
  (product: Product, context: object) => {
    const fields = productFields(product, { currency, newDays, at: clock() });
    return fields && { ...fields, group: () => groupFields(product, context, group) };
  };
