import type { ProducerGuarantee } from '../catalogue/guarantee/model.ts';
import type { OrderLine } from './model.ts';

/** What producers guarantee of an order, each model once. */
export const durableIn = (lines: readonly Pick<OrderLine, 'data'>[]): ProducerGuarantee[] => [
  ...new Map(
    lines.flatMap(({ data: { durability } }) =>
      durability ? [[JSON.stringify([durability.producer, durability.model]), durability] as const] : [],
    ),
  ).values(),
];
