import { expect, it } from 'vitest';
import type { Tx } from './database.ts';
import { keptQuery } from './keptQuery.server.ts';
import { eachDatabase } from './testing/databases.server.ts';

const put = (tx: Tx, ...keys: string[]) =>
  tx
    .insertInto('settings')
    .values(keys.map((key) => ({ key, value: `of ${key}` })))
    .execute();

eachDatabase('keptQuery', (open) => {
  it('asks with the values of each call, wherever they stand beside what is always the same', async () => {
    const db = await open();
    await db.write((tx) => put(tx, 'a', 'b', 'c', 'd'));
    const between = keptQuery(2, (read, above: string, below: string) =>
      read
        .selectFrom('settings')
        .select('key')
        .where('key', '<', below)
        .where('key', '<>', 'c')
        .where('key', '>', above)
        .orderBy('key'),
    );
    expect(await between(db.read, 'a', 'e')).toEqual([{ key: 'b' }, { key: 'd' }]);
    expect(await between(db.read, '', 'c')).toEqual([{ key: 'a' }, { key: 'b' }]);
    const both = await Promise.all([between(db.read, 'c', 'e'), between(db.read, 'a', 'c')]);
    expect(both).toEqual([[{ key: 'd' }], [{ key: 'b' }]]);
  });

  it('asks a value that stands twice in both places', async () => {
    const db = await open();
    await db.write((tx) => put(tx, 'a', 'b'));
    const either = keptQuery(1, (read, word: string) =>
      read
        .selectFrom('settings')
        .select('key')
        .where((where) => where.or([where('key', '=', word), where('value', '=', word)])),
    );
    expect(await either(db.read, 'a')).toEqual([{ key: 'a' }]);
    expect(await either(db.read, 'of b')).toEqual([{ key: 'b' }]);
  });

  it('is built once for all transactions', async () => {
    const db = await open();
    let built = 0;
    const one = keptQuery(1, (read, key: string) => {
      built += 1;
      return read.selectFrom('settings').select('value').where('key', '=', key);
    });
    for (const key of ['a', 'b']) {
      await db.write(async (tx) => {
        await put(tx, key);
        expect(await one(tx, key)).toEqual([{ value: `of ${key}` }]);
      });
    }
    expect(built).toBe(1);
  });

  it('sees within a transaction what the transaction wrote', async () => {
    const db = await open();
    const all = keptQuery(1, (read, key: string) => read.selectFrom('settings').select('value').where('key', '=', key));
    await db.write(async (tx) => {
      await put(tx, 'a');
      expect(await all(tx, 'a')).toEqual([{ value: 'of a' }]);
    });
    expect(await all(db.read, 'a')).toEqual([{ value: 'of a' }]);
  });
});
