/**
 * Sells out of a shop that is open, as another process does: so many orders a second, a piece each of one product after
 * another. There is plenty of each, so that none sells out. Usage: node bench/requests/sell.ts DATA_DIR ORDERS_A_SECOND
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

const PLENTY = 1_000_000;
const pieces = sizes.map((size) => ({
  product: size.product_id,
  size: size.size_type,
  branch: size.branch,
  quantity: PLENTY,
}));
await db.write((tx) => giveStock(tx, pieces));

for (let order = 0; ; order += 1) {
  const one = pieces[order % pieces.length];
  if (!one) throw new Error('Nothing is for sale');
  const next = pause(1000 / Number(rate));
  await db.write((tx) => takeStock(tx, [{ product: one.product, size: one.size, quantity: 1, toOrder: false }]));
  await next;
}
