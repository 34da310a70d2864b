import { beforeEach, describe, expect, it } from 'vitest';
import { stock } from '../catalogue/testing/things.ts';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { DAY, HOUR } from '../kit/clock.ts';
import { orderShop } from '../server/testing/orderShop.server.ts';

eachDatabase('a clock that jumps', (open) => {
  const shop = orderShop(open);
  beforeEach(() => shop.baskets.brought([stock(50)]));
  const pieces = async () =>
    (await shop.db.read.selectFrom('stocks').select('quantity').execute()).reduce(
      (sum, { quantity }) => sum + quantity,
      0,
    );
  const statuses = async () =>
    (await shop.db.read.selectFrom('orders').select('status').orderBy('number').execute()).map(({ status }) => status);

  describe('back', () => {
    it('takes no basket and no order away, and numbers go on', async () => {
      // Prices hold from the moment of their import.
      shop.now += DAY;
      const first = await shop.placed(await shop.shopper());
      const visit = await shop.shopper();
      shop.now -= 12 * HOUR;
      const second = await shop.placed(visit);
      expect(second.number).toBeGreaterThan(first.number);
      await shop.orders.expire();
      expect(await statuses()).toEqual([first.status, second.status]);
    });
  });

  describe('ahead and back', () => {
    it('gives pieces of ended orders back once, and sells on', async () => {
      const before = await pieces();
      const first = await shop.placed(await shop.shopper());
      const jump = 400 * DAY;
      shop.now += jump;
      await shop.orders.expire();
      await shop.orders.expire();
      shop.now -= jump;
      await shop.orders.expire();
      const [ended] = await statuses();
      expect(ended).not.toBe(first.status);
      const again = await shop.placed(await shop.shopper());
      expect(await statuses()).toEqual([ended, again.status]);
      expect(await pieces()).toBe(before - 2);
    });
  });
});
