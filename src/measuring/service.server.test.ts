import { beforeEach, expect, it } from 'vitest';
import { createCatalogue } from '../catalogue/service.server.ts';
import { aDraft, importAll } from '../catalogue/testing/drafts.server.ts';
import type { Db } from '../db/database.ts';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { DAY } from '../kit/clock.ts';
import type { PriceContext } from '../kit/priceContext.ts';
import type { Deed } from '../session/deeds.ts';
import type { Shopper } from '../session/model.ts';
import { createSessions } from '../session/service.server.ts';
import type { Purpose } from '../ui/browser/consentName.ts';
import { createMeasuring, type Measuring, type MeasuringOptions } from './service.server.ts';

const LOGIN: Deed = { name: 'login' };

eachDatabase('events that wait to be measured', (open) => {
  let db: Db;
  let now: number;
  let measuring: Measuring;
  let told: unknown[];
  const opened = (on: Db, more: Partial<MeasuringOptions> = {}) =>
    createMeasuring({
      ...{ db: on, clock: () => now, currency: 'PLN', catalogue: createCatalogue(on) },
      rules: { dataLayer: true, snippets: [] },
      orders: { order: async () => undefined },
      onError: (error) => void told.push(error),
      ...more,
    });
  const shopper = async (agreed: readonly Purpose[] = ['statistics']): Promise<Shopper> => {
    const sessions = createSessions(db, () => now);
    const session = sessions.draft();
    await db.write((tx) => sessions.begin(tx, session));
    return { session: session.id, place: session.id, measured: { agreed, note: () => {} } };
  };
  const names = async (of: Shopper, by = measuring) => (await by.take(of)).map(({ event }) => event);

  beforeEach(async () => {
    db = await open();
    now = Date.parse('2026-11-24T12:00:00Z');
    told = [];
    measuring = opened(db);
  });

  it('wait for the browser they were done in, are given once and in their order', async () => {
    const [mine, other] = [await shopper(), await shopper()];
    expect(await measuring.keep(mine, [LOGIN, { name: 'sign_up' }])).toBe(2);
    expect([await measuring.waiting(mine), await measuring.waiting(other)]).toEqual([2, 0]);
    now += 1;
    await measuring.keep(mine, [LOGIN]);
    expect(await names(other)).toEqual([]);
    expect(await names(mine)).toEqual(['login', 'sign_up', 'login']);
    expect([await names(mine), await measuring.waiting(mine)]).toEqual([[], 0]);
  });

  it('go to one of two who ask at once, also in two processes', async () => {
    const mine = await shopper();
    const second = opened(await open.again());
    await measuring.keep(mine, [LOGIN, LOGIN, LOGIN]);
    const got = await Promise.all([names(mine), names(mine, second), names(mine), names(mine, second)]);
    expect(got.flat()).toEqual(['login', 'login', 'login']);
  });

  it('are told with the products they are of', async () => {
    await importAll(db, [aDraft('7', { preferredId: 7 })], now);
    const mine = await shopper();
    const line = { product: 7, size: 'uniw', quantity: 2, precision: 0 };
    await measuring.keep(mine, [{ name: 'add_to_cart', lines: [line, { ...line, product: 99 }] }]);
    expect(await measuring.take(mine)).toMatchObject([
      { event: 'add_to_cart', ecommerce: { currency: 'PLN', items: [{ item_id: '7-uniw', quantity: 2 }] } },
    ]);
    await measuring.keep(mine, [{ name: 'remove_from_cart', lines: [{ ...line, product: 99 }] }]);
    expect(await measuring.take(mine)).toEqual([]);
  });

  it('are told at the prices that their shopper sees', async () => {
    await importAll(db, [aDraft('7', { preferredId: 7 })], now);
    const mine = await shopper();
    const deed: Deed = { name: 'add_to_cart', lines: [{ product: 7, size: 'uniw', quantity: 1, precision: 0 }] };
    const valueIn = async (priceContext?: PriceContext) => {
      await measuring.keep(mine, [deed]);
      const [event] = await measuring.take({ ...mine, ...(priceContext ? { priceContext } : {}) });
      return event?.ecommerce?.value;
    };
    const home = (await valueIn()) ?? 0;
    // The price with VAT stays, so that the one without is lower where VAT is higher.
    const there = await valueIn({ country: 'HU', keeps: 'gross', standardBp: 2700, reducedBp: new Map() });
    expect(there).toBeCloseTo((home * 1.23) / 1.27, 1);
    expect(there).toBeLessThan(home);
  });

  it('stay until their browser has heard them, for who says so', async () => {
    const mine = await shopper();
    await measuring.keep(mine, [LOGIN, { name: 'sign_up' }]);
    const first = await measuring.take(mine, []);
    expect(first.map(({ event }) => event)).toEqual(['login', 'sign_up']);
    // The page was left before its answer came.
    expect(await measuring.take(mine, [])).toEqual(first);
    const [login, signUp] = first.map(({ id }) => id);
    const other = await shopper();
    expect(await measuring.take(other, [login ?? ''])).toEqual([]);
    expect((await measuring.take(mine, [login ?? '', 'nobody'])).map(({ id }) => id)).toEqual([signUp]);
    expect([await measuring.take(mine, [signUp ?? '']), await measuring.waiting(mine)]).toEqual([[], 0]);
  });

  it('do not wait when nobody may hear them any more', async () => {
    const mine = await shopper();
    await measuring.keep(mine, [LOGIN]);
    expect(await measuring.take({ ...mine, measured: { agreed: [], note: () => {} } }, [])).toEqual([]);
    expect(await measuring.waiting(mine)).toBe(0);
  });

  it('are dropped when they are old, or when the consent is taken back', async () => {
    const mine = await shopper();
    await measuring.keep(mine, [LOGIN]);
    expect(await names({ ...mine, measured: { agreed: [], note: () => {} } })).toEqual([]);
    expect(await names(mine)).toEqual([]);
    await measuring.keep(mine, [LOGIN]);
    now += DAY;
    expect(await names(mine)).toEqual([]);
  });

  it('are not kept of who has not agreed, has no session, or does nothing but that', async () => {
    const refused = await shopper(['preferences']);
    expect(await measuring.keep(refused, [LOGIN])).toBe(0);
    const { measured } = await shopper();
    expect(await measuring.keep(measured ? { measured } : {}, [LOGIN])).toBe(0);
    const mine = await shopper();
    expect(await measuring.keep(mine, Array<Deed>(150).fill(LOGIN))).toBe(100);
    expect(await measuring.keep(mine, [LOGIN])).toBe(0);
  });

  it('go with their session', async () => {
    const mine = await shopper();
    await measuring.keep(mine, [LOGIN]);
    await db.write((tx) => createSessions(db, () => now).end(tx, mine.place ?? ''));
    expect(await names(mine)).toEqual([]);
  });

  it('harm nobody when they cannot be kept', async () => {
    const gone = { ...(await shopper()), place: 'nobody' };
    expect(await measuring.keep(gone, [LOGIN])).toBe(0);
    expect(told).toHaveLength(1);
  });
});
