import { beforeEach, expect, it } from 'vitest';
import { cup } from '../../basket/testing/shop.server.ts';
import { aDraft, aSizeDraft, importAll } from '../../catalogue/testing/drafts.server.ts';
import { stock } from '../../catalogue/testing/things.ts';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { begunPayment } from '../../orders/testing/payment.server.ts';
import { receive } from '../../orders/transitions/transitions.server.ts';
import { orderShop } from '../../server/testing/orderShop.server.ts';

const TERM = { day: '2026-11-28', hour: '10:00' };
const LATER = { day: '2026-11-28', hour: '14:00' };

eachDatabase('a term of a service', (open) => {
  const shop = orderShop(open);
  const bring = (places: number, closed: { day: string }[] = []) =>
    importAll(
      shop.db,
      [
        aDraft('1', {
          preferredId: 1,
          type: 'service',
          sizes: [aSizeDraft({ stocks: [stock(-1)] })],
          serviceDate: {
            ...{ label: 'Termin', weekdays: [6], hours: ['10:00', '14:00'], aheadDays: 1, windowDays: 30 },
            ...{ places, closed },
          },
        }),
      ],
      shop.now,
    );
  const booked = (term = TERM, quantity = '1') => cup({ quantity, chosen: { service: term } });
  const shopper = (term = TERM, quantity = '1') => shop.shopper([booked(term, quantity)]);
  const add = async (term = TERM, quantity = '1') => {
    const [result] = await shop.baskets.baskets.add(await shop.baskets.visitor(), [booked(term, quantity)]);
    return result?.ok ? 'added' : result?.error.code;
  };
  const taken = async () => {
    const rows = await shop.db.read.selectFrom('service_terms').selectAll().orderBy('term').execute();
    return Object.fromEntries(rows.map((row) => [row.term, row.taken]));
  };

  beforeEach(() => bring(1));

  it('is booked by one of twenty buyers', async () => {
    const visits = await Promise.all(Array.from({ length: 20 }, () => shopper()));
    const inputs = await Promise.all(visits.map((visit) => shop.input(visit)));
    const done = await Promise.all(visits.map((visit, n) => shop.checkout.place(visit, inputs[n] as never)));
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    const refused = done.flatMap((one) => (one.ok ? [] : [one.error.code]));
    expect(new Set(refused).isSubsetOf(new Set(['short', 'stopped', 'changed']))).toBe(true);
    expect(await taken()).toEqual({ '2026-11-28 10:00': 1 });
    expect(await shop.orders.list({ most: 10 })).toHaveLength(1);
  });

  it('is not offered any more when it is full, and others still are', async () => {
    const waiting = await shopper();
    await shop.placed(await shopper());
    expect(await add()).toBe('service_date');
    expect(await add(LATER)).toBe('added');
    const { lines, stops } = await shop.baskets.baskets.view(waiting);
    expect(lines).toMatchObject([{ known: { soldOut: true } }]);
    expect(stops).toContainEqual({ code: 'lines' });
  });

  it('has as many places as the merchant says, in one order and in many', async () => {
    await bring(4);
    expect(await add(TERM, '5')).toBe('order_notenough');
    const visit = await shopper(TERM, '3');
    // Of another term, though of the same product.
    await shop.baskets.baskets.add(visit, [booked(LATER, '4')]);
    await shop.placed(visit);
    expect(await taken()).toEqual({ '2026-11-28 10:00': 3, '2026-11-28 14:00': 4 });
    expect(await add(TERM, '2')).toBe('order_notenough');
    await shop.placed(await shopper());
    expect(await add()).toBe('service_date');
  });

  it('is given back once when its order is cancelled or not paid', async () => {
    const order = await shop.placed(await shopper());
    expect(await shop.orders.cancel(order, 'buyer')).toMatchObject({ status: 'cancelled' });
    expect(await shop.orders.cancel(order, 'buyer')).toBe('status');
    expect(await taken()).toEqual({ '2026-11-28 10:00': 0 });
    const late = await shop.placed(await shopper());
    shop.now = late.expiresAt ?? 0;
    await shop.orders.expire();
    expect(await taken()).toEqual({ '2026-11-28 10:00': 0 });
  });

  it('cannot be ordered when its day is over or closed since it was chosen', async () => {
    const visit = await shopper();
    await bring(1, [{ day: TERM.day }]);
    expect((await shop.baskets.baskets.view(visit)).stops).toContainEqual({ code: 'lines' });
    await bring(1);
    shop.now = Date.parse('2026-11-28T06:00:00Z');
    const { lines, stops } = await shop.baskets.baskets.view(visit);
    expect(lines).toMatchObject([{ known: { problem: { code: 'service_date' } } }]);
    expect(stops).toContainEqual({ code: 'lines' });
  });

  it('is taken again by money that comes late, when it is still there', async () => {
    const pay = async (order: { id: string; number: number; total: number }) => {
      const payment = await begunPayment(shop.db, order, order.total, shop.now);
      await shop.db.write((tx) => receive(tx, shop.orders.deps, payment, order.total, shop.now));
      return (await shop.orders.order(order.number))?.status;
    };
    const ended = async () => {
      const order = await shop.placed(await shopper({ ...TERM, day: '2026-12-12' }));
      shop.now = order.expiresAt ?? 0;
      await shop.orders.expire();
      return order;
    };
    const first = await ended();
    const second = await ended();
    expect(await pay(first)).toBe('accepted');
    expect(await pay(second)).toBe('expired');
    expect(await taken()).toEqual({ '2026-12-12 10:00': 1 });
  });

  it('is not taken again when its day is over', async () => {
    const order = await shop.placed(await shopper());
    shop.now = Date.parse('2026-11-29T10:00:00Z');
    await shop.orders.expire();
    const payment = await begunPayment(shop.db, order, order.total, shop.now);
    await shop.db.write((tx) => receive(tx, shop.orders.deps, payment, order.total, shop.now));
    expect((await shop.orders.order(order.number))?.status).toBe('expired');
    expect(await taken()).toEqual({ '2026-11-28 10:00': 0 });
  });
});
