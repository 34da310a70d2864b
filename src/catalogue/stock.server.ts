import { type AliasableExpression, type QueryCreator, sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { isPostgres } from '../db/engine.server.ts';
import { keptAsk, keptPost } from '../db/keptStatement.server.ts';
import { post } from '../db/sendAhead.server.ts';
import type { UntoldProductRow } from '../db/tables/catalogue.ts';
import type { Tables } from '../db/tables.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { UNLIMITED } from './model.ts';
import type { Pieces, TakenPieces, WantedPieces } from './pieces.ts';
import { byTerm, changeTerm, termPlaces } from './termPlaces.server.ts';
import { tellOf, tellWritten, untoldRows } from './untold.server.ts';

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
  await takeHeld(tx, taken);
  return ok(taken);
}

/** Puts pieces back where they were. A store that is closed meanwhile gets nothing. */
export async function giveStock(tx: Tx, pieces: readonly TakenPieces[]): Promise<void> {
  for (const one of pieces.toSorted(byPlace)) await change(tx, one, one.quantity);
  await tellOf(tx, productsOf(pieces));
}

interface Need extends Pieces {
  /** Part of the quantity that may be missing from stock, because it is made to order. */
  made: number;
}

/** Counts a size once that is wanted in several lines, in an order that all writers share. */
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

/** Takes pieces that are held, together: who holds them all may change them in any order. */
async function takeHeld(tx: Tx, taken: readonly TakenPieces[]): Promise<void> {
  for (const places of taken) if (places.term !== undefined) await change(tx, places, -places.quantity);
  const pieces = taken
    .filter(({ term }) => term === undefined)
    .map(({ product, size, branch, quantity }) => ({ product, size, branch, quantity }));
  if (isPostgres(tx) && pieces.length > 0 && pieces.length <= FEW) {
    await lessenEach(tx, { pieces, rows: untoldRows(productsOf(taken)) });
    tellWritten(tx);
    return;
  }
  if (pieces.length > 0) await lessen(tx, { pieces });
  await tellOf(tx, productsOf(taken));
}

const productsOf = (pieces: readonly Pieces[]): number[] => [...new Set(pieces.map(({ product }) => product))];

type Held = Pick<TakenPieces, 'product' | 'size' | 'branch' | 'quantity'>;

/** So many are changed one by one in a statement, each found by its key: joined with a list, all stocks may be looked through. */
const FEW = 12;

const lessenEach = keptPost<{ pieces: Held[]; rows: UntoldProductRow[] }>((db, { pieces, rows }) =>
  pieces
    .reduce<QueryCreator<Tables>>(
      (all, { product, size, branch, quantity }, n) =>
        all.with(`taken${n}`, (within) =>
          within
            .updateTable('stocks')
            .set((by) => ({ quantity: by('quantity', '-', quantity) }))
            .where('product_id', '=', product)
            .where('size_type', '=', size)
            .where('branch', '=', branch),
        ) as never,
      db,
    )
    .insertInto('untold_products')
    .values(rows),
);

const lessen = keptPost<{ pieces: Held[] }>((db, { pieces }) =>
  db
    .updateTable('stocks')
    .from(rowsOf(pieces).as('taken'))
    .set((by) => ({ quantity: by('stocks.quantity', '-', by.ref('taken.quantity')) }))
    .whereRef('stocks.product_id', '=', 'taken.product')
    .whereRef('stocks.size_type', '=', 'taken.size')
    .whereRef('stocks.branch', '=', 'taken.branch'),
);

/** Rows of values. PostgreSQL takes a value for text where it is not told what it is. */
const rowsOf = (pieces: readonly Held[]): AliasableExpression<Held> => {
  const rows = pieces.map(
    ({ product, size, branch, quantity }) => sql`
      select cast(${product} as bigint) as product, cast(${size} as text) as size,
        cast(${branch} as text) as branch, cast(${quantity} as bigint) as quantity`,
  );
  return sql<Held>`(${sql.join(rows, sql` union all `)})`;
};

/** What lies in the stores, the shop's own ones first, held until the end of the transaction. */
const heldStocks = async (tx: Tx, needs: readonly Need[]) =>
  needs.length === 0 ? [] : heldRows(tx, { sizes: needs.map(({ product, size }) => ({ product, size })) });

const heldRows = keptAsk((db, { sizes }: { sizes: { product: number; size: string }[] }) =>
  db
    .selectFrom('stocks')
    .select(['product_id', 'size_type', 'branch', 'quantity'])
    .where((by) =>
      by.or(sizes.map(({ product, size }) => by.and([by('product_id', '=', product), by('size_type', '=', size)]))),
    )
    .orderBy('product_id')
    .orderBy('size_type')
    .orderBy('own', 'desc')
    .orderBy('branch')
    .forUpdate(),
);
