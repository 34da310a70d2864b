import { expect, it } from 'vitest';
import { keptInsert } from './keptInsert.server.ts';
import { eachDatabase } from './testing/databases.server.ts';

const put = keptInsert<{ key: string; value: string }>(['key', 'value'], (db, rows) =>
  db
    .insertInto('settings')
    .values(rows)
    .onConflict((c) => c.column('key').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') }))),
);

eachDatabase('keptInsert', (open) => {
  it('writes the rows of each call, as many as there are, over those before', async () => {
    const db = await open();
    await db.write(async (tx) => {
      await put(tx, [
        { value: '1', key: 'a' },
        { key: 'b', value: '2' },
      ]);
      await put(tx, [{ key: 'c', value: '3' }]);
      await put(tx, [
        { key: 'b', value: '4' },
        { key: 'd', value: '5' },
      ]);
    });
    const rows = await db.read.selectFrom('settings').select(['key', 'value']).orderBy('key').execute();
    expect(rows.map(({ key, value }) => key + value).join(' ')).toBe('a1 b4 c3 d5');
  });

  it('refuses a statement whose values are not those of the rows in their order', async () => {
    const db = await open();
    const wrong = keptInsert<{ key: string; value: string }>(['value', 'key'], (tx, [row]) =>
      tx.insertInto('settings').values({ key: row?.key ?? '', value: row?.value ?? '' }),
    );
    await expect(db.write((tx) => wrong(tx, [{ key: 'a', value: '1' }]))).rejects.toThrow('values of its own');
  });

  it('fails the whole transaction when a row is refused', async () => {
    const db = await open();
    const add = keptInsert<{ key: string; value: string }>(['key', 'value'], (tx, rows) =>
      tx.insertInto('settings').values(rows),
    );
    const written = db.write(async (tx) => {
      await add(tx, [{ key: 'a', value: '1' }]);
      await add(tx, [{ key: 'a', value: '2' }]);
      await add(tx, [{ key: 'b', value: '3' }]);
    });
    await expect(written).rejects.toThrow(/unique/iu);
    expect(await db.read.selectFrom('settings').select('key').execute()).toEqual([]);
  });
});
