import type { Db } from '../../db/database.ts';
import { waitingSizes } from '../store/stockRequests.server.ts';

export interface Waiting {
  product: number;
  size: string;
  people: number;
}

/** Sizes that somebody wants to hear of once they are back, the most wanted first. Who waits, is nobody's business here. */
export async function waitingForStock({ read }: Pick<Db, 'read'>): Promise<Waiting[]> {
  const rows = await waitingSizes(read);
  return rows
    .map(({ product_id: product, size_type: size, people }) => ({ product, size, people: Number(people) }))
    .sort((a, b) => b.people - a.people || a.product - b.product);
}
