import { describe, expect, it } from 'vitest';
import { cup } from '../../basket/testing/shop.server.ts';
import type { SizeDraft } from '../../catalogue/draft.ts';
import { takeStock } from '../../catalogue/stock.server.ts';
import { aDraft, aSizeDraft, importAll } from '../../catalogue/testing/drafts.server.ts';
import { availability } from '../../catalogue/testing/things.ts';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { orderShop } from '../../server/testing/orderShop.server.ts';

eachDatabase('placing an order', (open) => {
  const shop = orderShop(open);

  it('takes the stock, empties the basket and numbers orders one after another', async () => {
    const visit = await shop.shopper();
    const order = await shop.placed(visit);
    expect(order).toMatchObject({ number: 1001, status: 'waiting', payment: 'transfer' });
    expect(order.total).toBe(order.data.sums.total.gross);
    expect(await shop.stock(1)).toBe(3);
    expect((await shop.baskets.baskets.view(visit)).lines).toEqual([]);
    const kept = await shop.orders.order(1001);
    expect(kept).toEqual(order);
    expect(await shop.orders.history(order)).toMatchObject([{ kind: 'placed' }]);
    expect((await shop.placed(await shop.shopper())).number).toBe(1002);
  });

  it('is the same order however often it is sent, and nobody else’s', async () => {
    const visit = await shop.shopper();
    const input = await shop.input(visit);
    const both = await Promise.all([shop.checkout.place(visit, input), shop.checkout.place(visit, input)]);
    const again = await shop.checkout.place(visit, input);
    const numbers = [...both, again].map((one) => one.ok && one.value.number);
    expect(numbers).toEqual([1001, 1001, 1001]);
    expect(await shop.stock(1)).toBe(3);
    const other = await shop.shopper();
    expect(await shop.checkout.place(other, input)).toEqual({ ok: false, error: { code: 'attempt' } });
  });

  it('sells the last piece once to a hundred buyers', async () => {
    await shop.baskets.brought([{ branch: 'pracownia', own: true, quantity: 1 }]);
    const visits = await Promise.all(Array.from({ length: 100 }, () => shop.shopper([cup()])));
    const inputs = await Promise.all(visits.map((visit) => shop.input(visit)));
    const done = await Promise.all(visits.map((visit, n) => shop.checkout.place(visit, inputs[n] as never)));
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    const refused = done.flatMap((one) => (one.ok ? [] : [one.error.code]));
    expect(new Set(refused).isSubsetOf(new Set(['short', 'stopped', 'changed']))).toBe(true);
    expect(await shop.stock(1)).toBe(0);
    expect(await shop.orders.list({ most: 10 })).toHaveLength(1);
  });

  it('orders nothing at another price than was shown', async () => {
    const visit = await shop.shopper();
    const input = await shop.input(visit);
    const [mark, total] = input.shown.split('.');
    const other = await shop.checkout.place(visit, { ...input, shown: `${mark}.${Number(total) - 1}` });
    expect(other).toEqual({ ok: false, error: { code: 'counted', now: Number(total) } });
    for (const shown of [`AAAAAAAAAAAAAAAA.${total}`, '', 'x'.repeat(99)]) {
      expect(await shop.checkout.place(visit, { ...input, shown })).toMatchObject({
        ok: false,
        error: { code: 'changed' },
      });
    }
    await shop.baskets.baskets.add(visit, [cup({ product: 2 })]);
    expect(await shop.checkout.place(visit, input)).toMatchObject({ ok: false, error: { code: 'changed' } });
    expect(await shop.stock(1)).toBe(5);
    expect(await shop.orders.list({ most: 10 })).toEqual([]);
  });

  describe('of a bundle', () => {
    const bring = (quantity: number, name = 'Czarka', more: Partial<SizeDraft> = {}) =>
      importAll(
        shop.db,
        [
          aDraft('1', { preferredId: 1, name }),
          aDraft('2', { preferredId: 2, sizes: [aSizeDraft({ type: 's', name: '14 cm' })] }),
          aDraft('3', {
            preferredId: 3,
            type: 'bundle',
            sizes: [aSizeDraft(more)],
            bundle: [
              { product: 1, size: 'uniw', quantity },
              { product: 2, size: 's', quantity: 1 },
            ],
          }),
        ],
        shop.now,
      );
    const set = () => shop.shopper([cup({ product: 3 })]);

    it('keeps what it held, whatever the catalogue says later', async () => {
      await bring(2, 'Czarka');
      const order = await shop.placed(await set());
      expect(await shop.stock(1)).toBe(3);
      shop.now += 1000;
      await bring(1, 'Czarka po staremu');
      expect((await shop.orders.find(order.number, { key: order.accessKey }))?.lines[0]?.data.parts).toEqual([
        { product: 1, size: 'uniw', quantity: 2, name: 'Czarka', sizeName: 'uniw' },
        { product: 2, size: 's', quantity: 1, name: 'Rzecz 2', sizeName: '14 cm' },
      ]);
    });

    it('is made to order of what is there and the rest, but not for what is bought beside it', async () => {
      await bring(7, 'Czarka', { availability: availability({ status: 'order' }) });
      const beside = (quantity: string) => shop.shopper([cup({ product: 3 }), cup({ quantity })]);
      const order = await shop.placed(await beside('4'));
      expect(order.data.pieces).toMatchObject([
        { product: 1, quantity: 7, toOrder: true },
        { product: 2, quantity: 1, toOrder: true },
        { product: 1, quantity: 4, toOrder: false },
      ]);
      expect(await shop.stock(1)).toBe(0);
      expect(await shop.orders.cancel(order, 'buyer')).toMatchObject({ status: 'cancelled' });
      expect(await shop.stock(1)).toBe(5);
      const wanted = (quantity: number, toOrder: boolean) => ({ product: 1, size: 'uniw', quantity, toOrder });
      const short = await shop.db.write((tx) => takeStock(tx, [wanted(7, true), wanted(6, false)]));
      expect(short).toEqual({ ok: false, error: [{ product: 1, size: 'uniw', quantity: 13 }] });
    });

    it('orders nothing that holds something else than was shown', async () => {
      await bring(2);
      const visit = await set();
      const input = await shop.input(visit);
      shop.now += 1000;
      await bring(1);
      expect(await shop.checkout.place(visit, input)).toMatchObject({ ok: false, error: { code: 'changed' } });
      expect(await shop.orders.list({ most: 10 })).toEqual([]);
    });
  });

  it('gives stock back once when it ends', async () => {
    const order = await shop.placed(await shop.shopper());
    expect(await shop.orders.cancel(order, 'buyer')).toMatchObject({ status: 'cancelled' });
    expect(await shop.orders.cancel(order, 'buyer')).toBe('status');
    expect(await shop.stock(1)).toBe(5);
    const late = await shop.placed(await shop.shopper());
    shop.now = (late.expiresAt ?? 0) - 1;
    expect(await shop.orders.expire()).toBe(0);
    shop.now += 1;
    expect(await shop.orders.expire()).toBe(1);
    expect(await shop.orders.expire()).toBe(0);
    expect(await shop.stock(1)).toBe(5);
    expect(shop.told.map(({ what }) => what)).toEqual(['placed', 'cancelled', 'placed', 'expired']);
  });

  it('opens for its session and its key alone', async () => {
    const visit = await shop.shopper();
    const order = await shop.placed(visit);
    expect(await shop.orders.find(order.number, visit)).toEqual(order);
    expect(await shop.orders.find(order.number, { key: order.accessKey })).toEqual(order);
    expect(await shop.orders.find(order.number, { key: `${order.accessKey}x` })).toBeUndefined();
    expect(await shop.orders.find(order.number, await shop.shopper([cup()]))).toBeUndefined();
    expect(await shop.orders.find(order.number, {})).toBeUndefined();
  });
});
