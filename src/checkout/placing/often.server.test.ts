import { expect, it } from 'vitest';
import { cup } from '../../basket/testing/shop.server.ts';
import { createLimiter } from '../../customers/service/attempts.server.ts';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { orderShop } from '../../server/testing/orderShop.server.ts';
import type { PlaceInput } from './newOrder.server.ts';

eachDatabase('orders that name one e-mail address', (open) => {
  const counted: Parameters<typeof orderShop>[2] = () => ({ limiter: createLimiter(shop.db, () => shop.now) });
  const shop = orderShop(open, undefined, counted);

  it('wait after fifteen, however many sessions they come from, unless it is proved whose it is', async () => {
    await shop.baskets.brought([{ branch: 'pracownia', own: true, quantity: 500 }]);
    const orders = async (more: Partial<PlaceInput> = {}) => {
      const visit = await shop.shopper([cup()]);
      return shop.checkout.place(visit, await shop.input(visit, 'transfer', more));
    };
    for (let n = 0; n < 15; n++) expect(await orders()).toMatchObject({ ok: true });
    expect(await orders()).toEqual({ ok: false, error: { code: 'often' } });
    expect(await shop.stock(1)).toBe(485);
    expect(await orders({ proved: true })).toMatchObject({ ok: true });
  });
});
