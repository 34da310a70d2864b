import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { beforeCommit } from '../db/afterCommit.server.ts';
import type { Db } from '../db/database.ts';
import { eachDatabase, onPostgres } from '../db/testing/databases.server.ts';
import { bumpCatalogue, CATALOGUE_VERSION } from './import/version.server.ts';
import { giveStock, takeStock } from './stock.server.ts';
import { aDraft, aSizeDraft, importAll } from './testing/drafts.server.ts';
import { stock } from './testing/things.ts';
import { tellLeft } from './untold.server.ts';

const SELLERS = 8;
const EACH = 12;
const want = (product: number, quantity = 1) => ({ product, size: 'uniw', quantity, toOrder: false });
const mugs = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    aDraft(String(n + 1), { preferredId: n + 1, sizes: [aSizeDraft({ stocks: [stock(1000, 'a')] })] }),
  );
const sell = (db: Db, ...products: number[]) =>
  db.write((tx) =>
    takeStock(
      tx,
      products.map((one) => want(one)),
    ),
  );

const versionOf = async (db: Db) => Number(await db.version(CATALOGUE_VERSION));
const changedSince = async (db: Db, version: number) =>
  (
    await db.read.selectFrom('products').select('id').where('changed_version', '>', version).orderBy('id').execute()
  ).map(({ id }) => id);
const stocksOf = async (db: Db, ids?: readonly number[]) => {
  const all = db.read.selectFrom('stocks').select(['product_id', 'quantity']);
  const rows = await (ids ? all.where('product_id', 'in', [0, ...ids]) : all).execute();
  return new Map(rows.map((row) => [row.product_id, row.quantity]));
};
const left = async (db: Db) => (await db.read.selectFrom('untold_products').selectAll().execute()).length;

/** What a process knows that reads again only what has changed since the version that it has seen. */
async function follower(db: Db) {
  let seen = await versionOf(db);
  const known = await stocksOf(db);
  return {
    known,
    async follow() {
      const now = await versionOf(db);
      for (const [id, quantity] of await stocksOf(db, await changedSince(db, seen))) known.set(id, quantity);
      seen = now;
    },
  };
}

eachDatabase('a sale', (open) => {
  it('is told to every process before its buyer is answered, and nothing else is', async () => {
    const db = await open();
    await importAll(db, mugs(4), 0);
    const elsewhere = await open.again();
    const first = await versionOf(elsewhere);
    const taken = await sell(db, 3, 1);
    const second = await versionOf(elsewhere);
    expect(second).toBe(first + 1);
    expect(await changedSince(elsewhere, first)).toEqual([1, 3]);
    await db.write((tx) => giveStock(tx, taken.ok ? taken.value : []));
    expect(await changedSince(elsewhere, second)).toEqual([1, 3]);
    expect(await left(db)).toBe(0);
  });

  it('is missed by nobody who follows the versions, however many sell and import at once', async () => {
    const db = await open();
    // Each thing is sold once, and only what is sold by nobody is imported anew: what was missed stays so.
    const goods = mugs(SELLERS * EACH + 1);
    await importAll(db, goods, 0);
    const elsewhere = await open.again();
    const followers = [await follower(db), await follower(elsewhere)];
    let selling = true;
    const following = followers.map(async ({ follow }) => {
      while (selling) {
        await follow();
        await nextTurn();
      }
    });
    const seller = async (_: unknown, who: number) => {
      for (let n = 1; n <= EACH; n += 1)
        expect(await sell(who % 2 === 0 ? db : elsewhere, who * EACH + n)).toMatchObject({ ok: true });
    };
    const importer = async () => {
      for (let n = 0; n < 6; n += 1)
        await importAll(elsewhere, [...goods.slice(0, -1), aDraft('last', { name: `Inna ${n}` })], n);
    };
    await Promise.all([...Array.from({ length: SELLERS }, seller), importer()]);
    selling = false;
    await Promise.all(following);
    for (const { follow, known } of followers) {
      await follow();
      expect(known).toEqual(await stocksOf(db));
    }
    expect(await left(db)).toBe(0);
  });

  it('that was left untold is told once', async () => {
    const db = await open();
    await importAll(db, mugs(3), 0);
    const first = await versionOf(db);
    await tellLeft(db);
    expect(await versionOf(db)).toBe(first);
    await db.write((tx) =>
      tx
        .insertInto('untold_products')
        .values([{ product_id: 2 }, { product_id: 2 }])
        .execute(),
    );
    await tellLeft(db);
    await tellLeft(db);
    expect([await versionOf(db), await changedSince(db, first), await left(db)]).toEqual([first + 1, [2], 0]);
  });
});

onPostgres('a sale beside others', (open) => {
  it('does not wait until another one is on the disk, and neither is missed', async () => {
    const db = await open();
    await importAll(db, mugs(2), 0);
    const elsewhere = await open.again();
    const { follow, known } = await follower(db);
    const waited = sleep(4000, 'waited', { ref: false });
    let second: unknown;
    await db.write(async (tx) => {
      await takeStock(tx, [want(1)]);
      // All of the first sale but its COMMIT.
      beforeCommit(tx, async () => {
        second = await Promise.race([waited, sell(elsewhere, 2)]);
        await follow();
      });
    });
    expect(second).toMatchObject({ ok: true });
    await follow();
    expect(known).toEqual(
      new Map([
        [1, 999],
        [2, 999],
      ]),
    );
  });

  it('that cannot be told is sold all the same, and told later', async () => {
    const db = await open();
    await importAll(db, mugs(2), 0);
    const elsewhere = await open.again();
    const failures: unknown[] = [];
    const failing = await open.again({ onError: (error) => failures.push(error) });
    const first = await versionOf(db);
    await elsewhere.write(async (tx) => {
      await bumpCatalogue(tx);
      const sale = sell(failing, 1);
      // Its process cannot tell, for here the row of the version is held; then it loses the store.
      let cut = 0;
      while (cut === 0) {
        const { rows } = await sql<{ cut: boolean }>`
          select pg_terminate_backend(pid) as cut from pg_stat_activity
          where wait_event_type = 'Lock' and datname = current_database()`.execute(db.read);
        cut = rows.length;
        await sleep(5);
      }
      expect(await sale).toMatchObject({ ok: true });
    });
    expect(failures).toHaveLength(1);
    expect([...(await stocksOf(db)).entries()]).toEqual(expect.arrayContaining([[1, 999]]));
    expect([await left(db), await changedSince(db, first)]).toEqual([1, []]);
    await tellLeft(elsewhere);
    expect([await left(db), await changedSince(db, first)]).toEqual([0, [1]]);
  });
});
