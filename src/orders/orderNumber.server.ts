import { type Kysely, sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { isPostgres } from '../db/engine.server.ts';
import { keptQuery } from '../db/keptQuery.server.ts';
import type { Tables } from '../db/tables.ts';

const FIRST_NUMBER = 1001;

/**
 * Number of the next order. On PostgreSQL it waits for no other order; the number of one that fails is left out. An order's
 * number is no invoice's, whose series must have no gaps.
 */
const next = (db: Kysely<Tables>) =>
  isPostgres(db)
    ? sql<number>`nextval('order_numbers')`
    : sql<number>`(select coalesce(max(number) + 1, ${sql.lit(FIRST_NUMBER)}) from orders)`;

const numbers = keptQuery(0, (db) => db.selectNoFrom(next(db).as('number')));

const numbersFor = keptQuery(1, (db, attempt: string) =>
  db.selectNoFrom((by) => [
    next(db).as('number'),
    by.exists(by.selectFrom('orders').select('id').where('attempt', '=', attempt)).as('placed'),
  ]),
);

export async function nextNumber(tx: Tx): Promise<number> {
  return one(await numbers(tx)).number;
}

/** Number for an attempt, and whether it has become an order before: one question, for each is a part of every order. */
export async function numberFor(tx: Tx, attempt: string): Promise<{ number: number; placed: boolean }> {
  const { number, placed } = one(await numbersFor(tx, attempt));
  return { number, placed: Boolean(placed) };
}

function one<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('the store gave no number');
  return row;
}
