import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '../db/database.ts';
import { eachDatabase, onPostgres } from '../db/testing/databases.server.ts';
import { bumpCatalogue, CATALOGUE_VERSION } from './import/version.server.ts';
import { giveStock, takeStock, writeAsSeen } from './stock.server.ts';
import { aDraft, aSizeDraft, importAll } from './testing/drafts.server.ts';
import { aProduct, aSize, stock } from './testing/things.ts';

const want = (product: number, quantity: number, size = 'uniw') => ({ product, size, quantity, toOrder: false });
const mug = (id: number, ...stocks: ReturnType<typeof stock>[]) =>
  aDraft(String(id), { preferredId: id, sizes: [aSizeDraft({ stocks })] });

const piece = (product: number, branch: string, quantity: number) => ({ product, size: 'uniw', branch, quantity });
const seen = [
  aProduct({ id: 1, sizes: [aSize({ type: 'uniw', stocks: [stock(5, 'b'), stock(2, 'a')] })] }),
  aProduct({ id: 2, sizes: [aSize({ type: 'uniw', stocks: [stock(9, 'a')] })] }),
];

const lying = async (db: Db) =>
  (await db.read.selectFrom('stocks').selectAll().orderBy('product_id').orderBy('branch').execute()).map(
    ({ product_id, branch, quantity }) => `${product_id} ${branch} ${quantity}`,
  );
const versionsOf = async (db: Db) =>
  (await db.read.selectFrom('products').select(['id', 'changed_version']).orderBy('id').execute()).map(
    ({ changed_version }) => changed_version,
  );

eachDatabase('stock', (open) => {
  it('is taken of several sizes and stores, and given back where it was', async () => {
    const db = await open();
    await importAll(db, [mug(1, stock(2, 'a'), stock(5, 'b')), mug(2, stock(9, 'a')), mug(3, stock(-1, 'a'))], 0);
    const before = await lying(db);
    const taken = await db.write((tx) => takeStock(tx, [want(1, 3), want(2, 4), want(3, 7), want(2, 1)]));
    expect(await lying(db)).toEqual(['1 a 0', '1 b 4', '2 a 4', '3 a -1']);
    await db.write((tx) => giveStock(tx, taken.ok ? taken.value : []));
    expect(await lying(db)).toEqual(before);
  });

  it('stays whole when there is too little of one size', async () => {
    const db = await open();
    await importAll(db, [mug(1, stock(2, 'a')), mug(2, stock(9, 'a'))], 0);
    const before = await lying(db);
    const taken = await db.write((tx) => takeStock(tx, [want(1, 3), want(2, 4)]));
    expect(taken).toMatchObject({ ok: false, error: [{ product: 1, quantity: 3 }] });
    expect(await lying(db)).toEqual(before);
  });

  it('is taken where it was seen to lie', async () => {
    const db = await open();
    await importAll(db, [mug(1, stock(2, 'a'), stock(5, 'b')), mug(2, stock(9, 'a'))], 0);
    const [first = 0] = await versionsOf(db);
    const taken = await db.write((tx) => takeStock(tx, [want(2, 4), want(1, 3)], seen));
    expect(taken).toEqual({ ok: true, value: [piece(1, 'a', 2), piece(1, 'b', 1), piece(2, 'a', 4)] });
    expect(await lying(db)).toEqual(['1 a 0', '1 b 4', '2 a 5']);
    expect(await versionsOf(db)).toEqual([first + 1, first + 1]);
  });

  it('is looked for anew when it no longer lies where it was seen', async () => {
    const db = await open();
    await importAll(db, [mug(1, stock(5, 'b'), stock(1, 'c')), mug(2, stock(9, 'a'))], 0);
    const tries: boolean[] = [];
    const taken = await writeAsSeen(db, (tx, trusting) => {
      tries.push(trusting);
      return takeStock(tx, [want(2, 4), want(1, 6)], trusting ? seen : undefined);
    });
    expect(taken).toEqual({ ok: true, value: [piece(1, 'b', 5), piece(1, 'c', 1), piece(2, 'a', 4)] });
    expect(await lying(db)).toEqual(['1 b 0', '1 c 0', '2 a 5']);
    expect(tries).toEqual(db.kind === 'postgres' ? [true, false] : [true]);
  });

  it('is refused when others took it since it was seen, and stays whole', async () => {
    const db = await open();
    await importAll(db, [mug(1, stock(2, 'a'), stock(3, 'b')), mug(2, stock(3, 'a'))], 0);
    const before = await lying(db);
    const taken = await writeAsSeen(db, (tx, trusting) =>
      takeStock(tx, [want(1, 3), want(2, 4)], trusting ? seen : undefined),
    );
    expect(taken).toMatchObject({ ok: false, error: [{ product: 2, quantity: 4 }] });
    expect(await lying(db)).toEqual(before);
  });

  it('marks what was taken with the new version, and nothing else', async () => {
    const db = await open();
    await importAll(db, [mug(1, stock(2, 'a')), mug(2, stock(9, 'a')), mug(3, stock(9, 'a'))], 0);
    const [first = 0] = await versionsOf(db);
    await db.write((tx) => takeStock(tx, [want(3, 1), want(1, 1)]));
    expect(await db.version(CATALOGUE_VERSION)).toBe(first + 1);
    expect(await versionsOf(db)).toEqual([first + 1, first, first + 1]);
  });
});

onPostgres('stock that is taken while its product is changed', (open) => {
  it('marks the product with the version after that change', async () => {
    const db = await open();
    await importAll(db, [mug(1, stock(9, 'a')), mug(2, stock(9, 'a'))], 0);
    const elsewhere = await open.again();
    const waiting = async () =>
      (
        await sql<{ n: number }>`
          select count(*) as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
          db.read,
        )
      ).rows[0]?.n ?? 0;
    let sale: Promise<unknown> | undefined;
    await elsewhere.write(async (tx) => {
      const version = await bumpCatalogue(tx);
      await tx.updateTable('products').set({ name: 'Inna', changed_version: version }).where('id', '=', 2).execute();
      sale = db.write((own) => takeStock(own, [want(1, 1), want(2, 1)]));
      while ((await waiting()) === 0) await sleep(5);
    });
    await sale;
    const now = await db.version(CATALOGUE_VERSION);
    expect(await versionsOf(db)).toEqual([now, now]);
    expect(await db.read.selectFrom('products').select('name').where('id', '=', 2).execute()).toEqual([
      { name: 'Inna' },
    ]);
    expect(await lying(db)).toEqual(['1 a 8', '2 a 8']);
  });
});
