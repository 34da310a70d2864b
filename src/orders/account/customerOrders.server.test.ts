import { expect, it } from 'vitest';
import { cup } from '../../basket/testing/shop.server.ts';
import { aDraft, aSizeDraft, importAll } from '../../catalogue/testing/drafts.server.ts';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { CARD_PRODUCT } from '../../giftCards/testing/cards.ts';
import { orderShop } from '../../server/testing/orderShop.server.ts';
import { TRY } from '../downloads/model.ts';
import { countDownload } from '../downloads/store.server.ts';
import type { Order } from '../model.ts';
import { exportOrders } from './customerOrders.server.ts';

const CUSTOMER = 'konto-anna';

eachDatabase('the copy of a customer’s orders', (open) => {
  const shop = orderShop(open);

  async function paid(wanted = [cup({ quantity: '2' })]): Promise<Order> {
    const visit = await shop.shopper(wanted);
    const placed = await shop.checkout.place(visit, await shop.input(visit, 'transfer', { customerId: CUSTOMER }));
    if (!placed.ok) throw new Error(placed.error.code);
    await shop.orders.transferCame(placed.value);
    return (await shop.orders.order(placed.value.number)) ?? placed.value;
  }
  const copy = async () => {
    const { orders } = await exportOrders(shop.db, CUSTOMER);
    return orders[0];
  };

  it('has what was paid and what happened, the number of the parcel and of the invoice', async () => {
    const order = await paid();
    await shop.orders.ship(order, { number: 'PACZKA-1', href: 'https://kurier.example/1' });
    await shop.orders.invoice(order, { number: 'KSEF-1' });
    const told = await copy();
    expect(told).toMatchObject({
      shipment: { number: 'PACZKA-1', href: 'https://kurier.example/1' },
      invoice: { number: 'KSEF-1' },
      payments: [{ method: 'transfer', status: 'completed', amount: order.total }],
      money: [{ amount: order.total, settledAt: new Date(shop.now).toISOString() }],
      giftCardsBought: [],
    });
    expect(told?.history.map(({ kind }) => kind)).toEqual(['placed', 'paid', 'shipment', 'invoice']);
  });

  it('has all that a line keeps, but for addresses within the shop', async () => {
    const { lines } = await paid();
    const told = await copy();
    const kept = Object.entries(lines[0]?.data ?? {}).filter(([name]) => !['href', 'picture', 'files'].includes(name));
    expect(kept.length).toBeGreaterThan(5);
    expect(told?.lines[0]).toMatchObject(Object.fromEntries(kept));
    expect(told?.lines[0]).not.toHaveProperty('href');
  });

  it('has the files that were bought, and how often each was fetched and still can be', async () => {
    const { id, number } = await paid();
    const row = { id: 'secret', order_id: id, place: 0, file: 'kurs.pdf', created_at: 1000, expires_at: 2000 + TRY };
    await shop.db.write(async (tx) => {
      await tx
        .insertInto('downloads')
        .values({ ...row, left: 3, fetched: 0 })
        .execute();
      for (const at of [1000, 1001, 1000 + TRY]) await countDownload(tx, row.id, at);
    });
    const told = await copy();
    expect(told).toMatchObject({
      number,
      files: [
        {
          name: 'kurs.pdf',
          createdAt: '1970-01-01T00:00:01.000Z',
          expiresAt: '1970-01-01T06:00:02.000Z',
          timesFetched: 2,
          timesLeft: 1,
        },
      ],
    });
    // The secret of the link opens the file for whoever has it.
    expect(JSON.stringify(told)).not.toContain('secret');
  });

  it('has gift cards that were bought, without what pays with them, and the one that paid', async () => {
    const sizes = [aSizeDraft({ price: { regular: 10_000, history: [] } })];
    await importAll(shop.db, [aDraft('karta', { preferredId: CARD_PRODUCT, sizes }), aDraft('1')], shop.now);
    const bought = await paid([cup({ product: CARD_PRODUCT })]);
    const [card] = await shop.orders.cards(bought);
    const told = await copy();
    expect(told).toMatchObject({ giftCardsBought: [{ tail: card?.tail, value: 10_000, balance: 10_000 }] });
    expect(JSON.stringify(told)).not.toContain(card?.code?.pin ?? 'no pin');
    const visit = await shop.shopper();
    await shop.baskets.baskets.payWithCard(visit, card?.code ?? { number: '', pin: '' });
    const placed = await shop.checkout.place(visit, await shop.input(visit, 'transfer', { customerId: CUSTOMER }));
    const amount = placed.ok ? placed.value.data.sums.card : 0;
    expect(amount).toBeGreaterThan(0);
    expect(await copy()).toMatchObject({ giftCard: { tail: card?.tail, amount } });
  });
});
