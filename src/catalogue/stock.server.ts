import { beforeCommit } from '../db/afterCommit.server.ts';
import type { Tx } from '../db/database.ts';
import { post } from '../db/sendAhead.server.ts';
import { postBump, versionNow } from '../db/versions.server.ts';
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
  const stores = await heldStocks(tx, needs);
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
  const terms = await termPlaces(tx, wanted);
  short.push(...terms.short);
  taken.push(...terms.taken);
  if (short.length > 0) return err(short);
  for (const pieces of taken) await change(tx, pieces, -pieces.quantity);
  changed(tx, taken);
  return ok(taken);
}

/** Puts pieces back where they were. A store that is closed meanwhile gets nothing. */
export async function giveStock(tx: Tx, pieces: readonly TakenPieces[]): Promise<void> {
  for (const one of pieces.toSorted(byPlace)) await change(tx, one, one.quantity);
  changed(tx, pieces);
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
  await post(
    tx,
    tx
      .updateTable('stocks')
      .set((eb) => ({ quantity: eb('quantity', '+', by) }))
      .where('product_id', '=', product)
      .where('size_type', '=', size)
      .where('branch', '=', branch)
      .where('quantity', '!=', UNLIMITED),
  );
}

/** What lies in the stores, the shop's own ones first, held until the end of the transaction. */
async function heldStocks(tx: Tx, needs: readonly Need[]) {
  if (needs.length === 0) return [];
  return tx
    .selectFrom('stocks')
    .select(['product_id', 'size_type', 'branch', 'quantity'])
    .where((by) =>
      by.or(needs.map(({ product, size }) => by.and([by('product_id', '=', product), by('size_type', '=', size)]))),
    )
    .orderBy('product_id')
    .orderBy('size_type')
    .orderBy('own', 'desc')
    .orderBy('branch')
    .forUpdate()
    .execute();
}

const told = new WeakMap<Tx, Set<number>>();

/** Tells every process which products to look at anew. Last, for all who write to the catalogue wait for this row. */
function changed(tx: Tx, pieces: readonly Pieces[]): void {
  if (pieces.length === 0) return;
  const ids = told.get(tx) ?? new Set();
  if (ids.size === 0) beforeCommit(tx, () => tell(tx, ids));
  for (const { product } of pieces) ids.add(product);
  told.set(tx, ids);
}

async function tell(tx: Tx, products: ReadonlySet<number>): Promise<void> {
  await postBump(tx, CATALOGUE_VERSION);
  // In one order of rows, so that two of these never wait for each other.
  const ids = [...products].sort((a, b) => a - b);
  await post(
    tx,
    tx
      .updateTable('products')
      .set({ changed_version: versionNow(tx, CATALOGUE_VERSION) })
      .where('id', 'in', ids),
  );
}
