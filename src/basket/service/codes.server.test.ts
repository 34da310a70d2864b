import { expect, it } from 'vitest';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import type { Visit } from '../../session/model.ts';
import { NOBODY } from '../../session/visit.server.ts';
import { basketShop, cup } from '../testing/shop.server.ts';

eachDatabase('a basket with a code', (open) => {
  const shop = basketShop(open);

  const state = async (visit: Visit) => (await shop.baskets.view(visit)).code?.state;

  it('takes off what it says until it is switched off', async () => {
    const { visit } = await shop.shopper();
    expect(await shop.baskets.activateCode(visit, 'minus 10')).toMatchObject({ ok: true, value: { code: 'MINUS10' } });
    expect(await shop.baskets.view(visit)).toMatchObject({ goods: { gross: 3 * 7560 }, rebate: { gross: 2520 } });
    expect([await shop.baskets.deactivateCode(visit), await shop.baskets.deactivateCode(visit)]).toEqual([true, false]);
    expect(await shop.baskets.view(visit)).toMatchObject({ rebate: { gross: 0 } });
  });

  it.each([
    ['', 'rebates_code_empty'],
    ['nic', 'rebates_code_undefined'],
    ['potem', 'rebates_code_begins'],
    ["' or 1=1 --", 'rebates_code_undefined'],
  ])('is refused: %j', async (typed, refused) => {
    const { visit } = await shop.shopper();
    expect(await shop.baskets.activateCode(visit, typed)).toEqual({ ok: false, error: refused });
    expect(await state(visit)).toBeUndefined();
  });

  it('waits for the first thing in the basket', async () => {
    const visit = await shop.visitor();
    expect(await shop.baskets.activateCode(visit, 'MINUS10')).toMatchObject({ ok: true });
    expect(await state(visit)).toBe('nothing');
    await shop.baskets.add(visit, [cup()]);
    expect(await state(visit)).toBe('works');
  });

  it('is kept nowhere over plain http on a network', async () => {
    const nobody = NOBODY;
    expect(await shop.baskets.activateCode(nobody, 'MINUS10')).toEqual({ ok: false, error: 'insecure' });
  });

  it('is for its categories', async () => {
    const { visit } = await shop.shopper();
    await shop.baskets.activateCode(visit, 'KUBKI');
    expect(await state(visit)).toBe('works');
    await shop.baskets.activateCode(visit, 'TALERZE');
    expect(await state(visit)).toBe('nothing');
  });

  it('says that the merchant has taken it away', async () => {
    const { visit } = await shop.shopper();
    await shop.baskets.activateCode(visit, 'MINUS10');
    const { code: gone } = await shop.again(shop.db, new Map()).view(visit);
    expect(gone).toMatchObject({ code: 'MINUS10', state: 'rebates_code_deleted' });
  });

  it('is used by so many orders, once by each where the merchant says so', async () => {
    const use = (typed: string, order: string, email: string, customer?: string) =>
      shop.db.write((tx) => shop.baskets.countCode(tx, { code: typed, order, email, customer }));
    const used = { ok: false, error: 'rebates_code_used' };
    expect(await use('dwa', 'o1', 'a@b.pl')).toMatchObject({ ok: true });
    expect(await use('DWA', 'o1', 'a@b.pl')).toMatchObject({ ok: true });
    expect(await use('DWA', 'o2', 'c@d.pl')).toMatchObject({ ok: true });
    expect(await use('DWA', 'o3', 'e@f.pl')).toEqual(used);
    const { visit } = await shop.shopper();
    expect(await shop.baskets.activateCode(visit, 'DWA')).toEqual(used);
    expect(await use('RAZ', 'o4', 'a@b.pl')).toMatchObject({ ok: true });
    expect(await use('RAZ', 'o5', ' A@B.pl')).toEqual(used);
    expect(await use('RAZ', 'o5', 'a+1@b.pl')).toEqual(used);
    expect(await use('RAZ', 'o6', 'c@d.pl', 'account')).toMatchObject({ ok: true });
    expect(await use('RAZ', 'o7', 'other@d.pl', 'account')).toEqual(used);
    expect(await use('RAZ', 'o7', 'c+x@d.pl', 'another')).toEqual(used);
    expect(await use('RAZ', 'o8', 'g@h.pl', 'another')).toMatchObject({ ok: true });
    const rows = await shop.db.read.selectFrom('rebate_uses').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/@/);
  });

  it('is used no more often than it may be, by however many at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        shop.db.write((tx) =>
          shop.baskets.countCode(tx, { code: 'DWA', order: `o${n}`, email: `${n}@b.pl`, customer: undefined }),
        ),
      ),
    );
    expect(all.filter(({ ok }) => ok)).toHaveLength(2);
  });
});
