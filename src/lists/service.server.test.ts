import { beforeEach, expect, it } from 'vitest';
import type { Db } from '../db/database.ts';
import { DatabaseError } from '../db/error.ts';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { HOUR } from '../kit/clock.ts';
import { createSessions } from '../session/service.server.ts';
import { openVisit } from '../session/visit.server.ts';
import { exportLists, joinLists } from './join.server.ts';
import { createLists, type Lists } from './service.server.ts';
import { catalogue, cup, FIRST, type ListShop, listShop, terms } from './testing/listShop.server.ts';

eachDatabase('shopping lists', (open) => {
  let db: Db;
  let shop: ListShop;
  let lists: Lists;
  let visit: ListShop['visit'];
  let shown: ListShop['shown'];
  let made: ListShop['made'];
  let entryOf: ListShop['entryOf'];
  let clock: ListShop['clock'];

  beforeEach(async () => {
    db = await open();
    shop = listShop(db);
    ({ visit, shown, made, entryOf, lists, clock } = shop);
  });

  it('are begun by the first product of a guest, and show it once', async () => {
    const guest = await visit();
    expect(await lists.of(guest)).toEqual([]);
    expect(await lists.add(guest, FIRST, [cup])).toMatchObject({ ok: true, value: { added: 1 } });
    expect(guest.session).toBeDefined();
    expect(await lists.add(guest, FIRST, [cup, { product: 2, size: 'm', quantity: '3' }])).toMatchObject({
      ok: true,
      value: { added: 1 },
    });
    expect(await shown(guest)).toEqual({
      'Lista zakupowa': [
        [1, 'uniw', 1, ''],
        [2, 'm', 3, ''],
      ],
    });
  });

  it.each([
    ['a product that has gone', { product: 9, size: '' }, 'product_not_found'],
    ['a size that it does not have', { product: 2, size: 'xxl' }, 'size_not_found'],
    ['a size of what has no sizes', { product: 1, size: 'xxl' }, 'size_not_found'],
    ['no quantity at all', { product: 1, size: '', quantity: 'dużo' }, 'quantity'],
    ['a quantity without end', { product: 1, size: '', quantity: '99999999999' }, 'quantity'],
    ['less than nothing', { product: 1, size: '', quantity: '-1' }, 'quantity'],
  ])('take nothing at all of a wish with %s', async (_, wrong, error) => {
    const guest = await visit();
    expect(await lists.add(guest, FIRST, [cup, wrong])).toEqual({ ok: false, error });
  });

  it('keep a size that is not chosen yet, and a length in parts', async () => {
    const guest = await visit();
    await lists.add(guest, FIRST, [
      { product: 2, size: '' },
      { product: 3, size: '', quantity: '1,25 kg' },
    ]);
    expect(await shown(guest)).toEqual({
      'Lista zakupowa': [
        [2, '', 1, ''],
        [3, 'uniw', 125, ''],
      ],
    });
  });

  it('hold no more products than they may, and a shopper no more lists', async () => {
    const guest = await visit();
    const list = await made(guest, 'Pierwsza');
    const four = [cup, { product: 3, size: '' }, ...['m', 'l'].map((size) => ({ product: 2, size }))];
    expect(await lists.add(guest, { id: list }, four)).toMatchObject({ ok: true });
    expect(await lists.add(guest, { id: list }, [{ product: 2, size: '' }])).toEqual({ ok: false, error: 'list_full' });
    await made(guest, 'Druga');
    await made(guest, 'Trzecia');
    expect(await lists.create(guest, { typed: 'Czwarta' })).toEqual({ ok: false, error: 'too_many_lists' });
    expect(await lists.create(guest, FIRST)).toEqual({ ok: false, error: 'too_many_lists' });
  });

  it('have names that tell them apart', async () => {
    const guest = await visit();
    const list = await made(guest, 'Na ślub');
    expect(await lists.create(guest, { typed: ' NA  SLUB ' })).toEqual({ ok: false, error: 'name_taken' });
    expect(await lists.create(guest, { typed: ' \n' })).toEqual({ ok: false, error: 'name' });
    const other = await made(guest, 'Do domu');
    expect(await lists.rename(guest, other, 'na ślub')).toEqual({ ok: false, error: 'name_taken' });
    expect(await lists.rename(guest, list, 'NA ŚLUB')).toEqual({ ok: true, value: list });
    shop.pass(1);
    expect(await lists.create(guest, { fallback: 'Do domu' })).toMatchObject({ ok: true });
    expect(Object.keys(await shown(guest))).toEqual(['NA ŚLUB', 'Do domu', 'Do domu 2']);
  });

  it('are seen and changed by nobody else', async () => {
    const guest = await visit();
    const stranger = await visit();
    await lists.add(stranger, FIRST, [cup]);
    const list = await made(guest, 'Moja');
    await lists.add(guest, { id: list }, [cup]);
    const entry = await entryOf(guest, list);
    const missing = { ok: false, error: 'list_not_found' };
    for (const other of [stranger, await visit()]) {
      expect(await lists.find(other, list)).toBeUndefined();
      expect(await lists.rename(other, list, 'Twoja')).toEqual(missing);
      expect(await lists.share(other, list, true)).toEqual(missing);
      expect(await lists.remove(other, list)).toEqual(missing);
      expect(await lists.restore(other, list)).toEqual(missing);
      expect(await lists.change(other, list, entry, { do: 'remove' })).toEqual(missing);
    }
    expect(await lists.add(stranger, { id: list }, [cup])).toEqual(missing);
    const [own] = await lists.of(stranger);
    expect(await lists.change(stranger, own?.id ?? '', entry, { do: 'remove' })).toMatchObject({ ok: false });
    expect(await lists.change(guest, list, entry, { do: 'copy', to: own?.id ?? '' })).toEqual(missing);
    expect(await shown(guest)).toEqual({ Moja: [[1, 'uniw', 1, '']] });
  });

  it('are shown to others by an address that can be withdrawn and never comes again', async () => {
    const guest = await visit();
    const list = await made(guest, 'Na ślub');
    const secret = async () => (await lists.find(guest, list))?.list.secret;
    expect(await secret()).toBeUndefined();
    await lists.share(guest, list, true);
    const first = (await secret()) ?? '';
    expect(first).toMatch(/^[\w-]{43}$/);
    await lists.share(guest, list, true);
    expect(await secret()).toBe(first);
    expect(await lists.shared(first)).toMatchObject({ list: { name: 'Na ślub' } });
    await lists.share(guest, list, false);
    expect(await lists.shared(first)).toBeUndefined();
    await lists.share(guest, list, true);
    expect(await secret()).not.toBe(first);
    await lists.remove(guest, list);
    expect(await lists.shared((await secret()) ?? '')).toBeUndefined();
    expect(await lists.shared('')).toBeUndefined();
  });

  it('take products by their link while their owner lets others add, and no longer', async () => {
    const guest = await visit();
    const list = await made(guest, 'Na ślub');
    const refused = { ok: false, error: 'not_shared' };
    await lists.share(guest, list, true);
    const secret = (await lists.find(guest, list))?.list.secret ?? '';
    expect(await lists.addByLink(secret, [cup])).toEqual(refused);
    await lists.share(guest, list, true, true);
    expect((await lists.find(guest, list))?.list).toMatchObject({ secret, othersAdd: true });
    expect(await lists.addByLink(secret, [cup])).toMatchObject({ ok: true, value: { list, added: 1 } });
    expect(await lists.addByLink(secret, [cup])).toMatchObject({ ok: true, value: { added: 0 } });
    expect((await lists.find(guest, list))?.entries).toMatchObject([{ product: 1, byOthers: true }]);
    expect(await lists.addByLink(secret, [{ product: 99, size: '' }])).toEqual({
      ok: false,
      error: 'product_not_found',
    });
    const many = ['m', 'l', '', 'm'].map((size) => ({ product: size === '' ? 3 : 2, size }));
    expect(await lists.addByLink(secret, many)).toMatchObject({ ok: true });
    expect(await lists.addByLink(secret, [{ product: 2, size: '' }])).toEqual({ ok: false, error: 'list_full' });
    await lists.share(guest, list, true, false);
    expect(await lists.addByLink(secret, [cup])).toEqual(refused);
    // A link that was withdrawn takes its rights along.
    await lists.share(guest, list, true, true);
    await lists.share(guest, list, false);
    await lists.share(guest, list, true);
    expect((await lists.find(guest, list))?.list).toMatchObject({ othersAdd: false });
    for (const wrong of [secret, '', 'niema']) expect(await lists.addByLink(wrong, [cup])).toEqual(refused);
  });

  it('are changed entry by entry: a wish, a note, its place', async () => {
    const guest = await visit();
    await lists.add(guest, FIRST, [cup, { product: 2, size: 'm' }]);
    const [list] = await lists.of(guest);
    const id = list?.id ?? '';
    const second = await entryOf(guest, id, 1);
    const typed = { entry: second, quantity: '6 szt.', note: ' dla\nKasi ' };
    expect(await lists.edit(guest, id, { entries: [typed] })).toEqual({ ok: true, value: [] });
    expect(await lists.edit(guest, id, { entries: [{ ...typed, quantity: '0' }] })).toEqual({
      ok: true,
      value: [{ entry: second, error: 'quantity' }],
    });
    await lists.change(guest, id, second, { do: 'up' });
    expect(await shown(guest)).toEqual({
      'Lista zakupowa': [
        [2, 'm', 6, 'dla Kasi'],
        [1, 'uniw', 1, ''],
      ],
    });
    await lists.change(guest, id, second, { do: 'down' });
    expect(await entryOf(guest, id, 1)).toBe(second);
  });

  it('give an entry to another list, once, and copy it', async () => {
    const guest = await visit();
    const [from, to] = [await made(guest, 'Stąd'), await made(guest, 'Tam')];
    await lists.add(guest, { id: from }, [cup, { product: 2, size: 'm' }]);
    await lists.change(guest, from, await entryOf(guest, from), { do: 'copy', to });
    await lists.change(guest, from, await entryOf(guest, from), { do: 'move', to });
    await lists.change(guest, from, await entryOf(guest, from), { do: 'move', to });
    expect(await shown(guest)).toEqual({
      Stąd: [],
      Tam: [
        [1, 'uniw', 1, ''],
        [2, 'm', 1, ''],
      ],
    });
    expect(await lists.change(guest, to, await entryOf(guest, to), { do: 'move', to: 'inna' })).toEqual({
      ok: false,
      error: 'list_not_found',
    });
  });

  it('come back with their entries for an hour after they were removed', async () => {
    const guest = await visit();
    const list = await made(guest, 'Moja');
    await lists.add(guest, { id: list }, [cup]);
    const entry = await entryOf(guest, list);
    await lists.change(guest, list, entry, { do: 'remove' });
    expect(await shown(guest)).toEqual({ Moja: [] });
    shop.pass(HOUR - 1);
    expect(await lists.bringBack(guest, [entry])).toMatchObject({ ok: true });
    expect(await shown(guest)).toEqual({ Moja: [[1, 'uniw', 1, '']] });
    await lists.remove(guest, list);
    expect(await lists.of(guest)).toEqual([]);
    shop.pass(HOUR - 1);
    expect(await lists.restore(guest, list)).toMatchObject({ ok: true });
    await lists.remove(guest, list);
    shop.pass(HOUR + 1);
    expect(await lists.restore(guest, list)).toEqual({ ok: false, error: 'list_not_found' });
  });

  it('are shown by no link of the account after a sign-in, nor show what is its own', async () => {
    const [guest, own] = [await visit(), await visit()];
    await lists.add(guest, FIRST, [cup]);
    const [theirs, mine] = [await made(guest, 'Prezenty'), await made(own, 'Prezenty')];
    await lists.add(guest, { id: theirs }, [cup]);
    await lists.add(own, { id: mine }, [{ product: 2, size: 'm' }]);
    const account = await made(own, 'Lista zakupowa');
    for (const [who, id] of [
      [guest, theirs],
      [own, account],
    ] as const)
      await lists.share(who, id, true);
    await db.write((tx) => joinLists(tx, guest.session ?? '', own.session ?? '', clock()));
    expect(await shown(own)).toEqual({
      'Lista zakupowa': [],
      'Lista zakupowa 2': [[1, 'uniw', 1, '']],
      Prezenty: [[2, 'm', 1, '']],
      'Prezenty 2': [[1, 'uniw', 1, '']],
    });
    const links = (await lists.of(own)).flatMap(({ name, secret }) => (secret === undefined ? [] : name));
    expect(links.toSorted()).toEqual(['Lista zakupowa', 'Prezenty 2']);
  });

  it('join those of the account by their names at sign-in; nothing is lost and nothing stands twice', async () => {
    const [guest, own] = [await visit(), await visit()];
    await lists.add(guest, FIRST, [cup, { product: 2, size: 'm' }]);
    await lists.add(own, { fallback: 'LISTA ZAKUPOWA' }, [cup]);
    await made(guest, 'Na ślub');
    const [from = '', into = ''] = [guest.session, own.session];
    await db.write((tx) => joinLists(tx, from, into, clock()));
    expect(await shown(own)).toEqual({
      'LISTA ZAKUPOWA': [
        [1, 'uniw', 1, ''],
        [2, 'm', 1, ''],
      ],
      'Na ślub': [],
    });
    expect((await lists.of(own)).map(({ joinedAt }) => joinedAt)).toEqual([clock(), clock()]);
    await db.write((tx) => joinLists(tx, into, into, clock()));
    expect(await exportLists(db, into)).toMatchObject({
      lists: [
        { name: 'LISTA ZAKUPOWA', products: [{ product: 1, quantity: '1' }, { product: 2 }] },
        { name: 'Na ślub' },
      ],
    });
  });

  it('are one list with one product when both are put in at the same time', async () => {
    const guest = await visit();
    await lists.create(guest, { typed: 'Moja' });
    const header = `witryna=${/witryna=([\w-]+)/.exec(guest.cookie() ?? '')?.[1]}`;
    const tabs = await Promise.all(
      [1, 2].map(() => openVisit(createSessions(db, clock), { name: 'witryna', secure: false }, header)),
    );
    await Promise.all(tabs.map((tab) => lists.add(tab, FIRST, [cup])));
    expect(await shown(guest)).toEqual({ Moja: [[1, 'uniw', 1, '']] });
  });

  it('say so when the store cannot be written to', async () => {
    const told: unknown[] = [];
    const broken = { ...db, write: () => Promise.reject(new DatabaseError('locked', 'Locked')) } as unknown as Db;
    const some = createLists({
      ...{ db: broken, catalogue, clock, terms },
      onError: (error) => void told.push(error),
    });
    expect(await some.add(await visit(), FIRST, [cup])).toEqual({ ok: false, error: 'unavailable' });
    expect(told).toHaveLength(1);
  });
});
