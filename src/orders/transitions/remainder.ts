import { optional } from '../../kit/optional.ts';
import type { Parts } from '../../kit/quantity.ts';
import type { Order, OrderPieces } from '../model.ts';

interface Needed {
  product: number;
  size: string;
  quantity: Parts;
  term?: string;
}

const keyOf = ({ product, size, term }: Pick<Needed, 'product' | 'size' | 'term'>): string =>
  JSON.stringify([product, size, term]);

/** Pieces that an order still needs, without those of what was withdrawn. */
export const neededBy = (order: Pick<Order, 'data' | 'lines'>): Needed[] =>
  piecesLeft(order).map(({ product, size, quantity, term }) => ({
    ...{ product, size, quantity },
    ...optional('term', term?.name),
  }));

/** What an order takes out of the stores, without what was withdrawn from. */
export function piecesLeft({ data: { pieces }, lines }: Pick<Order, 'data' | 'lines'>): OrderPieces[] {
  return pieces.map((one) => {
    const line = lines.find(({ place }) => place === one.line);
    if (!line) return one;
    // Up to a whole piece: what is begun cannot be sold any more.
    const quantity = Math.ceil((one.quantity * (line.quantity - line.withdrawn)) / line.quantity);
    return { ...one, quantity };
  });
}

/** What of the pieces taken is kept and what goes back. Pieces that were still to be made are given up first. */
export function remainderOf<Taken extends Needed>(
  taken: readonly Taken[],
  needed: readonly Needed[],
): { kept: Taken[]; back: Taken[] } {
  const left = new Map<string, Parts>();
  for (const need of needed) left.set(keyOf(need), (left.get(keyOf(need)) ?? 0) + need.quantity);
  const kept: Taken[] = [];
  const back: Taken[] = [];
  for (const pieces of taken) {
    const stays = Math.min(pieces.quantity, left.get(keyOf(pieces)) ?? 0);
    left.set(keyOf(pieces), (left.get(keyOf(pieces)) ?? 0) - stays);
    if (stays > 0) kept.push({ ...pieces, quantity: stays });
    if (stays < pieces.quantity) back.push({ ...pieces, quantity: pieces.quantity - stays });
  }
  return { kept, back };
}
