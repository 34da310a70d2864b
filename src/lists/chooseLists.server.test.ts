import { beforeEach, expect, it } from 'vitest';
import { eachDatabase } from '../db/testing/databases.server.ts';
import type { OpenVisit } from '../session/visit.server.ts';
import type { Lists } from './service.server.ts';
import { cup, type ListShop, listShop } from './testing/listShop.server.ts';

eachDatabase('lists that are chosen for a product', (open) => {
  let shop: ListShop;
  let lists: Lists;
  let guest: OpenVisit;
  const shirt = { product: 2, size: '' };
  const nothing = { ...shirt, lists: [] as string[], name: '' };

  beforeEach(async () => {
    shop = listShop(await open());
    ({ lists } = shop);
    guest = await shop.visit();
  });

  /** A shopper with a shirt on one list, wanted five times with a note, and another list. */
  async function noted() {
    const [from, to] = [await shop.made(guest, 'Stąd'), await shop.made(guest, 'Tam')];
    await lists.add(guest, { id: from }, [shirt]);
    const entry = await shop.entryOf(guest, from);
    await lists.edit(guest, from, { entries: [{ entry: entry, quantity: '5', note: 'dla Kasi' }] });
    return { from, to, entry };
  }

  it('hold it in another size with its wish and its note, once', async () => {
    const { from } = await noted();
    for (const size of ['m', 'l', '']) {
      expect(await lists.choose(guest, { ...nothing, size, lists: [from] })).toEqual({ ok: true, value: from });
      expect(await shop.shown(guest)).toEqual({ Stąd: [[2, size || 'l', 5, 'dla Kasi']], Tam: [] });
    }
  });

  it('take it over from the list that it leaves, a new one too', async () => {
    const { from, to, entry } = await noted();
    await lists.choose(guest, { ...nothing, size: 'm', lists: [to] });
    expect(await shop.shown(guest)).toEqual({ Stąd: [], Tam: [[2, 'm', 5, 'dla Kasi']] });
    expect(await shop.entryOf(guest, to)).toBe(entry);
    await lists.choose(guest, { ...nothing, name: ' Prezenty ' });
    expect(await shop.shown(guest)).toEqual({ Stąd: [], Tam: [], Prezenty: [[2, 'm', 5, 'dla Kasi']] });
    await lists.choose(guest, { ...nothing, lists: [from] });
    await lists.choose(guest, { ...nothing, lists: [from, to] });
    expect(await shop.shown(guest)).toEqual({ Stąd: [[2, 'm', 5, 'dla Kasi']], Tam: [[2, '', 1, '']], Prezenty: [] });
  });

  it('lose it where none is chosen, and for an hour it can be brought back', async () => {
    const { from, entry } = await noted();
    expect(await lists.choose(guest, nothing)).toEqual({ ok: true, value: '' });
    expect(await shop.shown(guest)).toEqual({ Stąd: [], Tam: [] });
    expect(await lists.bringBack(guest, [entry])).toEqual({ ok: true, value: from });
  });

  it.each([
    ['a size that it does not have', { size: 'xxl', name: 'Nowa' }, 'size_not_found'],
    ['a product that has gone', { product: 9, name: 'Nowa' }, 'product_not_found'],
    ['the name of another list', { name: 'TAM' }, 'name_taken'],
    ['a name of nothing', { name: ' \u200b ' }, 'name'],
  ])('change nothing for %s', async (_, wrong, error) => {
    await noted();
    const before = await shop.shown(guest);
    expect(await lists.choose(guest, { ...nothing, ...wrong })).toEqual({ ok: false, error });
    expect(await shop.shown(guest)).toEqual(before);
  });

  it('change nothing where a list is full, or there are too many', async () => {
    const { to } = await noted();
    await lists.add(guest, { id: to }, [cup, { product: 3, size: '' }]);
    for (const size of ['m', 'l']) await lists.add(guest, { id: to }, [{ product: 2, size }]);
    const before = await shop.shown(guest);
    // Two sizes stand there, so that a third would come beside them.
    expect(await lists.choose(guest, { ...nothing, lists: [to] })).toEqual({ ok: false, error: 'list_full' });
    await shop.made(guest, 'Trzecia');
    expect(await lists.choose(guest, { ...nothing, name: 'Czwarta' })).toEqual({ ok: false, error: 'too_many_lists' });
    expect(await shop.shown(guest)).toEqual({ ...before, Trzecia: [] });
  });

  it('are nobody else’s', async () => {
    const { from } = await noted();
    const stranger = await shop.visit();
    await shop.made(stranger, 'Moja');
    await lists.choose(stranger, { ...nothing, lists: [from] });
    expect(await shop.shown(guest)).toEqual({ Stąd: [[2, '', 5, 'dla Kasi']], Tam: [] });
    expect(await shop.shown(stranger)).toEqual({ Moja: [] });
  });
});
