/**
 * Sells out of a shop that is open, as another process does: so many orders a second, a piece each of one product after
 * another, and takes the last pieces back so that it can go on. Usage: node bench/requests/sell.ts DATA_DIR ORDERS_A_SECOND
 */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { giveStock, takeStock } from '../../src/catalogue/stock.server.ts';
import { openDatabase } from '../../src/db/open.server.ts';

const [folder = '', rate = '20'] = process.argv.slice(2);
const db = await openDatabase({ file: join(folder, 'shop.sqlite') });
const sizes = await db.read
  .selectFrom('stocks')
  .select(['product_id', 'size_type', 'branch'])
  .where('quantity', '>', 2)
  .where('own', '=', 1)
  .execute();

for (let order = 0; ; order += 1) {
  const size = sizes[order % sizes.length];
  if (!size) throw new Error('Nothing is for sale');
  const one = { product: size.product_id, size: size.size_type, quantity: 1 };
  const next = pause(1000 / Number(rate));
  const taken = await db.write((tx) => takeStock(tx, [{ ...one, toOrder: false }]));
  if (!taken.ok) await db.write((tx) => giveStock(tx, [{ ...one, branch: size.branch, quantity: 5 }]));
  await next;
}
