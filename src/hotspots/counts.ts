import { type Clock, DAY, HOUR } from '../kit/clock.ts';
import { keptFor } from '../kit/keptFor.ts';

/** Time for which orders tell what is bought, and what is bought together. */
const COUNTED = 90 * DAY;
/** Fewest orders that say something of a product. */
const LEAST_ORDERS = 2;
/** Time for which a count of orders is kept. */
const KEPT = HOUR;
/** Products and baskets whose company is kept at once. */
const MOST_KEPT = 2000;

interface Company {
  products: readonly number[];
  most: number;
}

/** What orders tell of products. It is the same for all prices, and counted once an hour. */
export interface OrderCounts {
  /** Ids of products, those of the most orders first. */
  bestsellers(): Promise<readonly number[]>;
  /** Ids of products that were bought with any of these, those of the most orders first. */
  boughtWith(company: Company): Promise<readonly number[]>;
}

export interface OrderCountOptions {
  clock: Clock;
  /** Number of orders by product. */
  sold(from: number, to: number): Promise<ReadonlyMap<number, number>>;
  boughtWith(query: Company & { since: number; least: number }): Promise<readonly number[]>;
}

export function createOrderCounts({ clock, sold, boughtWith }: OrderCountOptions): OrderCounts {
  const kept = { clock, time: KEPT };
  const best = keptFor({ ...kept, most: 1, keyOf: () => '' }, async (now: number) =>
    mostSold(await sold(now - COUNTED, now)),
  );
  return {
    bestsellers: () => best(clock()),
    boughtWith: keptFor(
      {
        ...kept,
        most: MOST_KEPT,
        keyOf: ({ products, most }: Company) => `${most}:${products.toSorted((a, b) => a - b).join()}`,
      },
      ({ products, most }) => boughtWith({ products, since: clock() - COUNTED, least: LEAST_ORDERS, most }),
    ),
  };
}

const mostSold = (sold: ReadonlyMap<number, number>): number[] =>
  [...sold]
    .filter(([, orders]) => orders >= LEAST_ORDERS)
    .sort(([one, oneOrders], [other, otherOrders]) => otherOrders - oneOrders || one - other)
    .map(([id]) => id);
