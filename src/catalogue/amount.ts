import { type Parts, toWire } from '../kit/quantity.ts';
import { type Stock, UNLIMITED } from './model.ts';

/** Stock of a size: in all, in own stores (amount_mo), in stores of others (amount_mm). -1 never runs out. */
export interface Amounts {
  all: Parts;
  own: Parts;
  outside: Parts;
}

export function amounts(stocks: readonly Stock[]): Amounts {
  const sum = (some: readonly Stock[]) =>
    some.some((stock) => stock.quantity === UNLIMITED)
      ? UNLIMITED
      : some.reduce((total, stock) => total + stock.quantity, 0);
  return {
    all: sum(stocks),
    own: sum(stocks.filter((stock) => stock.own)),
    outside: sum(stocks.filter((stock) => !stock.own)),
  };
}

export type AvailabilityStatus = 'enable' | 'order' | 'disable';

/** Stock or quantity in units, for carrying only; -1 never runs out. */
export const unitsOf = (parts: Parts, precision: number): number =>
  parts === UNLIMITED ? UNLIMITED : toWire(parts, precision);

/** Whole pieces on hand; undefined when they never run out. */
export function wholePieces(stocks: readonly Stock[], precision: number): number | undefined {
  const { all } = amounts(stocks);
  return all === UNLIMITED ? undefined : Math.floor(toWire(all, precision));
}
