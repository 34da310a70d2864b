import { beforeEach, describe, expect, it } from 'vitest';
import { createCatalogue } from '../catalogue/service.server.ts';
import { aDraft, aSizeDraft, importAll } from '../catalogue/testing/drafts.server.ts';
import { stock } from '../catalogue/testing/things.ts';
import type { Db } from '../db/database.ts';
import { eachDatabase } from '../db/testing/databases.server.ts';
import type { Visit } from '../session/model.ts';
import { createSessions } from '../session/service.server.ts';
import { openVisit } from '../session/visit.server.ts';
import type { Wanted } from './model.ts';
import { type Baskets, createBaskets } from './service.server.ts';
import { rules } from './testing/rules.ts';

const BEGIN = Date.parse('2026-11-21T10:00:00Z');

eachDatabase('a basket', (open) => {
  let db: Db;
  let now: number;
  let baskets: Baskets;
  const clock = () => now;

  beforeEach(async () => {
    db = await open();
    now = BEGIN;
    baskets = createBaskets({ db, catalogue: createCatalogue(db), clock, rules: rules() });
    await brought();
  });

  const brought = (more = {}) =>
    importAll(
      db,
      [
        aDraft('1', { preferredId: 1, sizes: [aSizeDraft(more)], rebates: [{ from: 4, percentBp: 1000 }] }),
        aDraft('2', {
          preferredId: 2,
          sizes: [
            aSizeDraft({ type: 's', name: '250 ml' }),
            aSizeDraft({ type: 'm', name: '350 ml', stocks: [stock(0)] }),
          ],
          personalisation: [{ key: 'imie', label: 'Imię', kind: 'text', required: false, maxLength: 14 }],
        }),
      ],
      now,
    );
  const visitor = (header?: string): Promise<Visit & { cookie(): string | undefined }> =>
    openVisit(createSessions(db, clock), { name: 'witryna', secure: false }, header);
  const cup = (more: Partial<Wanted> = {}): Wanted => ({ product: 1, size: 'uniw', quantity: '1', ...more });
  const known = async (visit: Visit) => (await baskets.view(visit)).lines.map(({ known: line }) => line);
  const sessions = () => db.read.selectFrom('sessions').selectAll().execute();

  it('begins with the first thing in it, and so does the session', async () => {
    const visit = await visitor();
    expect(await baskets.view(visit)).toMatchObject({ lines: [], worth: { gross: 0, net: 0 } });
    expect(await sessions()).toEqual([]);
    expect(await baskets.add(visit, [cup({ quantity: '2' })])).toMatchObject([{ ok: true, value: { quantity: 2 } }]);
    expect(visit.cookie()).toMatch(/^witryna=/);
    expect(await baskets.view(visit)).toMatchObject({ worth: { gross: 16_800, net: 13_659 } });
    expect(await sessions()).toHaveLength(1);
  });

  it('does not begin a session when nothing could be put in', async () => {
    const visit = await visitor();
    expect(
      await baskets.add(visit, [cup({ product: 9 }), cup({ product: Number.NaN }), cup({ quantity: '9' })]),
    ).toEqual([
      { ok: false, error: { code: 'product_not_found' } },
      { ok: false, error: { code: 'product_not_found' } },
      { ok: false, error: { code: 'order_notenough', limit: { parts: 5, precision: 0, unit: 'szt.' } } },
    ]);
    expect([visit.cookie(), await sessions()]).toEqual([undefined, []]);
  });

  it('takes several things, each or not at all, and sees what it has just taken', async () => {
    const visit = await visitor();
    const results = await baskets.add(visit, [
      cup({ quantity: '3' }),
      cup({ product: 2, size: 'm' }),
      cup({ quantity: '3' }),
    ]);
    expect(results.map((result) => (result.ok ? 'added' : result.error.code))).toEqual([
      'added',
      'products_not_available',
      'order_notenough',
    ]);
    expect(await known(visit)).toMatchObject([{ quantity: 3 }]);
  });

  it('lets a line grow, and keeps apart what was chosen otherwise', async () => {
    const visit = await visitor();
    const named = (imie: string) => cup({ product: 2, size: 's', chosen: { personalisation: { imie } } });
    await baskets.add(visit, [named('Ala'), named('Ola')]);
    now += 1;
    await baskets.add(visit, [named('Ala'), cup({ product: 2, size: 's' })]);
    const { lines } = await baskets.view(visit);
    expect(lines.map(({ known: line }) => [line?.chosen[0]?.value, line?.quantity])).toEqual([
      ['Ala', 2],
      ['Ola', 1],
      [undefined, 1],
    ]);
    expect(lines.filter(({ additional }) => /^[0-9a-f]{32}$/.test(additional))).toHaveLength(2);
    const ola = lines.find(({ known: line }) => line?.chosen[0]?.value === 'Ola');
    await baskets.add(visit, [cup({ product: 2, size: 's', additional: ola?.additional })]);
    expect((await known(visit)).find((line) => line?.chosen[0]?.value === 'Ola')?.quantity).toBe(2);
  });

  it('takes what one shopper sends from two tabs at once', async () => {
    const first = await visitor();
    await baskets.add(first, [cup({ product: 2, size: 's' })]);
    const header = first.cookie()?.split(';')[0];
    const tabs = await Promise.all(Array.from({ length: 8 }, () => visitor(header)));
    const results = (await Promise.all(tabs.map((tab) => baskets.add(tab, [cup()])))).flat();
    expect(results.filter(({ ok }) => ok)).toHaveLength(5);
    expect(await known(first)).toMatchObject([{ quantity: 1 }, { quantity: 5 }]);
  });

  describe('of somebody else', () => {
    it('is neither seen nor changed', async () => {
      const mine = await visitor();
      const theirs = await visitor();
      await baskets.add(mine, [cup()]);
      await baskets.add(theirs, [cup({ quantity: '2' })]);
      const [line] = (await baskets.view(theirs)).lines;
      expect(await known(mine)).toMatchObject([{ quantity: 1 }]);
      const gone = [{ ok: false, error: { code: 'line_not_found' } }];
      const ref = [{ id: line?.id ?? '' }];
      expect(await baskets.remove(mine, ref)).toEqual(gone);
      expect(await baskets.remove(await visitor(), ref)).toEqual(gone);
      expect(await known(theirs)).toMatchObject([{ quantity: 2 }]);
      expect(await baskets.remove(theirs, ref)).toMatchObject([{ ok: true }]);
      expect(await baskets.remove(theirs, ref)).toEqual(gone);
      expect(await known(theirs)).toEqual([]);
    });
  });

  describe('shows what is true now', () => {
    it('each line has the price of now, and what it was', async () => {
      const visit = await visitor();
      await baskets.add(visit, [cup()]);
      now += 1000;
      await brought({ price: { regular: 9000, history: [] } });
      expect(await known(visit)).toMatchObject([
        { price: { unit: { gross: 9000 } }, priceChange: { before: { gross: 8400 } } },
      ]);
      await baskets.add(visit, [cup()]);
      expect((await known(visit))[0]).not.toHaveProperty('priceChange');
    });

    it('quantity rebates count what is there', async () => {
      const visit = await visitor();
      await baskets.add(visit, [cup({ quantity: '4' })]);
      expect(await baskets.view(visit)).toMatchObject({ worth: { gross: 4 * 7560 } });
    });

    it('a line says that it is sold out, or that less is left', async () => {
      const visit = await visitor();
      await baskets.add(visit, [cup({ quantity: '4' })]);
      now += 1000;
      await brought({ stocks: [stock(2)] });
      expect(await known(visit)).toMatchObject([{ left: 2, soldOut: false }]);
      now += 1000;
      await brought({ stocks: [stock(0)] });
      const view = await baskets.view(visit);
      expect(view).toMatchObject({ worth: { gross: 0, net: 0 }, lines: [{ known: { soldOut: true } }] });
    });

    it('a line says that its product is in the shop no more', async () => {
      const visit = await visitor();
      await baskets.add(visit, [cup()]);
      now += 1000;
      await importAll(db, [aDraft('2', { preferredId: 2 })], now);
      const { lines, worth } = await baskets.view(visit);
      expect([lines.map((line) => [line.product, line.known]), worth.gross]).toEqual([[[1, undefined]], 0]);
      expect(await baskets.remove(visit, [{ id: lines[0]?.id ?? '' }])).toMatchObject([{ ok: true }]);
    });
  });

  it('cannot be kept over plain http on a network', async () => {
    const visit = await openVisit(createSessions(db, clock), undefined, undefined);
    expect(await baskets.add(visit, [cup()])).toEqual([{ ok: false, error: { code: 'insecure' } }]);
    expect(await db.read.selectFrom('basket_lines').selectAll().execute()).toEqual([]);
  });
});
