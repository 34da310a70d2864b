import { expect, it } from 'vitest';
import { cup } from '../basket/testing/shop.server.ts';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { orderShop } from '../server/testing/orderShop.server.ts';
import { DRAFT_LASTS, sweepDrafts } from './drafts.server.ts';
import { firstValues } from './form.ts';

eachDatabase('a withdrawal that is being written', (open) => {
  const shop = orderShop(open);
  const placed = async () => shop.placed(await shop.shopper([cup({ quantity: '2' })]));
  const drafts = () => shop.withdrawals.drafts;
  const count = async () => (await shop.db.read.selectFrom('withdrawal_drafts').selectAll().execute()).length;

  it('is found by its id and its order alone, as it was written last', async () => {
    const [order, other] = [await placed(), await placed()];
    const values = { ...firstValues(order), name: 'Ala Nowak' };
    const id = await drafts().keep(order, undefined, values);
    expect(await drafts().find(order, id)).toEqual(values);
    expect(await drafts().find(other, id)).toBeUndefined();
    expect(await drafts().find(order, 'x')).toBeUndefined();
    const changed = { ...values, scope: 'some', quantities: { 0: '1' } } as const;
    expect(await drafts().keep(order, id, changed)).toBe(id);
    expect(await drafts().find(order, id)).toEqual(changed);
    expect(await count()).toBe(1);
    expect(await drafts().keep(other, id, values)).not.toBe(id);
    expect(await drafts().keep(order, '../x', values)).toMatch(/^[\w-]{24}$/);
    expect(await drafts().find(order, id)).toEqual(changed);
  });

  it('is gone once it is stated, and its id is that of the statement alone', async () => {
    const order = await placed();
    const values = firstValues(order);
    const attempt = await drafts().keep(order, undefined, values);
    const taken = [{ place: 0, quantity: 1 }];
    const made = await shop.withdrawals.make(order, { attempt, name: 'Anna Nowak', email: order.email, taken });
    expect(made).toMatchObject({ ok: true, value: { id: attempt } });
    expect(await count()).toBe(0);
    expect(await drafts().keep(order, attempt, values)).not.toBe(attempt);
  });

  it('is forgotten an hour after its last step', async () => {
    const order = await placed();
    const values = firstValues(order);
    const id = await drafts().keep(order, undefined, values);
    shop.now += DRAFT_LASTS - 1;
    expect(await drafts().keep(order, id, values)).toBe(id);
    shop.now += DRAFT_LASTS - 1;
    await sweepDrafts(shop.db, shop.now);
    expect(await drafts().find(order, id)).toEqual(values);
    shop.now += 1;
    expect(await drafts().find(order, id)).toBeUndefined();
    await sweepDrafts(shop.db, shop.now);
    expect(await count()).toBe(0);
  });

  it('makes room for newer ones of its order', async () => {
    const [order, other] = [await placed(), await placed()];
    const beside = await drafts().keep(other, undefined, firstValues(other));
    const first = await drafts().keep(order, undefined, firstValues(order));
    for (let n = 0; n < 10; n += 1) {
      shop.now += 1;
      await drafts().keep(order, undefined, firstValues(order));
    }
    expect(await drafts().find(order, first)).toBeUndefined();
    expect(await drafts().find(other, beside)).toBeDefined();
    expect(await count()).toBe(11);
  });
});
