import { expect, it } from 'vitest';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { purchaseOf } from '../measuring/worth.ts';
import type { Deed } from '../session/deeds.ts';
import { orderShop } from './testing/orderShop.server.ts';

eachDatabase('what an order tells to be measured', (open) => {
  const shop = orderShop(open);

  it('is one purchase, however often it is sent, and nothing that left the basket', async () => {
    const deeds: Deed[] = [];
    const visit = await shop.shopper();
    visit.measured = { agreed: ['statistics'], note: (deed) => void deeds.push(deed) };
    const input = await shop.input(visit);
    const sent = await Promise.all([1, 2, 3].map(() => shop.checkout.place(visit, input)));
    expect(sent.map(({ ok }) => ok)).toEqual([true, true, true]);
    const [placed] = sent;
    expect(deeds).toEqual([{ name: 'purchase', order: placed?.ok ? placed.value.number : 0 }]);
  });

  it('is worth its goods without tax, with tax and delivery beside', async () => {
    const order = await shop.placed(await shop.shopper());
    const { sums } = order.data;
    const told = purchaseOf(order, { at: shop.now, pathOf: () => [], products: [] });
    expect(told).toMatchObject({ transaction_id: String(order.number), currency: 'PLN' });
    expect(told).not.toHaveProperty('coupon');
    expect(told.items).toEqual([{ item_id: '1-uniw', item_name: 'Rzecz 1', price: 68.29, quantity: 2 }]);
    expect([told.value, told.tax, told.shipping].map((one) => Math.round(one * 100))).toEqual([
      sums.goods.net,
      sums.total.gross - sums.total.net,
      sums.delivery.net,
    ]);
  });

  it('is what was put into the basket, by how much', async () => {
    const deeds: Deed[] = [];
    const visit = await shop.shopper();
    visit.measured = { agreed: ['statistics'], note: (deed) => void deeds.push(deed) };
    const { baskets } = shop.baskets;
    await baskets.add(visit, [{ product: 1, size: 'uniw', quantity: '1' }]);
    const { lines } = await baskets.view(visit);
    const id = lines[0]?.id ?? '';
    await baskets.edit(visit, [{ line: { id }, quantity: '5' }]);
    await baskets.edit(visit, [{ line: { id }, comment: 'na prezent' }]);
    await baskets.edit(visit, [{ line: { id }, quantity: '1' }]);
    await baskets.putAside(visit, id);
    await baskets.putBack(visit, id);
    await baskets.remove(visit, [{ id }]);
    await baskets.add(visit, [{ product: 99, size: 'uniw' }]);
    const one = (name: string, quantity: number) => ({
      name,
      lines: [{ product: 1, size: 'uniw', quantity, precision: 0 }],
    });
    expect(deeds).toEqual([
      one('add_to_cart', 1),
      one('add_to_cart', 2),
      one('remove_from_cart', 4),
      one('remove_from_cart', 1),
      one('add_to_cart', 1),
      one('remove_from_cart', 1),
    ]);
  });
});
