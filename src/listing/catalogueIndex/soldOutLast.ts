import { byName } from '../../kit/nameOrder.ts';
import { KeptOrder } from './order.ts';
import { AVAILABLE, LIVE, NO_PRICE, type Rows } from './rows.ts';
import type { OrderRule } from './sortingRule.ts';

export type Orders = Record<'relevance' | 'name' | 'price' | 'date', KeptOrder>;

/** The orders of a list: sold-out products always last, ties by place in „Polecane”. */
export function ordersOf(rows: Rows): Orders {
  const soldOut = (slot: number): number => (rows.has(slot, AVAILABLE) ? 0 : 2);
  const unpriced = (slot: number): number => (rows.prices[slot] === NO_PRICE ? 1 : 0);
  const position = byColumn(() => rows.positions);
  const id = byColumn(() => rows.ids);
  const tie = (a: number, b: number) => position.compare(a, b) || id.compare(a, b);
  const kept = (keys: Keys, section = soldOut) =>
    new KeptOrder({ ...keys, section, tie }, (slot) => rows.has(slot, LIVE));
  return {
    relevance: kept(position),
    name: kept({
      compare: (a, b) => compareNames(rows.names.get(a), rows.names.get(b)),
      same: (a, b) => rows.names.get(a) === rows.names.get(b),
    }),
    price: kept(
      byColumn(() => rows.prices),
      (slot) => soldOut(slot) + unpriced(slot),
    ),
    date: kept(byColumn(() => rows.addedAt)),
  };
}

type Keys = Pick<OrderRule, 'compare' | 'same'>;

/** Asks for the column each time: it is another array once it has grown. */
function byColumn(column: () => Float64Array): Keys {
  return {
    compare: (a, b) => (column()[a] ?? 0) - (column()[b] ?? 0),
    same: (a, b) => column()[a] === column()[b],
  };
}

/** Polish order; names that differ only in what that order ignores are not equal, so that `same` can compare letters. */
function compareNames(a: string, b: string): number {
  if (a === b) return 0;
  return byName(a, b) || (a < b ? -1 : 1);
}
