import { expect, it } from 'vitest';
import type { Db } from '../../db/open.server.ts';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { aDraft, aSizeDraft, importAll, productOf } from '../testing/drafts.server.ts';
import { stock } from '../testing/things.ts';

eachDatabase('stock in an import', (open) => {
  const sell = (db: Db, pieces: number) =>
    db.write((tx) =>
      tx
        .updateTable('stocks')
        .set((row) => ({ quantity: row('quantity', '-', pieces) }))
        .execute(),
    );
  const stockOf = async (db: Db) =>
    (await productOf(db, '1'))?.sizes.map((size) =>
      size.stocks.map(({ branch, quantity }) => `${branch} ${quantity}`).sort(),
    );
  const withStock = (...stocks: ReturnType<typeof stock>[]) => aDraft('1', { sizes: [aSizeDraft({ stocks })] });

  it('keeps what was sold while the source says the same', async () => {
    const db = await open();
    await importAll(db, [withStock(stock(5))], 1000);
    await sell(db, 2);
    await importAll(db, [{ ...withStock(stock(5)), name: 'Inna nazwa' }], 2000);
    expect(await stockOf(db)).toEqual([['sklep 3']]);
    await importAll(db, [], 3000);
    await importAll(db, [withStock(stock(5))], 4000);
    expect(await stockOf(db)).toEqual([['sklep 3']]);
  });

  it('takes what the source says when it says something new', async () => {
    const db = await open();
    await importAll(db, [withStock(stock(5), stock(-1, 'dostawca', false))], 1000);
    await sell(db, 2);
    await importAll(db, [withStock(stock(12), stock(1, 'rynek'))], 2000);
    expect(await stockOf(db)).toEqual([['rynek 1', 'sklep 12']]);
    await sell(db, 1);
    await importAll(db, [withStock(stock(5), stock(1, 'rynek'))], 3000);
    expect(await stockOf(db)).toEqual([['rynek 0', 'sklep 5']]);
  });

  it('is kept size by size', async () => {
    const db = await open();
    const sizes = (s: number, m: number) => [
      aSizeDraft({ type: 's', stocks: [stock(s)] }),
      aSizeDraft({ type: 'm', stocks: [stock(m)] }),
    ];
    await importAll(db, [aDraft('1', { sizes: sizes(5, 5) })], 1000);
    await sell(db, 2);
    await importAll(db, [aDraft('1', { sizes: sizes(5, 9) })], 2000);
    expect(await stockOf(db)).toEqual([['sklep 3'], ['sklep 9']]);
  });
});
