import { expect, it } from 'vitest';
import type { Db } from '../../db/open.server.ts';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { createCatalogue } from '../service.server.ts';
import { aDraft, aSizeDraft, importAll, productOf } from '../testing/drafts.server.ts';

eachDatabase('prices in an import', (open) => {
  const pricesOf = async (db: Db, size = 0) =>
    (await productOf(db, '1'))?.sizes[size]?.prices
      .toSorted((a, b) => a.startsAt - b.startsAt)
      .map(({ kind, price, startsAt, endsAt }) => `${kind} ${price} ${startsAt}–${endsAt ?? ''}`);
  const priced = (regular: number, more: object = {}) =>
    aDraft('1', { sizes: [aSizeDraft({ price: { regular, history: [], ...more } })] });

  it('have a past that is believed once, and are recorded as of now from then on', async () => {
    const db = await open();
    await importAll(db, [priced(100, { history: [{ price: 90, from: 10 }] })], 1000);
    await importAll(db, [priced(80, { history: [{ price: 20, from: 5 }] })], 2000);
    expect(await pricesOf(db)).toEqual(['regular 90 10–', 'regular 100 1000–', 'regular 80 2000–']);
  });

  it('keep a promotion that is ended, moved or taken away', async () => {
    const db = await open();
    await importAll(db, [priced(100)], 1000);
    await importAll(db, [priced(100, { promotion: { price: 70, from: 2000, to: 9000 } })], 2000);
    await importAll(db, [priced(100, { promotion: { price: 70, from: 2000, to: 5000 } })], 3000);
    expect(await pricesOf(db)).toEqual(['regular 100 1000–', 'promotion 70 2000–5000']);
    await importAll(db, [priced(100, { promotion: { price: 60, from: 8000, to: null } })], 4000);
    expect(await pricesOf(db)).toEqual(['regular 100 1000–', 'promotion 70 2000–4000', 'promotion 60 8000–']);
    await importAll(db, [priced(100)], 4500);
    expect(await pricesOf(db)).toEqual(['regular 100 1000–', 'promotion 70 2000–4000']);
  });

  it('end with a size that is gone, whose history is there when it comes back', async () => {
    const db = await open();
    const two = [aSizeDraft({ type: 's' }), aSizeDraft({ type: 'm' })];
    await importAll(db, [aDraft('1', { sizes: two })], 1000);
    await importAll(db, [aDraft('1', { sizes: two.slice(0, 1) })], 2000);
    await importAll(db, [aDraft('1', { sizes: two })], 3000);
    expect(await pricesOf(db, 0)).toEqual(['regular 8400 1000–']);
    expect(await pricesOf(db, 1)).toEqual(['regular 8400 1000–2000', 'regular 8400 3000–']);
  });

  it('end when the product is sold for points only', async () => {
    const db = await open();
    await importAll(db, [aDraft('1')], 1000);
    const { price: _, ...free } = aSizeDraft({ pointsPrice: 300 });
    await importAll(db, [aDraft('1', { sizes: [free] })], 2000);
    expect(await pricesOf(db)).toEqual(['regular 8400 1000–2000']);
    const [row] = (await createCatalogue(db).indexChanges(0, 2500)).rows;
    expect(row?.price).toBeNull();
  });
});
