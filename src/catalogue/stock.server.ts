import type { Tx } from '../db/database.ts';
import { bumpVersion } from '../db/versions.server.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { CATALOGUE_VERSION } from './import/version.server.ts';
import { UNLIMITED } from './model.ts';
import type { Pieces, TakenPieces, WantedPieces } from './pieces.ts';
import { byTerm, changeTerm, termPlaces } from './termPlaces.server.ts';

/**
 * Takes pieces out of the stores, the shop's own ones first, all of them or none; an error names what there is too little of.
 * Nothing is taken from what never runs out. Buyers of the same size wait for each other, in one order of sizes, so that
 * none of them waits for ever.
 */
export async function takeStock(tx: Tx, wanted: readonly WantedPieces[]): Promise<Result<TakenPieces[], Pieces[]>> {
  const needs = together(wanted.filter(({ term }) => term === undefined));
  const taken: TakenPieces[] = [];
  const short: Pieces[] = [];
  for (const { made, ...need } of needs) {
    const rows = await tx
      .selectFrom('stocks')
      .select(['branch', 'own', 'quantity'])
      .where('product_id', '=', need.product)
      .where('size_type', '=', need.size)
      .orderBy('own', 'desc')
      .orderBy('branch')
      .forUpdate()
      .execute();
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
  const terms = await termPlaces(tx, wanted);
  short.push(...terms.short);
  taken.push(...terms.taken);
  if (short.length > 0) return err(short);
  for (const pieces of taken) await change(tx, pieces, -pieces.quantity);
  await changed(tx, taken);
  return ok(taken);
}

/** Puts pieces back where they were. A store that is closed meanwhile gets nothing. */
export async function giveStock(tx: Tx, pieces: readonly TakenPieces[]): Promise<void> {
  for (const one of pieces.toSorted(byPlace)) await change(tx, one, one.quantity);
  await changed(tx, pieces);
}

interface Need extends Pieces {
  /** Part of the quantity that may be missing from stock, because it is made to order. */
  made: number;
}

/** The same size wanted in several lines counts once, in an order that all writers share. */
function together(wanted: readonly WantedPieces[]): Need[] {
  const groups = Map.groupBy(wanted, ({ product, size }) => JSON.stringify([product, size]));
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

const bySize = (a: Pieces, b: Pieces): number => a.product - b.product || (a.size < b.size ? -1 : 1);

/** As they are taken: pieces before places. */
const byPlace = (a: TakenPieces, b: TakenPieces): number =>
  Number(a.term !== undefined) - Number(b.term !== undefined) || byTerm(a, b) || bySize(a, b);

async function change(tx: Tx, { product, size, branch, term }: TakenPieces, by: number): Promise<void> {
  if (term !== undefined) return changeTerm(tx, { product, term }, -by);
  await tx
    .updateTable('stocks')
    .set((eb) => ({ quantity: eb('quantity', '+', by) }))
    .where('product_id', '=', product)
    .where('size_type', '=', size)
    .where('branch', '=', branch)
    .where('quantity', '!=', UNLIMITED)
    .execute();
}

/** Tells every process which products to look at anew. Last, for all who write to the catalogue wait for this row. */
async function changed(tx: Tx, pieces: readonly Pieces[]): Promise<void> {
  const ids = [...new Set(pieces.map(({ product }) => product))];
  if (ids.length === 0) return;
  const version = await bumpVersion(tx, CATALOGUE_VERSION);
  await tx.updateTable('products').set({ changed_version: version }).where('id', 'in', ids).execute();
}
