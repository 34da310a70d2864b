import { beforeEach, describe, expect, it } from 'vitest';
import { createCatalogue } from '../../catalogue/service.server.ts';
import { aDraft, aSizeDraft, importAll } from '../../catalogue/testing/drafts.server.ts';
import { stock } from '../../catalogue/testing/things.ts';
import type { Db } from '../../db/database.ts';
import { DatabaseError } from '../../db/error.ts';
import { eachDatabase } from '../../db/testing.server.ts';
import { HOUR } from '../../kit/clock.ts';
import type { Visit } from '../../session/model.ts';
import { createSessions } from '../../session/service.server.ts';
import { openVisit } from '../../session/visit.server.ts';
import type { Wanted } from '../model.ts';
import type { RebateCode } from '../rebates/model.ts';
import { type Baskets, createBaskets } from '../service.server.ts';
import { rules } from '../testing/rules.ts';

const BEGIN = Date.parse('2026-11-21T10:00:00Z');
const GONE = { ok: false, error: { code: 'line_not_found' } };

const code = (more: Partial<RebateCode> = {}): RebateCode => ({
  code: 'MINUS10',
  name: 'Taniej o 10 %',
  rebate: { percentBp: 1000 },
  oncePerCustomer: false,
  ...more,
});

eachDatabase('a basket that is changed', (open) => {
  let db: Db;
  let now: number;
  let baskets: Baskets;
  let told: unknown[];
  const clock = () => now;
  const codes = new Map([
    ['MINUS10', code()],
    ['DWA', code({ code: 'DWA', uses: 2 })],
    ['RAZ', code({ code: 'RAZ', oncePerCustomer: true })],
    ['KUBKI', code({ code: 'KUBKI', categories: ['kubki'] })],
    ['TALERZE', code({ code: 'TALERZE', categories: ['talerze'] })],
    ['POTEM', code({ code: 'POTEM', from: BEGIN + HOUR })],
  ]);
  const gratis = [{ from: 10_000, gifts: [{ product: 2, size: 'uniw' }] }];

  beforeEach(async () => {
    db = await open();
    now = BEGIN;
    told = [];
    baskets = make(db);
    await brought();
  });

  const make = (on: Db, kept: ReadonlyMap<string, RebateCode> = codes) =>
    createBaskets({
      db: on,
      catalogue: createCatalogue(db),
      clock,
      rules: rules({ rebates: { codes: kept, gratis, addUp: false } }),
      onError: (error) => void told.push(error),
    });
  const brought = (stocks = [stock(5)]) =>
    importAll(
      db,
      [1, 2].map((id) => aDraft(String(id), { preferredId: id, sizes: [aSizeDraft({ stocks })] })),
      now,
    );
  const visitor = (header?: string): Promise<Visit & { cookie(): string | undefined }> =>
    openVisit(createSessions(db, clock), { name: 'witryna', secure: false }, header);
  const cup = (more: Partial<Wanted> = {}): Wanted => ({ product: 1, size: 'uniw', quantity: '1', ...more });
  const shown = async (visit: Visit) => {
    const { lines, later } = await baskets.view(visit);
    const told = (some: typeof lines) => some.map(({ product, known }) => [product, known?.quantity]);
    return { lines: told(lines), later: told(later) };
  };
  /** A shopper with so many of product 1 and one of product 2; gives the ids of the lines. */
  async function shopper(quantity = '2'): Promise<{ visit: Visit; first: string; second: string; header: string }> {
    const visit = await visitor();
    await baskets.add(visit, [cup({ quantity }), cup({ product: 2 })]);
    const [first, second] = (await baskets.view(visit)).lines.map(({ id }) => id);
    return { visit, first: first ?? '', second: second ?? '', header: visit.cookie()?.split(';')[0] ?? '' };
  }

  it('keeps a quantity as it was typed, or the bound that it was corrected to', async () => {
    const { visit, first, second } = await shopper();
    expect(
      await baskets.edit(visit, [
        { line: { id: first }, quantity: '4' },
        { line: { product: 2, size: '', additional: '' }, quantity: '50' },
      ]),
    ).toMatchObject([
      { ok: true, value: { line: first, quantity: 4 } },
      { ok: true, value: { line: second, quantity: 5, corrected: { code: 'order_notenough' } } },
    ]);
    expect((await shown(visit)).lines).toEqual([
      [1, 4],
      [2, 5],
    ]);
  });

  it('keeps a comment, and what was not asked about', async () => {
    const { visit, first } = await shopper();
    await baskets.edit(visit, [{ line: { id: first }, comment: ' na prezent\r\n ' }]);
    expect((await baskets.view(visit)).lines[0]?.known).toMatchObject({ comment: 'na prezent', quantity: 2 });
    await baskets.edit(visit, [{ line: { id: first }, quantity: '3' }]);
    expect((await baskets.view(visit)).lines[0]?.known).toMatchObject({ comment: 'na prezent', quantity: 3 });
  });

  it('takes a line out by its quantity, by its name or by itself, and puts it back for an hour', async () => {
    const { visit, first, second } = await shopper();
    await baskets.edit(visit, [{ line: { id: first }, quantity: '0' }]);
    expect(await baskets.remove(visit, [{ product: 2, size: 'onesize', additional: '' }, { id: first }])).toEqual([
      { ok: true, value: { line: second, product: 2 } },
      GONE,
    ]);
    expect((await shown(visit)).lines).toEqual([]);
    expect(await baskets.putBack(visit, first)).toMatchObject({ ok: true });
    expect(await baskets.putBack(visit, first)).toEqual(GONE);
    expect((await shown(visit)).lines).toEqual([[1, 2]]);
    now += HOUR + 1;
    await baskets.remove(visit, [{ id: first }]);
    expect(await baskets.putBack(visit, second)).toEqual(GONE);
  });

  it('adds up what is put back to what was added meanwhile', async () => {
    const { visit, first } = await shopper();
    await baskets.remove(visit, [{ id: first }]);
    await baskets.add(visit, [cup()]);
    await baskets.putBack(visit, first);
    expect((await shown(visit)).lines).toEqual([
      [2, 1],
      [1, 3],
    ]);
  });

  it('lies beside the basket until it is wanted', async () => {
    const { visit, first, second } = await shopper();
    expect(await baskets.putAside(visit, first)).toMatchObject({ ok: true, value: { product: 1 } });
    expect(await shown(visit)).toEqual({ lines: [[2, 1]], later: [[1, 2]] });
    await baskets.add(visit, [cup()]);
    const again = (await baskets.view(visit)).lines.find(({ product }) => product === 1)?.id ?? '';
    await baskets.putAside(visit, again);
    expect(await shown(visit)).toEqual({ lines: [[2, 1]], later: [[1, 3]] });
    await baskets.putBack(visit, first);
    expect(await shown(visit)).toEqual({
      lines: [
        [1, 3],
        [2, 1],
      ],
      later: [],
    });
    await baskets.putAside(visit, second);
    await baskets.forget(visit, second);
    expect((await shown(visit)).later).toEqual([]);
    expect(await baskets.putBack(visit, second)).toMatchObject({ ok: true });
  });

  it('is changed by its own shopper alone', async () => {
    const { visit, first, second } = await shopper();
    await baskets.putAside(visit, second);
    const stranger = await shopper();
    const before = await shown(visit);
    for (const other of [stranger.visit, await visitor()]) {
      expect(await baskets.edit(other, [{ line: { id: first }, quantity: '1' }])).toEqual([GONE]);
      expect(await baskets.remove(other, [{ id: first }, { id: second }])).toEqual([GONE, GONE]);
      expect(await baskets.putAside(other, first)).toEqual(GONE);
      expect(await baskets.putBack(other, second)).toEqual(GONE);
      expect(await baskets.forget(other, second)).toEqual(GONE);
    }
    expect(await shown(visit)).toEqual(before);
  });

  it('changes one line at a time, however many tabs ask', async () => {
    const { visit, first, header } = await shopper('1');
    const tabs = await Promise.all(Array.from({ length: 6 }, () => visitor(header)));
    await Promise.all(
      tabs.map((tab, n) =>
        n % 2 ? baskets.add(tab, [cup()]) : baskets.edit(tab, [{ line: { id: first }, quantity: '2' }]),
      ),
    );
    const [line] = (await shown(visit)).lines;
    expect([2, 3, 4, 5]).toContain(line?.[1]);
    expect((await shown(visit)).lines).toHaveLength(2);
  });

  describe('with a code', () => {
    const state = async (visit: Visit) => (await baskets.view(visit)).code?.state;

    it('takes off what it says until it is switched off', async () => {
      const { visit } = await shopper();
      expect(await baskets.activateCode(visit, 'minus 10')).toMatchObject({ ok: true, value: { code: 'MINUS10' } });
      expect(await baskets.view(visit)).toMatchObject({ goods: { gross: 3 * 7560 }, rebate: { gross: 2520 } });
      expect([await baskets.deactivateCode(visit), await baskets.deactivateCode(visit)]).toEqual([true, false]);
      expect(await baskets.view(visit)).toMatchObject({ rebate: { gross: 0 } });
    });

    it.each([
      ['', 'rebates_code_empty'],
      ['nic', 'rebates_code_undefined'],
      ['potem', 'rebates_code_begins'],
      ["' or 1=1 --", 'rebates_code_undefined'],
    ])('is refused: %j', async (typed, refused) => {
      const { visit } = await shopper();
      expect(await baskets.activateCode(visit, typed)).toEqual({ ok: false, error: refused });
      expect(await state(visit)).toBeUndefined();
    });

    it('needs a basket', async () => {
      expect(await baskets.activateCode(await visitor(), 'MINUS10')).toEqual({ ok: false, error: 'basket_empty' });
    });

    it('is for its categories', async () => {
      const { visit } = await shopper();
      await baskets.activateCode(visit, 'KUBKI');
      expect(await state(visit)).toBe('works');
      await baskets.activateCode(visit, 'TALERZE');
      expect(await state(visit)).toBe('nothing');
    });

    it('says that the merchant has taken it away', async () => {
      const { visit } = await shopper();
      await baskets.activateCode(visit, 'MINUS10');
      const { code: gone } = await make(db, new Map()).view(visit);
      expect(gone).toMatchObject({ code: 'MINUS10', state: 'rebates_code_deleted' });
    });

    it('is used by so many orders, once by each where the merchant says so', async () => {
      const use = (typed: string, order: string, customer: string) =>
        db.write((tx) => baskets.useCode(tx, { code: typed, order, customer }));
      const used = { ok: false, error: 'rebates_code_used' };
      expect(await use('dwa', 'o1', 'a@b.pl')).toMatchObject({ ok: true });
      expect(await use('DWA', 'o1', 'a@b.pl')).toMatchObject({ ok: true });
      expect(await use('DWA', 'o2', 'c@d.pl')).toMatchObject({ ok: true });
      expect(await use('DWA', 'o3', 'e@f.pl')).toEqual(used);
      const { visit } = await shopper();
      expect(await baskets.activateCode(visit, 'DWA')).toEqual(used);
      expect(await use('RAZ', 'o4', 'a@b.pl')).toMatchObject({ ok: true });
      expect(await use('RAZ', 'o5', ' A@B.pl')).toEqual(used);
      expect(await use('RAZ', 'o6', 'c@d.pl')).toMatchObject({ ok: true });
      const rows = await db.read.selectFrom('rebate_uses').selectAll().execute();
      expect(JSON.stringify(rows)).not.toMatch(/@/);
    });

    it('is used no more often than it may be, by however many at once', async () => {
      const all = await Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          db.write((tx) => baskets.useCode(tx, { code: 'DWA', order: `o${n}`, customer: `${n}@b.pl` })),
        ),
      );
      expect(all.filter(({ ok }) => ok)).toHaveLength(2);
    });
  });

  it('has one gift, of those that are offered', async () => {
    const { visit } = await shopper();
    const chosen = async () => (await baskets.view(visit)).gratis.gifts.map((gift) => gift.chosen);
    expect(await baskets.chooseGift(visit, { product: 1, size: 'uniw' })).toBe(false);
    expect(await chosen()).toEqual([false]);
    expect(await baskets.chooseGift(visit, { product: 2, size: 'uniw' })).toBe(true);
    expect(await chosen()).toEqual([true]);
    await baskets.activateCode(visit, 'MINUS10');
    expect(await chosen()).toEqual([true]);
    expect(await baskets.chooseGift(visit, undefined)).toBe(true);
    expect(await chosen()).toEqual([false]);
  });

  it('says what has happened to the stock since its page was last looked at', async () => {
    const { visit } = await shopper();
    const change = async () => (await baskets.visited(visit)).lines[0]?.known?.change;
    expect(await change()).toBeUndefined();
    now += HOUR;
    await brought([stock(1)]);
    expect([await change(), await change()]).toEqual(['less', 'less']);
    now += 2 * HOUR;
    expect(await change()).toBeUndefined();
    await brought([stock(9)]);
    expect(await change()).toBe('back');
    await baskets.edit(visit, [{ line: { product: 1, size: '', additional: '' }, quantity: '3' }]);
    expect(await change()).toBeUndefined();
  });

  it('is given to another session with all that lies beside it', async () => {
    const from = await shopper();
    const into = await shopper('1');
    await baskets.putAside(from.visit, from.second);
    await baskets.activateCode(from.visit, 'MINUS10');
    await db.write((tx) => baskets.merge(tx, from.visit.session ?? '', into.visit.session ?? ''));
    expect(await shown(into.visit)).toEqual({
      lines: [
        [1, 3],
        [2, 1],
      ],
      later: [[2, 1]],
    });
    expect((await baskets.view(into.visit)).code?.code).toBe('MINUS10');
    expect(await shown(from.visit)).toEqual({ lines: [], later: [] });
  });

  it('is as it was when the store cannot be written to, and says so', async () => {
    const { visit, first } = await shopper();
    const before = await shown(visit);
    const locked: Db = { ...db, read: db.read, write: () => Promise.reject(new DatabaseError('locked', 'Locked')) };
    const broken = make(locked);
    const failed = { ok: false, error: { code: 'unavailable' } };
    expect(await broken.add(visit, [cup()])).toEqual([failed]);
    expect(await broken.edit(visit, [{ line: { id: first }, quantity: '1' }])).toEqual([failed]);
    expect(await broken.remove(visit, [{ id: first }])).toEqual([failed]);
    expect(await broken.putAside(visit, first)).toEqual(failed);
    expect(await broken.activateCode(visit, 'MINUS10')).toEqual({ ok: false, error: 'unavailable' });
    expect(await broken.deactivateCode(visit)).toBe(false);
    expect((await broken.visited(visit)).lines).toHaveLength(2);
    expect(told.length).toBeGreaterThanOrEqual(6);
    expect(await shown(visit)).toEqual(before);
  });
});
