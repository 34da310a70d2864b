import { optional } from '../../kit/optional.ts';
import type { Parts } from '../../kit/quantity.ts';
import type { Order } from '../model.ts';

interface Needed {
  product: number;
  size: string;
  quantity: Parts;
  term?: string;
}

const keyOf = ({ product, size, term }: Pick<Needed, 'product' | 'size' | 'term'>): string =>
  JSON.stringify([product, size, term]);

/** Pieces that an order still needs, without those of what was withdrawn. */
export function neededBy({ data: { pieces }, lines }: Pick<Order, 'data' | 'lines'>): Needed[] {
  return pieces.map(({ product, size, quantity, term, line: place }) => {
    const line = lines.find((one) => one.place === place);
    // Up to a whole piece: what is begun cannot be sold any more.
    const left = line ? Math.ceil((quantity * (line.quantity - line.withdrawn)) / line.quantity) : quantity;
    return { product, size, quantity: left, ...optional('term', term?.name) };
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
