import { type AliasableExpression, type QueryCreator, sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { isPostgres } from '../db/engine.server.ts';
import { isMissingValue } from '../db/error.ts';
import { keptAsk, keptPost } from '../db/keptStatement.server.ts';
import { post } from '../db/sendAhead.server.ts';
import type { UntoldProductRow } from '../db/tables/catalogue.ts';
import type { Tables } from '../db/tables.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { type Product, UNLIMITED } from './model.ts';
import type { Pieces, TakenPieces, WantedPieces } from './pieces.ts';
import { bySize, type Lying, type Need, planned, takenAsSeen, together } from './stockPlan.ts';
import { byTerm, changeTerm, termPlaces } from './termPlaces.server.ts';
import { tellOf, tellWritten, untoldRows } from './untold.server.ts';

/**
 * Takes pieces out of the stores, the shop's own ones first, all of them or none; an error names what there is too little of.
 * Nothing is taken from what never runs out. Buyers of the same size wait for each other, in one order of sizes, so that
 * none of them waits for ever.
 * @param seen products as they were read before the transaction; see `writeAsSeen`
 */
export async function takeStock(
  tx: Tx,
  wanted: readonly WantedPieces[],
  seen: readonly Product[] = [],
): Promise<Result<TakenPieces[], Pieces[]>> {
  const asSeen = isPostgres(tx) ? takenAsSeen(wanted, seen) : undefined;
  if (asSeen && asSeen.length <= FEW) {
    await takeHeld(tx, asSeen);
    return ok(asSeen);
  }
  const needs = together(wanted);
  const { taken, short } = planned(needs, await heldStocks(tx, needs));
  const terms = await termPlaces(tx, wanted);
  short.push(...terms.short);
  taken.push(...terms.taken);
  if (short.length > 0) return err(short);
  await takeHeld(tx, taken);
  return ok(taken);
}

/**
 * Runs a write that takes stock. On PostgreSQL it first takes what was seen in the stores without looking again, which saves a
 * message; where something no longer lies there, nothing of it is written, and it runs once more with the stock that it holds.
 */
export async function writeAsSeen<T>(db: Db, work: (tx: Tx, trusting: boolean) => Promise<T>): Promise<T> {
  try {
    return await db.write((tx) => work(tx, true));
  } catch (error) {
    if (!isMissingValue(error)) throw error;
    return db.write((tx) => work(tx, false));
  }
}

/** Puts pieces back where they were. A store that is closed meanwhile gets nothing. */
export async function giveStock(tx: Tx, pieces: readonly TakenPieces[]): Promise<void> {
  for (const one of pieces.toSorted(byPlace)) await change(tx, one, one.quantity);
  await tellOf(tx, productsOf(pieces));
}

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

/** Takes pieces, together, in the order in which they would be held. */
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

/** What does not lie where it is taken from leaves the first product without an id, and the table refuses it (`writeAsSeen`). */
const lessenEach = keptPost<{ pieces: Held[]; rows: UntoldProductRow[] }>(
  (db, { pieces, rows: [first, ...others] }) => {
    const all = pieces.map((_, n) => sql`exists (select from ${sql.table(`taken${n}`)})`);
    const guarded = sql<number>`case when ${sql.join(all, sql` and `)} then cast(${first?.product_id} as bigint) end`;
    return pieces
      .reduce<QueryCreator<Tables>>(
        (within, { product, size, branch, quantity }, n) =>
          within.with(`taken${n}`, (one) =>
            one
              .updateTable('stocks')
              .set((by) => ({ quantity: by('quantity', '-', quantity) }))
              .where('product_id', '=', product)
              .where('size_type', '=', size)
              .where('branch', '=', branch)
              .where('quantity', '>=', quantity)
              .returning('quantity'),
          ) as never,
        db,
      )
      .insertInto('untold_products')
      .values([{ product_id: guarded }, ...others]);
  },
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
const heldStocks = async (tx: Tx, needs: readonly Need[]): Promise<Lying[]> =>
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
