import { expect, it } from 'vitest';
import { cup } from '../../basket/testing/shop.server.ts';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { formatDate } from '../../kit/dates.ts';
import { formatMoney } from '../../kit/priceFormat.ts';
import { endOfDay } from '../../kit/wall.ts';
import { createMailbox } from '../../mail/service.server.ts';
import { orderShop } from '../../server/testing/orderShop.server.ts';
import { EMAIL_TERMS } from '../testing/emailTerms.ts';
import { begunPayment } from '../testing/payment.server.ts';
import { receive } from '../transitions/transitions.server.ts';
import { orderEmails } from './orderEmails.server.ts';

eachDatabase('e-mails of orders', (open) => {
  const shop = orderShop(open, () =>
    orderEmails(
      createMailbox(() => shop.now),
      EMAIL_TERMS,
    ),
  );
  const kinds = async () =>
    (await shop.db.read.selectFrom('mails').select(['kind', 'recipient']).execute())
      .map(({ kind, recipient }) => `${kind} ${recipient}`)
      .toSorted();

  it('wait in the queue once the order is placed, and go with what did not happen', async () => {
    const visit = await shop.shopper([cup()]);
    const input = await shop.input(visit);
    await shop.checkout.place(visit, input);
    await shop.checkout.place(visit, input);
    expect(await kinds()).toEqual(['order_placed anna@example.pl', 'order_shop sklep@example.pl']);

    await shop.baskets.brought([{ branch: 'pracownia', own: true, quantity: 1 }]);
    const visits = [await shop.shopper([cup()]), await shop.shopper([cup()])];
    const inputs = await Promise.all(visits.map((one) => shop.input(one)));
    await Promise.all(visits.map((one, n) => shop.checkout.place(one, inputs[n] as never)));
    expect(await kinds()).toHaveLength(4);
  });

  const toShop = async () =>
    (await shop.db.read.selectFrom('mails').select(['subject', 'text']).where('kind', '=', 'order_shop').execute())
      .map(({ subject, text }) => `${subject}\n${text}`.replaceAll('\u00A0', ' '))
      .filter((one) => !one.startsWith('Nowe zamówienie'));

  it('tell the shop what of transfers it has to send back itself, once an order has ended', async () => {
    const [expired, cancelled] = [await shop.placed(await shop.shopper()), await shop.placed(await shop.shopper())];
    await shop.orders.transferCame(expired, 6000);
    await shop.orders.transferCame(cancelled, 5000);
    await shop.orders.cancel(cancelled, 'buyer');
    const [first, ...none] = await toShop();
    expect(none).toEqual([]);
    expect(first).toContain(`Do wypłaty, zamówienie nr ${cancelled.number}: 50,00 zł`);
    expect(first).toContain(`najpóźniej do ${formatDate(endOfDay(shop.now, 14)).replaceAll('\u00A0', ' ')}`);
    expect(first).toContain(`witryna orders refunded ${cancelled.number}`);
    shop.now = expired.expiresAt ?? 0;
    await shop.orders.expire();
    expect((await toShop())[1]).toContain(`Do wypłaty, zamówienie nr ${expired.number}: 60,00 zł`);
  });

  it('tell the shop nothing of what the provider gives back, nor twice of a withdrawal', async () => {
    const online = await shop.placed(await shop.shopper(), 'blik');
    const payment = await begunPayment(shop.db, online, online.total, shop.now);
    await shop.db.write((tx) => receive(tx, shop.orders.deps, payment, online.total, shop.now));
    await shop.orders.cancel(online, 'shop');
    const order = await shop.placed(await shop.shopper());
    await shop.orders.transferCame(order);
    const told = { name: 'Anna Nowak', email: 'anna@example.pl', taken: [{ place: 0, quantity: 1 }] };
    expect(await shop.withdrawals.make(order, { attempt: 'x'.repeat(24), ...told })).toMatchObject({ ok: true });
    expect((await kinds()).filter((kind) => kind.startsWith('order_refund'))).toHaveLength(2);
    expect(await toShop()).toEqual([]);
  });

  it('tell what came, which is less once some was withdrawn from', async () => {
    const order = await shop.placed(await shop.shopper(), 'on_delivery');
    const told = { name: 'Anna Nowak', email: 'anna@example.pl', taken: [{ place: 0, quantity: 1 }] };
    expect(await shop.withdrawals.make(order, { attempt: 'x'.repeat(24), ...told })).toMatchObject({ ok: true });
    await shop.orders.move(order, 'sent');
    const came = await shop.orders.transferCame(order);
    if (!came.ok) throw new Error(came.error);
    expect(came.value).toBeLessThan(order.total);
    const mail = shop.db.read.selectFrom('mails').select('text').where('kind', '=', 'order_paid');
    const { text } = await mail.executeTakeFirstOrThrow();
    expect(text).toContain(
      `zamówienie nr ${order.number}: ${formatMoney(came.value, 'PLN')}. Zamówienie jest opłacone.`,
    );
  });

  it('tell of the end once', async () => {
    const order = await shop.placed(await shop.shopper([cup()]));
    await shop.orders.cancel(order, 'buyer');
    await shop.orders.cancel(order, 'buyer');
    expect((await kinds()).filter((kind) => kind.startsWith('order_cancelled'))).toHaveLength(1);
  });
});
