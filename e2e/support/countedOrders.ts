import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { desk } from './desk.ts';

/**
 * How many orders the shop that is ordered from has of one who buys. Numbers of orders do not tell: all tests order there
 * at once.
 */
export function ordersOf(email: string): number {
  const store = new DatabaseSync(join(desk.dataDir, 'shop.sqlite'), { readOnly: true });
  try {
    return Number(store.prepare('SELECT count(*) AS made FROM orders WHERE email = ?').get(email)?.made);
  } finally {
    store.close();
  }
}
