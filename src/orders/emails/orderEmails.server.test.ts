import { expect, it } from 'vitest';
import { cup } from '../../basket/testing/shop.server.ts';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { createMailbox } from '../../mail/service.server.ts';
import { orderShop } from '../../server/testing/orderShop.server.ts';
import { EMAIL_TERMS } from '../testing/emailTerms.ts';
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

  it('tell of the end once', async () => {
    const order = await shop.placed(await shop.shopper([cup()]));
    await shop.orders.cancel(order, 'buyer');
    await shop.orders.cancel(order, 'buyer');
    expect((await kinds()).filter((kind) => kind.startsWith('order_cancelled'))).toHaveLength(1);
  });
});
