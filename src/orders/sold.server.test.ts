import { expect, it } from 'vitest';
import type { Db } from '../db/database.ts';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { plansOf } from '../db/testing/plans.server.ts';
import { DAY } from '../kit/clock.ts';
import type { OrderStatus } from './model.ts';
import { soldBetween } from './sold.server.ts';
import { placedOrder } from './testing/placedOrder.server.ts';

const NOW = Date.UTC(2026, 10, 21);

interface Sold {
  product: number;
  days?: number;
  status?: OrderStatus;
  lines?: { quantity: number; withdrawn: number }[];
}

const place = (db: Db, { product, days = 1, status = 'accepted', lines = [{ quantity: 1, withdrawn: 0 }] }: Sold) =>
  placedOrder(db, { placedAt: NOW - days * DAY, status, lines: lines.map((line) => ({ product, ...line })) });

eachDatabase('products sold', (open) => {
  it('are counted by orders, not by pieces or sizes', async () => {
    const db = await open();
    await place(db, { product: 1, lines: [{ quantity: 100, withdrawn: 0 }] });
    await place(db, { product: 2, days: 3 });
    await place(db, {
      product: 2,
      status: 'done',
      lines: [
        { quantity: 1, withdrawn: 0 },
        { quantity: 2, withdrawn: 1 },
      ],
    });
    expect(await soldBetween(db, NOW - 10 * DAY, NOW)).toEqual(
      new Map([
        [1, 1],
        [2, 2],
      ]),
    );
  });

  it('are not those unpaid, cancelled, taken back or of another time', async () => {
    const db = await open();
    for (const status of ['waiting', 'cancelled', 'expired'] as const) await place(db, { product: 1, status });
    await place(db, { product: 1, lines: [{ quantity: 2, withdrawn: 2 }] });
    await place(db, { product: 1, days: 11 });
    await place(db, { product: 1, days: 0 });
    expect(await soldBetween(db, NOW - 10 * DAY, NOW)).toEqual(new Map());
  });

  it('are found by the days of their orders', async () => {
    const [plan] = await plansOf(open, (db) => soldBetween(db, NOW - DAY, NOW));
    expect(plan).toMatch(/orders_sold.*placed_at/s);
    expect(plan).not.toMatch(/^scan|seq scan/im);
  });

  it('are counted a day at a time, with turns for others between', async () => {
    const db = await open();
    let turns = 0;
    const count = () => {
      turns += 1;
      next = setImmediate(count);
    };
    let next = setImmediate(count);
    await soldBetween(db, NOW - 10 * DAY, NOW);
    clearImmediate(next);
    expect(turns).toBeGreaterThanOrEqual(9);
  });
});
