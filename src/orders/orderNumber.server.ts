import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { isPostgres } from '../db/engine.server.ts';
import { askRaw } from '../db/sendAhead.server.ts';

const FIRST_NUMBER = 1001;

/**
 * Number of the next order. On PostgreSQL it waits for no other order; the number of one that fails is left out. An order's
 * number is no invoice's, whose series must have no gaps.
 */
export async function nextNumber(tx: Tx): Promise<number> {
  const [row] = await askRaw(
    tx,
    isPostgres(tx)
      ? sql<{ number: number }>`select nextval('order_numbers') as number`
      : sql<{ number: number }>`select coalesce(max(number) + 1, ${FIRST_NUMBER}) as number from orders`,
  );
  if (!row) throw new Error('the store gave no number');
  return row.number;
}
