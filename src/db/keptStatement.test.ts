import { expect, it } from 'vitest';
import type { Db } from './database.ts';
import { keptAsk, keptAskAfter, keptPost, keptPostAll } from './keptStatement.server.ts';
import { eachDatabase } from './testing/databases.server.ts';

interface Setting {
  key: string;
  value: string;
}

const all = async (db: Db) =>
  (await db.read.selectFrom('settings').selectAll().orderBy('key').execute()).map(({ key, value }) => key + value);

eachDatabase('a kept statement', (open) => {
  it('is built once for each shape, and sent with the values of each call', async () => {
    const db = await open();
    const built: number[] = [];
    const put = keptPost<{ rows: Setting[] }>((tx, { rows }) => {
      built.push(rows.length);
      return tx.insertInto('settings').values(rows);
    });
    const some = keptAsk((read, { keys, least }: { keys: string[]; least: string }) =>
      read.selectFrom('settings').select('key').where('value', '>=', least).where('key', 'in', keys).orderBy('key'),
    );
    await db.write((tx) => put(tx, { rows: [{ key: 'a', value: '1' }] }));
    await db.write((tx) => put(tx, { rows: [{ key: 'b', value: '2' }] }));
    await db.write((tx) =>
      put(tx, {
        rows: [
          { key: 'c', value: '3' },
          { key: 'd', value: '4' },
        ],
      }),
    );
    expect(built).toEqual([1, 2]);
    expect(await some(db.read, { keys: ['a', 'b', 'd'], least: '2' })).toEqual([{ key: 'b' }, { key: 'd' }]);
    expect(await some(db.read, { keys: ['c'], least: '3' })).toEqual([{ key: 'c' }]);
    expect(await some(db.read, { keys: ['a', 'b', 'c'], least: '3' })).toEqual([{ key: 'c' }]);
  });

  it('takes values by their names, whatever order they are given in', async () => {
    const db = await open();
    const put = keptPost<Setting>((tx, given) => tx.insertInto('settings').values(given));
    await db.write(async (tx) => {
      await put(tx, { key: 'a', value: '1' });
      await put(tx, { value: '2', key: 'b' });
    });
    expect(await all(db)).toEqual(['a1', 'b2']);
  });

  it('may be several changes, of which the last gives its rows', async () => {
    const db = await open();
    const put = keptPostAll<{ one: Setting; other: Setting[] }>([
      (tx, { one }) => tx.insertInto('settings').values(one),
      (tx, { other }) => tx.insertInto('settings').values(other),
    ]);
    const take = keptAskAfter(
      (tx, { gone }: { gone: string; taken: string }) => tx.deleteFrom('settings').where('key', '=', gone),
      (tx, { taken }) => tx.deleteFrom('settings').where('key', '=', taken).returning('value'),
    );
    await db.write((tx) => put(tx, { one: { key: 'a', value: '1' }, other: [{ key: 'b', value: '2' }] }));
    await db.write((tx) =>
      put(tx, {
        one: { key: 'c', value: '3' },
        other: [
          { key: 'd', value: '4' },
          { key: 'e', value: '5' },
        ],
      }),
    );
    expect(await db.write((tx) => take(tx, { gone: 'd', taken: 'b' }))).toEqual([{ value: '2' }]);
    expect(await all(db)).toEqual(['a1', 'c3', 'e5']);
  });

  it('fails with its transaction, as one that is posted', async () => {
    const db = await open();
    const put = keptPost<Setting>((tx, given) => tx.insertInto('settings').values(given));
    const twice = db.write(async (tx) => {
      await put(tx, { key: 'a', value: '1' });
      await put(tx, { key: 'a', value: '2' });
    });
    await expect(twice).rejects.toThrow(/unique/i);
    expect(await all(db)).toEqual([]);
  });
});
