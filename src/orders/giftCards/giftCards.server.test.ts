import { beforeEach, expect, it } from 'vitest';
import { cup } from '../../basket/testing/shop.server.ts';
import { aDraft, aSizeDraft, importAll } from '../../catalogue/testing/drafts.server.ts';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { CARD_PRODUCT } from '../../giftCards/testing/cards.ts';
import { HOUR } from '../../kit/clock.ts';
import { createMailbox } from '../../mail/service.server.ts';
import { begunPayment } from '../../orders/testing/payment.server.ts';
import { orderShop } from '../../server/testing/orderShop.server.ts';
import type { Visit } from '../../session/model.ts';
import { orderEmails } from '../emails/orderEmails.server.ts';
import { type Order, toPayOf } from '../model.ts';
import { balanceOf } from '../store/money.server.ts';
import { imbalances } from '../testing/balance.server.ts';
import { EMAIL_TERMS } from '../testing/emailTerms.ts';
import { receive } from '../transitions/transitions.server.ts';

eachDatabase('gift cards', (open) => {
  const shop = orderShop(open, () =>
    orderEmails(
      createMailbox(() => shop.now),
      EMAIL_TERMS,
    ),
  );
  beforeEach(async () => {
    const sizes = [aSizeDraft({ price: { regular: 10_000, history: [] } })];
    const card = aDraft('karta', { preferredId: CARD_PRODUCT, sizes });
    const cups = [1, 2].map((id) => aDraft(String(id), { preferredId: id }));
    await importAll(shop.db, [...cups, card], shop.now);
  });

  const now = async ({ number }: Order) => (await shop.orders.order(number)) as Order;
  const pay = async (order: Order, amount = toPayOf(order)) => {
    const payment = await begunPayment(shop.db, order, amount, shop.now);
    for (let time = 0; time < 2; time += 1) {
      await shop.db.write((tx) => receive(tx, shop.orders.deps, payment, amount, shop.now));
    }
    return now(order);
  };
  const buyCards = async (quantity = '1') => {
    const visit = await shop.shopper([cup({ product: CARD_PRODUCT, quantity })]);
    return pay(await shop.placed(visit, 'blik'));
  };
  const codeOf = async (order: Order) => {
    const [card] = await shop.orders.cards(order);
    if (!card?.code) throw new Error('no code');
    return card.code;
  };
  const withCard = async (code: { number: string; pin: string }, wanted = [cup()]): Promise<Visit> => {
    const visit = await shop.shopper(wanted);
    expect(await shop.baskets.baskets.payWithCard(visit, code)).toMatchObject({ ok: true });
    return visit;
  };
  const left = async (order: Order) => (await shop.orders.cards(order)).map(({ balance }) => balance);
  const mails = async (kind: string) =>
    (await shop.db.read.selectFrom('mails').select(['kind', 'text']).where('kind', '=', kind).execute()).map(
      ({ text }) => text,
    );
  const balanced = async () => expect(await imbalances(shop.db, new Map())).toEqual([]);

  it('are made once for each piece when the order is paid, and mailed', async () => {
    const visit = await shop.shopper([cup({ product: CARD_PRODUCT, quantity: '2' })]);
    const placed = await shop.placed(visit, 'blik');
    expect(await shop.orders.cards(placed)).toEqual([]);
    const order = await pay(placed);
    const cards = await shop.orders.cards(order);
    expect(cards.map(({ value, balance }) => [value, balance])).toEqual([
      [10_000, 10_000],
      [10_000, 10_000],
    ]);
    expect(new Set(cards.map(({ code }) => code?.number)).size).toBe(2);
    const emails = await mails('gift_card');
    expect(emails).toHaveLength(1);
    for (const { code } of cards) {
      expect(emails[0]).toContain(code?.number);
      expect(emails[0]).toContain(code?.pin);
    }
    expect(emails[0]).toContain('21\u00A0listopada 2028');
  });

  it('pay a part; only the rest is asked for, and nothing else changes', async () => {
    const bought = await buyCards();
    const visit = await withCard(await codeOf(bought), [cup({ quantity: '2' })]);
    const { view } = await shop.baskets.baskets.checkout(visit);
    expect(view.total.gross).toBe(16_800 + 1690);
    const order = await shop.placed(visit, 'blik');
    expect([order.status, order.total, toPayOf(order)]).toEqual(['waiting', 18_490, 8490]);
    expect(await left(bought)).toEqual([0]);
    const paid = await pay(order);
    expect([paid.status, await balanceOf(shop.db.read, order.id)]).toEqual(['accepted', 18_490]);
    await balanced();
  });

  it('pay the whole, and keep what is left: then it is paid at once', async () => {
    const bought = await buyCards('2');
    const [first, second] = (await shop.orders.cards(bought)).map(({ code }) => code);
    const whole = async (code: typeof first) => {
      const visit = await withCard(code ?? { number: '', pin: '' }, [cup()]);
      const input = await shop.input(visit, 'nothing');
      const way = (await shop.baskets.baskets.checkout(visit)).view.delivery.ways.find(({ pickUp }) => pickUp);
      const checked = { ...input.checked, way: way && { ...way, value: `${way.id}-1`, prepaid: true } };
      return { visit, input: { ...input, checked, shown: input.shown.replace(/\d+$/, '8400') } };
    };
    const { visit, input } = await whole(first);
    const placed = await shop.checkout.place(visit, input);
    expect(placed).toMatchObject({ ok: true, value: { status: 'accepted', payment: 'nothing', paidAt: shop.now } });
    expect(await left(bought)).toEqual([1600, 10_000]);
    await balanced();
    // By courier it costs 90 groszy more than a card holds: nothing may be left unpaid.
    const dear = await withCard(second ?? { number: '', pin: '' }, [cup()]);
    expect(await shop.checkout.place(dear, await shop.input(dear, 'nothing'))).toMatchObject({ ok: false });
    expect(await left(bought)).toEqual([1600, 10_000]);
  });

  it('never pay more than they hold: of two orders at once one is refused', async () => {
    const bought = await buyCards();
    const code = await codeOf(bought);
    const visits = [await withCard(code), await withCard(code)];
    const inputs = await Promise.all(visits.map((visit) => shop.input(visit, 'blik')));
    const done = await Promise.all(visits.map((visit, n) => shop.checkout.place(visit, inputs[n] as never)));
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    // Whether the other order was seen before this one began to be placed, or only then, is chance.
    const [refused] = done.flatMap((one) => (one.ok ? [] : [one.error.code]));
    expect(['card', 'changed']).toContain(refused);
    expect(await left(bought)).toEqual([0]);
    await balanced();
  });

  it('have back what they paid when the order ends, once, and pay again when it is taken up', async () => {
    const bought = await buyCards();
    const order = await shop.placed(await withCard(await codeOf(bought), [cup({ quantity: '2' })]), 'blik');
    const payment = await begunPayment(shop.db, order, 8490, shop.now);
    shop.now += 2 * HOUR;
    await shop.orders.expire();
    await shop.orders.expire();
    expect(await left(bought)).toEqual([10_000]);
    expect(await mails('gift_card_refund')).toHaveLength(1);
    expect(await mails('order_refund')).toEqual([]);
    await balanced();
    await shop.db.write((tx) => receive(tx, shop.orders.deps, payment, 8490, shop.now));
    expect((await now(order)).status).toBe('accepted');
    expect(await left(bought)).toEqual([0]);
    await balanced();
    await shop.orders.cancel(order, 'shop');
    expect(await left(bought)).toEqual([10_000]);
    await balanced();
  });

  it('pay again only what is missing, of an order that was withdrawn from in part', async () => {
    const bought = await buyCards();
    const order = await shop.placed(await withCard(await codeOf(bought), [cup({ quantity: '2' })]), 'blik');
    const stated = { attempt: 'a'.repeat(22), name: 'Anna', email: 'anna@example.pl' };
    await shop.withdrawals.make(order, { ...stated, taken: [{ place: 0, quantity: 1 }] });
    const asked = await shop.orders.toPay(order);
    const stock = await shop.stock(1);
    shop.now += 2 * HOUR;
    await shop.orders.expire();
    expect(await left(bought)).toEqual([10_000]);
    expect((await pay(order, asked)).status).toBe('accepted');
    expect(await balanceOf(shop.db.read, order.id)).toBe(8400 + 1690);
    expect(await left(bought)).toEqual([10_000 - (8400 + 1690 - asked)]);
    expect(await shop.stock(1)).toBe(stock);
    await balanced();
  });

  it('have late money sent back when the card has been spent meanwhile', async () => {
    const bought = await buyCards();
    const code = await codeOf(bought);
    const order = await shop.placed(await withCard(code, [cup({ quantity: '2' })]), 'blik');
    const payment = await begunPayment(shop.db, order, 8490, shop.now);
    shop.now += 2 * HOUR;
    await shop.orders.expire();
    await shop.placed(await withCard(code), 'blik');
    await shop.db.write((tx) => receive(tx, shop.orders.deps, payment, 8490, shop.now));
    expect((await now(order)).status).toBe('expired');
    expect(await balanceOf(shop.db.read, order.id)).toBe(0);
    await balanced();
  });

  it('have back first what is withdrawn from, up to what they paid', async () => {
    const bought = await buyCards();
    const order = await pay(await shop.placed(await withCard(await codeOf(bought), [cup({ quantity: '2' })]), 'blik'));
    const withdraw = (attempt: string, quantity: number) =>
      shop.withdrawals.make(order, {
        ...{ attempt: attempt.repeat(22), name: 'Anna', email: 'anna@example.pl' },
        taken: [{ place: 0, quantity }],
      });
    expect(await withdraw('a', 1)).toMatchObject({ ok: true, value: { amount: 8400, card: 8400 } });
    expect(await left(bought)).toEqual([8400]);
    expect(await withdraw('b', 1)).toMatchObject({ ok: true, value: { amount: 10_090, card: 1600 } });
    expect(await left(bought)).toEqual([10_000]);
    await balanced();
  });

  it('buy no cards, and pay nothing when they are taken back', async () => {
    const bought = await buyCards('2');
    const code = await codeOf(bought);
    const visit = await withCard(code, [cup({ product: CARD_PRODUCT })]);
    const { view } = await shop.baskets.baskets.checkout(visit);
    expect(view.card).toMatchObject({ stop: 'own' });
    const order = await shop.placed(visit, 'blik');
    expect(toPayOf(order)).toBe(order.total);
    // One of the two has paid; the other can go back.
    await shop.placed(await withCard(code), 'blik');
    expect(await shop.orders.cancel(bought, 'shop')).toBe('used');
    const input = { name: 'Anna', email: 'anna@example.pl' };
    const withdraw = (attempt: string, quantity: number) =>
      shop.withdrawals.make(bought, { ...input, attempt: attempt.repeat(22), taken: [{ place: 0, quantity }] });
    expect(await withdraw('a', 2)).toMatchObject({ ok: false, error: 'changed' });
    expect(await withdraw('b', 1)).toMatchObject({ ok: true });
    expect((await shop.orders.cards(bought)).map(({ voided, code: shown }) => [voided, shown !== undefined])).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  it('are found by number and PIN alone', async () => {
    const { number, pin } = await codeOf(await buyCards());
    const visit = await shop.shopper();
    const ask = (typed: { number: string; pin: string }) => shop.baskets.baskets.payWithCard(visit, typed);
    const wrong = pin === '000000' ? '000001' : '000000';
    expect(await ask({ number, pin: wrong })).toMatchObject({ error: 'giftcard_unknown' });
    expect(await ask({ number: '', pin: '' })).toMatchObject({ error: 'giftcard_unknown' });
    expect(await ask({ number: number.toLowerCase().replaceAll('-', ' '), pin: ` ${pin} ` })).toMatchObject({
      ok: true,
    });
    const rows = await shop.db.read.selectFrom('gift_cards').select('code_hash').execute();
    expect(rows[0]?.code_hash).not.toContain(number);
  });
});
