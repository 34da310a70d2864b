import { expect, it } from 'vitest';
import { stock } from '../../catalogue/testing/things.ts';
import type { Db } from '../../db/database.ts';
import { DatabaseError } from '../../db/error.ts';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { HOUR } from '../../kit/clock.ts';
import { LONGEST_COMMENT } from '../limits.ts';
import { basketShop, cup } from '../testing/shop.server.ts';

const GONE = { ok: false, error: { code: 'line_not_found' } };

eachDatabase('a basket that is changed', (open) => {
  const shop = basketShop(open);

  it('keeps a quantity as it was typed, or the bound that it was corrected to', async () => {
    const { visit, first, second } = await shop.shopper();
    expect(
      await shop.baskets.edit(visit, [
        { line: { id: first }, quantity: '4' },
        { line: { product: 2, size: '', additional: '' }, quantity: '50' },
      ]),
    ).toMatchObject([
      { ok: true, value: { line: first, quantity: 4 } },
      { ok: true, value: { line: second, quantity: 5, corrected: { code: 'order_notenough' } } },
    ]);
    expect((await shop.shown(visit)).lines).toEqual([
      [1, 4],
      [2, 5],
    ]);
  });

  it('keeps a comment, and what was not asked about', async () => {
    const { visit, first } = await shop.shopper();
    await shop.baskets.edit(visit, [{ line: { id: first }, comment: ' na prezent\r\n ' }]);
    expect((await shop.baskets.view(visit)).lines[0]?.known).toMatchObject({ comment: 'na prezent', quantity: 2 });
    await shop.baskets.edit(visit, [{ line: { id: first }, quantity: '3' }]);
    expect((await shop.baskets.view(visit)).lines[0]?.known).toMatchObject({ comment: 'na prezent', quantity: 3 });
  });

  it('takes a line out by its quantity, by its name or by itself, and puts it back for an hour', async () => {
    const { visit, first, second } = await shop.shopper();
    await shop.baskets.edit(visit, [{ line: { id: first }, quantity: '0' }]);
    expect(await shop.baskets.remove(visit, [{ product: 2, size: 'onesize', additional: '' }, { id: first }])).toEqual([
      { ok: true, value: { line: second, product: 2 } },
      GONE,
    ]);
    expect((await shop.shown(visit)).lines).toEqual([]);
    expect(await shop.baskets.putBack(visit, first)).toMatchObject({ ok: true });
    expect(await shop.baskets.putBack(visit, first)).toEqual(GONE);
    expect((await shop.shown(visit)).lines).toEqual([[1, 2]]);
    shop.now += HOUR + 1;
    await shop.baskets.remove(visit, [{ id: first }]);
    expect(await shop.baskets.putBack(visit, second)).toEqual(GONE);
  });

  it('adds up what is put back to what was added meanwhile', async () => {
    const { visit, first } = await shop.shopper();
    await shop.baskets.remove(visit, [{ id: first }]);
    await shop.baskets.add(visit, [cup()]);
    await shop.baskets.putBack(visit, first);
    expect((await shop.shown(visit)).lines).toEqual([
      [2, 1],
      [1, 3],
    ]);
  });

  it('lies beside the basket until it is wanted', async () => {
    const { visit, first, second } = await shop.shopper();
    expect(await shop.baskets.putAside(visit, first)).toMatchObject({ ok: true, value: { product: 1 } });
    expect(await shop.shown(visit)).toEqual({ lines: [[2, 1]], later: [[1, 2]] });
    await shop.baskets.add(visit, [cup()]);
    const again = (await shop.baskets.view(visit)).lines.find(({ product }) => product === 1)?.id ?? '';
    await shop.baskets.putAside(visit, again);
    expect(await shop.shown(visit)).toEqual({ lines: [[2, 1]], later: [[1, 3]] });
    await shop.baskets.putBack(visit, first);
    expect(await shop.shown(visit)).toEqual({
      lines: [
        [1, 3],
        [2, 1],
      ],
      later: [],
    });
    await shop.baskets.putAside(visit, second);
    await shop.baskets.forget(visit, second);
    expect((await shop.shown(visit)).later).toEqual([]);
    expect(await shop.baskets.putBack(visit, second)).toMatchObject({ ok: true });
  });

  it('keeps words beside a thing that lies in two places, and takes no more than fit', async () => {
    const { visit, first } = await shop.shopper();
    const cupIn = async () => (await shop.baskets.view(visit)).lines.find(({ product }) => product === 1);
    const write = async (comment: string) =>
      shop.baskets.edit(visit, [{ line: { id: (await cupIn())?.id ?? '' }, comment }]);
    await write('a'.repeat(300));
    await shop.baskets.putAside(visit, first);
    await shop.baskets.add(visit, [cup()]);
    await write('b'.repeat(200));
    expect(await write('c'.repeat(501))).toEqual([{ ok: false, error: { code: 'comment_length' } }]);
    const long = { ok: false, error: { code: 'comment_long' } };
    expect(await shop.baskets.putBack(visit, first)).toEqual(long);
    // Aside they lie beside each other.
    const second = (await cupIn())?.id ?? '';
    await shop.baskets.putAside(visit, second);
    // They were put there in one moment, so either may stand first.
    expect((await shop.shown(visit)).later.toSorted()).toEqual([
      [1, 1],
      [1, 2],
    ]);
    await shop.baskets.putBack(visit, second);
    await write('b'.repeat(199));
    expect(await shop.baskets.putBack(visit, first)).toMatchObject({ ok: true });
    expect((await cupIn())?.known?.comment).toBe(`${'b'.repeat(199)}\n${'a'.repeat(300)}`);
    expect((await shop.shown(visit)).later).toEqual([]);
  });

  it('takes as many signs of words as a person counts, and cuts nothing', async () => {
    const { visit, first } = await shop.shopper();
    const write = async (comment: string) => {
      await shop.baskets.edit(visit, [{ line: { id: first }, comment }]);
      return (await shop.baskets.view(visit)).lines.find(({ id }) => id === first)?.known?.comment;
    };
    const most = '🏺'.repeat(LONGEST_COMMENT);
    expect(await write(most)).toBe(most);
    expect(await write(`a${most}`)).toBe(most);
  });

  it('is changed by its own shopper alone', async () => {
    const { visit, first, second } = await shop.shopper();
    await shop.baskets.putAside(visit, second);
    const stranger = await shop.shopper();
    const before = await shop.shown(visit);
    for (const other of [stranger.visit, await shop.visitor()]) {
      expect(await shop.baskets.edit(other, [{ line: { id: first }, quantity: '1' }])).toEqual([GONE]);
      expect(await shop.baskets.remove(other, [{ id: first }, { id: second }])).toEqual([GONE, GONE]);
      expect(await shop.baskets.putAside(other, first)).toEqual(GONE);
      expect(await shop.baskets.putBack(other, second)).toEqual(GONE);
      expect(await shop.baskets.forget(other, second)).toEqual(GONE);
    }
    expect(await shop.shown(visit)).toEqual(before);
  });

  it('changes one line at a time, however many tabs ask', async () => {
    const { visit, first, header } = await shop.shopper('1');
    const tabs = await Promise.all(Array.from({ length: 6 }, () => shop.visitor(header)));
    await Promise.all(
      tabs.map((tab, n) =>
        n % 2 ? shop.baskets.add(tab, [cup()]) : shop.baskets.edit(tab, [{ line: { id: first }, quantity: '2' }]),
      ),
    );
    const [line] = (await shop.shown(visit)).lines;
    expect([2, 3, 4, 5]).toContain(line?.[1]);
    expect((await shop.shown(visit)).lines).toHaveLength(2);
  });

  it('has one gift, of those that are offered', async () => {
    const { visit } = await shop.shopper();
    const chosen = async () => (await shop.baskets.view(visit)).freeGifts.gifts.map((gift) => gift.chosen);
    expect(await shop.baskets.chooseGift(visit, { product: 1, size: 'uniw' })).toBe(false);
    expect(await chosen()).toEqual([false]);
    expect(await shop.baskets.chooseGift(visit, { product: 2, size: 'uniw' })).toBe(true);
    expect(await chosen()).toEqual([true]);
    await shop.baskets.activateCode(visit, 'MINUS10');
    expect(await chosen()).toEqual([true]);
    expect(await shop.baskets.chooseGift(visit, undefined)).toBe(true);
    expect(await chosen()).toEqual([false]);
  });

  it('says what has happened to the stock since its page was last looked at', async () => {
    const { visit } = await shop.shopper();
    const change = async () => (await shop.baskets.visited(visit)).lines[0]?.known?.change;
    expect(await change()).toBeUndefined();
    shop.now += HOUR;
    await shop.brought([stock(1)]);
    expect([await change(), await change()]).toEqual(['less', 'less']);
    shop.now += 2 * HOUR;
    expect(await change()).toBeUndefined();
    await shop.brought([stock(9)]);
    expect(await change()).toBe('back');
    await shop.baskets.edit(visit, [{ line: { product: 1, size: '', additional: '' }, quantity: '3' }]);
    expect(await change()).toBeUndefined();
  });

  it('is given to another session with all that lies beside it', async () => {
    const from = await shop.shopper();
    const into = await shop.shopper('1');
    await shop.baskets.putAside(from.visit, from.second);
    await shop.baskets.edit(from.visit, [{ line: { id: from.first }, comment: 'dla Oli' }]);
    await shop.baskets.edit(into.visit, [{ line: { id: into.first }, comment: 'dla Ali' }]);
    await shop.baskets.activateCode(from.visit, 'MINUS10');
    await shop.db.write((tx) => shop.baskets.merge(tx, from.visit.session ?? '', into.visit.session ?? ''));
    expect(await shop.shown(into.visit)).toEqual({
      lines: [
        [1, 3],
        [2, 1],
      ],
      later: [[2, 1]],
    });
    const merged = await shop.baskets.view(into.visit);
    expect(merged.lines.map(({ known }) => known?.comment)).toContain('dla Ali\ndla Oli');
    expect(merged.code?.code).toBe('MINUS10');
    expect(await shop.shown(from.visit)).toEqual({ lines: [], later: [] });
  });

  it('puts back, in the session that it was given to, what was taken out a moment before', async () => {
    const from = await shop.shopper();
    const into = await shop.shopper('1');
    await shop.baskets.remove(from.visit, [{ id: from.first }]);
    await shop.baskets.remove(into.visit, [{ id: into.second }]);
    await shop.db.write((tx) => shop.baskets.merge(tx, from.visit.session ?? '', into.visit.session ?? ''));
    expect(await shop.baskets.putBack(from.visit, from.first)).toEqual(GONE);
    expect(await shop.baskets.putBack(into.visit, from.first)).toMatchObject({ ok: true });
    expect(await shop.baskets.putBack(into.visit, into.second)).toMatchObject({ ok: true });
    expect((await shop.shown(into.visit)).lines).toEqual([
      [1, 3],
      [2, 2],
    ]);
  });

  it('keeps the hour of what was taken out when it is given to another session', async () => {
    const from = await shop.shopper();
    const into = await shop.shopper('1');
    await shop.baskets.remove(from.visit, [{ id: from.first }]);
    shop.now += HOUR / 2;
    await shop.db.write((tx) => shop.baskets.merge(tx, from.visit.session ?? '', into.visit.session ?? ''));
    shop.now += HOUR / 2 + 1;
    await shop.baskets.remove(into.visit, [{ id: into.second }]);
    expect(await shop.baskets.putBack(into.visit, from.first)).toEqual(GONE);
  });

  it('is as it was when the store cannot be written to, and says so', async () => {
    const { visit, first } = await shop.shopper();
    const before = await shop.shown(visit);
    const locked: Db = {
      ...shop.db,
      read: shop.db.read,
      write: () => Promise.reject(new DatabaseError('locked', 'Locked')),
    };
    const broken = shop.again(locked);
    const failed = { ok: false, error: { code: 'unavailable' } };
    expect(await broken.add(visit, [cup()])).toEqual([failed]);
    expect(await broken.edit(visit, [{ line: { id: first }, quantity: '1' }])).toEqual([failed]);
    expect(await broken.remove(visit, [{ id: first }])).toEqual([failed]);
    expect(await broken.putAside(visit, first)).toEqual(failed);
    expect(await broken.activateCode(visit, 'MINUS10')).toEqual({ ok: false, error: 'unavailable' });
    expect(await broken.deactivateCode(visit)).toBe(false);
    expect((await broken.visited(visit)).lines).toHaveLength(2);
    expect(shop.told.length).toBeGreaterThanOrEqual(6);
    expect(await shop.shown(visit)).toEqual(before);
  });
});
