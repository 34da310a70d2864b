import { type Compilable, sql } from 'kysely';
import { expect, it } from 'vitest';
import { beforeCommit } from './afterCommit.server.ts';
import type { Db, Tx } from './database.ts';
import { holdName } from './engine.server.ts';
import { askCompiled, post } from './sendAhead.server.ts';
import { eachDatabase, onPostgres } from './testing/databases.server.ts';

const insert = (tx: Tx, key: string, value = '') => tx.insertInto('settings').values({ key, value });
const ask = <Row>(tx: Tx, statement: Compilable<Row>) => askCompiled(tx, statement.compile());
const all = (db: Db) => db.read.selectFrom('settings').selectAll().orderBy('key').execute();

eachDatabase('statements that are sent ahead', (open) => {
  it('run in the order in which they were asked for, beside those that wait', async () => {
    const db = await open();
    const values = await db.write(async (tx) => {
      await post(tx, insert(tx, 'a', '1'));
      const value = () => ask(tx, tx.selectFrom('settings').select('value').where('key', '=', 'a'));
      const set = (to: string) => ask(tx, tx.updateTable('settings').set({ value: to }).returning('value'));
      const answers = await Promise.all([value(), set('2'), value(), set('3')]);
      await post(tx, insert(tx, 'b', '4'));
      return answers.flat().map((row) => row.value);
    });
    expect(values).toEqual(['1', '2', '2', '3']);
    expect(await all(db)).toEqual([
      { key: 'a', value: '3' },
      { key: 'b', value: '4' },
    ]);
  });

  it('fail with their own error, whatever comes after them, and nothing of their transaction stays', async () => {
    const db = await open();
    const twice = async (tx: Tx) => {
      await post(tx, insert(tx, 'a'));
      await post(tx, insert(tx, 'a'));
    };
    await expect(db.write(twice)).rejects.toThrow(/unique/i);
    const answered = db.write(async (tx) => {
      await twice(tx);
      await insert(tx, 'b').execute();
    });
    await expect(answered).rejects.toThrow(/unique/i);
    const asked = db.write(async (tx) => {
      await twice(tx);
      await ask(tx, tx.selectFrom('settings').selectAll());
    });
    await expect(asked).rejects.toThrow(/unique/i);
    expect(await all(db)).toEqual([]);
    await db.write((tx) => insert(tx, 'c').execute());
    expect(await all(db)).toHaveLength(1);
  });

  it('may be the last of a transaction, after all else of it', async () => {
    const db = await open();
    const done = await db.write(async (tx) => {
      beforeCommit(tx, () => post(tx, tx.updateTable('settings').set({ value: 'last' })));
      await post(tx, insert(tx, 'a'));
      await insert(tx, 'b').execute();
      return 'done';
    });
    expect([done, (await all(db)).map(({ value }) => value)]).toEqual(['done', ['last', 'last']]);
    const failing = db.write(async (tx) => {
      beforeCommit(tx, () => post(tx, insert(tx, 'a')));
      await insert(tx, 'c').execute();
    });
    await expect(failing).rejects.toThrow(/unique/i);
    expect(await all(db)).toHaveLength(2);
  });
});

eachDatabase('a name that is held', (open) => {
  it('lets those that hold it work one after another', async () => {
    const db = await open();
    await db.write((tx) => insert(tx, 'count', '0').execute());
    const count = async (tx: Tx) => {
      await holdName(tx, 'count');
      const { value } = await tx.selectFrom('settings').select('value').executeTakeFirstOrThrow();
      await tx
        .updateTable('settings')
        .set({ value: String(Number(value) + 1) })
        .execute();
    };
    await Promise.all(Array.from({ length: 24 }, () => db.write(count)));
    expect(await all(db)).toEqual([{ key: 'count', value: '24' }]);
  });
});

onPostgres('a statement that the server knows by name', (open) => {
  it('is read anew when its table has other columns by now, in a read and in a write', async () => {
    const db = await open();
    await db.write((tx) => insert(tx, 'a').execute());
    const read = () => db.read.selectFrom('settings').selectAll().where('key', '=', 'a').execute();
    const write = () =>
      db.write((tx) => tx.updateTable('settings').set({ value: 'x' }).where('key', '=', 'a').returningAll().execute());
    for (let n = 0; n < 24; n += 1) await Promise.all([read(), write()]);
    const alter = (how: string) => db.write((tx) => sql`alter table settings ${sql.raw(how)}`.execute(tx));
    await alter("add column glaze text default 'ash'");
    expect(await read()).toEqual([{ key: 'a', value: 'x', glaze: 'ash' }]);
    await alter('drop column glaze');
    expect(await write()).toEqual([{ key: 'a', value: 'x' }]);
  });
});
