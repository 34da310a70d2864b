import { beforeEach, expect, it } from 'vitest';
import { createCatalogue } from '../catalogue/service.server.ts';
import { aProduct, aSize } from '../catalogue/testing/things.ts';
import type { Db } from '../db/database.ts';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { createSessions } from '../session/service.server.ts';
import { type OpenVisit, openVisit } from '../session/visit.server.ts';
import { productId } from './addEntries.server.ts';
import { joinLists } from './join.server.ts';
import { createLists, type Lists } from './service.server.ts';

const sizes = ['m', 'l'].map((type) => aSize({ type, name: type.toUpperCase() }));
const PRODUCTS = [aProduct({ id: 1 }), aProduct({ id: 2, sizes })];
const FIRST = { fallback: 'Lista zakupowa' };
const cup = { product: 1, size: '' };

eachDatabase('entries of shopping lists', (open) => {
  let db: Db;
  let lists: Lists;
  let now = 0;
  const clock = () => now;
  const catalogue = {
    products: async (ids: readonly number[]) => PRODUCTS.filter(({ id }) => ids.includes(id)),
  };
  const visit = () => openVisit(createSessions(db, clock), { name: 'witryna', secure: false }, undefined);

  beforeEach(async () => {
    now = Date.parse('2026-11-21T10:00:00Z');
    db = await open();
    lists = createLists({ db, catalogue, clock, terms: { lists: 3, products: 4 } });
  });

  /** What stands on the lists of a visit, by their names. */
  async function shown(asking: OpenVisit): Promise<Record<string, [number, string, number, string][]>> {
    const all: Record<string, [number, string, number, string][]> = {};
    for (const { id, name } of await lists.of(asking)) {
      const entries = (await lists.find(asking, id))?.entries ?? [];
      all[name] = entries.map(({ product, size, quantity, note }) => [product, size, quantity, note]);
    }
    return all;
  }
  async function made(asking: OpenVisit, typed: string): Promise<string> {
    // The oldest stand first.
    now += 1;
    const done = await lists.create(asking, { typed });
    if (!done.ok) throw new Error(done.error);
    return done.value;
  }
  async function idOf(asking: OpenVisit): Promise<string> {
    return (await lists.of(asking))[0]?.id ?? '';
  }
  async function entryOf(asking: OpenVisit, list: string, place = 0): Promise<string> {
    return (await lists.find(asking, list))?.entries[place]?.id ?? '';
  }

  it('of a guest bring the note, the larger wish and the link to the list that they join', async () => {
    const [guest, own] = [await visit(), await visit()];
    await lists.add(guest, FIRST, [cup]);
    await lists.add(own, FIRST, [cup]);
    const [theirs, mine] = [await idOf(guest), await idOf(own)];
    await lists.change(guest, theirs, await entryOf(guest, theirs), { do: 'edit', quantity: '6', note: 'dla Kasi' });
    await lists.share(guest, theirs, true);
    const secret = (await lists.of(guest))[0]?.secret ?? '';
    const [from = '', into = ''] = [guest.session, own.session];
    await db.write((tx) => joinLists(tx, from, into, now));
    expect(await shown(own)).toEqual({ 'Lista zakupowa': [[1, 'uniw', 6, 'dla Kasi']] });
    expect((await lists.shared(secret))?.list.id).toBe(mine);
  });

  it('take over the note of what is moved where the same thing stands', async () => {
    const guest = await visit();
    const [from, to] = [await made(guest, 'Stąd'), await made(guest, 'Tam')];
    await lists.add(guest, { id: from }, [cup]);
    await lists.add(guest, { id: to }, [{ ...cup, quantity: '2' }]);
    await lists.change(guest, from, await entryOf(guest, from), { do: 'edit', quantity: '1', note: 'dla Kasi' });
    await lists.change(guest, from, await entryOf(guest, from), { do: 'move', to });
    expect(await shown(guest)).toEqual({ Stąd: [], Tam: [[1, 'uniw', 2, 'dla Kasi']] });
  });

  it('show once what is brought back after it was put there again', async () => {
    const guest = await visit();
    await lists.add(guest, FIRST, [cup]);
    const list = await idOf(guest);
    const entry = await entryOf(guest, list);
    await lists.change(guest, list, entry, { do: 'remove' });
    await lists.add(guest, { id: list }, [cup]);
    expect(await lists.change(guest, list, entry, { do: 'restore' })).toMatchObject({ ok: true });
    expect(await shown(guest)).toEqual({ 'Lista zakupowa': [[1, 'uniw', 1, '']] });
  });

  it('are put in order after an entry came back beside a newer one', async () => {
    const guest = await visit();
    await lists.add(guest, FIRST, [cup]);
    const list = await idOf(guest);
    const entry = await entryOf(guest, list);
    await lists.change(guest, list, entry, { do: 'remove' });
    await lists.add(guest, { id: list }, [{ product: 2, size: 'm' }]);
    await lists.change(guest, list, entry, { do: 'restore' });
    const ids = async () => (await lists.find(guest, list))?.entries.map(({ id }) => id) ?? [];
    const before = await ids();
    await lists.change(guest, list, before[0] ?? '', { do: 'down' });
    expect(await ids()).toEqual(before.toReversed());
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
    const real = createLists({ db, catalogue: createCatalogue(db), clock, terms: { lists: 3, products: 4 } });
    const wanted = { product: productId(typed), size: '' };
    expect(await real.add(await visit(), FIRST, [wanted])).toEqual({ ok: false, error: 'product_not_found' });
  });
});
