import type { Db } from '../../db/open.server.ts';
import type { Problem } from '../../settings/problem.ts';
import { knownProducts } from '../store/read.server.ts';
import type { ProductFile } from './productFile.ts';

/** A product that the file of another one names. */
export interface Mentioned {
  id: number;
  file: string;
  at: string;
  /** Line of it, which is asked for where something is wrong. */
  line(): number;
}

/** Products named by `related` and `bundle`, with their places in the file. */
export function mentionedIn(
  { related, bundle = [] }: Pick<ProductFile, 'related' | 'bundle'>,
  file: string,
  lineOf: (path: string) => number,
): Mentioned[] {
  const named = [
    ...related.map((id, place) => ({ id, at: `related.${place}` })),
    ...bundle.map(({ product }, place) => ({ id: product, at: `bundle.${place}.product` })),
  ];
  return named.map(({ id, at }) => ({ id, file, at, line: () => lineOf(at) }));
}

/** Says which of them the shop does not have, once all have come in: a bundle without a part cannot be bought. */
export async function missingOf(db: Db, mentioned: readonly Mentioned[]): Promise<Problem[]> {
  const known = await knownProducts(db.read, [...new Set(mentioned.map(({ id }) => id))]);
  return mentioned
    .filter(({ id }) => !known.has(id))
    .map(({ id, line, ...place }) => ({
      ...place,
      line: line(),
      expected: 'the id of a product of the shop',
      found: String(id),
    }));
}
