import { beforeEach, expect, it } from 'vitest';
import type { Db } from '../db/database.ts';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { plansOf } from '../db/testing/plans.server.ts';
import { DAY } from '../kit/clock.ts';
import { optional } from '../kit/optional.ts';
import { boughtWith } from './boughtWith.server.ts';
import type { OrderStatus } from './model.ts';
import { placedOrder } from './testing/placedOrder.server.ts';

const NOW = Date.UTC(2026, 10, 21);

interface Placed {
  products: readonly number[];
  days?: number;
  status?: OrderStatus;
  /** Products that were taken back. */
  back?: readonly number[];
}

const place = (db: Db, { products, days = 1, status = 'done', back = [] }: Placed) =>
  placedOrder(db, {
    placedAt: NOW - days * DAY,
    status,
    lines: products.map((product) => ({ product, withdrawn: back.includes(product) ? 1 : 0 })),
  });

eachDatabase('products bought together', (open) => {
  let db: Db;
  const found = (products: readonly number[], least = 2, latest?: number) =>
    boughtWith(db, { products, since: NOW - 30 * DAY, least, most: 3, ...optional('latest', latest) });

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

  it('are counted from the latest orders of these products alone, each once', async () => {
    for (const days of [3, 4]) await place(db, { products: [1, 2], days });
    for (const days of [1, 2]) await place(db, { products: [1, 1, 3], days });
    await place(db, { products: [4, 2] });
    expect(await found([1], 2, 4)).toEqual([2, 3]);
    expect(await found([1], 2, 3)).toEqual([3]);
  });

  it.each([1, 60])('are found by the orders of these products, of %i too', async (count) => {
    const products = Array.from({ length: count }, (_, n) => n + 1);
    const [plan] = await plansOf(open, (shop) =>
      boughtWith(shop, { products, since: NOW - 30 * DAY, least: 2, most: 3 }),
    );
    expect(plan).toMatch(/order_lines_product|orders_sold/);
    // What was found of the orders is read whole, and no table.
    expect(plan).not.toMatch(/^scan (?!latest)|seq scan/im);
  });
});
