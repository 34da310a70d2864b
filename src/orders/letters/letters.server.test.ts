import { expect, it } from 'vitest';
import { cup } from '../../basket/testing/shop.server.ts';
import { eachDatabase } from '../../db/testing.server.ts';
import { createMailbox } from '../../mail/service.server.ts';
import { NO_OVERRIDES } from '../../ui/text.ts';
import { orderShop } from '../testing/shop.server.ts';
import { orderLetters } from './letters.server.ts';

const company = {
  name: 'Próba',
  street: 'Polna 1',
  postcode: '59-700',
  city: 'Bolesławiec',
  country: 'Polska',
  nip: '1234563218',
  email: 'sklep@example.pl',
  phone: '75 612 40 18',
};

eachDatabase('letters of orders', (open) => {
  const shop = orderShop(open, () =>
    orderLetters(
      createMailbox(() => shop.now),
      {
        ...{ texts: NO_OVERRIDES, shopName: 'Próba', shopUrl: 'http://localhost:3000', company },
        file: {
          company,
          vat: 23,
          return_days: 14,
          subscriptions: { notice_days: 3, pay_days: 3 },
          payments: { online_minutes: 60 },
        },
      },
    ),
  );
  const kinds = async () =>
    (await shop.db.read.selectFrom('mails').select(['kind', 'recipient']).execute())
      .map(({ kind, recipient }) => `${kind} ${recipient}`)
      .toSorted();

  it('wait in the queue once the order is placed, and go with what did not happen', async () => {
    const visit = await shop.shopper([cup()]);
    const input = await shop.input(visit);
    await shop.orders.place(visit, input);
    await shop.orders.place(visit, input);
    expect(await kinds()).toEqual(['order_placed anna@example.pl', 'order_shop sklep@example.pl']);

    await shop.baskets.brought([{ branch: 'pracownia', own: true, quantity: 1 }]);
    const visits = [await shop.shopper([cup()]), await shop.shopper([cup()])];
    const inputs = await Promise.all(visits.map((one) => shop.input(one)));
    await Promise.all(visits.map((one, n) => shop.orders.place(one, inputs[n] as never)));
    expect(await kinds()).toHaveLength(4);
  });

  it('tell of the end once', async () => {
    const order = await shop.placed(await shop.shopper([cup()]));
    await shop.orders.cancel(order, 'buyer');
    await shop.orders.cancel(order, 'buyer');
    expect((await kinds()).filter((kind) => kind.startsWith('order_cancelled'))).toHaveLength(1);
  });
});
