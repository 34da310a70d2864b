import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { type PlainRow, readAllRows, replaceAllRows } from '../db/backupRows.server.ts';
import { openDatabase } from '../db/open.server.ts';
import { eachDatabase, onPostgres } from '../db/testing/databases.server.ts';
import { orderShop } from '../server/testing/orderShop.server.ts';
import { nextNumber } from './orderNumber.server.ts';

onPostgres('the number of an order', (open) => {
  it('waits for no other order, and is left out when its order fails', async () => {
    const db = await open();
    const elsewhere = await open.again();
    const failing = db.write(async (tx) => {
      const mine = await nextNumber(tx);
      // Committed while the transaction of the first one is still open.
      throw new Error(`${mine} before ${await elsewhere.write(nextNumber)}`);
    });
    await expect(failing).rejects.toThrow('1001 before 1002');
    expect(await db.write(nextNumber)).toBe(1003);
  });
});

eachDatabase('numbers of orders', (open) => {
  const shop = orderShop(open);

  it('go on after those of a backup that was restored', async () => {
    await shop.placed(await shop.shopper());
    const kept: { table: string; row: PlainRow }[] = [];
    await readAllRows(shop.db, async (table, rows) => void kept.push(...rows.map((row) => ({ table, row }))));
    const restored = await openDatabase(await open.place());
    try {
      await replaceAllRows(restored, Readable.from(kept));
      expect(await restored.write(nextNumber)).toBe(1002);
    } finally {
      await restored.close();
    }
  });
});
