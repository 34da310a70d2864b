import { type Product, UNLIMITED } from './model.ts';
import type { Pieces, TakenPieces, WantedPieces } from './pieces.ts';

/** Pieces of a size that are wanted in all. */
export interface Need extends Pieces {
  /** Part of the quantity that may be missing from stock, because it is made to order. */
  made: number;
}

/** What lies of a size in a store; -1 never runs out. */
export interface Lying {
  product_id: number;
  size_type: string;
  branch: string;
  quantity: number;
}

/** The order in which all writers take sizes, so that no two wait for each other. */
export const bySize = (a: Pieces, b: Pieces): number => a.product - b.product || (a.size < b.size ? -1 : 1);

/** Counts a size once that is wanted in several lines, in an order that all writers share; places of terms are left out. */
export function together(wanted: readonly WantedPieces[]): Need[] {
  const pieces = wanted.filter(({ term }) => term === undefined);
  const groups = Map.groupBy(pieces, ({ product, size }) => JSON.stringify([product, size]));
  return [...groups.values()]
    .flatMap((lines) => {
      const [first] = lines;
      if (!first) return [];
      const { product, size } = first;
      const sum = (some: typeof lines) => some.reduce((total, line) => total + line.quantity, 0);
      return [{ product, size, quantity: sum(lines), made: sum(lines.filter(({ toOrder }) => toOrder)) }];
    })
    .toSorted(bySize);
}

/** Which store each piece is taken from, of `stores` in their order, and what there is too little of. */
export function planned(needs: readonly Need[], stores: readonly Lying[]): { taken: TakenPieces[]; short: Pieces[] } {
  const taken: TakenPieces[] = [];
  const short: Pieces[] = [];
  for (const { made, ...need } of needs) {
    const rows = stores.filter((row) => row.product_id === need.product && row.size_type === need.size);
    if (rows.some(({ quantity }) => quantity === UNLIMITED)) continue;
    let left = need.quantity;
    for (const { branch, quantity } of rows) {
      const some = Math.min(left, quantity);
      if (some <= 0) continue;
      taken.push({ product: need.product, size: need.size, branch, quantity: some });
      left -= some;
    }
    if (left > made) short.push(need);
  }
  return { taken, short };
}

/**
 * Pieces as they were seen to lie in the stores, the shop's own ones first; undefined where that is no plain matter: terms, what is
 * made to order, never runs out, or was not seen in full.
 */
export function takenAsSeen(wanted: readonly WantedPieces[], seen: readonly Product[]): TakenPieces[] | undefined {
  if (wanted.some(({ term, toOrder }) => term !== undefined || toOrder)) return undefined;
  const needs = together(wanted);
  const stores = needs.flatMap(({ product, size }) => lyingIn(seen, product, size));
  if (stores.some(({ quantity }) => quantity === UNLIMITED)) return undefined;
  const { taken, short } = planned(needs, stores);
  return short.length > 0 || taken.length === 0 ? undefined : taken;
}

function lyingIn(seen: readonly Product[], product: number, size: string): Lying[] {
  const found = seen.find(({ id }) => id === product)?.sizes.find(({ type }) => type === size);
  return (found?.stocks ?? [])
    .toSorted((a, b) => Number(b.own) - Number(a.own) || (a.branch < b.branch ? -1 : 1))
    .map(({ branch, quantity }) => ({ product_id: product, size_type: size, branch, quantity }));
}
