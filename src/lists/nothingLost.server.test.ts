import { beforeEach, describe, expect, it } from 'vitest';
import { createCatalogue } from '../catalogue/service.server.ts';
import type { Db } from '../db/database.ts';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { productId } from './addEntries.server.ts';
import { joinLists } from './join.server.ts';
import { UNDO_LASTS } from './model.ts';
import { createLists, type Lists } from './service.server.ts';
import { cup, FIRST, type ListShop, listShop, terms } from './testing/listShop.server.ts';

eachDatabase('entries of shopping lists', (open) => {
  let db: Db;
  let shop: ListShop;
  let lists: Lists;
  let visit: ListShop['visit'];
  let shown: ListShop['shown'];
  let made: ListShop['made'];
  let idOf: ListShop['idOf'];
  let entryOf: ListShop['entryOf'];
  let clock: ListShop['clock'];

  beforeEach(async () => {
    db = await open();
    shop = listShop(db);
    ({ visit, shown, made, idOf, entryOf, lists, clock } = shop);
  });

  it('bring a guest’s note and the larger wish to the list that they join', async () => {
    const [guest, own] = [await visit(), await visit()];
    await lists.add(guest, FIRST, [cup]);
    await lists.add(own, FIRST, [cup]);
    const [theirs, mine] = [await idOf(guest), await idOf(own)];
    await lists.edit(guest, theirs, {
      entries: [{ entry: await entryOf(guest, theirs), quantity: '6', note: 'dla Kasi' }],
    });
    const [from = '', into = ''] = [guest.session, own.session];
    await db.write((tx) => joinLists(tx, from, into, clock()));
    expect(await shown(own)).toEqual({ 'Lista zakupowa': [[1, 'uniw', 6, 'dla Kasi']] });
    expect(await idOf(own)).toBe(mine);
  });

  it.each([false, true])('that others have the link of stay apart, whether the other is shared: %s', async (both) => {
    const [guest, own] = [await visit(), await visit()];
    await lists.add(own, FIRST, [{ product: 2, size: 'm' }]);
    const mine = await idOf(own);
    if (both) await lists.share(own, mine, true);
    await lists.add(guest, FIRST, [cup]);
    const theirs = await idOf(guest);
    await lists.share(guest, theirs, true);
    const secretOf = async (asking: typeof own, list: string) =>
      (await lists.of(asking)).find(({ id }) => id === list)?.secret;
    const [link, ownLink] = [(await secretOf(guest, theirs)) ?? '', await secretOf(own, mine)];
    const [from = '', into = ''] = [guest.session, own.session];
    await db.write((tx) => joinLists(tx, from, into, clock()));
    expect(await shown(own)).toEqual({
      'Lista zakupowa': [[2, 'm', 1, '']],
      'Lista zakupowa 2': [[1, 'uniw', 1, '']],
    });
    expect(await secretOf(own, mine)).toBe(ownLink);
    const seen = await lists.shared(link);
    expect([seen?.list.id, seen?.entries.map(({ product }) => product)]).toEqual([theirs, [1]]);
  });

  describe('removed by a guest who then signs in', () => {
    const signedIn = async (guest: Awaited<ReturnType<typeof visit>>, own: typeof guest) => {
      const [from = '', into = ''] = [guest.session, own.session];
      await db.write((tx) => joinLists(tx, from, into, clock()));
    };

    it('come back to the list of the account that theirs has joined', async () => {
      const [guest, own] = [await visit(), await visit()];
      await lists.add(guest, FIRST, [cup, { product: 2, size: 'm' }]);
      await lists.add(own, FIRST, [{ product: 2, size: 'l' }]);
      const [theirs, mine] = [await idOf(guest), await idOf(own)];
      const [first, second] = [await entryOf(guest, theirs), await entryOf(guest, theirs, 1)];
      await lists.change(guest, theirs, first, { do: 'remove' });
      await lists.take(guest, theirs, [{ product: 2 }]);
      await signedIn(guest, own);
      expect(await shown(own)).toEqual({ 'Lista zakupowa': [[2, 'l', 1, '']] });
      const stranger = await visit();
      await lists.add(stranger, FIRST, [cup]);
      expect(await lists.bringBack(stranger, [second])).toEqual({ ok: false, error: 'entry_not_found' });
      expect(await lists.bringBack(own, [first, second])).toEqual({ ok: true, value: mine });
      expect((await shown(own))['Lista zakupowa']?.toSorted()).toEqual([
        [1, 'uniw', 1, ''],
        [2, 'l', 1, ''],
        [2, 'm', 1, ''],
      ]);
    });

    it('come back with their whole list, for the hour that began when it was removed', async () => {
      const [guest, own] = [await visit(), await visit()];
      const [list, late] = [await made(guest, 'Moja'), await made(guest, 'Druga')];
      await lists.add(guest, { id: list }, [cup]);
      await made(own, 'Moja');
      for (const one of [list, late]) await lists.remove(guest, one);
      shop.pass(UNDO_LASTS / 2);
      await signedIn(guest, own);
      expect(await lists.restore(own, list)).toEqual({ ok: true, value: list });
      expect(await shown(own)).toEqual({ Moja: [], 'Moja 2': [[1, 'uniw', 1, '']] });
      shop.pass(UNDO_LASTS / 2 + 1);
      expect(await lists.restore(own, late)).toEqual({ ok: false, error: 'list_not_found' });
    });
  });

  it('take over the note of what is moved where the same thing stands', async () => {
    const guest = await visit();
    const [from, to] = [await made(guest, 'Stąd'), await made(guest, 'Tam')];
    await lists.add(guest, { id: from }, [cup]);
    await lists.add(guest, { id: to }, [{ ...cup, quantity: '2' }]);
    await lists.edit(guest, from, {
      entries: [{ entry: await entryOf(guest, from), quantity: '1', note: 'dla Kasi' }],
    });
    await lists.change(guest, from, await entryOf(guest, from), { do: 'move', to });
    expect(await shown(guest)).toEqual({ Stąd: [], Tam: [[1, 'uniw', 2, 'dla Kasi']] });
  });

  describe('whose notes are too long for one', () => {
    const [long, other] = ['a'.repeat(150), 'b'.repeat(150)];
    const noted = async (asking: Awaited<ReturnType<typeof visit>>, list: string, note: string) => {
      await lists.add(asking, { id: list }, [cup]);
      await lists.edit(asking, list, { entries: [{ entry: await entryOf(asking, list), quantity: '1', note }] });
      return entryOf(asking, list);
    };

    it('stand apart after a sign-in', async () => {
      const [guest, own] = [await visit(), await visit()];
      await noted(guest, await made(guest, 'Moja'), long);
      await noted(own, await made(own, 'Moja'), other);
      const [from = '', into = ''] = [guest.session, own.session];
      await db.write((tx) => joinLists(tx, from, into, clock()));
      expect(await shown(own)).toEqual({
        Moja: [
          [1, 'uniw', 1, other],
          [1, 'uniw', 1, long],
        ],
      });
    });

    it.each(['move', 'copy'] as const)('stand apart after a %s, once', async (how) => {
      const guest = await visit();
      const [from, to] = [await made(guest, 'Stąd'), await made(guest, 'Tam')];
      await noted(guest, to, other);
      const entry = await noted(guest, from, long);
      for (let n = 0; n < 2; n += 1) await lists.change(guest, from, entry, { do: how, to });
      expect((await shown(guest)).Tam).toEqual([
        [1, 'uniw', 1, other],
        [1, 'uniw', 1, long],
      ]);
    });

    it('stand apart when one is brought back', async () => {
      const guest = await visit();
      const list = await made(guest, 'Moja');
      const entry = await noted(guest, list, long);
      await lists.change(guest, list, entry, { do: 'remove' });
      await noted(guest, list, other);
      await lists.bringBack(guest, [entry]);
      expect((await shown(guest)).Moja?.map(([, , , note]) => note).sort()).toEqual([long, other]);
    });
  });

  it('show once what is brought back after it was put there again', async () => {
    const guest = await visit();
    await lists.add(guest, FIRST, [cup]);
    const list = await idOf(guest);
    const entry = await entryOf(guest, list);
    await lists.change(guest, list, entry, { do: 'remove' });
    await lists.add(guest, { id: list }, [cup]);
    expect(await lists.bringBack(guest, [entry])).toMatchObject({ ok: true });
    expect(await shown(guest)).toEqual({ 'Lista zakupowa': [[1, 'uniw', 1, '']] });
  });

  it('are put in order after an entry came back beside a newer one', async () => {
    const guest = await visit();
    await lists.add(guest, FIRST, [cup]);
    const list = await idOf(guest);
    const entry = await entryOf(guest, list);
    await lists.change(guest, list, entry, { do: 'remove' });
    await lists.add(guest, { id: list }, [{ product: 2, size: 'm' }]);
    await lists.bringBack(guest, [entry]);
    const ids = async () => (await lists.find(guest, list))?.entries.map(({ id }) => id) ?? [];
    const before = await ids();
    await lists.change(guest, list, before[0] ?? '', { do: 'down' });
    expect(await ids()).toEqual(before.toReversed());
  });

  it('are taken off together or not at all, and come back as they were', async () => {
    const guest = await visit();
    await lists.add(guest, FIRST, [cup, ...['m', 'l'].map((size) => ({ product: 2, size }))]);
    const list = await idOf(guest);
    await lists.edit(guest, list, {
      entries: [{ entry: await entryOf(guest, list), quantity: '6', note: 'dla Kasi' }],
    });
    const before = await shown(guest);
    expect(await lists.take(guest, list, [cup, { product: 3 }])).toEqual({ ok: false, error: 'entry_not_found' });
    expect(await shown(guest)).toEqual(before);
    const taken = await lists.take(guest, list, [{ product: 2 }, cup]);
    expect(await shown(guest)).toEqual({ 'Lista zakupowa': [] });
    expect(await lists.saved(guest)).toMatchObject([{ id: list, count: 0, products: [] }]);
    if (!taken.ok) throw new Error(taken.error);
    expect(await lists.bringBack(await visit(), taken.value.entries)).toEqual({ ok: false, error: 'list_not_found' });
    expect(await lists.bringBack(guest, taken.value.entries)).toEqual({ ok: true, value: list });
    expect(await shown(guest)).toEqual(before);
    expect(await lists.saved(guest)).toMatchObject([{ id: list, count: 3, products: [1, 2] }]);
  });

  it('come back under a free name', async () => {
    const guest = await visit();
    const list = await made(guest, 'Moja');
    await lists.remove(guest, list);
    await made(guest, 'Moja');
    await lists.restore(guest, list);
    expect(Object.keys(await shown(guest)).sort()).toEqual(['Moja', 'Moja 2']);
  });

  it('refuse more products at once than a list holds', async () => {
    const many = Array.from({ length: 5 }, () => cup);
    expect(await lists.add(await visit(), FIRST, many)).toEqual({ ok: false, error: 'list_full' });
  });

  it.each(['abc', '1.5', '1e30', '-1', '', 'Infinity'])('know no product "%s"', async (typed) => {
    const real = createLists({ db, catalogue: createCatalogue(db), clock, terms });
    const wanted = { product: productId(typed), size: '' };
    expect(await real.add(await visit(), FIRST, [wanted])).toEqual({ ok: false, error: 'product_not_found' });
  });
});
