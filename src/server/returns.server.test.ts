import { describe, expect, it } from 'vitest';
import { orderInput } from '../checkout/testing/orderInput.server.ts';
import { orderPath } from '../orders/model.ts';
import { createSessions } from '../session/service.server.ts';
import { openVisit } from '../session/visit.server.ts';
import { SHOP, testShop } from './testing/testShop.server.ts';

const DELIVERY = `delivery:
  - { id: kurier, name: Kurier, cost: 16.90, return: { how: Wpisz numer zamówienia., link: "https://zwroty.example/a" } }
`;

describe('a return without a printer', () => {
  const { ask, shop } = testShop({ files: { 'shop.yaml': `${SHOP['shop.yaml']}${DELIVERY}` }, realPages: true });
  const textOf = async (path: string) => (await (await ask(path)).text()).replaceAll('\u00a0', ' ');

  it('is told on the receipt of a withdrawal and on the order, and the code of the carrier once it is there', async () => {
    const { db, clock, baskets, checkout, orders, withdrawals } = shop();
    const visit = await openVisit(createSessions(db, clock), { name: 'witryna', secure: false }, undefined);
    await baskets.add(visit, [{ product: 1001, size: 'uniw', quantity: '1' }]);
    const placed = await checkout.place(visit, await orderInput(baskets, visit));
    if (!placed.ok) throw new Error(placed.error.code);
    const order = placed.value;
    await orders.transferCame(order);
    await orders.move(order, 'sent');
    expect(await textOf(orderPath(order))).not.toContain('Zwrot bez drukarki');
    const attempt = 'x'.repeat(24);
    const taken = [{ place: 0, quantity: 1 }];
    expect(await withdrawals.make(order, { attempt, name: 'Anna', email: order.email, taken })).toMatchObject({
      ok: true,
    });

    const receipt = `${orderPath(order, 'odstapienie')}&przyjete=${attempt}`;
    for (const path of [receipt, orderPath(order)]) {
      const html = await textOf(path);
      expect(html).toContain('Zwrot bez drukarki');
      expect(html).toContain('Wpisz numer zamówienia.');
      expect(html).toContain('href="https://zwroty.example/a"');
      expect(html).toContain('aria-label="Kod QR zwrotu"');
      expect(html).not.toContain('Kod zwrotu:');
    }
    await withdrawals.giveCode(order, { number: 'ZWR-1234', href: 'https://kurier.example/1' });
    for (const path of [receipt, orderPath(order)]) {
      const html = await textOf(path);
      expect(html).toContain('Kod zwrotu: ZWR-1234');
      expect(html).toContain('href="https://kurier.example/1"');
      expect(html).not.toContain('zwroty.example');
    }
  });
});
