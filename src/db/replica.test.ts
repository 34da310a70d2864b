import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from './database.ts';
import { openDatabase } from './open.server.ts';
import { eachDatabase, onPostgres } from './testing/databases.server.ts';
import { bumpVersion } from './versions.server.ts';

const where = (db: Db, version: number): Promise<string | undefined> =>
  db.readAt('catalogue', version, async (rows) => {
    const found = await rows.selectFrom('settings').select('value').where('key', '=', 'place').executeTakeFirst();
    return found?.value;
  });

const named = async (db: Db, value: string): Promise<void> => {
  await db.write((tx) => tx.insertInto('settings').values({ key: 'place', value }).execute());
};
const bump = (db: Db) => db.write((tx) => bumpVersion(tx, 'catalogue'));

eachDatabase('a read of a version', (open) => {
  it('is one of the store where there is no replica', async () => {
    const db = await open();
    await named(db, 'primary');
    expect(await where(db, await bump(db))).toBe('primary');
  });
});

/** Another database in place of a replica: it comes forward when the test says so. */
onPostgres('a replica', (open) => {
  async function both() {
    const [own, other] = [await open.bare(), await open.bare()];
    if (!('url' in own && 'url' in other)) throw new Error('this is PostgreSQL');
    const replica = await openDatabase(other);
    const db = await openDatabase({ ...own, replicaUrl: other.url });
    await named(db, 'primary');
    await named(replica, 'replica');
    return { db, replica, url: other.url };
  }

  it('is read once it has reached the version, and not before', async () => {
    const { db, replica } = await both();
    const version = await bump(db);
    expect(await where(db, version)).toBe('primary');
    await bump(replica);
    expect(await where(db, version)).toBe('replica');
    expect(await where(db, await bump(db))).toBe('primary');
    expect(await where(db, version)).toBe('replica');
    for (const one of [db, replica]) await one.close();
  });

  it('that fails is passed over, and what fails on both is told', async () => {
    const { db, replica, url } = await both();
    await bump(replica);
    expect(await where(db, await bump(db))).toBe('replica');
    await replica.write((tx) => sql`alter table settings rename to gone`.execute(tx));
    expect(await where(db, 1)).toBe('primary');
    await expect(db.readAt('catalogue', 1, (rows) => sql`select 1 / 0`.execute(rows))).rejects.toMatchObject({
      code: '22012',
    });
    expect(url).not.toBe('');
    for (const one of [db, replica]) await one.close();
  });

  it('that is not there when the shop begins keeps nothing back', async () => {
    const place = await open.bare();
    const db = await openDatabase({ ...place, replicaUrl: 'postgres://shop:hush@127.0.0.1:1/nowhere' });
    await named(db, 'primary');
    expect(await where(db, await bump(db))).toBe('primary');
    await db.close();
  });
});
