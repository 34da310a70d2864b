import type { Tx } from '../db/database.ts';
import type { Pieces, TakenPieces, WantedPieces } from './pieces.ts';

interface TermOfProduct {
  product: number;
  term?: string;
}

/** The order in which all writers take terms, so that no two wait for each other. */
export const byTerm = (a: TermOfProduct, b: TermOfProduct): number => {
  const [one = '', other = ''] = [a.term, b.term];
  return a.product - b.product || Number(one > other) - Number(one < other);
};

/**
 * Places of terms that can be taken, and what there are too few of. The terms are held until the end of the transaction:
 * whoever else wants them waits.
 */
export async function termPlaces(
  tx: Tx,
  wanted: readonly WantedPieces[],
): Promise<{ taken: TakenPieces[]; short: Pieces[] }> {
  const asked = wanted.flatMap(({ term, product, size, quantity }) =>
    term ? [{ product, size, quantity, term: term.name, of: term.of }] : [],
  );
  const taken: TakenPieces[] = [];
  const short: Pieces[] = [];
  const groups = Map.groupBy(asked.toSorted(byTerm), ({ product, term }) => JSON.stringify([product, term]));
  for (const places of groups.values()) {
    const [first] = places;
    if (!first) continue;
    const sum = places.reduce((all, { quantity }) => all + quantity, 0);
    const free = Math.min(...places.map(({ of }) => of)) - (await heldTerm(tx, first));
    if (sum > free) short.push(...places.map(({ product, size, quantity }) => ({ product, size, quantity })));
    else taken.push(...places.map(({ of: _, ...one }) => ({ ...one, branch: '' })));
  }
  return { taken, short };
}

/** What is taken of a term. Its row is written first, so that there is one to be held by. */
async function heldTerm(tx: Tx, { product, term }: { product: number; term: string }): Promise<number> {
  await tx
    .insertInto('service_terms')
    .values({ product_id: product, term, taken: 0 })
    .onConflict((on) => on.columns(['product_id', 'term']).doNothing())
    .execute();
  const row = await tx
    .selectFrom('service_terms')
    .select('taken')
    .where('product_id', '=', product)
    .where('term', '=', term)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.taken;
}

export async function changeTerm(
  tx: Tx,
  { product, term }: { product: number; term: string },
  by: number,
): Promise<void> {
  await tx
    .updateTable('service_terms')
    .set((eb) => ({ taken: eb('taken', '+', by) }))
    .where('product_id', '=', product)
    .where('term', '=', term)
    .execute();
}
