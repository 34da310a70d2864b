import { beforeEach, expect, it } from 'vitest';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { MINUTE } from '../kit/clock.ts';
import { cup, FIRST, type ListShop, listShop } from './testing/listShop.server.ts';

eachDatabase('a form of shopping lists that is sent twice', (open) => {
  let shop: ListShop;

  beforeEach(async () => {
    shop = listShop(await open());
  });

  it('makes one list, for a minute and while nothing stands on it', async () => {
    const guest = await shop.visit();
    await shop.lists.add(guest, FIRST, [cup]);
    const make = () => shop.lists.create(guest, { typed: ' Na  ślub' });
    const [one, other] = await Promise.all([make(), make()]);
    expect(one).toMatchObject({ ok: true });
    expect(other).toEqual(one);
    expect(Object.keys(await shop.shown(guest)).sort()).toEqual(['Lista zakupowa', 'Na ślub']);
    shop.pass(MINUTE);
    expect(await make()).toEqual({ ok: false, error: 'name_taken' });

    const full = await shop.made(guest, 'Do domu');
    await shop.lists.add(guest, { id: full }, [cup]);
    expect(await shop.lists.create(guest, { typed: 'Do domu' })).toEqual({ ok: false, error: 'name_taken' });
  });

  it('keeps one copy of somebody else’s list, as long as it is the same', async () => {
    const [owner, friend] = [await shop.visit(), await shop.visit()];
    await shop.lists.add(owner, FIRST, [cup, { product: 2, size: 'm', quantity: '3' }]);
    const list = await shop.idOf(owner);
    await shop.lists.add(friend, FIRST, [cup]);
    const keep = async () =>
      shop.lists.keep(friend, 'Lista zakupowa', (await shop.lists.find(owner, list))?.entries ?? []);
    const [one, other] = await Promise.all([keep(), keep()]);
    expect(one).toMatchObject({ ok: true });
    expect(other).toEqual(one);
    const both = [
      [1, 'uniw', 1, ''],
      [2, 'm', 3, ''],
    ];
    expect(await shop.shown(friend)).toEqual({ 'Lista zakupowa': [[1, 'uniw', 1, '']], 'Lista zakupowa 2': both });

    await shop.lists.edit(owner, list, { entries: [{ entry: await shop.entryOf(owner, list), note: 'dla Kasi' }] });
    expect(await keep()).not.toEqual(one);
    expect(Object.keys(await shop.shown(friend)).sort()).toEqual([
      'Lista zakupowa',
      'Lista zakupowa 2',
      'Lista zakupowa 3',
    ]);
  });
});
