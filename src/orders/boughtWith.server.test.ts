import { beforeEach, expect, it } from 'vitest';
import type { Db } from '../db/database.ts';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { DAY } from '../kit/clock.ts';
import { boughtWith } from './boughtWith.server.ts';
import type { OrderStatus } from './model.ts';

const NOW = Date.UTC(2026, 10, 21);
let orders = 0;

interface Placed {
  products: readonly number[];
  days?: number;
  status?: OrderStatus;
  /** Products that were taken back. */
  back?: readonly number[];
}

async function place(db: Db, { products, days = 1, status = 'done', back = [] }: Placed): Promise<void> {
  const id = `b${++orders}`;
  const own = { access_key: id, attempt: id, session_id: null, customer_id: null, email: 'ala@example.pl' };
  const times = { placed_at: NOW - days * DAY, changed_at: NOW, expires_at: null, paid_at: null };
  const rest = { status, payment: 'transfer', total: 0, holds_stock: 0, data: '{}' };
  await db.write(async (tx) => {
    await tx
      .insertInto('orders')
      .values({ id, number: orders, ...own, ...times, ...rest })
      .execute();
    for (const [n, product] of products.entries()) {
      const what = { order_id: id, place: n, product_id: product, size_type: 'uniw', quantity: 1, precision: 0 };
      const withdrawn = back.includes(product) ? 1 : 0;
      await tx
        .insertInto('order_lines')
        .values({ ...what, withdrawn, paid: 0, data: '{}' })
        .execute();
    }
  });
}

eachDatabase('products bought together', (open) => {
  let db: Db;
  const found = (products: readonly number[], least = 2) =>
    boughtWith(db, { products, since: NOW - 30 * DAY, least, most: 3 });

  beforeEach(async () => {
    db = await open();
  });

  it('are those of the most orders first, and not what one buyer put together', async () => {
    await place(db, { products: [1, 2, 3] });
    await place(db, { products: [1, 3] });
    await place(db, { products: [1, 3, 4] });
    await place(db, { products: [1, 4, 4] });
    expect(await found([1])).toEqual([3, 4]);
    expect(await found([1], 1)).toEqual([3, 4, 2]);
    expect(await found([2])).toEqual([]);
  });

  it('go with any of several, which are not among them', async () => {
    await place(db, { products: [1, 3] });
    await place(db, { products: [2, 3] });
    await place(db, { products: [1, 2] });
    await place(db, { products: [1, 2] });
    expect(await found([1, 2])).toEqual([3]);
    expect(await found([])).toEqual([]);
  });

  it('are not counted from what was cancelled, taken back, or bought long ago', async () => {
    for (const more of [{ status: 'cancelled' as const }, { days: 31 }, { back: [1] }, { back: [2] }]) {
      await place(db, { products: [1, 2], ...more });
      await place(db, { products: [1, 2], ...more });
    }
    expect(await found([1])).toEqual([]);
  });
});
